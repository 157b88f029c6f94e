// What fails for one reason fails for everybody who comes: the log hears of each reason once a minute, and how often it
// was so meanwhile.
const MINUTE_MS = 60_000;

type Said = { at: number; unsaid: number };

export class OnceAMinute {
  #said = new Map<string, Said>();

  /** Calls `say` unless this cause had its turn within the last minute. `unsaid` counts those that had none since. */
  say(cause: string, say: (unsaid: number) => void): void {
    const now = performance.now();
    const last = this.#said.get(cause);
    if (last && now - last.at < MINUTE_MS) {
      last.unsaid += 1;
      return;
    }
    for (const [known, { at }] of this.#said) if (now - at >= MINUTE_MS) this.#said.delete(known);
    this.#said.set(cause, { at: now, unsaid: 0 });
    say(last?.unsaid ?? 0);
  }
}
