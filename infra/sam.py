"""What Chalice makes of the app for CloudFormation, without the zip that it would make besides, slowly and not reproducibly."""

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

from infra import runtime

ZIP = "deployment.zip"
SIGNALS_ZIP, PICTURES_ZIP = "signals.zip", "pictures.zip"
"""The packages of the functions that send signals and draw pictures, which Chalice knows nothing of."""
CHECK_ZIP = "check.zip"
"""That of the function which visits a new version: modules of infra, without libraries."""
ZIPS = (ZIP, SIGNALS_ZIP, PICTURES_ZIP, CHECK_ZIP)
Template = dict[str, Any]


class _OurZip(BaseDeployStep):
    """Stands where Chalice makes its zip: all functions run ours."""

    def handle_deploymentpackage(self, config: Config, resource: models.DeploymentPackage) -> None:
        resource.filename = f"./{ZIP}"


class _Principals(PackageOptions):
    """What Chalice asks of an AWS account, answered without one."""

    def __init__(self) -> None:
        """Without a client."""

    def service_principal(self, service: str) -> str:
        return f"{service}.amazonaws.com"


class _LambdaConfig(Config):
    """Chalice takes the Python that it runs on; the package is compiled for Lambda's."""

    lambda_python_version = runtime.NAME


def chalice_template(root: Path, stage: str) -> Template:
    """The template of `chalice package` for this stage, from the app and `.chalice/config.json`."""
    config = _LambdaConfig(
        chalice_stage=stage,
        user_provided_params={"chalice_app": importlib.import_module("app").app, "project_dir": str(root)},
        config_from_disk=json.loads((root / ".chalice" / "config.json").read_text()),
        default_params={"api_gateway_stage": DEFAULT_APIGATEWAY_STAGE_NAME},
    )
    steps = BuildStage([InjectDefaults(), _OurZip(), SwaggerBuilder(CFNSwaggerGenerator())])
    builder = ResourceBuilder(ApplicationGraphBuilder(), DependencyBuilder(), steps)
    template: Template = SAMTemplateGenerator(config, _Principals()).generate(builder.construct_resources(config, stage))
    return template


def with_environment(template: Template, **variables: str) -> Template:
    """The template with these environment variables in every function, anyone who described it."""
    for resource in template["Resources"].values():
        if resource["Type"] == "AWS::Serverless::Function":
            environment = resource["Properties"].setdefault("Environment", {})
            environment.setdefault("Variables", {}).update(variables)
    return template
