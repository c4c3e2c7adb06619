"""Grandmasters among champions, hundreds of tables at a time, with their imagined worlds on a CUDA device (or, slowly, without).

    python benchmarks/grandmasters.py --board new_york --seats 3 --deals 300 --ways 8 32 --out games.jsonl

Every deal is played once from each seat by each way of thinking: `8` is `grandmaster:8`, and settings may follow it:
`8,trust=0.03,luck=0`. All other seats are champions, so an even share is one divided by the number of seats.
"""

from __future__ import annotations

import argparse
import json
import time
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import torch

from farebox.boards.board import load_board
from farebox.boards.limits import LOCATIONS, SEATS, TICKETS
from farebox.bots.heuristic.plan import PlanMemory
from farebox.bots.neural.batched_play import describe, play_on, shares_won
from farebox.bots.neural.champion import champion_of
from farebox.bots.neural.grandmaster import CANDIDATES, IMAGINED_WORLDS, LEAST, LOOKAHEAD, TRUST
from farebox.bots.search.belief import believe, weigh_tickets
from farebox.bots.search.paired_rollouts import BEHIND
from farebox.features.network_input import row_places, row_size
from farebox.features.observation import action_count, clear
from farebox.game.paths import Links
from farebox.kernel import cuda
from farebox.kernel.fields import dtype, to_record
from farebox.kernel.rng import advance, seeded
from farebox.kernel.twins import inlined, rule
from farebox.rules.board_numbers import board_numbers
from farebox.rules.dispatch import apply, deal
from farebox.rules.hidden import redeal
from farebox.rules.running import cuda_states
from farebox.rules.running.compiled import compiled_rules
from farebox.rules.running.cuda_states import STATE_WORDS, launch, near_state
from farebox.rules.state import NONE, OVER, PAY, BoardNumbers, State
from farebox.train.torch_net import MASKED_LOGIT, Net, load_network

MOST = 131_072  # worlds at a time


@dataclass(frozen=True)
class Way:
    """How a grandmaster thinks; the defaults are the bot's."""

    rounds: int = 8
    trust: float = TRUST
    luck: float = 1.0  # sampling temperature in the imagined worlds: 0 plays the policy's best action
    steps: int = LOOKAHEAD
    doubt: float = 0.0  # standard errors by which another action must be better than the policy's
    candidates: int = CANDIDATES
    least: float = LEAST

    @classmethod
    def parse(cls, text: str) -> Way:
        rounds, *settings = text.split(",")
        way = cls(int(rounds))
        for name, _, value in (setting.partition("=") for setting in settings):
            if name not in cls.__dataclass_fields__:
                raise ValueError(f"unknown setting {name}; settings are {', '.join(cls.__dataclass_fields__)}")
            way = replace(way, **{name: type(getattr(way, name))(float(value))})
        return way


@inlined
def imagine_world(b: BoardNumbers, s: State, viewer: int, weights: list[list[int]], x: int, action: int) -> None:
    x = advance(seeded(x))
    redeal(b, s, viewer, x)
    believe(b, s, viewer, weights, advance(advance(x)))
    apply(b, s, action)


@inlined
def advance_world(
    b: BoardNumbers, s: State, k: Links, at: list[int], i: int, rows: list[list[int]], masks: list[list[int]],
    facts: list[list[int]], actions: list[int],
) -> None:  # fmt: skip
    """Play an action, then all forced steps. facts: the seat to act (NONE: game over), the phase, the winners."""
    play_on(b, s, actions[i])
    facts[i][0] = NONE if s.phase == OVER else s.seat
    facts[i][1] = s.phase
    facts[i][2] = s.winners
    if s.phase != OVER:
        describe(b, s, k, at, rows[i], masks[i])


# fmt: off
@rule
def imagine_worlds(
    boards: list[BoardNumbers], states: list[State], viewers: list[int], weights: list[list[list[int]]], table: list[int],
    xs: list[int], actions: list[int],
) -> None:
    for i in range(len(states)):
        imagine_world(boards[0], states[i], viewers[table[i]], weights[table[i]], xs[i], actions[i])


@rule
def advance_worlds(
    boards: list[BoardNumbers], states: list[State], links: list[Links], at: list[int], rows: list[list[int]],
    masks: list[list[int]], facts: list[list[int]], actions: list[int],
) -> None:
    for i in range(len(states)):
        clear(rows[i])
        clear(masks[i])
        advance_world(boards[0], states[i], links[0], at, i, rows, masks, facts, actions)
# fmt: on


@rule
def deal_tables(boards: list[BoardNumbers], states: list[State], seeds: list[int], seats: int) -> None:
    for i in range(len(states)):
        deal(boards[0], states[i], seats, seeds[i], seeds[i] % seats, 0)


