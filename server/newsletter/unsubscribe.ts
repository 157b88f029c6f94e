// The end of a subscription: by a link of any e-mail, however old, or by staff. A request that nobody answered is deleted.
import { emailKey } from '#src/email-address.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import type { Db } from '../database/connect.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import { publishEvent } from '../webhooks/publish-event.ts';
import { deleteRequest, lockByToken, lockCurrent, setUnsubscribed } from './subscription-store.ts';

type Services = { db: Db; now: () => Date };

/** An unknown token changes nothing. */
export async function unsubscribeByToken({ db, now }: Services, token: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const subscription = await lockByToken(tx, token);
    // Anyone who came back since then means the subscription of today.
    if (subscription) await unsubscribe(tx, subscription.email, 'subscriber', now());
  });
}

/** Nobody is subscribed under the address. */
type UnsubscribeRefusal = { kind: 'SubscriberUnknown' };

export async function unsubscribe(
  tx: Transaction,
  email: string,
  by: 'subscriber' | 'staff',
  now: Date,
): Promise<Result<null, UnsubscribeRefusal>> {
  const subscription = await lockCurrent(tx, emailKey(email));
  if (!subscription) return refuse({ kind: 'SubscriberUnknown' });
  if (!subscription.confirmedAt) {
    await deleteRequest(tx, subscription.id);
    return ok(null);
  }
  await setUnsubscribed(tx, subscription.id, by, now);
  const subscriptionId = String(subscription.id);
  await publishEvent(tx, { type: 'newsletter.unsubscribed', key: subscriptionId, subscriptionId }, now);
  return ok(null);
}
