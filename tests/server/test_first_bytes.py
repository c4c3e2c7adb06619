"""Pages as they are sent: language, title and link preview, before any script runs."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from struct import unpack

import pytest
from starlette.testclient import TestClient

from farebox.messages import LANGUAGES, text
from farebox.messages.page_head import MANIFEST, PREVIEW, PREVIEW_HEIGHT, PREVIEW_WIDTH
from farebox.server.pages import preferred_language
from table_client import MINE, OPEN, new_table, server

WEB = Path(__file__).parents[2] / "web"
INDEX = (WEB / "index.html").read_text(encoding="utf-8")


class Head(HTMLParser):
    """The title and the meta tags of a page."""

    def __init__(self, source: str) -> None:
        super().__init__()
        self.language, self.title, self.tags = "", "", {}
        self._in_title = False
        self.elements: list[str] = []
        self.feed(source)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        self.elements.append(tag)
        self._in_title = tag == "title"
        if tag == "html":
            self.language = found["lang"]
        if tag == "meta" and (name := found.get("name") or found.get("property")):
            assert name not in self.tags or name == "theme-color"
            self.tags[name] = found["content"]

    def handle_endtag(self, tag: str) -> None:
        self._in_title = False

    def handle_data(self, data: str) -> None:
        if self._in_title:
            self.title += data


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    (tmp_path / "static").mkdir()
    (tmp_path / "static" / "index.html").write_text(INDEX, encoding="utf-8")
    (tmp_path / "static" / MANIFEST).write_text((WEB / "public" / MANIFEST).read_text(encoding="utf-8"), encoding="utf-8")
    with server(tmp_path, misses_per_minute=3) as client:
        yield client


def visit(client: TestClient, path: str, language: str = "en") -> Head:
    answer = client.get(path, headers={"accept-language": language})
    assert (answer.status_code, answer.headers["vary"], answer.headers["cache-control"]) == (200, "accept-language", "no-cache")
    head = Head(answer.text)
    assert answer.headers["content-language"] == head.language
    return head


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_has_its_language_and_title_from_the_first_byte(client: TestClient, language: str) -> None:
    titles = {
        "/": None,
        "/rules": "common-nav-rules",
        "/watch": "common-nav-watch",
        "/score-pad": "common-nav-score-pad",
        "/new": "lobby-new",
        "/new/friends": "lobby-new",
        "/games": "lobby-mine",
    }
    for path, title in titles.items():
        head = visit(client, path, f"{language}-XX,en;q=0.5")
        assert head.language == language
        assert head.title == (f"{text(language, title)} · Farebox" if title else "Farebox")
        assert head.tags["description"] == head.tags["og:description"] == text(language, "common-description")
        assert head.tags["og:image"] == "http://table.test/preview.png"
        assert head.tags["og:url"] == f"http://table.test{path}"
        assert "robots" not in head.tags


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_phone_installs_is_described_in_its_language(client: TestClient, language: str) -> None:
    answer = client.get(f"/{MANIFEST}", headers={"accept-language": language})
    assert (answer.headers["content-type"], answer.headers["vary"]) == ("application/manifest+json", "accept-language")
    assert (
        answer.json().items() >= {"lang": language, "description": text(language, "common-description"), "start_url": "."}.items()
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_invitation_says_what_to_and_who_is_there(client: TestClient, language: str) -> None:
    code = new_table(client, [MINE, OPEN, {"kind": "bot", "name": "Robo", "level": "beginner"}])["table"]["code"]
    head = visit(client, f"/table/{code}", language)
    game = text(language, "board-name-new-york")
    assert head.title == f"{game} · Farebox"
    assert head.tags["og:title"] == text(language, "common-invited", game=game)
    assert head.tags["og:description"].startswith(text(language, "common-invited-who", names="Ada"))
    assert "Robo" not in head.tags["og:description"]
    assert head.tags["robots"] == "noindex"
    assert visit(client, f"/table/{code.lower()}", language).tags["og:title"] == head.tags["og:title"]


def test_a_game_that_has_begun_invites_nobody(client: TestClient) -> None:
    code = new_table(client, [MINE, {"kind": "mine", "name": "Bob"}], start=True)["table"]["code"]
    head = visit(client, f"/table/{code}")
    assert (head.title, head.tags["og:title"]) == ("New York · Farebox", "New York")
    assert "Ada" not in head.tags["og:description"]


def test_names_and_hosts_stay_text(client: TestClient) -> None:
    name = '"><b>&amp;</title>'
    code = new_table(client, [{"kind": "mine", "name": name}, OPEN])["table"]["code"]
    head = visit(client, f"/table/{code}")
    assert name in head.tags["og:description"]
    assert "b" not in head.elements
    strange = client.get("/", headers={"host": 'x"><b>'})
    assert "b" not in Head(strange.text).elements


def test_an_unknown_code_tells_nothing_and_guesses_are_counted(client: TestClient) -> None:
    code = new_table(client, [MINE, OPEN])["table"]["code"]
    plain = visit(client, "/table/nonsense")
    assert (plain.title, plain.tags["og:title"]) == ("Farebox", "Farebox")
    for guess in ("BCDFGHJK", "BCDFGHJR", "BCDFGHJM", "BCDFGHJN", "BCDFGHJP", "BCDFGHJQ"):
        assert visit(client, f"/table/{guess}").tags["og:title"] == "Farebox"
    assert visit(client, f"/table/{code}").tags["og:title"] == "Farebox"  # too many: right or wrong is not said
    assert client.get(f"/api/tables/{code}").status_code == 429


def test_a_link_to_a_seat_stays_out_of_the_preview(client: TestClient) -> None:
    code = new_table(client, [MINE, OPEN])["table"]["code"]
    assert visit(client, f"/table/{code}?seat=secret").tags["og:url"] == f"http://table.test/table/{code}"


def test_the_preferred_language() -> None:
    assert preferred_language("") == preferred_language("*") == preferred_language("de-DE,de;q=0.9") == "en"
    assert preferred_language("fr-CH, fr;q=0.9, en;q=0.8") == "fr"
    assert preferred_language("de, en;q=0.5, PL;q=0.7") == "pl"
    assert preferred_language("it;q=0, ro;q=0.1") == "ro"
    assert preferred_language("pl;q=x,it") == "it"
    assert preferred_language(",".join(["xx"] * 500 + ["fr"])) == "en"


def test_the_page_of_the_client_has_what_the_server_fills_in() -> None:
    assert INDEX.count('<html lang="en">') == 1
    assert len(re.findall(r"<!-- page -->.*?<!-- /page -->", INDEX, re.DOTALL)) == 1


def test_the_picture_of_previews_is_of_its_size_and_light() -> None:
    picture = (WEB / "public" / PREVIEW).read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert unpack(">II", picture[16:24]) == (PREVIEW_WIDTH, PREVIEW_HEIGHT)
    assert len(picture) <= 120_000


def test_a_wrong_address_is_a_page_that_says_so(client: TestClient) -> None:
    answer = client.get("/nonsense/deep", headers={"accept": "text/html,*/*", "accept-language": "pl"})
    head = Head(answer.text)
    assert (answer.status_code, answer.headers["content-language"]) == (404, "pl")
    assert (head.title, head.tags["robots"]) == (f"{text('pl', 'lobby-nowhere')} · Farebox", "noindex")


@pytest.mark.parametrize("path", ["/nonsense.js", "/assets/old-1234.js", "/api/nonsense", "/api/boards/nonsense"])
def test_files_and_the_api_answer_plainly(client: TestClient, path: str) -> None:
    answer = client.get(path, headers={"accept": "text/html,*/*"})
    assert (answer.status_code, answer.headers["content-type"]) == (404, "application/json")
    assert client.get("/nonsense").headers["content-type"] == "application/json"  # a program asks
