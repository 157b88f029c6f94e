// What fails for one reason fails for everybody who comes: the log hears of each reason once a minute, and how often it
// was so meanwhile.
const MINUTE_MS = 60_000;

type Said = Map<string, { at: number; unsaid: number }>;

const saidBy = new WeakMap<object, Said>();

/** Calls `say` unless this cause had its turn in this log within the last minute; `unsaid` counts those that had none. */
export function sayOnceAMinute(log: object, cause: string, say: (unsaid: number) => void): void {
  const said: Said = saidBy.get(log) ?? new Map();
  saidBy.set(log, said);
  const unsaid = takeTurn(said, cause, performance.now());
  if (unsaid !== null) say(unsaid);
}

/** The same for whoever has a clock: whether it is the turn of this cause. */
export function onceAMinute(now: () => Date): (cause: string) => boolean {
  const said: Said = new Map();
  return (cause) => takeTurn(said, cause, now().getTime()) !== null;
}

/** How many had no turn since the last one; null when this one has none. */
function takeTurn(said: Said, cause: string, now: number): number | null {
  const last = said.get(cause);
  if (last && now - last.at < MINUTE_MS) {
    last.unsaid += 1;
    return null;
  }
  for (const [known, { at }] of said) if (now - at >= MINUTE_MS) said.delete(known);
  said.set(cause, { at: now, unsaid: 0 });
  return last?.unsaid ?? 0;
}
