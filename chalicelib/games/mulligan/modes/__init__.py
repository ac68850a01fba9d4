"""What the modes add to a round (M-40 to M-46), one module for each that adds more than a number or a pairing of golfers."""
