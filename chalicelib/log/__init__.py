"""The log of a table: its entries, and the table that they make. Pure: no club, no store, no clock."""
