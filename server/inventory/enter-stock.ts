// What was received, counted, written off or corrected, line by line and in one go. All of it is written or nothing; what
// the same device sends again under the same key is answered, and not written again.
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { RefusedLine, StockEntryRefusal } from '#src/catalogue/office/stock/stock-refusals.ts';
import { type EntryKind, MOST_ENTERED, MOST_LINES, type StockCause } from '#src/catalogue/stock-causes.ts';
import type { BatchTitle, BatchTitleKey } from '#src/history/batch-title.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import { type EnteredByVariant, readEnteredSince, type SeenStock } from '../catalogue/saving/entered-since.ts';
import type { Db } from '../database/connect.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import { type ChangedBy, inBatch } from '../history/change-batch.ts';
import { takeOffExpected } from './expected-goods.ts';
import { type LockedStock, lockStock } from './lock-stock.ts';
import { faultOf, type StockDifference, writeStock } from './write-stock.ts';

/**
 * `quantity`: what came, was found, or is gone. `expected`: what the shop believed at the moment of counting; what is sold
 * between then and now stays sold, because the difference of the two is written and not the number.
 */
export type EntryLine = {
  variantId: string;
  quantity: number;
  expected?: number | null | undefined;
  /** That of the product, at which `expected` was read: what somebody else has entered since is asked about, not added to. */
  version?: number | null | undefined;
};

export type StockEntry = {
  /** A UUID that whoever enters it has made. */
  key: string;
  kind: EntryKind | 'correct';
  /** Why it is written off or corrected. */
  cause?: StockCause | null | undefined;
  /** A supplier's note, or the reason in words. */
  note: string;
  lines: readonly EntryLine[];
  /** Lines of expected goods that are taken off before the earliest ones. */
  expectedIds?: readonly string[];
};

/** `by`: who has entered the same number since the one that was seen, so that there is no difference. */
export type EnteredLine = { variantId: string; quantity: number; difference: number; onHand: number; by?: string };

export type StockEntered = {
  lines: EnteredLine[];
  /** The number under which it can be taken back; null where nothing differs. */
  batchId: number | null;
  /** It was entered before. */
  isRepeated: boolean;
};

export type InventoryServices = {
  db: Db;
  now: () => Date;
  by: ChangedBy;
  /** Only says what it would come to. */
  isTrial?: boolean;
};

export async function enterStock(
  { db, isTrial, ...services }: InventoryServices,
  entry: StockEntry,
): Promise<Result<StockEntered, StockEntryRefusal>> {
  if (!isTrial) return inTransaction(db, (tx) => enterStockIn(tx, services, entry));
  const tried = await inTransaction(db, async (tx) => {
    const entered = await enterStockIn(tx, services, entry);
    // A refusal rolls the trial back.
    return entered.ok ? refuse({ kind: 'OnlyTried' as const, entered: entered.value }) : entered;
  });
  if (tried.ok || tried.error.kind !== 'OnlyTried') return tried as Result<never, StockEntryRefusal>;
  return ok({ ...tried.error.entered, batchId: null });
}

/** Enters stock as a part of something else that is written, and rolled back with it. */
export async function enterStockIn(
  tx: Transaction,
  { now, by }: Omit<InventoryServices, 'db' | 'isTrial'>,
  entry: StockEntry,
): Promise<Result<StockEntered, StockEntryRefusal>> {
  const lines = joinLines(entry.lines);
  const contentHash = hashOf(entry, lines);
  const earlier = await findEarlier(tx, entry.key);
  if (earlier) {
    if (!earlier.content_hash.equals(contentHash)) return refuse({ kind: 'KeyReused' });
    return ok({ lines: earlier.answer, batchId: earlier.batch_id, isRepeated: true });
  }
  if (lines.length === 0) return refuse({ kind: 'NothingEntered' });
  if (lines.length > MOST_LINES) return refuse({ kind: 'TooManyLines' });
  if (entry.cause === 'other' && entry.note.trim() === '') return refuse({ kind: 'WordsMissing' });
  const stock = await lockStock(
    tx,
    lines.map(({ variantId }) => variantId),
  );
  const entered = await readEnteredSince(
    tx,
    lines.flatMap((line) => seenIn(entry, line)),
  );
  const changeOf = (line: EntryLine) => (isEnteredAlready(entry, line, entered) ? 0 : differenceOf(entry, line));
  const refused = lines.flatMap((line) => refusedLine({ entry, line, by: changeOf(line) }, { stock, entered }));
  if (refused.length > 0) return refuse({ kind: 'LinesRefused', lines: refused });
  const differences = lines.map((line) => ({ variantId: line.variantId, by: changeOf(line) }));
  const { batchId } = await inBatch(tx, { by, title: titleOf(entry, differences, stock), now: now() }, async () => {
    await writeStock(tx, differences, { cause: causeOf(entry), reason: entry.note.trim(), now: now() });
    if (entry.kind === 'receive') await takeOffExpected(tx, differences, entry.expectedIds);
  });
  const answer = lines.map((line) => {
    const difference = changeOf(line);
    const { variantId, quantity } = line;
    const onHand = (stock.get(variantId)?.onHand ?? 0) + difference;
    const by = entered.get(variantId)?.who;
    return { variantId, quantity, difference, onHand, ...(by && { by }) };
  });
  await tx
    .insertInto('stock_entries')
    .values({
      ...{ id: entry.key, kind: entry.kind, batch_id: batchId, at: now() },
      ...{ content_hash: contentHash, answer: JSON.stringify(answer) },
    })
    .execute();
  return ok({ lines: answer, batchId, isRepeated: false });
}

