// The link to an order, by e-mail to the order's own address, for whoever names its number and that address. Nothing that
// is answered, nor how long it takes, tells whether there is such an order.

import { randomUUID } from 'node:crypto';
import { plainEmail } from '#src/returns/withdrawal-fields.ts';
import { inTransaction } from '../database/transaction.ts';
import { countFromAddress } from '../http/request-limits.ts';
import { addToOutbox } from '../outbox/outbox-store.ts';
import { findOrderOfPair, readOrderNumber } from '../returns/find-order-of-pair.ts';
import type { RequestContext } from '../schema/request-context.ts';
import { lookups, mayMailLink } from './service-limits.ts';

export type OrderPair = { orderNumber: string; orderEmail: string };

/** Throws `TOO_MANY_REQUESTS` when an address asks too often. */
export async function mailOrderLink(
  { db, now, session: { address } }: Pick<RequestContext, 'db' | 'now' | 'session'>,
  pair: OrderPair,
): Promise<void> {
  const at = now();
  await countFromAddress(db, lookups, address, at);
  const written = [String(readOrderNumber(pair.orderNumber)), plainEmail(pair.orderEmail).toLowerCase()];
  const isAllowed = await mayMailLink(db, written, at);
  // A wrong pair is written down as such, a right one as an e-mail: either is one write.
  const orderId = await findOrderOfPair({ db, now, address }, pair);
  if (!orderId || !isAllowed) return;
  const entry = { deduplicationKey: `order-link-${randomUUID()}`, kind: 'order-link', payload: { orderId } };
  await inTransaction(db, (tx) => addToOutbox(tx, entry, at));
}
