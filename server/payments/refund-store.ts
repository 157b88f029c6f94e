// Refunds: stored before the provider is asked, so that none is lost and none is made twice.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Currency } from '#src/money.ts';
import type { Db } from '../database/connect.ts';
import type { Transaction } from '../database/transaction.ts';
import { latestPossible } from '../database/wrong-clocks.ts';
import { addToOutbox } from '../outbox/outbox-store.ts';

export type RefundStatus = 'requested' | 'pending' | 'succeeded' | 'failed' | 'canceled';
export type RefundCause = 'staff' | 'late_payment' | 'paid_twice' | 'provider';

export type StoredRefund = {
  id: string;
  orderId: string;
  intentId: string;
  amountMinor: number;
  /** The part of the amount that goes back to gift cards, and not by the provider. */
  cardsMinor: number;
  currency: Currency;
  status: RefundStatus;
  stripeRefundId: string | null;
  idempotencyKey: string;
  cause: RefundCause;
  failureReason: string | null;
  createdAt: Date;
};

export type NewRefund = Pick<StoredRefund, 'id' | 'orderId' | 'intentId' | 'amountMinor' | 'currency' | 'cause'> & {
  /** Deduplicates: a second refund with the same value is not stored; by default the id. */
  sameAs?: string;
  cardsMinor?: number;
  /** The part of that for single-purpose cards. */
  taxedCardsMinor?: number;
  reason?: string;
  /** A kind from the list of reasons. */
  reasonKind?: string;
  returnId?: string | null;
  stripeRefundId?: string;
  /** What it is for; left out where nobody asked us for it. */
  parts?: RefundedParts;
};

type RefundedParts = {
  deliveryMinor: number;
  lines: readonly {
    position: number;
    quantity: number;
    amountMinor: number;
    costMinor: number;
    isRestocked: boolean;
  }[];
  vat: readonly { basisPoints: number; grossMinor: number; vatMinor: number }[];
};

const columns = [
  'id',
  'order_id as orderId',
  'intent_id as intentId',
  'amount_minor as amountMinor',
  'cards_minor as cardsMinor',
  'currency',
  'status',
  'stripe_refund_id as stripeRefundId',
  'idempotency_key as idempotencyKey',
  'cause',
  'failure_reason as failureReason',
  'created_at as createdAt',
] as const;

export function newRefundId(): string {
  return randomUUID();
}

