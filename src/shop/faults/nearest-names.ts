// Names in the order of how near they are to one that was mistyped: it is read first that is most likely meant.

/** Those as near as one another stay in their order. */
export function nearestFirst(typed: string, names: readonly string[]): string[] {
  const near = typed.toLowerCase();
  const ranked = names.map((name) => ({ name, distance: countChanges(near, name.toLowerCase()) }));
  return ranked.sort((one, other) => one.distance - other.distance).map(({ name }) => name);
}

/** How many letters are to be added, taken away or changed (Levenshtein). */
function countChanges(from: string, to: string): number {
  let above = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let at = 1; at <= to.length; at++) {
      const changed = (above[at - 1] ?? 0) + (from[row - 1] === to[at - 1] ? 0 : 1);
      current.push(Math.min(changed, (above[at] ?? 0) + 1, (current[at - 1] ?? 0) + 1));
    }
    above = current;
  }
  return above[to.length] ?? 0;
}
