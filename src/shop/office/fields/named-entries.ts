// What a document has by names, as rows and back: `{ card: { PLN: { min: 100 } } }` is a row with method, currency and min.

/** `names`: the fields of a row that are names, from the outermost. `leaf`: the field of what is no object itself. */
export type Entries = { names: readonly string[]; leaf?: string };

type Row = Record<string, unknown>;

export function listEntries(value: unknown, { names, leaf }: Entries): Row[] {
  const [name, ...inner] = names;
  if (name === undefined) return [leaf ? { [leaf]: value } : (value as Row)];
  return Object.entries((value ?? {}) as Row).flatMap(([key, within]) =>
    listEntries(within, leaf ? { names: inner, leaf } : { names: inner }).map((row) => ({ [name]: key, ...row })),
  );
}

export function nestEntries(rows: readonly Row[], { names, leaf }: Entries): Row {
  const nested: Row = {};
  for (const row of rows) {
    const keys = names.map((name) => String(row[name] ?? ''));
    const last = keys.pop() ?? '';
    const node = keys.reduce((inner, key) => {
      inner[key] ??= {};
      return inner[key] as Row;
    }, nested);
    node[last] = leaf ? row[leaf] : Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)));
  }
  return nested;
}
