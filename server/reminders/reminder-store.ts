// Reads and writes reminders of carts. To whom one goes stands in the cart's draft alone; who wants none ever again is kept
// as a hash.
import { hash } from 'node:crypto';
import { sql } from 'kysely';
import { mailboxOf } from '#src/email-address.ts';
import { isLocale, type Locale } from '#src/i18n/locales.ts';
import type { Db } from '../database/connect.ts';
import type { Transaction } from '../database/transaction.ts';

/** Carts that have not changed between these moments, whose shoppers asked for a reminder and have not ordered. Locks them. */
export async function lockCartsToRemind(
  tx: Transaction,
  { from, until, most }: { from: Date; until: Date; most: number },
): Promise<{ cartId: string; email: string }[]> {
  const { rows } = await sql<{ cartId: string; email: string }>`
    select c.id as "cartId", coalesce(trim(c.checkout_draft ->> 'email'), '') as email from carts c
    where c.checkout_draft ->> 'remindIn' <> '' and c.closed_at is null and c.offer is null
      and c.updated_at > ${from} and c.updated_at <= ${until}
      and not exists (select from cart_reminders r where r.cart_id = c.id)
      and not exists (select from orders o where o.cart_id = c.id)
    order by c.updated_at limit ${most} for update of c skip locked`.execute(tx);
  return rows;
}

export async function insertReminder(tx: Transaction, cartId: string, token: string, now: Date): Promise<void> {
  await tx.insertInto('cart_reminders').values({ cart_id: cartId, token, queued_at: now }).execute();
}

export type DueReminder = { cartId: string; token: string; email: string; locale: Locale };

/**
 * Null when it was sent, or is not wanted any more: unticked, ordered, refused for good, or meant for another address than
 * the one in the cart now, which was not counted.
 */
export async function findDueReminder(db: Db, cartId: string, mailbox: unknown): Promise<DueReminder | null> {
  const { rows } = await sql<{ token: string; email: string; locale: string }>`
    select r.token, trim(c.checkout_draft ->> 'email') as email, c.checkout_draft ->> 'remindIn' as locale
    from cart_reminders r join carts c on c.id = r.cart_id
    where r.cart_id = ${cartId} and r.sent_at is null and c.closed_at is null
      and not exists (select from orders o where o.cart_id = c.id
        or (lower(o.email) = lower(trim(c.checkout_draft ->> 'email')) and o.created_at >= c.updated_at))`.execute(db);
  const [row] = rows;
  if (!row || !isLocale(row.locale) || hashMailbox(row.email) !== mailbox) return null;
  if (await isRefused(db, row.email)) return null;
  return { cartId, token: row.token, email: row.email, locale: row.locale };
}

export async function setReminderSent(tx: Transaction, cartId: string, now: Date): Promise<void> {
  await tx.updateTable('cart_reminders').set({ sent_at: now }).where('cart_id', '=', cartId).execute();
}

export async function findRemindedCart(
  db: Db,
  token: string,
): Promise<{ cartId: string; tokenHash: Buffer; email: string } | null> {
  const { rows } = await sql<{ cartId: string; tokenHash: Buffer; email: string }>`
    select c.id as "cartId", c.token_hash as "tokenHash", coalesce(trim(c.checkout_draft ->> 'email'), '') as email
    from cart_reminders r join carts c on c.id = r.cart_id where r.token = ${token}`.execute(db);
  return rows[0] ?? null;
}

export async function findRemindedLocale(db: Db, token: string): Promise<Locale | null> {
  const { rows } = await sql<{ locale: string }>`
    select c.checkout_draft ->> 'remindIn' as locale
    from cart_reminders r join carts c on c.id = r.cart_id where r.token = ${token}`.execute(db);
  const locale = rows[0]?.locale;
  return isLocale(locale) ? locale : null;
}

export async function insertRefusal(tx: Transaction, email: string, now: Date): Promise<void> {
  await tx
    .insertInto('cart_reminder_refusals')
    .values({ subject: Buffer.from(hashMailbox(email), 'hex'), refused_at: now })
    .onConflict((conflict) => conflict.column('subject').doNothing())
    .execute();
}

/** Looks by mailbox; earlier ones are by the address as it was written. */
async function isRefused(db: Db, email: string): Promise<boolean> {
  const subjects = [hashMailbox(email), hash('sha256', email.trim().toLowerCase())];
  const row = await db
    .selectFrom('cart_reminder_refusals')
    .select('refused_at')
    .where(
      'subject',
      'in',
      subjects.map((subject) => Buffer.from(subject, 'hex')),
    )
    .executeTakeFirst();
  return row !== undefined;
}

export async function countRemindersSent(db: Db, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from cart_reminders where sent_at >= ${since}`.execute(db);
  return rows[0]?.count ?? 0;
}

export function hashMailbox(email: string): string {
  return hash('sha256', mailboxOf(email));
}
