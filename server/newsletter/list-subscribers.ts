// Subscribers as staff lists them, by the latest consent of each address: who asked last comes first.
import { type RawBuilder, sql } from 'kysely';
import type { SubscriberFilters, SubscriberState } from '#src/newsletter/office/subscriber-filters.ts';
import type { Db } from '../database/connect.ts';

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

export type SubscriberListOptions = {
  filters: Partial<SubscriberFilters>;
  /** Takes only those below this one in the list: the next page. */
  before?: number | null | undefined;
  /** Takes only those above this one, next to it: the page before. */
  after?: number | null | undefined;
  first: number;
};

const isLatest = sql`not exists (select from newsletter_subscriptions n where n.email = s.email and n.id > s.id)`;

const stateOf = sql<SubscriberState>`case when s.unsubscribed_at is not null then 'unsubscribed'
  when s.confirmed_at is null then 'pending' else 'subscribed' end`;

/** `hasMore`: in the direction that was asked for. */
export async function listSubscribers(
  db: Db,
  { filters, before, after, first }: SubscriberListOptions,
): Promise<{ subscribers: ListedSubscriber[]; hasMore: boolean }> {
  const isForward = after != null;
  const conditions = [
    ...conditionsOf(filters),
    ...(before == null ? [] : [sql`s.id < ${before}`]),
    ...(isForward ? [sql`s.id > ${after}`] : []),
  ];
  const { rows } = await sql<ListedSubscriber>`
    select s.id, s.email, s.locale, ${stateOf} as state, s.requested_at as "requestedAt",
      s.confirmed_at as "confirmedAt", s.unsubscribed_at as "unsubscribedAt"
    from newsletter_subscriptions s where ${sql.join(conditions, sql` and `)}
    order by s.id ${isForward ? sql`asc` : sql`desc`} limit ${first + 1}`.execute(db);
  const page = rows.slice(0, first);
  return { subscribers: isForward ? page.reverse() : page, hasMore: rows.length > first };
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
