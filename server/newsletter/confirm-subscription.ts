// The e-mail was answered: only now somebody is a subscriber.
import { REQUEST_VALID_DAYS } from '#src/newsletter/newsletter-address.ts';
import type { Db } from '../database/connect.ts';
import { inTransaction } from '../database/transaction.ts';
import { publishEvent } from '../webhooks/publish-event.ts';
import { lockByToken, setConfirmed } from './subscription-store.ts';

const DAY_MS = 24 * 60 * 60_000;

/** False when the link is too old, or leads nowhere. Confirming twice is confirming once. */
export async function confirmSubscription({ db, now }: { db: Db; now: () => Date }, token: string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const at = now();
    const subscription = await lockByToken(tx, token);
    if (!subscription || subscription.unsubscribedAt) return false;
    if (subscription.confirmedAt) return true;
    if (subscription.requestedAt.getTime() + REQUEST_VALID_DAYS * DAY_MS <= at.getTime()) return false;
    await setConfirmed(tx, subscription.id, at);
    const subscriptionId = String(subscription.id);
    await publishEvent(tx, { type: 'newsletter.subscribed', key: subscriptionId, subscriptionId }, at);
    return true;
  });
}
