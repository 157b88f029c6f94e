// The link to an order, by e-mail to the order's own address, for whoever names its number and that address. What is asked
// is only written down, by the same statements whatever it is, and looked up by the outbox afterwards: neither the answer
// nor how long it takes tells whether there is such an order, or whether its link was sent before.
import { hash, randomUUID } from 'node:crypto';
import { toAsciiEmail } from '#src/email-address.ts';
import type { Db } from '../database/connect.ts';
import { inTransaction } from '../database/transaction.ts';
import { countFromAddress } from '../http/request-limits.ts';
import { inLane, type OutboxEffect, type OutboxLane } from '../outbox/outbox-lanes.ts';
import { addToOutbox } from '../outbox/outbox-store.ts';
import { type Asker, addUnconfirmedMail, askerOf } from '../outbox/unconfirmed-mail.ts';
import { readOrderNumber } from '../returns/find-order-of-pair.ts';
import type { RequestContext } from '../schema/request-context.ts';
import { lookups } from './service-limits.ts';

const LOOKUP = 'find-order';
const serviceLane: OutboxLane = { name: 'service' };

export type OrderPair = { orderNumber: string; orderEmail: string };

/** The address is not kept, and its hash goes when it was looked for: of a wrong one nobody knows whose it is. */
type Lookup = { number: number | null; emailHash: string; asker?: Asker };

/** What stays: carried out again, it finds nothing. */
const looked: Lookup = { number: null, emailHash: '' };

/** Throws `TOO_MANY_REQUESTS` when an address asks too often. */
export async function mailOrderLink(
  { db, now, session: { address } }: Pick<RequestContext, 'db' | 'now' | 'session'>,
  { orderNumber, orderEmail }: OrderPair,
): Promise<void> {
  await countFromAddress(db, lookups, address, now());
  const payload: Lookup = {
    number: readOrderNumber(orderNumber),
    emailHash: hashEmail(toAsciiEmail(orderEmail)),
    asker: askerOf(address),
  };
  const entry = { deduplicationKey: `${LOOKUP}-${randomUUID()}`, kind: LOOKUP, payload };
  await inTransaction(db, (tx) => addToOutbox(tx, entry, now()));
}

export function createServiceEffects(services: { db: Db; now: () => Date }): Record<string, OutboxEffect> {
  return inLane(serviceLane, {
    [LOOKUP]: ({ deduplicationKey, payload }) => findAndMail(services, payload as Lookup, deduplicationKey),
  });
}

async function findAndMail(
  { db, now }: { db: Db; now: () => Date },
  { number, emailHash, asker = null }: Lookup,
  cause: string,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx
      .updateTable('outbox')
      .set({ payload: JSON.stringify(looked) })
      .where('deduplication_key', '=', cause)
      .execute();
    const order = await tx
      .selectFrom('orders')
      .select(['id', 'email'])
      .where('number', '=', number)
      .where('erased_at', 'is', null)
      .executeTakeFirst();
    if (!order || hashEmail(order.email) !== emailHash) return;
    const key = `order-link-${cause}`;
    const entry = { deduplicationKey: key, kind: 'order-link', payload: { orderId: order.id } } as const;
    await addUnconfirmedMail(tx, { ...entry, to: order.email, asker }, now());
  });
}

function hashEmail(email: string): string {
  return hash('sha256', email.toLowerCase());
}
