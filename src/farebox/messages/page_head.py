"""The head of the client's page: its language, title, description and link preview, and the description of the installed app."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from html import escape

from farebox.messages import text

PAGE_BLOCK = re.compile(r"<!-- page -->.*?<!-- /page -->", re.DOTALL)  # of web/index.html
HTML_TAG = '<html lang="en"'  # of web/index.html
MANIFEST = "manifest.webmanifest"
PREVIEW, PREVIEW_WIDTH, PREVIEW_HEIGHT = "preview.png", 1200, 630


@dataclass(frozen=True)
class About:
    """The title and preview of a page."""

    title: str
    headline: str
    description: str
    listed: bool = True  # whether search engines may list it


def about_app(language: str) -> About:
    name = text(language, "common-app")
    return About(name, name, text(language, "common-description"))


def with_head(html: str, about: About, language: str, address: tuple[str, str] | None = None, marks: str = "") -> str:
    """The client's page with its head filled in. `address`: of the server and of the page, if it is known.

    `marks` are further attributes of the page.
    """
    content = PAGE_BLOCK.sub(lambda _: "\n    ".join(_tags(about, language, address)), html)
    return content.replace(HTML_TAG, f'<html lang="{language}"{marks}', 1)


def app_manifest(content: str, language: str) -> dict[str, object]:
    """The web app manifest in a language."""
    known: dict[str, object] = json.loads(content)
    return known | {"lang": language, "description": text(language, "common-description")}


def _tags(about: About, language: str, address: tuple[str, str] | None) -> list[str]:
    tags = [f"<title>{escape(about.title)}</title>", _meta({"name": "description", "content": about.description})]
    if not about.listed:
        tags.append(_meta({"name": "robots", "content": "noindex"}))
    graph = {
        "og:type": "website",
        "og:site_name": text(language, "common-app"),
        "og:title": about.headline,
        "og:description": about.description,
        "og:locale": language,
    }
    if address:
        graph |= _picture(*address, language)
    tags += [_meta({"property": name, "content": content}) for name, content in graph.items()]
    return [*tags, _meta({"name": "twitter:card", "content": "summary_large_image" if address else "summary"})]


def _picture(server: str, page: str, language: str) -> dict[str, str]:
    """Previews need whole addresses."""
    return {
        "og:url": page,
        "og:image": f"{server}{PREVIEW}",
        "og:image:width": str(PREVIEW_WIDTH),
        "og:image:height": str(PREVIEW_HEIGHT),
        "og:image:alt": text(language, "common-picture"),
    }


def _meta(attributes: Mapping[str, str]) -> str:
    return "<meta " + " ".join(f'{name}="{escape(value)}"' for name, value in attributes.items()) + ">"
