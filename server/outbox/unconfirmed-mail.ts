// The one place that says whether an address may be written to that nobody has confirmed.
import { mailboxOf } from '#src/email-address.ts';
import type { Transaction } from '../database/transaction.ts';
import { countTry, type RateLimit } from '../http/count-tries.ts';
import { insertEntry, type OutboxEntry } from './outbox-store.ts';
import { type UnconfirmedMailKind, unconfirmedMails } from './unconfirmed-mails.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;

type UnconfirmedMail = Omit<OutboxEntry, 'kind' | 'dueAt'> & { kind: UnconfirmedMailKind; to: string };

/**
 * Adds the e-mail, unless `to` has had enough of its kind or the shop has sent enough of them, and says whether it did.
 * Counted in the transaction: what is rolled back was not sent.
 */
export async function addUnconfirmedMail(
  tx: Transaction,
  { to, ...entry }: UnconfirmedMail,
  now: Date,
): Promise<boolean> {
  const { kind } = entry;
  const { aDay, aWeek, ofShopAnHour } = unconfirmedMails[kind];
  const mailbox = mailboxOf(to);
  const limits: [RateLimit, string][] = [
    [{ name: `${kind} a day`, max: aDay, windowMs: DAY_MS }, mailbox],
    [{ name: `${kind} a week`, max: aWeek, windowMs: WEEK_MS }, mailbox],
    // Asked last: whoever floods one mailbox uses up nothing of the others'.
    [{ name: `${kind} of the shop`, max: ofShopAnHour, windowMs: HOUR_MS }, ''],
  ];
  for (const [limit, who] of limits) if ((await countTry(tx, limit, who, now)) > 0) return false;
  await insertEntry(tx, entry, now);
  return true;
}
