"""Takes the club to AWS and operates it there: template, packages, deployment, repairs."""
