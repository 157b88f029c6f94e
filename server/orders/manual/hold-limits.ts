// What does not pay holds little: whoever orders by a method that is paid later, with any name and address, keeps goods from
// those who pay. How much of them, for how many orders, and for how long, is said here; an offer of staff's own is held as it
// was made.
import { sql } from 'kysely';
import { mailboxOf } from '#src/email-address.ts';
import type { PaymentMethod } from '#src/payments/methods/payment-methods.ts';
import type { Transaction } from '../../database/transaction.ts';
import { countTry, findWait, type RateLimit, subjectOf, uncountTry } from '../../http/count-tries.ts';
import { networkOf } from '../../http/visitor-network.ts';
import type { StockLine } from '../../inventory/reserve-stock.ts';
import { isPaidOnline } from '../../payments/own-methods.ts';

/** One order holds so many (settings.md and the settings of payments tell merchants of these): whoever needs more pays at once, or asks the shop for an offer. */
export const MOST_PIECES = 50;
/** Orders at a time; a household or a small office has one network. */
export const OPEN_PER_MAILBOX = 3;
export const OPEN_PER_NETWORK = 10;
/**
 * Begun in a day and in a week for one mailbox, whatever has become of them: each writes to somebody who may have ordered
 * nothing. Those that were paid, or whose e-mail was opened, do not count.
 */
export const BEGUN_A_DAY = 5;
export const BEGUN_A_WEEK = 10;
/**
 * All who have not opened their e-mail yet, and all of the same mailbox, may hold one part in so many of what there is of
 * a product, but at least one piece, so that unique goods can be paid by transfer too.
 */
export const PARTS_OF_STOCK = 2;
/**
 * The hold until the order's e-mail was opened, which takes some people a weekend. Cash on delivery has no such end:
 * shops send it before anybody answers.
 */
export const UNCONFIRMED_HOLD_MS = 48 * 60 * 60_000;

/** The one who orders, as hashes. */
export type Holder = { mailbox: Buffer; network: Buffer | null };

export function holderOf({ email, address }: { email: string; address: string }): Holder {
  const network = networkOf(address);
  return {
    mailbox: subjectOf({ name: 'hold of a mailbox' }, mailboxOf(email)),
    network: network === null ? null : subjectOf({ name: 'hold of a network' }, network),
  };
}

/** Later, or not at all: an order of nothing counts until it is sent. */
export function isHeldUnpaid(method: PaymentMethod): boolean {
  return !isPaidOnline(method);
}

const DAY_MS = 24 * 60 * 60_000;
const begun: RateLimit[] = [
  { name: 'begun a day', max: BEGUN_A_DAY, windowMs: DAY_MS },
  { name: 'begun a week', max: BEGUN_A_WEEK, windowMs: 7 * DAY_MS },
];

/** Counts with the order: what is rolled back was not begun. */
export async function countBegun(tx: Transaction, mailbox: Buffer, now: Date): Promise<void> {
  for (const limit of begun) await countTry(tx, limit, mailbox, now);
}

/** Whoever reads that mailbox has ordered, or somebody has paid. */
export async function uncountBegun(tx: Transaction, mailbox: Buffer): Promise<void> {
  for (const limit of begun) await uncountTry(tx, limit, mailbox);
}

type Wanted = {
  holder: Holder;
  goods: StockLine[];
  /** Null before it is placed. */
  orderId: string | null;
  now: Date;
};

/**
 * Whether these goods would be too much to be held for nothing. The variants are locked already; those who order at the
 * same time wait here for each other, so that none is counted too late.
 */
export async function holdsTooMuch(tx: Transaction, { holder, goods, orderId, now }: Wanted): Promise<boolean> {
  if (goods.reduce((sum, { quantity }) => sum + quantity, 0) > MOST_PIECES) return true;
  await sql`select pg_advisory_xact_lock(hashtext('unpaid_holds'))`.execute(tx);
  const { mailbox, network } = holder;
  for (const limit of begun) if ((await findWait(tx, limit, mailbox, now)) > 0) return true;
  const { rows } = await sql<{ isTooMuch: boolean }>`
    with others as (select * from unpaid_holds where order_id is distinct from ${orderId}::uuid),
    -- Of orders of nothing, whose goods count as sold.
    given as (
      select l.variant_id, l.quantity, h.mailbox, h.confirmed_at from others h
      join orders o on o.id = h.order_id and o.payment_state = 'paid' join order_lines l on l.order_id = o.id
    ),
    wanted as (
      select * from unnest(${goods.map(({ variantId }) => variantId)}::uuid[], ${goods.map(({ quantity }) => quantity)}::int[])
        as w (variant_id, quantity)
    )
    select (select count(*) from others where mailbox = ${mailbox}) >= ${OPEN_PER_MAILBOX}
      or (select count(*) from others where network = ${network}) >= ${OPEN_PER_NETWORK}
      or exists (
        select from wanted w join variants v on v.id = w.variant_id and v.tracks_stock and not v.sells_without_stock
        where w.quantity + (
          select coalesce(sum(r.quantity), 0) from stock_reservations r join others h on h.order_id = r.order_id
          where r.variant_id = v.id and (h.confirmed_at is null or h.mailbox = ${mailbox})
        ) + (
          select coalesce(sum(quantity), 0) from given g
          where g.variant_id = v.id and (g.confirmed_at is null or g.mailbox = ${mailbox})
        ) > ceil((
          v.on_hand + (select coalesce(sum(quantity), 0) from given g where g.variant_id = v.id)
        )::numeric / ${PARTS_OF_STOCK})
      ) as "isTooMuch"`.execute(tx);
  return rows[0]?.isTooMuch ?? false;
}
