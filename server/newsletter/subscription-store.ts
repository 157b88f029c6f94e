// Reads and writes consents to the newsletter, of which an e-mail address has one that is not over.
import { sql } from 'kysely';
import { isLocale, type Locale } from '#src/i18n/locales.ts';
import type { Db } from '../database/connect.ts';
import type { Transaction } from '../database/transaction.ts';

export type Consent = {
  /** Written in small letters. */
  email: string;
  locale: Locale;
  /** Path of the page with the form. */
  page: string;
  /** What the person agreed to, as it stood there. */
  wording: string;
};

export type StoredSubscription = Consent & {
  id: number;
  token: string;
  requestedAt: Date;
  /** Null: the e-mail has not been answered. */
  confirmedAt: Date | null;
  unsubscribedAt: Date | null;
};

const columns = sql`id, email, locale, page, wording, token, requested_at as "requestedAt", confirmed_at as "confirmedAt",
  unsubscribed_at as "unsubscribedAt"`;

export async function findSubscription(db: Db, id: number): Promise<StoredSubscription | null> {
  const { rows } = await sql<StoredSubscription>`
    select ${columns} from newsletter_subscriptions where id = ${id}`.execute(db);
  return rows[0] ?? null;
}

export async function findLocaleOfToken(db: Db, token: string): Promise<Locale | null> {
  const row = await db
    .selectFrom('newsletter_subscriptions')
    .select('locale')
    .where('token', '=', token)
    .executeTakeFirst();
  return isLocale(row?.locale) ? row.locale : null;
}

/** Locks it. */
export async function lockByToken(tx: Transaction, token: string): Promise<StoredSubscription | null> {
  const { rows } = await sql<StoredSubscription>`
    select ${columns} from newsletter_subscriptions where token = ${token} for update`.execute(tx);
  return rows[0] ?? null;
}

/** Locks the one of an address that is not over. */
export async function lockCurrent(tx: Transaction, email: string): Promise<StoredSubscription | null> {
  const { rows } = await sql<StoredSubscription>`
    select ${columns} from newsletter_subscriptions where email = ${email} and unsubscribed_at is null
    for update`.execute(tx);
  return rows[0] ?? null;
}

/** A request that nobody has answered yet is replaced, and keeps its token: the link of the first e-mail works as well. */
export async function saveRequest(tx: Transaction, consent: Consent, token: string, now: Date): Promise<number> {
  const { email, locale, page, wording } = consent;
  const { rows } = await sql<{ id: number }>`
    insert into newsletter_subscriptions as s (email, locale, page, wording, token, requested_at)
    values (${email}, ${locale}, ${page}, ${wording}, ${token}, ${now})
    on conflict (email) where unsubscribed_at is null do update set
      locale = case when s.confirmed_at is null then excluded.locale else s.locale end,
      page = case when s.confirmed_at is null then excluded.page else s.page end,
      wording = case when s.confirmed_at is null then excluded.wording else s.wording end,
      requested_at = case when s.confirmed_at is null then excluded.requested_at else s.requested_at end
    returning id`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('an insert or update returns its row');
  return row.id;
}

export async function setConfirmed(tx: Transaction, id: number, now: Date): Promise<void> {
  await tx.updateTable('newsletter_subscriptions').set({ confirmed_at: now }).where('id', '=', id).execute();
}

export async function setUnsubscribed(
  tx: Transaction,
  id: number,
  by: 'subscriber' | 'staff',
  now: Date,
): Promise<void> {
  await tx
    .updateTable('newsletter_subscriptions')
    .set({ unsubscribed_at: now, unsubscribed_by: by })
    .where('id', '=', id)
    .execute();
}

export async function deleteRequest(tx: Transaction, id: number): Promise<void> {
  await tx.deleteFrom('newsletter_subscriptions').where('id', '=', id).execute();
}
