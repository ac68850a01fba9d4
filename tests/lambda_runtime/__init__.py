"""Lambda on this machine: AWS's runtime client runs the package and gets events from a small runtime API."""
