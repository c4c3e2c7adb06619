"""Runs reviews and single questions one at a time in a child process that is started on demand and stopped when idle."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import time
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections import deque
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from pydantic_core import from_json, to_json

from farebox.server.storage.database import complain
from farebox.server.storage.reviews import StoredReviews

log = logging.getLogger("farebox")
WORKER_COMMAND = [sys.executable, "-m", "farebox.server.reviews.worker"]
ONE_CORE = dict.fromkeys(("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"), "1")
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

    @property
    def key(self) -> tuple[str, bool, bool]:
        return self.id, self.deep, self.open_hands


@dataclass
class ReviewQuestion:
    """A request that waits in the queue like a review; its answer is one object."""

    request: JsonObject = field(repr=False)
    answer: asyncio.Future[JsonObject]


class ReviewProcess:
    def __init__(self, stored: StoredReviews, nice: int) -> None:
        self._stored, self._nice = stored, nice
        self._jobs: dict[tuple[str, bool, bool], ReviewJob] = {}
        self._queue: deque[ReviewJob | ReviewQuestion] = deque()
        self._more = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._process: Process | None = None
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

    @property
    def full(self) -> bool:
        return len(self._queue) >= MOST_WAITING

    def add(self, job: ReviewJob) -> ReviewJob:
        """Add a review to the queue, unless it is already there."""
        if (known := self.find(*job.key)) is not None:
            return known
        self._jobs[job.key] = job
        self._append(job)
        return job

    async def ask(self, request: JsonObject) -> JsonObject:
        """The process's answer to a request, behind all that waits already. Raises RuntimeError if it cannot answer."""
        question = ReviewQuestion(request, asyncio.get_running_loop().create_future())
        self._append(question)
        return await question.answer

    def _append(self, job: ReviewJob | ReviewQuestion) -> None:
        self._queue.append(job)
        self._more.set()
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._work(), name="reviews")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _work(self) -> None:
        try:
            while self._queue or await self._asked_again():
                job = self._queue.popleft()
                await (self._answer(job) if isinstance(job, ReviewQuestion) else self._try_to_make(job))
        finally:
            self._task = None
            for job in self._queue:
                if isinstance(job, ReviewQuestion):
                    job.answer.cancel()
            await self._stop()

    async def _try_to_make(self, job: ReviewJob) -> None:
        try:
            await self._make(job)
            del self._jobs[job.key]
        except Exception as error:  # the next request retries it
            complain(f"review {job.id} failed", error)
            job.failed = time.monotonic()
            await self._stop()

    async def _answer(self, question: ReviewQuestion) -> None:
        try:
            found = [answer async for answer in self._answers(question.request)]
            question.answer.set_result(found[-1])
        except Exception as error:
            complain("a question about a review failed", error)
            question.answer.set_exception(RuntimeError("the process that makes reviews cannot answer"))
            await self._stop()

    async def _asked_again(self) -> bool:
        """Wait a moment before the process is stopped."""
        self._more.clear()
        with suppress(TimeoutError):
            async with asyncio.timeout(IDLE):
                await self._more.wait()
        return bool(self._queue)

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

    async def _answers(self, request: JsonObject) -> AsyncIterator[JsonObject]:
        """What the process answers, until it has done all that was asked. Raises RuntimeError if it fails."""
        process = await self._started()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(to_json(request) + b"\n")
        await process.stdin.drain()
        is_last = False
        while not is_last:
            async with asyncio.timeout(DECISION_SECONDS):
                line = await process.stdout.readline()
            if not line:
                raise RuntimeError("the process that makes reviews has ended")
            answer = from_json(line)
            if "failed" in answer:
                raise RuntimeError(answer["failed"])
            self._ready, is_last = True, "decision" not in answer
            yield answer

    async def _started(self) -> Process:
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
        return self._process

    async def _stop(self) -> None:
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()
