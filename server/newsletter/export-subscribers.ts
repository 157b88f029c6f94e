// Subscribers for the program that sends the newsletter: who confirmed, and who of those has left since. Requests that
// nobody answered are in no export.
import { sql } from 'kysely';
import { encodeRow } from '../catalogue/csv/product-csv-cell.ts';
import type { Db } from '../database/connect.ts';

export type ExportedSubscriber = {
  id: number;
  email: string;
  language: string;
  state: 'subscribed' | 'unsubscribed';
  confirmedAt: Date;
  unsubscribedAt: Date | null;
  requestedAt: Date;
  /** Path of the page with the form. */
  page: string;
  /** What the person agreed to, as it stood there. */
  consent: string;
  /** Meant for the link in every newsletter; posted to, it unsubscribes at once (RFC 8058). */
  unsubscribeUrl: string;
};

type Row = Omit<ExportedSubscriber, 'unsubscribeUrl' | 'state'> & { token: string };

export type ExportOptions = {
  /** Takes only those who confirmed or left at this moment or later. */
  since?: Date | null;
  /** Takes only those after this one: the next page. */
  after?: number | null;
  first: number;
  unsubscribeUrlOf(token: string): string;
};

/** Lists them by the latest consent of each address that was confirmed; the oldest first. */
export async function listExported(
  db: Db,
  { since = null, after = null, first, unsubscribeUrlOf }: ExportOptions,
): Promise<ExportedSubscriber[]> {
  const { rows } = await sql<Row>`
    select s.id, s.email, s.locale as language, s.confirmed_at as "confirmedAt", s.unsubscribed_at as "unsubscribedAt",
      s.requested_at as "requestedAt", s.page, s.wording as consent, s.token
    from newsletter_subscriptions s
    where s.confirmed_at is not null and s.id > ${after ?? 0}
      and (${since}::timestamptz is null or greatest(s.confirmed_at, s.unsubscribed_at) >= ${since})
      and not exists (select from newsletter_subscriptions n
        where n.email = s.email and n.id > s.id and n.confirmed_at is not null)
    order by s.id limit ${first}`.execute(db);
  return rows.map(({ token, ...row }) => ({
    ...row,
    state: row.unsubscribedAt ? 'unsubscribed' : 'subscribed',
    unsubscribeUrl: unsubscribeUrlOf(token),
  }));
}

const PAGE_SIZE = 1_000;

/** Page by page, so that any number of them fills no memory. */
export async function* exportSubscribers(
  db: Db,
  options: Omit<ExportOptions, 'after' | 'first'>,
): AsyncGenerator<ExportedSubscriber[]> {
  let after: number | null = null;
  for (;;) {
    const page: ExportedSubscriber[] = await listExported(db, { ...options, after, first: PAGE_SIZE });
    if (page.length > 0) yield page;
    after = page.at(-1)?.id ?? null;
    if (page.length < PAGE_SIZE) return;
  }
}

const names = [
  ...(['email', 'language', 'state', 'confirmed_at', 'unsubscribed_at'] as const),
  ...(['requested_at', 'page', 'consent', 'unsubscribe_url'] as const),
];

export const subscribersCsvHead = encodeRow(names);

export function subscriberToCsv(subscriber: ExportedSubscriber): string {
  const { email, language, state, confirmedAt, unsubscribedAt, requestedAt, page, consent, unsubscribeUrl } =
    subscriber;
  return encodeRow([
    ...[email, language, state, confirmedAt.toISOString(), unsubscribedAt?.toISOString() ?? ''],
    ...[requestedAt.toISOString(), page, consent, unsubscribeUrl],
  ]);
}
