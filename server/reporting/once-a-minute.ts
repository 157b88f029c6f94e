// One cause can fail every request, so each cause is logged once a minute, with the number of failures since.
const MINUTE_MS = 60_000;

type Said = Map<string, { at: number; unsaid: number }>;

const saidBy = new WeakMap<object, Said>();

/** Calls `say` unless this cause was logged within the last minute; `unsaid` is how many were left out since. */
export function sayOnceAMinute(log: object, cause: string, say: (unsaid: number) => void): void {
  const said: Said = saidBy.get(log) ?? new Map();
  saidBy.set(log, said);
  const unsaid = takeTurn(said, cause, performance.now());
  if (unsaid !== null) say(unsaid);
}

/** The same with an injected clock: tells whether this cause is to be logged now. */
export function onceAMinute(now: () => Date): (cause: string) => boolean {
  const said: Said = new Map();
  return (cause) => takeTurn(said, cause, now().getTime()) !== null;
}

/** How many were left out since the last one; null when this one is left out too. */
function takeTurn(said: Said, cause: string, now: number): number | null {
  const last = said.get(cause);
  if (last && now - last.at < MINUTE_MS) {
    last.unsaid += 1;
    return null;
  }
  for (const [other, { at }] of said) if (now - at >= MINUTE_MS) said.delete(other);
  said.set(cause, { at: now, unsaid: 0 });
  return last?.unsaid ?? 0;
}
