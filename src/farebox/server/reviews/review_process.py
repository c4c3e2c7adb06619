"""Runs reviews and single questions in a child process, which is started on demand and stopped when idle.

Addresses take turns. One of each address is in progress at a time, so that nobody waits for the long game of somebody else.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import time
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from pydantic_core import from_json, to_json

from farebox.server.reviews.fair_queue import FairQueue, Quota
from farebox.server.storage.database import complain
from farebox.server.storage.reviews import StoredReviews
from farebox.table.errors import Refused

log = logging.getLogger("farebox")
WORKER_COMMAND = [sys.executable, "-m", "farebox.server.reviews.worker"]
ONE_CORE = dict.fromkeys(("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"), "1")
REVIEWS_AT_ONCE = 3  # in progress, of different addresses
IDLE = 30.0  # seconds until the process is stopped
DECISION_SECONDS = 600.0  # for one decision; the first one may have to wait for a compiler
RETRY_AFTER = 60.0  # seconds until a review that failed is tried again
UNWANTED = 60.0  # seconds without a request after which a waiting quick review is dropped
MOST_WAITING = 200
LINE_BYTES = 4_000_000
JsonObject = dict[str, Any]


@dataclass
class ReviewJob:
    """A review in progress or in the queue."""

    id: str
    record: str = field(repr=False)
    deep: bool
    open_hands: bool
    decisions: list[Any] = field(default_factory=list, repr=False)  # judged so far
    preparing: bool = False  # its process has not judged anything yet: it loads, or waits for the compiler
    failed: float | None = None  # when
    wanted: float = field(default_factory=time.monotonic)  # when it was last requested
    addresses: set[str] = field(default_factory=set)  # that have asked for it, until it is made

    @property
    def key(self) -> tuple[str, bool, bool]:
        return self.id, self.deep, self.open_hands


@dataclass
class ReviewQuestion:
    """A request that waits in the queue like a review; its answer is one object."""

    request: JsonObject = field(repr=False)
    answer: asyncio.Future[JsonObject]
    address: str


class ReviewProcess:
    def __init__(self, stored: StoredReviews, nice: int, quota: Quota) -> None:
        self._stored, self._nice, self._quota = stored, nice, quota
        self._jobs: dict[tuple[str, bool, bool], ReviewJob] = {}
        self._queue: FairQueue[ReviewJob | ReviewQuestion] = FairQueue()
        self._running: dict[asyncio.Task[None], str] = {}  # work in progress, with the address it is done for
        self._process: Process | None = None
        self._starting = asyncio.Lock()
        self._reading: asyncio.Task[None] | None = None
        self._requests = 0
        self._answering: dict[int, asyncio.Queue[JsonObject]] = {}  # answers of the process by request
        self._idle: asyncio.TimerHandle | None = None
        self._ready = False  # whether the process has judged something

    def find(self, id: str, deep: bool, open_hands: bool) -> ReviewJob | None:
        job = self._jobs.get((id, deep, open_hands))
        if job is not None:
            job.wanted = time.monotonic()
        if job is not None and job.failed is not None and time.monotonic() - job.failed > RETRY_AFTER:
            del self._jobs[job.key]
            return None
        return job

    @property
    def ids(self) -> set[str]:
        """The reviews in progress and in the queue."""
        return {job.id for job in self._jobs.values() if job.failed is None}

    def check(self, address: str) -> None:
        """Raises Refused if no more work of an address may wait."""
        if len(self._queue) >= MOST_WAITING:
            raise Refused("busy", "too many reviews are waiting")
        self._quota.check(address)

    def add(self, job: ReviewJob, address: str = "", *, first: bool = False) -> ReviewJob:
        """Add a review to the queue, or an address to those that wait for it. Raises Refused if too much is waiting."""
        known = self.find(*job.key)
        if known is None:
            self.check(address)
            known = self._jobs[job.key] = job
        elif address in known.addresses or known not in self._queue or self._quota.is_full(address):
            return known
        known.addresses.add(address)
        self._append(known, address, known.id, first)
        return known

    async def ask(self, id: str, request: JsonObject, address: str) -> JsonObject:
        """The process's answer to a request about a game. Raises Refused, or RuntimeError if it cannot answer."""
        self.check(address)
        question = ReviewQuestion(request, asyncio.get_running_loop().create_future(), address)
        self._append(question, address, id, first=False)
        return await question.answer

    def _append(self, work: ReviewJob | ReviewQuestion, address: str, id: str, first: bool) -> None:
        self._quota.begin(address)
        self._queue.add(work, address, id, first=first)
        self._start_waiting()

    async def close(self) -> None:
        for task in self._running:
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)
        for work in self._queue.remaining():
            if isinstance(work, ReviewQuestion):
                work.answer.cancel()
        await self._stop()

    def _start_waiting(self) -> None:
        """Start work that waits: a few pieces at once, each of another address."""
        self._stop_when_idle(None)
        while len(self._running) < REVIEWS_AT_ONCE and (waiting := self._queue.pop(self._running.values())) is not None:
            work = waiting.work
            task = asyncio.get_running_loop().create_task(
                self._answer(work) if isinstance(work, ReviewQuestion) else self._try_to_make(work), name="reviews"
            )
            self._running[task] = waiting.address
            task.add_done_callback(self._end)

    def _end(self, task: asyncio.Task[None]) -> None:
        del self._running[task]
        if task.cancelled():
            return
        self._start_waiting()
        if not self._running:
            self._stop_when_idle(IDLE)

    def _stop_when_idle(self, seconds: float | None) -> None:
        """Stop the process after a while, unless work arrives first (None)."""
        if self._idle is not None:
            self._idle.cancel()
            self._idle = None
        if seconds is not None:
            self._idle = asyncio.get_running_loop().call_later(seconds, self._kill)

    async def _try_to_make(self, job: ReviewJob) -> None:
        try:
            await self._make(job)
            del self._jobs[job.key]
        except Exception as error:  # the next request retries it
            complain(f"review {job.id} failed", error)
            job.failed = time.monotonic()
        finally:
            for address in job.addresses:
                self._quota.end(address)
            job.addresses.clear()

    async def _answer(self, question: ReviewQuestion) -> None:
        try:
            found = [answer async for answer in self._answers(question.request)]
            question.answer.set_result(found[-1])
        except Exception as error:
            complain("a question about a review failed", error)
            question.answer.set_exception(RuntimeError("the process that makes reviews cannot answer"))
        finally:
            self._quota.end(question.address)

    async def _make(self, job: ReviewJob) -> None:
        """Run and store a review, unless another process has stored it or it is no longer requested."""
        unwanted = not job.deep and time.monotonic() - job.wanted > UNWANTED
        if not unwanted and await self._stored.made(*job.key) is None:
            await self._stored.keep(*job.key, await self._made(job))

    async def _made(self, job: ReviewJob) -> str:
        """The review as JSON."""
        job.decisions.clear()
        job.preparing = not self._ready
        made = ""
        async for answer in self._answers({"record": job.record, "deep": job.deep, "open": job.open_hands}):
            if "decision" in answer:
                job.decisions.append(answer["decision"])
                job.preparing = False
            else:
                made = to_json(answer["review"]).decode()
        return made

    # --- the process

    async def _answers(self, request: JsonObject) -> AsyncIterator[JsonObject]:
        """What the process answers, until it has done all that was asked. Raises RuntimeError if it fails."""
        process = await self._started()
        assert process.stdin is not None
        self._requests += 1
        number, answering, answers = self._requests, self._answering, asyncio.Queue[JsonObject]()
        answering[number] = answers
        try:
            process.stdin.write(to_json({**request, "request": number}) + b"\n")
            await process.stdin.drain()
            is_last = False
            while not is_last:
                async with asyncio.timeout(DECISION_SECONDS):
                    answer = await answers.get()
                if "failed" in answer:
                    raise RuntimeError(answer["failed"])
                self._ready, is_last = True, "decision" not in answer
                yield answer
        except (TimeoutError, OSError):
            self._kill()
            raise
        finally:
            del answering[number]

    async def _started(self) -> Process:
        async with self._starting:
            if self._process is None or self._process.returncode is not None:
                self._ready = False
                self._process = await asyncio.create_subprocess_exec(
                    *WORKER_COMMAND,
                    str(self._nice),
                    stdin=PIPE,
                    stdout=PIPE,
                    stderr=DEVNULL,
                    limit=LINE_BYTES,
                    env={**os.environ, **ONE_CORE},
                )
                self._answering = {}
                self._reading = asyncio.get_running_loop().create_task(self._read(self._process, self._answering))
            return self._process

    async def _read(self, process: Process, waiting: dict[int, asyncio.Queue[JsonObject]]) -> None:
        """Pass the answers of the process on, until it ends."""
        assert process.stdout is not None
        try:
            while line := await process.stdout.readline():
                answer = from_json(line)
                if (answers := waiting.get(answer.pop("request"))) is not None:
                    answers.put_nowait(answer)
        finally:
            if self._process is process:
                self._kill()
            for answers in waiting.values():
                answers.put_nowait({"failed": "the process that makes reviews has ended"})
            await process.wait()

    def _kill(self) -> None:
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()

    async def _stop(self) -> None:
        self._stop_when_idle(None)
        self._kill()
        if self._reading is not None:
            await asyncio.gather(self._reading, return_exceptions=True)
