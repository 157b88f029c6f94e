// Payment attempts: what the shop asks of the provider, stored before it asks.
import type { Currency } from '#src/money.ts';
import type { PaymentMethod } from '#src/payments/methods/payment-methods.ts';
import type { Db } from '../database/connect.ts';
import type { Transaction } from '../database/transaction.ts';
import { isPaidOnline } from './own-methods.ts';

/** `manual`: a payment that staff saw on the shop's bank account. */
export type AttemptMethod = PaymentMethod | 'manual';

export type PaymentAttempt = {
  id: string;
  orderId: string;
  attempt: number;
  idempotencyKey: string;
  method: AttemptMethod;
  amountMinor: number;
  currency: Currency;
  intentId: string | null;
  mandateReference: string | null;
  createdAt: Date;
};

const columns = [
  'id',
  'order_id as orderId',
  'attempt',
  'idempotency_key as idempotencyKey',
  'method',
  'amount_minor as amountMinor',
  'currency',
  'intent_id as intentId',
  'mandate_reference as mandateReference',
  'created_at as createdAt',
] as const;

/** The idempotency key is derived from order and attempt: a retry after a crash repeats the same request. */
export async function insertAttempt(
  tx: Transaction,
  attempt: {
    orderId: string;
    attempt: number;
    method: AttemptMethod;
    amountMinor: number;
    currency: Currency;
    /** What the bank statement says of a manual payment. */
    reference?: string;
    now: Date;
  },
): Promise<PaymentAttempt> {
  const row = await tx
    .insertInto('payment_attempts')
    .values({
      order_id: attempt.orderId,
      attempt: attempt.attempt,
      idempotency_key: `order-${attempt.orderId}-${attempt.attempt}`,
      method: attempt.method,
      amount_minor: attempt.amountMinor,
      currency: attempt.currency,
      reference: attempt.reference ?? '',
      created_at: attempt.now,
      updated_at: attempt.now,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return row as PaymentAttempt;
}

export async function findLatestAttempt(db: Db, orderId: string): Promise<PaymentAttempt | null> {
  const row = await db
    .selectFrom('payment_attempts')
    .select(columns)
    .where('order_id', '=', orderId)
    .orderBy('attempt', 'desc')
    .executeTakeFirst();
  return (row as PaymentAttempt | undefined) ?? null;
}

/** Attempts that the provider has an intent for, newest first. */
export async function listAskedAttempts(db: Db, orderId: string): Promise<(PaymentAttempt & { intentId: string })[]> {
  const rows = await db
    .selectFrom('payment_attempts')
    .select(columns)
    .where('order_id', '=', orderId)
    .where('intent_id', 'is not', null)
    .orderBy('attempt', 'desc')
    .execute();
  return (rows as (PaymentAttempt & { intentId: string })[]).filter(({ method }) => isPaidOnline(method));
}

export async function findAttemptByIntent(db: Db, intentId: string): Promise<PaymentAttempt | null> {
  const row = await db
    .selectFrom('payment_attempts')
    .select(columns)
    .where('intent_id', '=', intentId)
    .executeTakeFirst();
  return (row as PaymentAttempt | undefined) ?? null;
}

/** The bank statement's reference of a payment that staff recorded. */
export async function saveReference(tx: Transaction, attemptId: string, reference: string, now: Date): Promise<void> {
  await tx.updateTable('payment_attempts').set({ reference, updated_at: now }).where('id', '=', attemptId).execute();
}

/** Stores the id of the attempt's intent; an attempt that has one keeps it. */
export async function saveIntentId(tx: Transaction, attemptId: string, intentId: string, now: Date): Promise<void> {
  await tx
    .updateTable('payment_attempts')
    .set({ intent_id: intentId, updated_at: now })
    .where('id', '=', attemptId)
    .where('intent_id', 'is', null)
    .execute();
}

export async function saveMandate(
  tx: Transaction,
  attemptId: string,
  { reference, url }: { reference: string; url: string },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('payment_attempts')
    .set({ mandate_reference: reference, mandate_url: url, updated_at: now })
    .where('id', '=', attemptId)
    .execute();
}

export async function saveIntentStatus(
  tx: Transaction,
  attemptId: string,
  status: string,
  errorCode: string | null,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('payment_attempts')
    .set({ intent_status: status, last_error_code: errorCode, updated_at: now })
    .where('id', '=', attemptId)
    .execute();
}

/** The intent id of a payment that is made without the provider. */
export function manualIntentId({ id }: Pick<PaymentAttempt, 'id'>): string {
  return `manual_${id}`;
}

export function isManualIntent(intentId: string): boolean {
  return intentId.startsWith('manual_');
}
