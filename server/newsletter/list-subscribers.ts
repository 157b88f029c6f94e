// Subscribers as staff lists them, by the latest consent of each address: who asked last comes first.
import { type RawBuilder, sql } from 'kysely';
import type { SubscriberFilters, SubscriberState } from '#src/newsletter/office/subscriber-filters.ts';
import type { Db } from '../database/connect.ts';
import { byNumber, keysetPage, type PlaceInList } from '../database/keyset-page.ts';

type Condition = RawBuilder<unknown>;

export type ListedSubscriber = {
  id: number;
  email: string;
  locale: string;
  state: SubscriberState;
  requestedAt: Date;
  confirmedAt: Date | null;
  unsubscribedAt: Date | null;
};

const keyset = byNumber<ListedSubscriber>(sql`s.id`, ({ id }) => id);

const isLatest = sql`not exists (select from newsletter_subscriptions n where n.email = s.email and n.id > s.id)`;

const stateOf = sql<SubscriberState>`case when s.unsubscribed_at is not null then 'unsubscribed'
  when s.confirmed_at is null then 'pending' else 'subscribed' end`;

export async function listSubscribers(
  db: Db,
  { filters, ...place }: { filters: Partial<SubscriberFilters> } & PlaceInList,
) {
  const { rows, ...page } = await keysetPage(keyset, place, async ({ beyond, order, limit }) => {
    const { rows } = await sql<ListedSubscriber>`
      select s.id, s.email, s.locale, ${stateOf} as state, s.requested_at as "requestedAt",
        s.confirmed_at as "confirmedAt", s.unsubscribed_at as "unsubscribedAt"
      from newsletter_subscriptions s where ${sql.join([...conditionsOf(filters), ...beyond], sql` and `)}
      order by ${order} limit ${limit}`.execute(db);
    return rows;
  });
  return { subscribers: rows, ...page };
}

export async function countSubscribers(db: Db, filters: Partial<SubscriberFilters>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from newsletter_subscriptions s
    where ${sql.join(conditionsOf(filters), sql` and `)}`.execute(db);
  return rows[0]?.count ?? 0;
}

function conditionsOf({ state, text }: Partial<SubscriberFilters>): Condition[] {
  return [
    isLatest,
    ...(state ? [sql`${stateOf} = ${state}`] : []),
    ...(text ? [sql`strpos(s.email, ${text.toLowerCase()}) > 0`] : []),
  ];
}
