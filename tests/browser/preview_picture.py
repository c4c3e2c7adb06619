"""The picture of link previews, from a real game:  python tests/browser/preview_picture.py [FILE]

Without a file it renews web/public/preview.png. It has no words but the name, so it serves all languages.
"""

from __future__ import annotations

import io
import sys
import tempfile
from pathlib import Path

from PIL import Image

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent / "helpers"))

from arrivals import Arrivals  # noqa: E402
from chromium import launched  # noqa: E402
from devices import Shelf  # noqa: E402
from shortcut import shortcut  # noqa: E402

from running_server import running  # noqa: E402

PICTURE = HERE.parents[1] / "web/public/preview.png"
COLORS = 160
SIZE = {"width": 1200, "height": 630}
COMPOSE = """() => {
  const [board, top] = [...document.querySelectorAll('.world > svg')].map((layer) => layer.cloneNode(true));
  board.append(...top.childNodes);
  const logo = document.querySelector('.logo svg').cloneNode(true);
  board.querySelectorAll('[data-plate], text').forEach((one) => one.remove());
  board.removeAttribute('style');
  const style = document.createElement('style');
  style.textContent = `
    #preview { position: fixed; inset: 0; z-index: 99; overflow: hidden;
      background: linear-gradient(165deg, #fbf1dc 62%, #c9e2e8 62.2%); }
    #preview .board { position: absolute; left: 585px; top: -165px; width: 560px; perspective: 1900px; }
    #preview .board > div { transform: rotateX(46deg) rotateZ(-30deg) rotateY(4deg) scale(1.22);
      border: 10px solid #fffdf8; border-radius: 30px;
      overflow: hidden; box-shadow: -3px 4px 0 #d9cfb4, -6px 8px 0 #cfc4a6, -9px 12px 0 #c8bea4, -40px 60px 0 #14213a18; }
    #preview .board svg { position: static; display: block; width: 100%; height: auto; }
    #preview .name { position: absolute; left: 72px; top: 176px;
      font: 800 104px/1 var(--f); letter-spacing: -0.04em; color: #14213a; }
    #preview .name svg { width: 150px; height: 150px; margin: 0 0 22px -6px; }`;
  document.head.append(style);
  const page = document.createElement('div');
  page.id = 'preview';
  page.innerHTML = '<div class="board"><div></div></div><div class="name"><span>Farebox</span></div>';
  page.querySelector('.board > div').append(board);
  page.querySelector('.name').prepend(logo);
  document.body.append(page);
}"""


def main(file: Path) -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder)) as (_, base),
        launched() as browser,
        shortcut(base, "new_york", 4) as table,
    ):
        table.play(lambda now, view: view["turn"] > 36, wise=True)
        page = Arrivals(Shelf(browser), base)(f"/table/{table.code}", viewport=SIZE).page
        page.locator(".world > svg").first.wait_for()
        page.wait_for_timeout(1000)
        page.evaluate(COMPOSE)
        shot = Image.open(io.BytesIO(page.screenshot()))
    shot.convert("RGB").quantize(COLORS, Image.Quantize.MAXCOVERAGE, kmeans=3, dither=Image.Dither.NONE).save(file, optimize=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]) if sys.argv[1:] else PICTURE)
