/** Do some work within a transaction of IndexedDB. If it fails, nothing of it is stored. */
export async function allOrNone(change: { abort: () => void; done: Promise<void> }, work: () => Promise<void>) {
  try {
    await work();
  } catch (error) {
    change.done.catch(() => {}); // the work's own error says more
    change.abort();
    throw error;
  }
  await change.done;
}
