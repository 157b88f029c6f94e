// Options as they are typed: `S M L`, `dark red, blue`, `"dark red" blue`, several with an x between them, each with its
// name before a colon: `Size: S M L x Colour: red blue`.

export type TypedOption = { name: string; values: string[] };

/** One for each part between the signs of multiplication. */
export function readOptions(text: string): TypedOption[] {
  const parts: string[] = [];
  for (const piece of text.split(/(?<=^|\s)[x\u00d7](?=\s|$)/)) {
    // A sign within quotes is a part of a value.
    const before = parts.at(-1);
    if (before !== undefined && isOpen(before)) parts[parts.length - 1] = `${before}x${piece}`;
    else parts.push(piece);
  }
  return parts.map(readOption).filter(({ name, values }) => name !== '' || values.length > 0);
}

function readOption(text: string): TypedOption {
  const [, name = '', values = text] = /^\s*([^\s:,;"][^:,;"\n]{0,59}):(?!\S)([\s\S]*)$/.exec(text) ?? [];
  return { name: name.trim(), values: readValues(values) };
}

const quoted = /["\u201e\u201c\u201d]([^"\u201e\u201c\u201d]*)["\u201c\u201d]/;

/** Commas, semicolons or lines stand between values of several words; without them every space does. */
export function readValues(text: string): string[] {
  const parts = text.split(quoted);
  // Every second one stood between quotes.
  const outside = parts.filter((_, index) => index % 2 === 0).join('');
  const separator = /[,;\n\t]/.test(outside) ? /[,;\n\t]+/ : /\s+/;
  const values = [''];
  for (const [index, part] of parts.entries()) {
    const [first = '', ...others] = index % 2 === 1 ? [part] : part.split(separator);
    values[values.length - 1] += first;
    values.push(...others);
  }
  return values.map((value) => value.trim().replace(/\s+/g, ' ')).filter((value) => value !== '');
}

function isOpen(text: string): boolean {
  return (text.match(/["\u201e\u201c\u201d]/g) ?? []).length % 2 === 1;
}

/** Writes the values as they are read back. */
export function writeValues(values: readonly string[]): string {
  const [first] = values;
  const isPlain = values.every((value) => !/[\s,;"\u201e\u201c\u201d]/.test(value));
  if (isPlain) return values.join(' ');
  const quote = (value: string) => (/[,;]/.test(value) ? `"${value}"` : value);
  return values.length === 1 && first !== undefined ? `"${first}"` : values.map(quote).join(', ');
}
