"""The command: which mutants to try, and what to say about them."""

from __future__ import annotations

import argparse
import json
import os
import time
import tomllib
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from random import Random

from mutation.operators import Mutant, mutants
from mutation.session import Result, Session

EQUIVALENT = Path(__file__).parent / "equivalent.toml"
MOST_EQUIVALENT = 0.02
Key = tuple[str, str, str, int, str]


def equivalent() -> dict[Key, str]:
    """The mutants that are listed because they change nothing, with the reason."""
    found: dict[Key, str] = {}
    for entry in tomllib.loads(EQUIVALENT.read_text("utf-8")).get("equivalent", []):
        for new in entry["becomes"]:
            found[entry["file"], entry["function"], entry["line"], entry.get("nth", 1), new] = entry["reason"]
    return found


def sample(count: int, seed: int) -> list[Mutant]:
    """Some of the mutants that must be killed, always the same ones for a seed."""
    listed = equivalent()
    return Random(seed).sample([mutant for mutant in mutants() if mutant.key not in listed], count)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python tests/mutation", description="Mutate the rules; list what no test notices.")
    parser.add_argument("--sample", type=int, metavar="N", help="try only N mutants, none of them listed in equivalent.toml")
    parser.add_argument("--seed", type=int, default=1, help="of the sample")
    parser.add_argument("--function", action="append", default=[], help="try only the mutants of this function")
    parser.add_argument("--file", action="append", default=[], help="try only the mutants of this file, as rules/cards.py")
    parser.add_argument("--operator", action="append", default=[], help="try only the mutants of this operator, as narrow")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes side by side")
    parser.add_argument("--results", type=Path, help="write every result to this file, a line of JSON each")
    chosen = parser.parse_args()
    tried = sample(chosen.sample, chosen.seed) if chosen.sample else list(mutants())
    if chosen.function:
        tried = [mutant for mutant in tried if mutant.function in chosen.function]
    if chosen.file:
        tried = [mutant for mutant in tried if mutant.file in chosen.file]
    if chosen.operator:
        tried = [mutant for mutant in tried if mutant.operator in chosen.operator]
    return try_all(tried, chosen.jobs, chosen.results)


def try_all(tried: list[Mutant], jobs: int, file: Path | None) -> int:
    """0 if every mutant was killed as it must be, or is listed and survived."""
    start, results = time.monotonic(), list[Result]()
    stream = file.open("w", encoding="utf-8") if file else None

    def tell(result: Result) -> None:
        results.append(result)
        if stream:
            print(as_json(result), file=stream, flush=True)

    complete = Session(tried, jobs, tell).run()
    print(table(results))
    print(*(f"{result.killer}: {result.mutant}" for result in results if result.outcome == "timed out"), sep="\n")
    problems = [problem for result in results if (problem := wrong(result))]
    print(*problems, sep="\n")
    print(
        f"{len(results)} of {len(tried)} mutants tried in {(time.monotonic() - start) / 60:.1f} minutes, {len(problems)} problems"
    )
    return 0 if complete and not problems else 1


def wrong(result: Result) -> str:
    """What is to be done about a result; empty: nothing."""
    listed = result.mutant.key in equivalent()
    if result.outcome == "timed out":
        return ""
    if listed and result.killer:
        return f"listed in equivalent.toml, but killed by {result.killer}: {result.mutant}"
    if listed or result.outcome == "killed":
        return ""
    cited = f" ({', '.join(result.clauses)})" if result.clauses else ""
    return f"{result.outcome}{cited}: {result.mutant}" + (f" (by {result.killer})" if result.killer else "")


def table(results: Iterable[Result]) -> str:
    """Numbers by file: mutants, killed, of these by a test named after the clause or only by another, timed out, survivors."""
    kinds = ("mutants", "killed", "by the clause's test", "only by another", "timed out", "survivors")
    rows: dict[str, Counter[str]] = {}
    for result in results:
        for name in (result.mutant.file, "all"):
            row = rows.setdefault(name, Counter())
            row["mutants"] += 1
            row["killed"] += result.outcome.startswith("killed")
            row["by the clause's test"] += result.by_clause
            row["only by another"] += result.outcome == "killed, but not by its clause"
            row["timed out"] += result.outcome == "timed out"
            row["survivors"] += not result.killer
    lines = [" " * 24 + "  ".join(kinds)]
    for name, row in sorted(rows.items(), key=lambda pair: (pair[0] == "all", pair[0])):
        lines.append(f"{name:24}" + "  ".join(f"{row[kind]:{len(kind)}}" for kind in kinds))
    return "\n".join(lines)


def as_json(result: Result) -> str:
    mutant = result.mutant
    return json.dumps(
        {
            "file": mutant.file,
            "function": mutant.function,
            "at": mutant.line,
            "operator": mutant.operator,
            "line": mutant.old_line,
            "nth": mutant.key[3],
            "becomes": mutant.new_line,
            "clauses": result.clauses,
            "outcome": result.outcome,
            "killer": result.killer,
        },
        ensure_ascii=False,
    )