/** False when the same refund was stored before. A refund that Stripe has not made yet is added to the outbox. */
export async function insertRefund(tx: Transaction, refund: NewRefund, now: Date): Promise<boolean> {
  const { id, sameAs = id, reason = '', stripeRefundId = null } = refund;
  const row = await tx
    .insertInto('refunds')
    .values({
      id,
      order_id: refund.orderId,
      intent_id: refund.intentId,
      amount_minor: refund.amountMinor,
      cards_minor: refund.cardsMinor ?? 0,
      taxed_cards_minor: refund.taxedCardsMinor ?? 0,
      currency: refund.currency,
      status: 'requested',
      stripe_refund_id: stripeRefundId,
      idempotency_key: `refund-${sameAs}`,
      cause: refund.cause,
      reason,
      reason_kind: refund.reasonKind ?? '',
      delivery_minor: refund.parts?.deliveryMinor ?? 0,
      return_id: refund.returnId ?? null,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) return false;
  if (refund.parts) await insertParts(tx, refund, refund.parts);
  if (!stripeRefundId) {
    const entry = { deduplicationKey: `send-refund-${id}`, kind: 'send-refund', payload: { refundId: id } };
    await addToOutbox(tx, entry, now);
  }
  return true;
}

async function insertParts(tx: Transaction, { id, orderId }: NewRefund, { lines, vat }: RefundedParts): Promise<void> {
  if (lines.length > 0) {
    await tx
      .insertInto('refund_lines')
      .values(
        lines.map(({ position, quantity, amountMinor, costMinor, isRestocked }) => ({
          refund_id: id,
          order_id: orderId,
          position,
          quantity,
          amount_minor: amountMinor,
          cost_minor: costMinor,
          is_restocked: isRestocked,
        })),
      )
      .execute();
  }
  if (vat.length === 0) return;
  await tx
    .insertInto('refund_vat_amounts')
    .values(
      vat.map(({ basisPoints, grossMinor, vatMinor }) => ({
        refund_id: id,
        vat_basis_points: basisPoints,
        gross_minor: grossMinor,
        vat_minor: vatMinor,
      })),
    )
    .execute();
}

export async function findRefund(db: Db, id: string): Promise<StoredRefund | null> {
  const row = await db.selectFrom('refunds').select(columns).where('id', '=', id).executeTakeFirst();
  return (row as StoredRefund | undefined) ?? null;
}

export async function findRefundByStripeId(db: Db, stripeRefundId: string): Promise<StoredRefund | null> {
  const row = await db
    .selectFrom('refunds')
    .select(columns)
    .where('stripe_refund_id', '=', stripeRefundId)
    .executeTakeFirst();
  return (row as StoredRefund | undefined) ?? null;
}

export type RefundedUnits = { position: number; quantity: number; amountMinor: number };

/** Lists by line of the order what of it was given back or is on its way. */
export async function listRefundedUnits(db: Db, orderId: string): Promise<RefundedUnits[]> {
  const rows = await db
    .selectFrom('refund_lines')
    .innerJoin('refunds', 'refunds.id', 'refund_lines.refund_id')
    .select(['position', ({ fn }) => fn.sum<string>('quantity').as('quantity')])
    .select(({ fn }) => fn.sum<string>('refund_lines.amount_minor').as('amount'))
    .where('refund_lines.order_id', '=', orderId)
    .where('refunds.status', 'not in', ['failed', 'canceled'])
    .groupBy('position')
    .execute();
  return rows.map(({ position, quantity, amount }) => ({
    position,
    quantity: Number(quantity),
    amountMinor: Number(amount),
  }));
}

/** The sum of a payment's refunds, pending ones included, without what goes back to gift cards. */
export async function sumRefundsOfIntent(db: Db, intentId: string): Promise<number> {
  const row = await db
    .selectFrom('refunds')
    .select(sql<string>`sum(amount_minor - cards_minor)`.as('sum'))
    .where('intent_id', '=', intentId)
    .where('status', 'in', ['requested', 'pending', 'succeeded'])
    .executeTakeFirst();
  return Number(row?.sum ?? 0);
}

/** Pending refunds that were not checked in the last `sinceMs`; what a wrong clock dated in the future was not, either. */
export async function listPendingRefunds(db: Db, sinceMs: number, now: Date, limit: number): Promise<StoredRefund[]> {
  const before = new Date(now.getTime() - sinceMs);
  const isOld = (column: 'checked_at' | 'updated_at') =>
    sql<boolean>`(${sql.ref(column)} < ${before} or ${sql.ref(column)} > ${latestPossible(now)})`;
  const rows = await db
    .selectFrom('refunds')
    .select(columns)
    .where('status', '=', 'pending')
    .where((eb) => eb.or([eb('checked_at', 'is', null), isOld('checked_at')]))
    .where(isOld('updated_at'))
    .orderBy('checked_at', (order) => order.asc().nullsFirst())
    .limit(limit)
    .execute();
  return rows as StoredRefund[];
}

export async function markRefundChecked(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx.updateTable('refunds').set({ checked_at: now }).where('id', '=', id).execute();
}

export async function saveRefundStatus(
  tx: Transaction,
  id: string,
  report: { status: RefundStatus; stripeRefundId: string | null; failureReason: string | null; now: Date },
): Promise<void> {
  await tx
    .updateTable('refunds')
    .set({
      status: report.status,
      ...(report.stripeRefundId && { stripe_refund_id: report.stripeRefundId }),
      failure_reason: report.failureReason,
      updated_at: report.now,
    })
    .where('id', '=', id)
    .execute();
}

/** What shoppers are told of their refunds, in minor units. */
export type RefundSums = { succeeded: number; pending: number };

/** Sums the refunds of all payments of each order: one that came too late is refunded too, and the shopper wants to see that. */
export async function sumRefunds(db: Db, orderIds: readonly string[]): Promise<(orderId: string) => RefundSums> {
  if (orderIds.length === 0) return () => ({ succeeded: 0, pending: 0 });
  const rows = await db
    .selectFrom('refunds')
    .select(['order_id', 'status', 'amount_minor'])
    .where('order_id', 'in', orderIds)
    .execute();
  return (orderId) => {
    const sum = (...statuses: string[]) =>
      rows
        .filter(({ order_id, status }) => order_id === orderId && statuses.includes(status))
        .reduce((total, row) => total + row.amount_minor, 0);
    return { succeeded: sum('succeeded'), pending: sum('requested', 'pending') };
  };
}
