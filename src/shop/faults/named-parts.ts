// What a part of a list in a document is called in a path, such as the carrier's way of delivery in `methods.dhl.zones`:
// commands take the name and say it, instead of the position.

const naming = ['id', 'slug', 'kind', 'key', 'language', 'currency', 'from'] as const;

/** Everything that the part is called by. */
export function namesOfPart(part: unknown): string[] {
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return [];
  const fields = part as Partial<Record<string, unknown>>;
  return naming.flatMap((field) => {
    const name = fields[field];
    return typeof name === 'string' && /^(?!\d+$)[\w-]+$/.test(name) ? [name] : [];
  });
}

/** The position of the part with that name, or whether there is that position; -1 when there is none. */
export function positionOf(list: readonly unknown[], name: string): number {
  if (/^\d+$/.test(name)) return Number(name) < list.length ? Number(name) : -1;
  return list.findIndex((part) => namesOfPart(part).includes(name));
}

/** The same path with names in place of positions, where they lead to the same part. */
export function withNames(document: unknown, path: string): string {
  const said: string[] = [];
  let node = document;
  for (const step of path.split('.')) {
    const name = Array.isArray(node) ? nameAt(node, step) : step;
    said.push(name);
    node = typeof node === 'object' && node !== null ? (node as Record<string, unknown>)[step] : undefined;
  }
  return said.join('.');
}

function nameAt(list: readonly unknown[], step: string): string {
  const position = Number(step);
  return namesOfPart(list[position]).find((name) => positionOf(list, name) === position) ?? step;
}
