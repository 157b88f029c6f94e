const MINUTE_MS = 60_000;

/** Says of each cause whether its turn has come again: what happens at every request is worth one line a minute. */
export function onceAMinute(now: () => Date): (cause: string) => boolean {
  const lastAt = new Map<string, number>();
  return (cause) => {
    const at = now().getTime();
    if (at - (lastAt.get(cause) ?? Number.NEGATIVE_INFINITY) < MINUTE_MS) return false;
    lastAt.set(cause, at);
    return true;
  };
}
