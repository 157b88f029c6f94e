// A refund that names no return, by the command or on the order's own page, answers those whose money it is: a notice whose
// money has gone back waits for nothing, and nobody could close it any more.
import { sql } from 'kysely';
import type { LineQuantity } from '#src/orders/fulfilment-decisions.ts';
import { leftOf, quantityLeft, refundAmounts } from '#src/refunds/refund-amounts.ts';
import type { Transaction } from '../database/transaction.ts';
import { listWithdrawnUnsent } from '../shipping/withdrawn-before-sending.ts';
import { closeReturn } from './close-refunded-return.ts';
import { listOpenReturns, type OpenReturn } from './open-returns.ts';
import { type Refundable, readRefundable } from './read-refundable.ts';

type Refund = { id: string; orderId: string };
type Unit = LineQuantity & { at: Date };
type Known = Refundable & { refund: Refund; units: readonly Unit[]; held: readonly LineQuantity[] };

/** Called once the refund and what becomes of its goods are written. */
export async function closeAnsweredReturns(tx: Transaction, refund: Refund, now: Date): Promise<void> {
  const open = await listOpenReturns(tx, refund.orderId);
  if (open.length === 0) return;
  const refundable = await readRefundable(tx, refund.orderId);
  const held = await listWithdrawnUnsent(tx, refund.orderId);
  const known: Known = { ...refundable, refund, held, units: await listUnitsOfNone(tx, refund.orderId) };
  const answered = open.filter((notice, index) => isAnswered(notice, open.slice(0, index), known));
  // Those before it stand in front of it for the same pieces; a sum without lines is for one notice alone.
  const byItself = open.length === 1 ? open.filter((notice) => isPaidByItself(notice, known)) : [];
  await close(tx, answered.length > 0 ? answered : byItself, { refund, now });
}

/** Whatever the money was said to be for, and whoever gave it back: at the end nothing is left to give back. */
export async function closeReturnsWithoutMoneyLeft(tx: Transaction, refund: Refund, now: Date): Promise<void> {
  const open = await listOpenReturns(tx, refund.orderId);
  if (open.length > 0 && isAllBack(await readRefundable(tx, refund.orderId))) await close(tx, open, { refund, now });
}

function isAnswered({ announcedAt, lines }: OpenReturn, before: readonly OpenReturn[], known: Known): boolean {
  const { order, earlier, held, units } = known;
  const since = units.filter(({ at }) => at >= announcedAt);
  const isBack = ({ position, quantity }: LineQuantity) =>
    quantityLeft(order, earlier, position) === 0 ||
    countOf(since, position) >=
      quantity +
        countOf(
          before.flatMap((other) => other.lines),
          position,
        );
  // Once it is closed, nothing says any more that its goods are not to be sent.
  return lines.length > 0 && lines.every((line) => countOf(held, line.position) === 0 && isBack(line));
}

/** A sum without lines is the notice's money when its goods are here and it is no less than they had cost. */
function isPaidByItself({ lines }: OpenReturn, { refund, order, earlier }: Known): boolean {
  const own = earlier.find(({ id }) => id === refund.id);
  if (!own || own.lines.length > 0 || own.deliveryMinor > 0) return false;
  if (lines.length === 0 || lines.some(({ quantity, received }) => received < quantity)) return false;
  const others = earlier.filter(({ id }) => id !== refund.id);
  const parts = { lines: lines.map(({ position, quantity }) => ({ position, quantity })), isWithDelivery: false };
  const cost = refundAmounts(order, others, parts, null);
  return cost.ok && own.amountMinor >= cost.value.amountMinor;
}

const isAllBack = ({ order, earlier }: Refundable) => order.capturedMinor > 0 && leftOf(order, earlier).minor === 0;

async function close(
  tx: Transaction,
  answered: readonly OpenReturn[],
  { refund, now }: { refund: Refund; now: Date },
): Promise<void> {
  for (const { id, announcedAt, lines } of answered) {
    const positions = lines.map(({ position }) => position);
    await sql`update refunds set return_id = ${id} where order_id = ${refund.orderId} and return_id is null
      and (id = ${refund.id} or (created_at >= ${announcedAt} and id in (
        select refund_id from refund_lines where position = any(${positions}))))`.execute(tx);
    await closeReturn(tx, id, now);
  }
}

/** The pieces that refunds of no return gave back, because of a withdrawal or for no reason that was named. */
async function listUnitsOfNone(tx: Transaction, orderId: string): Promise<Unit[]> {
  return tx
    .selectFrom('refund_lines as l')
    .innerJoin('refunds as f', 'f.id', 'l.refund_id')
    .select(['l.position', 'l.quantity', 'f.created_at as at'])
    .where('f.order_id', '=', orderId)
    .where('f.status', 'not in', ['failed', 'canceled'])
    .where('f.return_id', 'is', null)
    .where('f.reason_kind', 'in', ['', 'withdrawal'])
    .execute();
}

function countOf(lines: readonly LineQuantity[], position: number): number {
  return lines.reduce((sum, line) => sum + (line.position === position ? line.quantity : 0), 0);
}
