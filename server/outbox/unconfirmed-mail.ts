// The one place that says whether an address may be written to that nobody has confirmed.
import { mailboxOf } from '#src/email-address.ts';
import type { Transaction } from '../database/transaction.ts';
import { countTry, findWait, type RateLimit, subjectOf, uncountTry } from '../http/count-tries.ts';
import { networkOf, siteOf } from '../http/visitor-network.ts';
import { insertEntry, type OutboxEntry } from './outbox-store.ts';
import { type UnconfirmedMailKind, unconfirmedMails } from './unconfirmed-mails.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;

/** One network, and all of one customer, have a part in so many of what the shop sends in an hour. */
const PARTS_FOR_NETWORK = 10;
const PARTS_FOR_SITE = 5;

/** The place that somebody asked from, as hashes, which may be kept in the outbox; null where nobody can say. */
export type Asker = { network: string; site: string } | null;

export function askerOf(address: string): Asker {
  const [network, site] = [networkOf(address), siteOf(address)];
  if (network === null || site === null) return null;
  const hashed = (who: string) => subjectOf({ name: 'asks for an e-mail' }, who).toString('hex');
  return { network: hashed(network), site: hashed(site) };
}

type UnconfirmedMail = Omit<OutboxEntry, 'kind' | 'dueAt'> & {
  kind: UnconfirmedMailKind;
  to: string;
  asker: Asker;
  /**
   * Asked in a browser that has shown before whose mailbox it is: strangers who ask elsewhere use up nothing of it, and what the
   * shop sends in an hour is no limit, which they could reach for everybody.
   */
  isKnown?: boolean;
};

/**
 * Adds the e-mail, unless `to` has had enough of its kind, or whoever asks, or the shop has sent enough of them, and says
 * whether it did. Counted in the transaction: what is rolled back was not sent. What is refused is counted nowhere: a flood
 * from elsewhere takes nothing of what a mailbox may have.
 */
export async function addUnconfirmedMail(
  tx: Transaction,
  { to, asker, isKnown = false, ...entry }: UnconfirmedMail,
  now: Date,
): Promise<boolean> {
  const limits = limitsOf(entry.kind, { mailbox: mailboxOf(to), asker, isKnown });
  for (const [limit, who] of limits) if ((await findWait(tx, limit, who, now)) > 0) return false;
  // Those at once have asked before any of them was counted: one too many is taken back with the refusal.
  const counted: [RateLimit, string][] = [];
  for (const [limit, who] of limits) {
    counted.push([limit, who]);
    if ((await countTry(tx, limit, who, now)) === 0) continue;
    for (const [each, whose] of counted) await uncountTry(tx, each, whose);
    return false;
  }
  await insertEntry(tx, entry, now);
  return true;
}

type Asking = { mailbox: string; asker: Asker; isKnown: boolean };

function limitsOf(kind: UnconfirmedMailKind, { mailbox, asker, isKnown }: Asking): [RateLimit, string][] {
  const { aDay, aWeek, ofShopAnHour } = unconfirmedMails[kind];
  const share = (parts: number) => Math.max(1, Math.floor(ofShopAnHour / parts));
  const whose = isKnown ? `${mailbox} known` : mailbox;
  const anHour = (name: string, max: number): RateLimit => ({ name: `${kind} ${name}`, max, windowMs: HOUR_MS });
  return [
    [{ name: `${kind} a day`, max: aDay, windowMs: DAY_MS }, whose],
    [{ name: `${kind} a week`, max: aWeek, windowMs: WEEK_MS }, whose],
    ...(asker
      ? ([
          [anHour('of a network', share(PARTS_FOR_NETWORK)), asker.network],
          [anHour('of a site', share(PARTS_FOR_SITE)), asker.site],
        ] as [RateLimit, string][])
      : []),
    ...(isKnown ? [] : [[anHour('of the shop', ofShopAnHour), ''] as [RateLimit, string]]),
  ];
}
