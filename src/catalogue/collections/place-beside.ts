/** The place before another product, after another one, or at the end (`before` is null). */
export type PlaceBeside = { before: string | null } | { after: string };

/** Finds it for a place, from 0, among the others that are shown; behind the last of them more may follow. */
export function placeBeside(
  others: readonly { id: string }[],
  place: number,
  { isAllShown }: { isAllShown: boolean },
): PlaceBeside {
  const [next, last] = [others[place], others.at(-1)];
  if (next) return { before: next.id };
  return isAllShown || !last ? { before: null } : { after: last.id };
}
