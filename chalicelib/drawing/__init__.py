"""Draw link pictures: 1200 by 630 pixels, in day colours, with a table's players and scores.

    api/link_pictures.py (content) ──▶ picture_layout.py ──▶ SVG ──▶ svg_to_png.py ──▶ PNG ──▶ serve_pictures.py (cached)

This is a Lambda function with a package of its own (infra/template/link_pictures.yaml): fonts and the rendering library would
make the API's package half as large again, and its cold start slower. `make play` draws with the same code.
"""
