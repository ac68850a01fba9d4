"""Lambda on this machine: AWS's own runtime client runs the package, and a small runtime API hands it events."""
