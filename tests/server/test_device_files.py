"""What the server sends to pages that hold tables themselves."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import urljoin

from farebox.page_files import PYODIDE_FILES
from table_client import server


def test_pages_can_hold_tables_themselves_if_the_client_was_built_with_pyodide(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "pyodide-1.2.3").mkdir(parents=True)
    (static / "index.html").write_text('<html lang="en">')
    with server(tmp_path) as client:
        assert client.get("/").text == '<html lang="en">'
        assert client.get("/device/anything/site.json").status_code == 404
    for name in PYODIDE_FILES:
        (static / "pyodide-1.2.3" / name).write_text(name)
    with server(tmp_path) as client:
        folder = client.get("/").text.partition('data-device="')[2].partition('"')[0]
        site = client.get(f"{folder}site.json")
        assert "immutable" in site.headers["cache-control"]
        files = [*site.json()["files"], *site.json()["weights"]["new_york"]["3"]]
        answers = [client.get(urljoin(folder, file)) for file in files]
        assert [(answer.status_code, "immutable" in answer.headers["cache-control"]) for answer in answers] == [
            (200, True)
        ] * len(files)
        assert sum(len(answer.content) for answer in answers[1:6]) > 100_000
        assert client.get("/device/0123456789ab/farebox.zip").status_code == 404, "of another release"
        assert client.get("/device/weights/..%2f..%2f..%2f__init__.py").status_code == 404


def test_only_the_script_of_tables_in_the_page_may_run_webassembly(tmp_path: Path) -> None:
    assets = tmp_path / "static" / "assets"
    assets.mkdir(parents=True)
    for name in ("worker-abc.js", "index-abc.js"):
        (assets / name).write_text("1")
    with server(tmp_path) as client:
        policies = [
            client.get(f"/assets/{name}").headers["content-security-policy"] for name in ("worker-abc.js", "index-abc.js")
        ]
    assert ["wasm-unsafe-eval" in policy for policy in policies] == [True, False]
    assert all("'unsafe-eval'" not in policy for policy in policies)
