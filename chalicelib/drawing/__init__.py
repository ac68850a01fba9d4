"""The pictures that go with links to tables: 1200 by 630, by day, with players and scores.

    api.pictures (what is said) ──▶ sheet (where it stands) ──▶ SVG ──▶ paint ──▶ PNG ──▶ gallery (kept for ever)

It has a function and a package of its own (infra/template/pictures.yaml): faces and the library that paints would make the
API's package half as large again, and its start later. `make play` draws with the same code.
"""
