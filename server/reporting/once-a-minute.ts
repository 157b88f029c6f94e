// One cause can fail every request, so each cause is logged once a minute, with the number of failures since.
const MINUTE_MS = 60_000;

type LoggedCauses = Map<string, { at: number; suppressed: number }>;

const causesBy = new WeakMap<object, LoggedCauses>();

/** Calls `say` unless this cause was logged within the last minute; `suppressed` is how many were left out since. */
export function sayOnceAMinute(log: object, cause: string, say: (suppressed: number) => void): void {
  const causes: LoggedCauses = causesBy.get(log) ?? new Map();
  causesBy.set(log, causes);
  const suppressed = takeTurn(causes, cause, performance.now());
  if (suppressed !== null) say(suppressed);
}

/** The same with an injected clock: tells whether this cause is to be logged now. */
export function onceAMinute(now: () => Date): (cause: string) => boolean {
  const causes: LoggedCauses = new Map();
  return (cause) => takeTurn(causes, cause, now().getTime()) !== null;
}

/** How many were left out since the last one; null when this one is left out too. */
function takeTurn(causes: LoggedCauses, cause: string, now: number): number | null {
  const last = causes.get(cause);
  // A clock that was wrong may have named a moment that has yet to come.
  if (last && Math.abs(now - last.at) < MINUTE_MS) {
    last.suppressed += 1;
    return null;
  }
  for (const [other, { at }] of causes) if (now - at >= MINUTE_MS) causes.delete(other);
  causes.set(cause, { at: now, suppressed: 0 });
  return last?.suppressed ?? 0;
}