@cache
def kernels() -> tuple[Any, Any]:
    on, near, of = cuda.cuda(), near_state(), cuda.twins().of
    fetch, keep = cuda_states.fetch(), cuda_states.keep()
    imagine_one, advance_one, scratch = of(imagine_world), of(advance_world), dtype(Links)

    def imagine(boards, states, viewers, weights, table, xs, actions):  # type: ignore[no-untyped-def]  # numba-cuda infers them
        i = on.grid(1)
        fetch(states)
        if i < states.shape[0]:
            s = on.shared.array(0, near)[on.threadIdx.x]
            imagine_one(boards[0], s, viewers[table[i]], weights[table[i]], xs[i], actions[i])
        keep(states)

    def advance_all(boards, states, at, rows, masks, facts, actions):  # type: ignore[no-untyped-def]  # numba-cuda infers them
        i = on.grid(1)
        fetch(states)
        if i < states.shape[0]:
            s, k = on.shared.array(0, near)[on.threadIdx.x], on.local.array(1, scratch)[0]
            advance_one(boards[0], s, k, at, i, rows, masks, facts, actions)
        keep(states)

    return on.jit(imagine), on.jit(advance_all)


class Worlds:
    """Plays imagined worlds on, all of them at once."""

    def __init__(self, board: Any, seats: int, where: str, net: Net) -> None:
        self.board, self.seats, self.where, self.net = board, seats, where, net
        self.boards, at = to_record(board_numbers(board)), np.array(row_places(board), np.int64)
        self.on_device, self.there = where == "cuda", (torch.arange(SEATS, device=where) < seats).long()[None]
        if self.on_device:
            self.boards, self.at = cuda.cuda().to_device(self.boards), cuda.cuda().to_device(at)
            self.imagine_kernel, self.advance_kernel = kernels()
        else:
            self.at, self.links = at, np.zeros(1, dtype(Links))

    def view(self, tensor: torch.Tensor) -> Any:
        return cuda.cuda().as_cuda_array(tensor) if self.on_device else tensor.numpy()

    def as_states(self, tensor: torch.Tensor) -> Any:
        return self.view(tensor) if self.on_device else tensor.numpy().view(dtype(State))[:, 0]

    def imagine(self, states: Any, viewers: Any, weights: Any, table: Any, xs: Any, actions: Any) -> None:
        rest = [self.view(x) for x in (viewers, weights, table, xs, actions)]
        if self.on_device:
            launch(self.imagine_kernel, len(states))(self.boards, self.view(states), *rest)
        else:
            compiled_rules().twin(imagine_worlds)(self.boards, self.as_states(states), *rest)

    def advance(self, states: Any, actions: Any) -> tuple[Any, Any, Any]:
        """Rows, masks and facts of the worlds after these actions."""
        n = len(states)
        rows = torch.zeros((n, row_size(self.board)), dtype=torch.int8, device=self.where)
        masks = torch.zeros((n, action_count(self.board)), dtype=torch.int8, device=self.where)
        facts = torch.zeros((n, 3), dtype=torch.int64, device=self.where)
        rest = [self.view(x) for x in (rows, masks, facts, actions)]
        if self.on_device:
            launch(self.advance_kernel, n)(self.boards, self.view(states), self.at, *rest)
        else:
            twin = compiled_rules().twin(advance_worlds)
            twin(self.boards, self.as_states(states), self.links, self.at, *rest)
        return rows, masks, facts

    @torch.no_grad()
    def play(self, roots: Any, viewers: Any, weights: Any, table: Any, xs: Any, actions: Any, luck: Any, steps: Any) -> Any:
        """The viewers' chances to win in worlds consistent with roots[table], after actions."""
        states = roots[table].clone()
        self.imagine(states, viewers, weights, table, xs, actions)
        won, alive = torch.zeros(len(table), device=self.where), torch.arange(len(table), device=self.where)
        chosen = torch.full_like(table, NONE)
        for step in range(int(steps.max()) + 1):
            rows, masks, facts = self.advance(states, chosen)
            over, late = facts[:, 0] == NONE, step >= steps[alive]
            done = over.nonzero().squeeze(1)
            me = viewers[table[alive[done]]]
            shared = sum(((facts[done, 2] >> p) & 1 for p in range(SEATS)), torch.zeros_like(done))
            won[alive[done]] = ((facts[done, 2] >> me) & 1).float() / shared.clamp(min=1)
            policy, _, wins = self.net(rows, self.there.expand(len(rows), -1))
            asked = (late & ~over).nonzero().squeeze(1)
            if len(asked):
                seat = (viewers[table[alive[asked]]] - facts[asked, 0]) % self.seats
                won[alive[asked]] = wins[asked].exp().gather(1, seat[:, None]).squeeze(1)
            on = (~over & ~late).nonzero().squeeze(1)
            if not len(on):
                break
            luckily = torch.empty_like(policy).exponential_().log_() * luck[alive][:, None]
            best = (policy.masked_fill(masks == 0, MASKED_LOGIT) - luckily).argmax(-1)
            states, alive, chosen = states[on], alive[on], best[on]
        return won


