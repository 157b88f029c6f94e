// Some days after all of an order has arrived, its buyer is asked once for reviews. The order remembers it: entries of the
// outbox are deleted after their time.
import { type RawBuilder, sql } from 'kysely';
import { reviewSettingsSchema } from '#src/shop/review-settings.ts';
import { claimRound } from '../database/claim-round.ts';
import type { Db } from '../database/connect.ts';
import { inTransaction } from '../database/transaction.ts';
import { addToOutbox } from '../outbox/outbox-store.ts';
import { findSettings } from '../shop/settings-store.ts';

export const REVIEW_REQUEST = 'review-request';
export const ASK_EVERY_MS = 60_000;

/** Buyers who got the goods longer ago are not asked. */
const LATE_DAYS = 14;
const DAY_MS = 86_400_000;

/** Paid, not returned, and its buyer neither erased nor opted out. */
export const mayBeAsked: RawBuilder<boolean> = sql<boolean>`
  o.fulfilment_state = 'delivered' and o.payment_state = 'paid' and not o.is_for_gift_cards
  and (o.captured_minor = 0 or o.refunded_minor < o.captured_minor)
  and o.erased_at is null and o.email <> ''
  and not exists (select from returns r where r.order_id = o.id)
  and not exists (select from review_objections n
    where n.hash = sha256(convert_to(lower(o.email), 'UTF8')))`;

/** The time since when asking has been switched on: anyone who ordered before was not told of it at the checkout. */
const switchedOnAt = sql`(select min(s.changed_at) from settings s where s.document = 'reviews' and s.version > coalesce(
  (select max(f.version) from settings f where f.document = 'reviews' and f.data->>'askDaysAfterDelivery' is null), 0))`;

/** Runs in the process that claims the round. Returns how many are asked. */
export async function askForReviews({ db, now }: { db: Db; now: () => Date }): Promise<number> {
  const settings = await findSettings(db, 'reviews');
  const { askDaysAfterDelivery: days } = settings?.data ?? reviewSettingsSchema.parse({});
  if (days === null) return 0;
  if (!(await claimRound(db, { name: 'ask-for-reviews', everyMs: ASK_EVERY_MS / 2 }, now()))) return 0;
  const until = new Date(now().getTime() - days * DAY_MS);
  const since = new Date(until.getTime() - LATE_DAYS * DAY_MS);
  return inTransaction(db, async (tx) => {
    const { rows } = await sql<{ id: string }>`
      select o.id from (
        select p.order_id, max(p.delivered_at) as at from parcels p
        where p.delivered_at > ${since} group by p.order_id) as arrived
      join orders o on o.id = arrived.order_id
      where arrived.at <= ${until} and o.created_at >= ${switchedOnAt} and ${mayBeAsked}
        and o.reviews_asked_at is null
      order by arrived.at, o.id for update of o skip locked`.execute(tx);
    for (const { id } of rows) {
      const entry = { deduplicationKey: `${REVIEW_REQUEST}-${id}`, kind: REVIEW_REQUEST, payload: { orderId: id } };
      await addToOutbox(tx, entry, now());
      await tx.updateTable('orders').set({ reviews_asked_at: now() }).where('id', '=', id).execute();
    }
    return rows.length;
  });
}
