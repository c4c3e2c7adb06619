"""Pictures as arrays of pixels, for `render_mode="rgb_array"`. Needs the extra `pictures`."""

from __future__ import annotations

from io import BytesIO

import numpy as np
import numpy.typing as npt

PIXEL_WIDTH = 960  # pixels
RENDER_MODES = ("human", "ansi", "rgb_array")
Pixels = npt.NDArray[np.uint8]  # height, width, and red, green, blue


def pixels(picture: str) -> Pixels:
    """Draw an SVG picture. Raises ModuleNotFoundError without the extra `pictures`."""
    try:
        import resvg_py
        from PIL import Image
    except ModuleNotFoundError as error:
        raise ModuleNotFoundError(f"rgb_array needs {error.name}: pip install 'farebox[pictures]'", name=error.name) from None
    drawn = Image.open(BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=picture))))
    return np.asarray(drawn.convert("RGB"))


def check_render_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"render_mode must be {', '.join(RENDER_MODES)} or None, not {mode!r}")
    return mode
