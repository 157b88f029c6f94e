import { subscriberFilters } from '#src/newsletter/office/subscriber-filters.ts';
import { inTransaction } from '../../database/transaction.ts';
import { countRemindersSent } from '../../reminders/reminder-store.ts';
import type { Resolvers } from '../../schema/office-resolver-types.generated.ts';
import { readShop } from '../../shop/read-settings.ts';
import { countSubscribers, listSubscribers } from '../list-subscribers.ts';
import { unsubscribe } from '../unsubscribe.ts';

const REMINDER_DAYS = 30;
const DAY_MS = 24 * 60 * 60_000;

export const subscriberResolvers: Resolvers = {
  Query: {
    async subscribers(_, { filters: given, before, after }, { db, now }) {
      const filters = subscriberFilters.readInput(given);
      const [{ subscribers, ...page }, count, shop] = await Promise.all([
        listSubscribers(db, { filters, before, after }),
        countSubscribers(db, filters),
        readShop(db),
      ]);
      const since = new Date(now().getTime() - REMINDER_DAYS * DAY_MS);
      return {
        subscribers: subscribers.map(({ locale, requestedAt, confirmedAt, unsubscribedAt, ...row }) => ({
          ...row,
          language: locale,
          since: (confirmedAt ?? requestedAt).toISOString(),
          unsubscribedAt: unsubscribedAt?.toISOString() ?? null,
        })),
        count,
        ...page,
        isOffered: shop.marketing.newsletter,
        remindersSent: shop.marketing.cartReminder.isOn ? await countRemindersSent(db, since) : null,
      };
    },
  },
  Mutation: {
    async removeSubscriber(_, { email }, { db, now, audit }) {
      const removed = await inTransaction(db, async (tx) => {
        const done = await unsubscribe(tx, email, 'staff', now());
        // No address is logged: the log outlives the person's data.
        if (done.ok) await audit(tx, { kind: 'newsletter.unsubscribed', subject: 'newsletter' });
        return done;
      });
      return { refusal: removed.ok ? null : removed.error.kind };
    },
  },
};
