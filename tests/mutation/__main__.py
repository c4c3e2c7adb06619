"""Mutate the rules, and list what no test notices:  python tests/mutation [--sample N] [--function NAME] (see README.md)"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from mutation.run import main

sys.exit(main())
