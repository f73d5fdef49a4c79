"""The description of the HTTP API, and Schemathesis trying everything it says."""

from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.core.result import Err
from schemathesis.specs.openapi.checks import response_schema_conformance

from tests.site.client import Guest, fresh_address, number
from tests.site.server import Server

EXAMPLES = 15


@pytest.fixture(scope="module")
def description(postgresql: Server) -> dict[str, object]:
    answer = httpx.get(f"{postgresql.url}/api/docs/openapi.json")
    assert answer.status_code == 200
    found: dict[str, object] = answer.json()
    return found


def test_everything_is_described(description: dict[str, dict[str, object]]) -> None:
    paths = set(description["paths"])
    assert paths >= {
        "/healthz", "/metrics", "/api/games", "/api/bots", "/api/me", "/api/me/recovery",
        "/api/me/recover", "/api/me/tokens", "/api/me/games", "/api/players/{player}",
        "/api/ratings/{game}", "/api/tables", "/api/tables/{table}", "/api/tables/{table}/view",
        "/api/tables/{table}/requests", "/api/records", "/api/records/{record}",
        "/api/records/{record}/text", "/api/words/{language}", "/api/rules/{game}/{language}",
    }  # fmt: skip
    for operations in description["paths"].values():
        assert isinstance(operations, dict)
        assert all(operation["summary"] for operation in operations.values())


@pytest.fixture(scope="module")
def papers(postgresql: Server) -> dict[str, str]:
    """Somebody with a running game."""
    with Guest(postgresql.url, "Sam") as sam:
        token = sam.post("/api/me/tokens").json()["value"]
        table = sam.new_table("duel", "me", "greedy")
        sam.ask(table, "sit", seat=0, number=number())
        return {"Authorization": f"Bearer {token}", "table": table}


def test_nothing_that_can_be_asked_breaks_the_service(
    postgresql: Server, description: dict[str, object], papers: dict[str, str]
) -> None:
    schema = schemathesis.openapi.from_dict(description)
    schema.config.update(base_url=postgresql.url)
    tried = 0
    for found in schema.get_all_operations():
        assert not isinstance(found, Err), found
        operation = found.ok()
        if (operation.path, operation.method.upper()) == ("/api/me", "DELETE"):
            continue  # Sam stays; being forgotten has tests of its own
        try_out(operation, papers)
        tried += 1
    assert tried > 20


def try_out(operation: Any, papers: dict[str, str]) -> None:
    """Some requests that fit the description of an operation, and some that do not."""

    @settings(
        max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck),
        phases=[Phase.explicit, Phase.generate], derandomize=True, database=None,
    )  # fmt: skip
    @given(data=st.data())
    def each(data: st.DataObject) -> None:
        mode = data.draw(st.sampled_from(list(GenerationMode)))
        case = data.draw(operation.as_strategy(generation_mode=mode))
        if case.path_parameters and "table" in case.path_parameters:
            case.path_parameters["table"] = papers["table"]
        if case.query and "wait" in case.query:
            case.query["wait"] = 0
        headers = {"Authorization": papers["Authorization"], "X-Forwarded-For": fresh_address()}
        answer = case.call(headers=headers, timeout=20)
        assert answer.status_code < 500, (operation.label, answer.text, case.as_curl_command())
        assert b"Traceback" not in answer.content
        if answer.status_code < 300:
            case.validate_response(answer, checks=[response_schema_conformance])

    each()


def test_the_service_is_whole_afterwards(postgresql: Server) -> None:
    assert httpx.get(f"{postgresql.url}/healthz").status_code == 200
    assert "Traceback" not in postgresql.log
