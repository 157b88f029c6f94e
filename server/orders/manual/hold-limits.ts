// What does not pay holds little: whoever orders by a method that is paid later, with any name and address, keeps goods from
// those who pay. How much of them, for how many orders, and for how long, is said here; an offer of staff's own is held as it
// was made.
import { sql } from 'kysely';
import { mailboxOf } from '#src/email-address.ts';
import type { PaymentMethod } from '#src/payments/methods/payment-methods.ts';
import type { Transaction } from '../../database/transaction.ts';
import { subjectOf } from '../../http/count-tries.ts';
import { networkOf } from '../../http/visitor-network.ts';
import type { StockLine } from '../../inventory/reserve-stock.ts';
import { isPaidOnline } from '../../payments/own-methods.ts';

/** In one order: whoever needs more pays at once, or asks the shop for an offer. */
export const MOST_PIECES = 50;
/** Orders at a time; a household or a small office has one network. */
export const OPEN_PER_MAILBOX = 3;
export const OPEN_PER_NETWORK = 10;
/**
 * Of what there is of an article, in the hands of all who have not opened their e-mail yet and of the same mailbox: one
 * part in so many, but at least one piece, so that unique goods can be paid by transfer too.
 */
export const PARTS_OF_STOCK = 2;
/**
 * Until the order's e-mail was opened, which takes some people a weekend. Cash on delivery has no such end: shops send it
 * before anybody answers.
 */
export const UNCONFIRMED_HOLD_MS = 48 * 60 * 60_000;

/** Who orders, as hashes. */
export type Holder = { mailbox: Buffer; network: Buffer | null };

export function holderOf({ email, address }: { email: string; address: string }): Holder {
  const network = networkOf(address);
  return {
    mailbox: subjectOf({ name: 'hold of a mailbox' }, mailboxOf(email)),
    network: network === null ? null : subjectOf({ name: 'hold of a network' }, network),
  };
}

export function isPaidLater(method: PaymentMethod): boolean {
  return method !== 'nothing_due' && !isPaidOnline(method);
}

type Wanted = {
  holder: Holder;
  goods: StockLine[];
  /** Null before it is placed. */
  orderId: string | null;
};

/**
 * Whether these goods would be too much to be held for nothing. The variants are locked already; those who order at the
 * same time wait here for each other, so that none is counted too late.
 */
export async function holdsTooMuch(tx: Transaction, { holder, goods, orderId }: Wanted): Promise<boolean> {
  if (goods.reduce((sum, { quantity }) => sum + quantity, 0) > MOST_PIECES) return true;
  await sql`select pg_advisory_xact_lock(hashtext('unpaid_holds'))`.execute(tx);
  const { mailbox, network } = holder;
  const { rows } = await sql<{ isTooMuch: boolean }>`
    with others as (select * from unpaid_holds where order_id is distinct from ${orderId}::uuid),
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
        ) > ceil(v.on_hand::numeric / ${PARTS_OF_STOCK})
      ) as "isTooMuch"`.execute(tx);
  return rows[0]?.isTooMuch ?? false;
}
