"""Security headers of the page's responses, from `security_headers.json`.

`page` is sent with the page, locally and from the edge. `https` is sent by the edge only: browsers obey those two only over
https, and warn about them over http. The policy names what the built page needs, and all of it is its own: no script
or style stands in a document, and `data:` is the page's icon with the number of tables that wait.
"""

from __future__ import annotations

import json
from pathlib import Path

FILE = Path(__file__).with_name("security_headers.json")
PAGE: dict[str, str] = json.loads(FILE.read_text("utf-8"))["page"]
