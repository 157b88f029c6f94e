// What a scanned or typed code means: a product of the order that is being packed, the barcode of a packing slip, or the
// first order that wants the product.
import { isCodeOf } from '../../ui/scanner/is-code-of.ts';
import type { PackingLine, PackingOrder } from './packing-queries.ts';

export type ScanMeaning =
  | { kind: 'counted'; number: number; position: number; title: string }
  | { kind: 'opened'; number: number }
  /** It belongs into this parcel, and all of it is in. */
  | { kind: 'full'; title: string }
  /** `title`: null when no order wants it. */
  | { kind: 'wrong'; title: string | null }
  | { kind: 'taken'; number: number; packer: string };

/** `current`: the order that is being packed; null where there is only the queue. */
export function readScan(code: string, orders: readonly PackingOrder[], current: number | null): ScanMeaning {
  const open = orders.filter(({ waiting }) => waiting === null);
  const here = open.find(({ number }) => number === current);
  const own = here?.lines.filter((line) => isCodeOf(line, code)) ?? [];
  if (here && own.length > 0) return countIn(here, own);
  const named = open.find(({ number }) => isOrder(number, code, current));
  if (named) return { kind: 'opened', number: named.number };
  const wanting = open.filter(({ lines }) => lines.some((line) => isCodeOf(line, code)));
  const [first] = wanting;
  if (here || !first) {
    return { kind: 'wrong', title: first?.lines.find((line) => isCodeOf(line, code))?.title ?? null };
  }
  const hasRoom = ({ lines }: PackingOrder) =>
    lines.some((line) => isCodeOf(line, code) && line.packed < line.quantity);
  const free = wanting.filter((order) => hasRoom(order) && !isTaken(order));
  // What one has begun comes before what is older.
  const next = free.find(({ isMine }) => isMine) ?? free[0] ?? first;
  return countIn(
    next,
    next.lines.filter((line) => isCodeOf(line, code)),
  );
}

export function isTaken({ packer, isMine }: Pick<PackingOrder, 'packer' | 'isMine'>): boolean {
  return packer !== null && packer !== undefined && !isMine;
}

export function isPacked({ lines }: Pick<PackingOrder, 'lines'>): boolean {
  return lines.every(({ packed, quantity }) => packed === quantity);
}

/** Whether a code is a product's, wherever it goes: then it is no tracking number. */
export function isKnownProduct(code: string, orders: readonly PackingOrder[]): boolean {
  return orders.some(({ lines }) => lines.some((line) => isCodeOf(line, code)));
}

function countIn(order: PackingOrder, lines: readonly PackingLine[]): ScanMeaning {
  const { number, packer } = order;
  if (isTaken(order)) return { kind: 'taken', number, packer: packer ?? '' };
  const line = lines.find(({ packed, quantity }) => packed < quantity);
  if (!line) return { kind: 'full', title: lines[0]?.title ?? '' };
  return { kind: 'counted', number, position: line.position, title: line.title };
}

/** The barcode of a packing slip; in the queue its number, too. */
function isOrder(number: number, code: string, current: number | null): boolean {
  const text = code.trim().toUpperCase();
  return text === `K${number}` || (current === null && text.replace(/^#/, '') === String(number));
}
