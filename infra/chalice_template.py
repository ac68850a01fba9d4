"""Chalice's SAM template of the app's functions, without the zip that Chalice would also make, slowly and not reproducibly."""

from __future__ import annotations

import importlib
import json
from pathlib import Path
from typing import Any

from chalice.config import Config
from chalice.constants import DEFAULT_APIGATEWAY_STAGE_NAME
from chalice.deploy import models
from chalice.deploy.appgraph import ApplicationGraphBuilder, DependencyBuilder
from chalice.deploy.deployer import BaseDeployStep, BuildStage, InjectDefaults, SwaggerBuilder
from chalice.deploy.swagger import CFNSwaggerGenerator
from chalice.package import PackageOptions, ResourceBuilder, SAMTemplateGenerator

from infra import lambda_python

API_ZIP = "deployment.zip"
NOTIFICATIONS_ZIP, PICTURES_ZIP = "notifications.zip", "pictures.zip"
"""The packages of functions that are not in the Chalice app: sending notifications, drawing pictures."""
SMOKE_TEST_ZIP = "smoke_test.zip"
"""The package of the function that tests a new version: modules of infra, without libraries."""
ZIPS = (API_ZIP, NOTIFICATIONS_ZIP, PICTURES_ZIP, SMOKE_TEST_ZIP)
Template = dict[str, Any]


class _UseOurZip(BaseDeployStep):
    """Replaces the step in which Chalice makes its zip: the functions run ours."""

    def handle_deploymentpackage(self, config: Config, resource: models.DeploymentPackage) -> None:
        resource.filename = f"./{API_ZIP}"


class _Principals(PackageOptions):
    """Answers Chalice's questions about AWS without an account."""

    def __init__(self) -> None:
        """Without a client."""

    def service_principal(self, service: str) -> str:
        return f"{service}.amazonaws.com"


class _LambdaConfig(Config):
    """Makes Chalice use Lambda's Python version, for which the package is compiled, and not the running one."""

    lambda_python_version = lambda_python.RUNTIME


def generate_template(root: Path, stage: str) -> Template:
    """Return the template of `chalice package` for this stage, from the app and `.chalice/config.json`."""
    config = _LambdaConfig(
        chalice_stage=stage,
        user_provided_params={"chalice_app": importlib.import_module("app").app, "project_dir": str(root)},
        config_from_disk=json.loads((root / ".chalice" / "config.json").read_text()),
        default_params={"api_gateway_stage": DEFAULT_APIGATEWAY_STAGE_NAME},
    )
    steps = BuildStage([InjectDefaults(), _UseOurZip(), SwaggerBuilder(CFNSwaggerGenerator())])
    builder = ResourceBuilder(ApplicationGraphBuilder(), DependencyBuilder(), steps)
    template: Template = SAMTemplateGenerator(config, _Principals()).generate(builder.construct_resources(config, stage))
    return template


def with_environment(template: Template, **variables: str) -> Template:
    """Add these environment variables to every function, Chalice's and ours, and return the template."""
    for resource in template["Resources"].values():
        if resource["Type"] == "AWS::Serverless::Function":
            environment = resource["Properties"].setdefault("Environment", {})
            environment.setdefault("Variables", {}).update(variables)
    return template
