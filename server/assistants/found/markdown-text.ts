// Text as Markdown writes it.

/**
 * The text, none of whose characters mean anything to Markdown. No tag of HTML is left in it either: not all that shows
 * Markdown knows that a backslash takes a bracket's meaning.
 */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/[\\`*_[\]>~]/g, '\\$&')
    .replace(/&(?=#?\w)/g, '&amp;')
    .replaceAll('<', '&lt;')
    .replace(/^(\s*)([#+-]|[0-9]{1,9}(?=[.)]))(?=\s|[.)]\s)/, (_, blank: string, mark: string) =>
      /[0-9]/.test(mark) ? `${blank}${mark}\\` : `${blank}\\${mark}`,
    );
}

export function inOneLine(text: string): string {
  const lines = text.split('\n');
  // A backslash at the end of a line breaks it there.
  const words = lines.map((line, index) => (index < lines.length - 1 ? line.trim().replace(/\\$/, '') : line).trim());
  return words.filter(Boolean).join(' ');
}

/** `address`: absolute, and encoded as addresses are. */
export function markdownLink(text: string, address: string): string {
  return `[${escapeMarkdown(inOneLine(text))}](${address})`;
}

/** Cells are Markdown already. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => inOneLine(cell).replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Parts with an empty line between them; empty ones are left out. */
export function markdownBlocks(parts: readonly (string | null | undefined | false)[]): string {
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
