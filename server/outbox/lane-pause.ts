// A lane whose other end is away rests as a whole. It tries again by itself, with one entry and ever more seldom.

const FIRST_PAUSE_MS = 1_000;
/** Also how long after its return a mail server may wait for the shop. */
const MAX_LANE_PAUSE_MS = 60_000;
const LOG_EVERY_MS = 60_000;

export class LanePause {
  #failures = 0;
  #since = 0;
  #until = 0;
  #loggedAt = Number.NEGATIVE_INFINITY;

  isOn(now: Date): boolean {
    return now.getTime() < this.#until;
  }

  /** Another failure. Says whether it is time to tell of it. */
  extend(now: Date): { until: Date; isToBeLogged: boolean } {
    const time = now.getTime();
    if (this.#failures === 0) this.#since = time;
    this.#until = time + Math.min(FIRST_PAUSE_MS * 2 ** this.#failures, MAX_LANE_PAUSE_MS);
    this.#failures += 1;
    const isToBeLogged = time - this.#loggedAt >= LOG_EVERY_MS;
    if (isToBeLogged) this.#loggedAt = time;
    return { until: new Date(this.#until), isToBeLogged };
  }

  /** The other end answers. How long it did not; null when it always did. */
  end(now: Date): number | null {
    if (this.#failures === 0) return null;
    this.#failures = 0;
    return now.getTime() - this.#since;
  }
}
