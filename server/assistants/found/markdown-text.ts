// Text as Markdown writes it.

/** The text, none of whose characters mean anything to Markdown. */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/[\\`*_[\]<>~]/g, '\\$&')
    .replace(/^(\s*)([#+-]|[0-9]{1,9}(?=[.)]))(?=\s|[.)]\s)/, (_, blank: string, mark: string) =>
      /[0-9]/.test(mark) ? `${blank}${mark}\\` : `${blank}\\${mark}`,
    );
}

export function inOneLine(text: string): string {
  return text.replace(/\s*\\?\n\s*/g, ' ').trim();
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