class Match:
    """Grandmasters, one at each table, and champions in all other seats."""

    def __init__(self, board: str, seats: int, where: str, seed: int) -> None:
        self.board, self.seats, self.where = load_board(board), seats, where
        network, nets = champion_of(self.board, seats), []
        for kind in (torch.float32, torch.bfloat16 if where == "cuda" else torch.float32):
            net = Net(board, network.width, network.blocks, kind)
            load_network(net, network)
            nets.append(net.frozen().to(where))
        self.champion, self.worlds = nets[0], Worlds(self.board, seats, where, nets[1])
        self.rng = np.random.default_rng(seed)
        self.boards = to_record(board_numbers(self.board))
        self.links, self.at = np.zeros(1, dtype(Links)), np.array(row_places(self.board), np.int64)
        self.memories = np.zeros(1, dtype(PlanMemory))
        self.decisions = self.differed = self.played_on = 0

    def play(self, ways: list[Way], seeds: list[int]) -> np.ndarray[Any, Any]:
        """Shares won, (ways, deals, seats)."""
        n = len(ways) * len(seeds) * self.seats
        way, seed, self.seat = (a.ravel() for a in np.meshgrid(range(len(ways)), seeds, range(self.seats), indexing="ij"))
        self.ways = [ways[w] for w in way]
        self.states = np.zeros(n, dtype(State))
        compiled_rules().twin(deal_tables)(self.boards, self.states, seed, self.seats)
        self.rows, self.masks = np.zeros((n, row_size(self.board)), np.int8), np.zeros((n, action_count(self.board)), np.int8)
        self.facts = np.zeros((n, 3), np.int64)
        self._step(np.arange(n), np.full(n, NONE))
        while len(live := (self.facts[:, 0] != NONE).nonzero()[0]):
            thinks = (self.facts[live, 0] == self.seat[live]) & (self.facts[live, 1] != PAY)
            if len(others := live[~thinks]):
                self._step(others, self._policy(others).argmax(axis=1))
            else:
                self._step(live, self._think(live))
        return shares_won(self.states, self.seat).reshape(len(ways), len(seeds), self.seats)

    def _step(self, tables: Any, actions: Any) -> None:
        states, rows, masks, facts = (a[tables] for a in (self.states, self.rows, self.masks, self.facts))
        twin = compiled_rules().twin(advance_worlds)
        twin(self.boards, states, self.links, self.at, rows, masks, facts, actions.astype(np.int64))
        self.states[tables], self.rows[tables], self.masks[tables], self.facts[tables] = states, rows, masks, facts

    @torch.no_grad()
    def _policy(self, tables: Any) -> Any:
        """Log probabilities of all actions."""
        rows, masks = (torch.from_numpy(a[tables]).to(self.where) for a in (self.rows, self.masks))
        logits, _, _ = self.champion(rows, self.worlds.there.expand(len(rows), -1))
        return torch.log_softmax(logits.masked_fill(masks == 0, MASKED_LOGIT), -1).cpu().numpy()

    def _think(self, tables: Any) -> Any:
        logs = self._policy(tables)
        actions = []
        for k, table in enumerate(tables):
            way, order = self.ways[table], np.argsort(-logs[k])
            least = logs[k, order[0]] + np.log(way.least)
            actions.append([int(a) for a in order[: way.candidates] if logs[k, a] >= least and self.masks[table, a]])
        open_ = [k for k in range(len(tables)) if len(actions[k]) > 1]
        if open_:
            self._prepare(tables)
        won: list[dict[int, list[Any]]] = [{a: [] for a in some} for some in actions]
        for done in range(max((self.ways[t].rounds for t in tables), default=0)):
            open_ = [k for k in open_ if len(actions[k]) > 1 and done < self.ways[tables[k]].rounds]
            if not open_:
                break
            self._round(open_, tables, actions, won)
            for k in open_:
                actions[k] = still_good(actions[k], won[k], logs[k], self.ways[tables[k]])
        best = [max(actions[k], key=lambda a: score(won[k], a, logs[k], self.ways[t])) for k, t in enumerate(tables)]
        self.decisions += len(best)
        self.differed += int((np.array(best) != logs.argmax(axis=1)).sum())
        return np.array(best)

    def _prepare(self, tables: Any) -> None:
        words = np.ascontiguousarray(self.states[tables]).view(np.int64).reshape(len(tables), STATE_WORDS)
        weights = np.ones((len(tables), SEATS, TICKETS), np.int64)
        two, weigh = np.zeros(2, dtype(State)), compiled_rules().twin(weigh_tickets)
        two[1]["connection"] = np.arange(LOCATIONS)
        for k, table in enumerate(tables):
            two[0] = self.states[table]
            weigh(self.boards, two, self.memories, weights[k])
        viewers = self.facts[tables, 0]
        self.roots, self.weights, self.viewers = (torch.from_numpy(a).to(self.where) for a in (words, weights, viewers))

    def _round(self, open_: list[int], tables: Any, actions: Any, won: Any) -> None:
        parts = []
        for k in open_:
            xs = self.rng.integers(1, 1 << 50, IMAGINED_WORLDS)
            n = len(actions[k])
            parts.append((np.full(IMAGINED_WORLDS * n, k), np.repeat(xs, n), np.tile(actions[k], IMAGINED_WORLDS)))
        table, xs, action = (np.concatenate(column) for column in zip(*parts, strict=True))
        luck = np.array([self.ways[t].luck for t in tables], np.float32)[table]
        steps = np.array([self.ways[t].steps for t in tables])[table]
        results = []
        for start in range(0, len(table), MOST):
            some = [torch.from_numpy(a[start : start + MOST]).to(self.where) for a in (table, xs, action, luck, steps)]
            results.append(self.worlds.play(self.roots, self.viewers, self.weights, *some).cpu().numpy())
        result, at = np.concatenate(results), 0
        self.played_on += len(result)
        for k in open_:
            n = len(actions[k])
            for a, column in zip(actions[k], result[at : at + IMAGINED_WORLDS * n].reshape(IMAGINED_WORLDS, n).T, strict=True):
                won[k][a].append(column)
            at += IMAGINED_WORLDS * n


