// What is received, counted or written off on this device, until it is finished: lines by what was scanned last.

import type { EntryKind, WriteOffCause } from '../../../catalogue/stock-causes.ts';
import { isCodeOf } from '../../../ui/scanner/is-code-of.ts';
import { nameOf, type StockRow } from '../stock-queries.ts';

export type EntryLine = {
  variantId: string;
  name: string;
  sku: string;
  barcode: string;
  imageUrl: string | null;
  /** Null: what is typed is no number. */
  quantity: number | null;
  /** The stock as the shop had it when the first of it was scanned. */
  onHand: number;
  /** What is sold and still on the shelf then: whoever counts there counts it too. */
  toSend: number;
  /** That of the product then; lists that older pages have kept do not say it. */
  version?: number;
  /** What is on its way, and when. */
  expected: number;
  expectedOn: string | null;
};

export type Entry = {
  /** Made for this list: what is sent again is written once. */
  key: string;
  note: string;
  cause: WriteOffCause;
  /** The last one first. */
  lines: readonly EntryLine[];
  /** Codes that were read without a connection: nobody knows yet of what they are. */
  waiting: readonly string[];
};

export function emptyEntry(key: string): Entry {
  return { key, note: '', cause: 'damaged', lines: [], waiting: [] };
}

/** One more of it. */
export function addScanned(entry: Entry, row: StockRow): Entry {
  const known = entry.lines.find(({ variantId }) => variantId === row.id);
  const line = known ? { ...known, quantity: (known.quantity ?? 0) + 1 } : lineOf(row);
  return { ...entry, lines: [line, ...entry.lines.filter((each) => each !== known)] };
}

/** One more of what is on the list already; null where the code is of none of it, or of several. */
export function addKnown(entry: Entry, code: string): { entry: Entry; line: EntryLine } | null {
  const [known, other] = entry.lines.filter((line) => isCodeOf(line, code));
  if (!known || other) return null;
  const line = { ...known, quantity: (known.quantity ?? 0) + 1 };
  return { entry: { ...entry, lines: [line, ...entry.lines.filter((each) => each !== known)] }, line };
}

export function withQuantity(entry: Entry, variantId: string, quantity: number | null): Entry {
  const lines = entry.lines.map((line) => (line.variantId === variantId ? { ...line, quantity } : line));
  return { ...entry, lines };
}

export function withoutLine(entry: Entry, variantId: string): Entry {
  return { ...entry, lines: entry.lines.filter((line) => line.variantId !== variantId) };
}

/** What the shop believes now, beside what was counted. */
export function withBelief(entry: Entry, { id, onHand, toSend, version }: StockRow): Entry {
  const lines = entry.lines.map((line) => (line.variantId === id ? { ...line, onHand, toSend, version } : line));
  return { ...entry, lines };
}

/** What the shop believes to be on the shelf. */
export function believedOf({ onHand, toSend }: EntryLine): number {
  return onHand + toSend;
}

/** How many pieces; of a count, how many products. */
export function countEntered(kind: EntryKind, { lines }: Entry): number {
  return kind === 'count' ? lines.length : lines.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0);
}

/** What is sent. */
export function inputOf(kind: EntryKind, { key, note, cause, lines }: Entry) {
  return {
    ...{ key, kind, note },
    ...(kind === 'write_off' && { cause }),
    lines: lines.map((line) => ({
      variantId: line.variantId,
      quantity: line.quantity ?? 0,
      ...(kind === 'count' && { expected: believedOf(line), version: line.version ?? null }),
    })),
  };
}

/** Whether all lines say a number: a count may be 0. */
export function isWhole(kind: EntryKind, { quantity }: EntryLine): boolean {
  return quantity !== null && (kind === 'count' || quantity > 0);
}

function lineOf(row: StockRow): EntryLine {
  const { id, sku, barcode, imageUrl = null, onHand, toSend, version, expected, expectedOn = null } = row;
  return {
    variantId: id,
    name: nameOf(row),
    sku,
    barcode,
    imageUrl,
    quantity: 1,
    onHand,
    toSend,
    version,
    expected,
    expectedOn,
  };
}
