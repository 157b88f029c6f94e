// What fails for one reason fails for everybody who comes: the log hears of each reason once a minute, and how often it
// was so meanwhile.
const MINUTE_MS = 60_000;

type Said = { at: number; unsaid: number };

const saidBy = new WeakMap<object, Map<string, Said>>();

/** Calls `say` unless this cause had its turn in this log within the last minute; `unsaid` counts those that had none. */
export function sayOnceAMinute(log: object, cause: string, say: (unsaid: number) => void): void {
  const now = performance.now();
  const said = saidBy.get(log) ?? new Map<string, Said>();
  saidBy.set(log, said);
  const last = said.get(cause);
  if (last && now - last.at < MINUTE_MS) {
    last.unsaid += 1;
    return;
  }
  for (const [known, { at }] of said) if (now - at >= MINUTE_MS) said.delete(known);
  said.set(cause, { at: now, unsaid: 0 });
  say(last?.unsaid ?? 0);
}
