// Clocks go wrong: after a power cut a machine may be a year ahead for an hour. What was written in that hour must not hold
// anything up for the year that follows, so whatever waits for a moment asks here whether a right clock can have named it.

/** The most by which the clocks of several machines may differ while nothing is wrong. */
const TOLERANCE_MS = 60_000;

/** The latest moment that a right clock can have named by now, of what is at most `aheadMs` ahead when it is written. */
export function latestPossible(now: Date, aheadMs = 0): Date {
  return new Date(now.getTime() + aheadMs + TOLERANCE_MS);
}

/** Whether less than `periodMs` have passed since `then`; false when `then` is a moment that has not come yet. */
export function isWithin(periodMs: number, then: Date | number, now: Date): boolean {
  const passedMs = now.getTime() - Number(then);
  return passedMs < periodMs && passedMs >= -TOLERANCE_MS;
}
