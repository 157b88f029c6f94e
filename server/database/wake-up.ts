/** Something to wait for that may have happened already: however often it rang meanwhile, one waiting hears it. */
export class WakeUp {
  #hasRung = false;
  #wake: (() => void) | undefined;

  ring(): void {
    this.#hasRung = true;
    this.#wake?.();
  }

  /** Resolves when it has rung, or after `atMostMs`. One waits at a time. */
  async wait(atMostMs?: number): Promise<void> {
    if (!this.#hasRung) {
      const { promise, resolve } = Promise.withResolvers<void>();
      this.#wake = resolve;
      const timer = atMostMs === undefined ? undefined : setTimeout(resolve, atMostMs).unref();
      await promise;
      clearTimeout(timer);
      this.#wake = undefined;
    }
    this.#hasRung = false;
  }
}
