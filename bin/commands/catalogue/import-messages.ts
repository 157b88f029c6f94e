// Faults and warnings of an import on a terminal: of each kind the first few, and how many there are.
import type { ImportFault, MessageCounts } from '#server/catalogue/import/import-faults.ts';
import { formatNumber } from '#src/numbers/format-number.ts';

export function printMessages(
  file: string,
  messages: readonly ImportFault[],
  counts: MessageCounts,
  { kind, most }: { kind: 'fault' | 'warning'; most: number },
): void {
  const printed = new Map<string, number>();
  for (const message of messages) {
    const count = (printed.get(message.code) ?? 0) + 1;
    if (count > most) continue;
    printed.set(message.code, count);
    console.error(`${kind === 'warning' ? 'warning: ' : ''}${toText(file, message)}`);
  }
  for (const [code, shown] of printed) {
    const listed = messages.filter((message) => message.code === code).length;
    // One that speaks for many rows is counted by row, and says so itself.
    const more = Math.max(listed, listed > shown ? (counts[code] ?? 0) : 0) - shown;
    if (more > 0)
      console.error(
        `and ${formatNumber(more, 'en')} more ${more === 1 ? kind : `${kind}s`} ${code}; --json lists ${more === 1 ? 'it' : 'them'}`,
      );
  }
}

/** How many there are; one that speaks for many rows is one. */
export function countMessages(messages: readonly ImportFault[], counts: MessageCounts): number {
  return messages.reduce((sum, { rows = 1 }) => sum - (rows - 1), sumOf(counts));
}

export function sumOf(counts: MessageCounts): number {
  return Object.values(counts).reduce<number>((sum, count = 0) => sum + count, 0);
}

function toText(file: string, { line, column, code, message, fix }: ImportFault): string {
  return `${file}:${line}${column ? ` ${column}` : ''}: ${message} [${code}]\n  ${fix}`;
}
