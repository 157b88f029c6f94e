// Reads and writes API objects. Only our code writes them, so what the database returns is assumed to match the SDK's
// types.
import { sql } from 'kysely';
import type Stripe from 'stripe';
import type { Transaction } from '#server/database/transaction.ts';

export type ObjectKinds = {
  payment_intent: Stripe.PaymentIntent;
  payment_method: Stripe.PaymentMethod;
  charge: Stripe.Charge;
  refund: Stripe.Refund;
  dispute: Stripe.Dispute;
  mandate: Stripe.Mandate;
  event: Stripe.Event;
  payment_method_domain: Stripe.PaymentMethodDomain;
  payout: Stripe.Payout;
  balance_transaction: Stripe.BalanceTransaction;
};
export type ObjectKind = keyof ObjectKinds;

export type RefundCourse = 'at_once' | 'pending_then_succeeds' | 'succeeds_then_fails';

/** Stored with an object and never part of an answer. */
export type HiddenFields = {
  /** Payment intents: where a redirect returns to. */
  return_url?: string | null;
  /** Payment intents: `never` when the shop ruled out redirects, null when it did not ask for automatic methods. */
  allow_redirects?: 'always' | 'never' | null;
  /** Payment methods: which row of the method's own table of test values it behaves like, e.g. `insufficient_funds`. */
  behaviour?: string;
  /** Payment methods: the intent that was paid with it; without a customer it can be used only once. */
  used_by?: string;
  /** Balance transactions: the payout that they are in. Charges and refunds: the payout that they were booked for. */
  payout?: string;
  /** Disputes: whether what was taken, and what was given back, is in a payout. */
  booked?: ('dispute' | 'dispute_reversal')[];
  /** Refunds: how this one ends. */
  refund?: RefundCourse;
};

export type Stored<Kind extends ObjectKind> = { object: ObjectKinds[Kind]; hidden: HiddenFields };

/** Inserts an object, or replaces the one with its id. */
export async function putObject<Kind extends ObjectKind>(
  tx: Transaction,
  kind: Kind,
  object: ObjectKinds[Kind],
  hidden: HiddenFields = {},
): Promise<void> {
  await tx
    .insertInto('sandbox.objects')
    .values({
      id: object.id,
      kind,
      payment_intent:
        'payment_intent' in object && typeof object.payment_intent === 'string' ? object.payment_intent : null,
      body: JSON.stringify(object),
      hidden: JSON.stringify(hidden),
      created_at: new Date(createdAt(object) * 1000),
    })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ body: JSON.stringify(object) }))
    .execute();
}

/** Only mandates have no `created`. */
function createdAt(object: ObjectKinds[ObjectKind]): number {
  return 'created' in object ? object.created : (object.customer_acceptance.accepted_at ?? 0);
}

export async function saveObject<Kind extends ObjectKind>(
  tx: Transaction,
  object: ObjectKinds[Kind],
  hidden?: HiddenFields,
): Promise<void> {
  await tx
    .updateTable('sandbox.objects')
    .set({ body: JSON.stringify(object), ...(hidden && { hidden: JSON.stringify(hidden) }) })
    .where('id', '=', object.id)
    .execute();
}

export async function findObject<Kind extends ObjectKind>(
  tx: Transaction,
  kind: Kind,
  id: string,
): Promise<Stored<Kind> | null> {
  const row = await selectObject(tx, kind, id).executeTakeFirst();
  return row ? (row as Stored<Kind>) : null;
}

/** The same with the row locked, so that two requests cannot change one object at the same time. */
export async function lockObject<Kind extends ObjectKind>(
  tx: Transaction,
  kind: Kind,
  id: string,
): Promise<Stored<Kind> | null> {
  const row = await selectObject(tx, kind, id).forUpdate().executeTakeFirst();
  return row ? (row as Stored<Kind>) : null;
}

function selectObject(tx: Transaction, kind: ObjectKind, id: string) {
  return tx
    .selectFrom('sandbox.objects')
    .select(['body as object', 'hidden'])
    .where('kind', '=', kind)
    .where('id', '=', id);
}

/** Limits the wait for a row that another request has locked: then we answer 429 `lock_timeout`, as Stripe does. */
export async function limitLockWait(tx: Transaction): Promise<void> {
  await sql`set local lock_timeout = '3s'`.execute(tx);
}

export type ListQuery = {
  limit: number;
  startingAfter?: string;
  endingBefore?: string;
  created?: { gt?: number; gte?: number; lt?: number; lte?: number };
  paymentIntent?: string;
  charge?: string;
  types?: string[];
  domainName?: string;
  payout?: string;
};

/** Newest first. Reads one more than `limit`, so that the caller knows whether there is more. */
export async function listObjects<Kind extends ObjectKind>(
  tx: Transaction,
  kind: Kind,
  query: ListQuery,
): Promise<ObjectKinds[Kind][]> {
  const { startingAfter, endingBefore, created = {}, paymentIntent, charge, types, domainName, payout } = query;
  const positionOf = (id: string) => sql<number>`(select position from sandbox.objects where id = ${id})`;
  const timeOf = (seconds: number) => new Date(seconds * 1000);
  const rows = await tx
    .selectFrom('sandbox.objects')
    .select('body')
    .where('kind', '=', kind)
    .$if(startingAfter !== undefined, (part) => part.where('position', '<', positionOf(startingAfter ?? '')))
    .$if(endingBefore !== undefined, (part) => part.where('position', '>', positionOf(endingBefore ?? '')))
    .$if(paymentIntent !== undefined, (part) => part.where('payment_intent', '=', paymentIntent ?? ''))
    .$if(charge !== undefined, (part) => part.where(sql<string>`body ->> 'charge'`, '=', charge ?? ''))
    .$if(types !== undefined, (part) => part.where(sql<string>`body ->> 'type'`, 'in', types ?? []))
    .$if(domainName !== undefined, (part) => part.where(sql<string>`body ->> 'domain_name'`, '=', domainName ?? ''))
    .$if(payout !== undefined, (part) => part.where(sql<string>`hidden ->> 'payout'`, '=', payout ?? ''))
    .$if(created.gt !== undefined, (part) => part.where('created_at', '>', timeOf(created.gt ?? 0)))
    .$if(created.gte !== undefined, (part) => part.where('created_at', '>=', timeOf(created.gte ?? 0)))
    .$if(created.lt !== undefined, (part) => part.where('created_at', '<', timeOf(created.lt ?? 0)))
    .$if(created.lte !== undefined, (part) => part.where('created_at', '<=', timeOf(created.lte ?? 0)))
    .orderBy('position', endingBefore === undefined ? 'desc' : 'asc')
    .limit(query.limit + 1)
    .execute();
  return rows.map((row) => row.body as ObjectKinds[Kind]);
}
