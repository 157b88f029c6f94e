// JSON of what is never changed in place, such as the form of an editor: a row that was written once is not written again.
// Of two thousand variants one changes with a keystroke, and writing all of them anew took longer than it may wait.

const written = new WeakMap<object, string>();

/** The rows of an editor: the record, its form, the part, the rows, one of them. */
const LEVELS = 4;

/** As `JSON.stringify` would; undefined where nothing is written. */
export function writeJson(value: unknown, levels = LEVELS): string | undefined {
  if (typeof value !== 'object' || value === null || 'toJSON' in value) return JSON.stringify(value);
  const known = written.get(value);
  if (known !== undefined) return known;
  const text =
    levels === 0 ? JSON.stringify(value) : Array.isArray(value) ? listOf(value, levels) : fieldsOf(value, levels);
  written.set(value, text);
  return text;
}

function listOf(items: readonly unknown[], levels: number): string {
  return `[${items.map((item) => writeJson(item, levels - 1) ?? 'null').join()}]`;
}

function fieldsOf(fields: object, levels: number): string {
  const entries = Object.entries(fields).flatMap(([name, value]) => {
    const text = writeJson(value, levels - 1);
    return text === undefined ? [] : `${JSON.stringify(name)}:${text}`;
  });
  return `{${entries.join()}}`;
}
