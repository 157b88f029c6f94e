// A lane whose server is not available pauses as a whole. It tries again with one entry, after growing pauses.

const FIRST_PAUSE_MS = 1_000;
/** The longest pause, and the longest time until the shop notices that the server is back. */
const MAX_LANE_PAUSE_MS = 60_000;
const LOG_EVERY_MS = 60_000;

export class LanePause {
  #failures = 0;
  #since = 0;
  #until = 0;
  #loggedAt = Number.NEGATIVE_INFINITY;

  /** A pause that is longer than any was begun by a clock that was wrong. */
  isOn(now: Date): boolean {
    const leftMs = this.#until - now.getTime();
    return leftMs > 0 && leftMs <= MAX_LANE_PAUSE_MS;
  }

  /** Records another failure. Says whether it is time to log it again. */
  extend(now: Date): { until: Date; isToBeLogged: boolean } {
    const time = now.getTime();
    if (this.#failures === 0) this.#since = time;
    this.#until = time + Math.min(FIRST_PAUSE_MS * 2 ** this.#failures, MAX_LANE_PAUSE_MS);
    this.#failures += 1;
    const isToBeLogged = Math.abs(time - this.#loggedAt) >= LOG_EVERY_MS;
    if (isToBeLogged) this.#loggedAt = time;
    return { until: new Date(this.#until), isToBeLogged };
  }

  /** The server answers again. Returns for how long it did not; null when the lane was not paused. */
  end(now: Date): number | null {
    if (this.#failures === 0) return null;
    this.#failures = 0;
    return Math.max(0, now.getTime() - this.#since);
  }
}
