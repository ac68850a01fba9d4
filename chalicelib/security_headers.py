"""What every reply with the page in it tells a browser not to allow: `security_headers.json`.

`page` goes out wherever the page does, from here and from the edge. `https` is the edge's alone: browsers heed those two over
https only, and complain of them over http. The policy names what the built page needs, and all of it is its own: no script
or style stands in a document, and `data:` is the page's icon with the number of tables that wait.
"""

from __future__ import annotations

import json
from pathlib import Path

FILE = Path(__file__).with_name("security_headers.json")
PAGE: dict[str, str] = json.loads(FILE.read_text("utf-8"))["page"]