def score(won: dict[int, list[Any]], action: int, logs: Any, way: Way) -> float:
    if not won[action]:
        return float(logs[action])
    mine, first = np.concatenate(won[action]), int(logs.argmax())
    doubt = 0.0
    if way.doubt and action != first:
        theirs = np.concatenate(won[first])
        both = min(len(mine), len(theirs))
        doubt = way.doubt * float((mine[:both] - theirs[:both]).std()) / np.sqrt(both)
    return float(mine.mean()) + way.trust * float(logs[action]) - doubt


def still_good(actions: list[int], won: dict[int, list[Any]], logs: Any, way: Way) -> list[int]:
    scores = {a: score(won, a, logs, way) for a in actions}
    best = max(actions, key=scores.__getitem__)
    lead, good = np.concatenate(won[best]), []
    for action in actions:
        behind = lead - np.concatenate(won[action])
        if action == best or scores[best] - scores[action] < BEHIND * max(behind.std() / np.sqrt(len(behind)), 0.005):
            good.append(action)
    return good


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--board", default="new_york")
    parser.add_argument("--seats", type=int, default=2, choices=(2, 3, 4))
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--at-once", type=int, default=100, help="deals")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=1e9, help="seconds after which no more deals are started")
    parser.add_argument("--ways", nargs="+", default=["8"])
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--out", type=Path)
    options = parser.parse_args()
    begun = time.perf_counter()
    try:
        ways, match = (
            [Way.parse(text) for text in options.ways],
            Match(options.board, options.seats, options.device, options.seed),
        )
    except ValueError as error:
        parser.error(str(error))
    shares: list[Any] = []
    for first in range(0, options.deals, options.at_once):
        if time.perf_counter() - begun > options.seconds:
            break
        seeds = range(options.seed + first, options.seed + min(options.deals, first + options.at_once))
        shares.append(match.play(ways, list(seeds)))
        found = np.concatenate(shares, axis=1).mean(axis=2)
        report(options, ways, found, match, time.perf_counter() - begun)


def report(options: Any, ways: list[Way], found: Any, match: Match, seconds: float) -> None:
    lines, n = [], found.shape[1]
    for k, text in enumerate(options.ways):
        gain = found[k] - found[0]
        lines.append(
            {
                "board": options.board, "seats": options.seats, "way": text, "games": n * options.seats, "seed": options.seed,
                "won": round(float(found[k].mean()), 4), "error": round(float(found[k].std() / n**0.5), 4),
                "gain": round(float(gain.mean()), 4), "gain_error": round(float(gain.std() / n**0.5), 4),
            }
        )  # fmt: skip
        print(lines[-1], flush=True)
    print(
        f"{seconds:.0f} s, {match.decisions} decisions, {match.differed} not the policy's, {match.played_on} worlds", flush=True
    )
    if options.out:
        options.out.write_text("".join(json.dumps(line) + "\n" for line in lines))


if __name__ == "__main__":
    main()