/** One line for each variant: what was scanned in two places is one number, and the first belief is the one it differs from. */
function joinLines(lines: readonly EntryLine[]): EntryLine[] {
  const joined = new Map<string, EntryLine>();
  for (const line of lines) {
    const earlier = joined.get(line.variantId);
    joined.set(line.variantId, earlier ? { ...earlier, quantity: earlier.quantity + line.quantity } : line);
  }
  return [...joined.values()];
}

function hashOf({ kind, cause, note }: StockEntry, lines: readonly EntryLine[]): Buffer {
  const content = [
    kind,
    cause ?? '',
    note,
    lines.map((line) => [line.variantId, line.quantity, line.expected ?? null]),
  ];
  return createHash('sha256').update(JSON.stringify(content)).digest();
}

/** Whoever sends the same at the same moment waits here for the first. */
async function findEarlier(tx: Transaction, key: string) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`stock ${key}`}, 0))`.execute(tx);
  const earlier = await tx
    .selectFrom('stock_entries')
    .select(['content_hash', 'answer', 'batch_id'])
    .where('id', '=', key)
    .executeTakeFirst();
  // The answer is repeated as it was given then.
  return earlier && { ...earlier, answer: earlier.answer as unknown as EnteredLine[] };
}

function differenceOf({ kind }: StockEntry, { quantity, expected }: EntryLine): number {
  if (kind === 'receive') return quantity;
  return kind === 'write_off' ? -quantity : quantity - (expected ?? 0);
}

/** What is counted is what stands on the shelf, with what is sold and still there. */
function seenIn({ kind }: StockEntry, { variantId, expected, version }: EntryLine): SeenStock[] {
  if (version == null || expected == null) return [];
  return [{ variantId, onHand: kind === 'count' ? null : expected, version }];
}

/** Whether somebody else has said the same since: of a count, that there is as much more or less than was believed. */
function isEnteredAlready(entry: StockEntry, line: EntryLine, entered: EnteredByVariant): boolean {
  const since = entered.get(line.variantId);
  if (!since) return false;
  return entry.kind === 'count' ? since.by === differenceOf(entry, line) : since.onHand === line.quantity;
}

type Known = { stock: ReadonlyMap<string, LockedStock>; entered: EnteredByVariant };

function refusedLine(
  { entry, line, by }: { entry: StockEntry; line: EntryLine; by: number },
  { stock, entered }: Known,
): RefusedLine[] {
  const { variantId } = line;
  if (!isEntered(entry, line)) return [{ variantId, refusal: { kind: 'QuantityInvalid' } }];
  const locked = stock.get(variantId);
  const since = entered.get(variantId);
  // Whether both mean the same pieces only people know.
  if (locked && since && !isEnteredAlready(entry, line, entered)) {
    const { onHand, reserved, version } = locked;
    return [{ variantId, refusal: { kind: 'StockEnteredSince', by: since.who, onHand, reserved, version } }];
  }
  const fault = faultOf(locked, by);
  return fault ? [{ variantId, refusal: fault }] : [];
}

function isEntered({ kind }: StockEntry, { quantity, expected }: EntryLine): boolean {
  const isWhole = (count: number) => Number.isSafeInteger(count) && Math.abs(count) <= MOST_ENTERED;
  if (kind === 'receive' || kind === 'write_off') return isWhole(quantity) && quantity > 0;
  return isWhole(quantity) && quantity >= 0 && expected != null && isWhole(expected);
}

function causeOf({ kind, cause }: StockEntry): StockCause | '' {
  if (kind === 'count') return 'counted';
  return cause ?? (kind === 'correct' ? 'corrected' : '');
}

const titles: Readonly<Record<StockEntry['kind'], BatchTitleKey>> = {
  receive: 'batch.stockReceived',
  count: 'batch.stockCounted',
  write_off: 'batch.stockWrittenOff',
  correct: 'batch.stockCounted',
};

/** A line of the history. */
function titleOf(
  entry: StockEntry,
  differences: readonly StockDifference[],
  stock: ReadonlyMap<string, LockedStock>,
): BatchTitle {
  const [first] = differences;
  const only = differences.length === 1 && first ? stock.get(first.variantId) : undefined;
  if (!first || !only) return { key: titles[entry.kind], values: { count: differences.length } };
  const values = { variant: only.sku || only.id, before: only.onHand, after: only.onHand + first.by };
  return { key: 'batch.stock', values };
}
