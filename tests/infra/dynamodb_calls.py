"""Derives from the code which DynamoDB calls a function can make.

It combines two readings of the code. The store: which operations each method sends (`append` PutItem, `rows` Query). The
callers: from a handler on, it follows everything that a function names, through modules, classes and names passed as values,
and collects each `store.<method>`. Code in rare branches counts too, because a role must allow it.
"""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Callable, Iterator
from functools import cache, partial
from types import FunctionType, ModuleType
from typing import Any

from chalice.app import EventSourceHandler, PureLambdaWrapper

from chalicelib.store import dynamo
from chalicelib.store.interface import Amendable, Store

OURS = ("app", "chalicelib.")
CLIENT, STORE = "_client", "store"
CHANGE, TAKING = "change", "change, and rows are gone"
"""`change` without rows to delete only puts."""
IN_CHANGES = {"Put": "dynamodb:PutItem", "Delete": "dynamodb:DeleteItem"}
"""IAM has no action for transactions; it checks that of each part."""
METHODS = {name for face in (Store, Amendable) for name in vars(face) if not name.startswith("_")}


def operations(start: Callable[..., Any], *, not_into: frozenset[str] = frozenset()) -> set[str]:
    """Return the operations (IAM's names) that a function may send; functions in `not_into` are not followed."""
    sent = operations_by_method()
    return {operation for method in methods(start, not_into=not_into) for operation in sent[method]}


@cache
def methods(start: Callable[..., Any], *, not_into: frozenset[str] = frozenset()) -> set[str]:
    """Return the store's methods that a function may call."""
    return {method for function in reached(start, not_into=not_into) for method in methods_in(_tree(function))}


@cache
def reached(start: Callable[..., Any], *, not_into: frozenset[str] = frozenset()) -> set[FunctionType]:
    """Return the functions that a function may call, with itself."""
    seen: set[FunctionType] = set()
    waiting = list(_functions(start))
    while waiting:
        function = waiting.pop()
        if function not in seen and function.__qualname__ not in not_into:
            seen.add(function)
            waiting += _next(function)
    return seen


@cache
def _next(function: FunctionType) -> list[FunctionType]:
    """Return the functions that it names directly."""
    return [named for node in ast.walk(_tree(function)) for named in _named(node, function.__globals__)]


def methods_in(tree: ast.AST) -> set[str]:
    """Return the store's methods that this code calls."""
    found = {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute) and _is_of_store(node)}
    plain = {node.func for node in ast.walk(tree) if isinstance(node, ast.Call) and len(node.args) + len(node.keywords) == 1}
    changes = {
        node for node in ast.walk(tree) if isinstance(node, ast.Attribute) and node.attr == CHANGE and _is_of_store(node)
    }
    return found | ({TAKING} if changes - plain else set())


@cache
def operations_by_method() -> dict[str, set[str]]:
    """Return the operations of each method of the DynamoDB store, with those of its helpers."""
    bodies = {name: _tree(value) for name, value in vars(dynamo.DynamoStore).items() if isinstance(value, FunctionType)}

    def sent(name: str) -> set[str]:
        found: set[str] = set()
        for node in ast.walk(bodies[name]):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Attribute) and node.value.attr == CLIENT:
                found |= set() if node.attr in ("exceptions", "transact_write_items") else {"dynamodb:" + _camel(node.attr)}
            elif isinstance(node, ast.Attribute) and node.attr in bodies and node.attr != name and _is_self(node.value):
                found |= sent(node.attr)
            elif isinstance(node, ast.Constant) and node.value in IN_CHANGES:
                found.add(IN_CHANGES[node.value])
        return found

    calls = {name: sent(name) for name in METHODS}
    return {**calls, CHANGE: {IN_CHANGES["Put"]}, TAKING: calls[CHANGE]}


def _is_of_store(node: ast.Attribute) -> bool:
    """Whether it is `store.put`, `club.store.put`, `self._store.put`: the store has no other name."""
    return node.attr in METHODS and _holder(node) == STORE


def _holder(node: ast.Attribute) -> str:
    """Return the name of the object of this attribute."""
    holder = node.value
    name = holder.attr if isinstance(holder, ast.Attribute) else holder.id if isinstance(holder, ast.Name) else ""
    return name.lstrip("_")


def _named(node: ast.AST, names: dict[str, Any]) -> Iterator[FunctionType]:
    """Yield our functions that this name, or name in a module, refers to."""
    if isinstance(node, ast.Name):
        yield from _functions(names.get(node.id))
    elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
        holder = names.get(node.value.id)
        if isinstance(holder, ModuleType):
            yield from _functions(getattr(holder, node.attr, None))
    elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith(OURS):
        module = __import__(node.module or "", fromlist=["*"])
        for alias in node.names:
            yield from _functions(getattr(module, alias.name, None))


def _functions(value: Any) -> Iterator[FunctionType]:
    """Yield the functions of a value: itself, the wrapped one, or all methods of a class."""
    if isinstance(value, EventSourceHandler):
        yield from _functions(value.func)
    elif isinstance(value, PureLambdaWrapper):
        yield from _functions(value._original_func)
    elif isinstance(value, partial):
        yield from _functions(value.func)
        for handed in (*value.args, *value.keywords.values()):
            yield from _functions(handed)
    elif isinstance(value, FunctionType):
        value = inspect.unwrap(value)
        if value.__module__.startswith(OURS):
            yield value
    elif isinstance(value, type) and value.__module__.startswith(OURS) and not value.__module__.startswith("chalicelib.store"):
        for held in list(vars(value).values()):
            yield from _functions(getattr(held, "fget", None) or getattr(held, "func", held))


@cache
def _tree(function: FunctionType) -> ast.AST:
    try:
        return ast.parse(textwrap.dedent(inspect.getsource(function)))
    except OSError:  # a method that a dataclass generated
        return ast.Module([], [])


def _is_self(node: ast.AST) -> bool:
    return isinstance(node, ast.Name) and node.id == "self"


def _camel(name: str) -> str:
    return "".join(part.capitalize() for part in name.split("_"))
