/** One page at a time plays a table: Web Locks keep two tabs apart. */
export class Locks {
  #held = new Map<string, () => void>();

  #name = (code: string) => `farebox-table-${code}`;

  /** Take the lock of a table, unless another tab has it. */
  hold(code: string): Promise<boolean> {
    return this.#request(code, true);
  }

  /** Wait until no other tab has the lock, and take it. */
  async wait(code: string): Promise<void> {
    await this.#request(code, false);
  }

  release(code: string) {
    this.#held.get(code)?.();
    this.#held.delete(code);
  }

  #request(code: string, ifAvailable: boolean): Promise<boolean> {
    if (this.#held.has(code) || !navigator.locks) return Promise.resolve(true);
    return new Promise((answer) => {
      void navigator.locks.request(this.#name(code), { ifAvailable }, (lock) => {
        if (!lock) return answer(false);
        return new Promise<void>((done) => {
          this.#held.set(code, done);
          answer(true);
        });
      });
    });
  }
}
