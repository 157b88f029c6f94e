// The first step of a withdrawal: what the shopper typed is put down as a draft, whether or not anything is missing, and
// belongs to an order when it names one rightly.
import { checkWithdrawal, type WithdrawalFields } from '#src/returns/withdrawal-fields.ts';
import { inTransaction } from '../database/transaction.ts';
import { createToken, hashToken } from '../http/session.ts';
import { findOrderId } from '../orders/order-links.ts';
import type { RequestContext } from '../schema/request-context.ts';
import { findOrderOfPair, readOrderNumber } from './find-order-of-pair.ts';
import { findDraft, insertDraft, updateDraft } from './withdrawal-draft-store.ts';
import { countNotice } from './withdrawal-limits.ts';

type Services = Pick<RequestContext, 'db' | 'now' | 'session'>;

export type WrittenWithdrawal = { token: string; isComplete: boolean };

/** `orderToken`: of the order whose page led here. Throws `TOO_MANY_REQUESTS` when an address writes too many. */
export async function startWithdrawal(
  services: Services,
  fields: WithdrawalFields,
  orderToken: string | null,
): Promise<WrittenWithdrawal> {
  const { db, now, session } = services;
  await countNotice(db, session.address, now());
  const orderId = await findMeantOrder(services, fields, () => findOrderOfToken(services, fields, orderToken));
  const token = createToken();
  await inTransaction(db, (tx) => insertDraft(tx, hashToken(token), { fields, orderId }, now()));
  return { token, isComplete: checkWithdrawal(fields).length === 0 };
}

/** Null when there is no such draft any more. */
export async function changeWithdrawal(
  services: Services,
  token: string,
  fields: WithdrawalFields,
): Promise<WrittenWithdrawal | null> {
  const { db } = services;
  const before = await findDraft(db, hashToken(token));
  if (!before) return null;
  const isSameOrder =
    before.fields.orderNumber === fields.orderNumber && before.fields.orderEmail === fields.orderEmail;
  const orderId = await findMeantOrder(services, fields, async () => (isSameOrder ? before.orderId : null));
  const isThere = await inTransaction(db, (tx) => updateDraft(tx, hashToken(token), { fields, orderId }));
  return isThere ? { token, isComplete: checkWithdrawal(fields).length === 0 } : null;
}

async function findMeantOrder(
  { db, now, session: { address } }: Services,
  fields: WithdrawalFields,
  findKnown: () => Promise<string | null>,
): Promise<string | null> {
  return (await findKnown()) ?? findOrderOfPair({ db, now, address }, fields);
}

/** Finds the order of the token, unless the shopper has named another one instead. */
async function findOrderOfToken(
  { db }: Services,
  { orderNumber }: WithdrawalFields,
  orderToken: string | null,
): Promise<string | null> {
  const orderId = orderToken && (await findOrderId(db, orderToken));
  if (!orderId) return null;
  const { number } = await db.selectFrom('orders').select('number').where('id', '=', orderId).executeTakeFirstOrThrow();
  return number === readOrderNumber(orderNumber) ? orderId : null;
}
