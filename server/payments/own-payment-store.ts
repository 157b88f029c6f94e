// Payments by a developer's own methods, with the states of Stripe's PaymentIntents, so that orders treat both alike.
import { randomUUID } from 'node:crypto';
import type { Currency } from '#src/money.ts';
import type { Db } from '../database/connect.ts';
import type { Transaction } from '../database/transaction.ts';

export type OwnPaymentStatus = 'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded' | 'canceled';

export type StoredOwnPayment = {
  id: string;
  method: string;
  orderId: string;
  orderNumber: number;
  amountMinor: number;
  currency: Currency;
  status: OwnPaymentStatus;
  reference: string | null;
  address: string | null;
  failures: number;
};

export type NewOwnPayment = Pick<
  StoredOwnPayment,
  'method' | 'orderId' | 'orderNumber' | 'amountMinor' | 'currency'
> & { idempotencyKey: string; now: Date };

const columns = [
  'id',
  'method',
  'order_id as orderId',
  'order_number as orderNumber',
  'amount_minor as amountMinor',
  'currency',
  'status',
  'reference',
  'address',
  'failures',
] as const;

const PREFIX = 'own_';

export function isOwnPayment(intentId: string): boolean {
  return intentId.startsWith(PREFIX);
}

/** The same key gives the same payment. */
export async function insertOwnPayment(tx: Transaction, payment: NewOwnPayment): Promise<StoredOwnPayment> {
  await tx
    .insertInto('own_payments')
    .values({
      id: `${PREFIX}${randomUUID()}`,
      method: payment.method,
      order_id: payment.orderId,
      order_number: payment.orderNumber,
      idempotency_key: payment.idempotencyKey,
      amount_minor: payment.amountMinor,
      currency: payment.currency,
      status: 'requires_payment_method',
      created_at: payment.now,
      updated_at: payment.now,
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .execute();
  const row = await tx
    .selectFrom('own_payments')
    .select(columns)
    .where('idempotency_key', '=', payment.idempotencyKey)
    .executeTakeFirstOrThrow();
  return row as StoredOwnPayment;
}

export async function findOwnPayment(db: Db, id: string): Promise<StoredOwnPayment | null> {
  const row = await db.selectFrom('own_payments').select(columns).where('id', '=', id).executeTakeFirst();
  return (row as StoredOwnPayment | undefined) ?? null;
}

export async function lockOwnPayment(tx: Transaction, id: string): Promise<StoredOwnPayment | null> {
  const row = await tx.selectFrom('own_payments').select(columns).where('id', '=', id).forUpdate().executeTakeFirst();
  return (row as StoredOwnPayment | undefined) ?? null;
}

export async function saveOwnPayment(
  tx: Transaction,
  { id, status, reference, address, failures }: StoredOwnPayment,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('own_payments')
    .set({ status, reference, address, failures, updated_at: now })
    .where('id', '=', id)
    .execute();
}
