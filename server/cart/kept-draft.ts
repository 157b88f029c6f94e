// What was typed into the checkout, and whose it is. Saved while somebody is signed in, it belongs to that account: nobody else
// finds it in the same browser, neither once its session is over nor signed in to another account. What a guest typed belongs to
// whoever has the cart.
import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '../database/transaction.ts';
import { type Session, signedInAccount } from '../http/session.ts';

/** Whoever looks at a cart. */
export type CartVisitor = { session: Pick<Session, 'account'>; now: () => Date };

/** The draft of a row of carts, as far as the visitor may see it; null: somebody who is signed in nowhere. */
export function draftFor(visitor: CartVisitor | null): RawBuilder<unknown> {
  return sql`case when draft_account_id is null or draft_account_id = ${signedInAccount(visitor)}
    then checkout_draft else '{}'::jsonb end`;
}

/** A payment link's draft is staff's, whoever opens the link. */
export async function saveCheckoutDraft(
  tx: Transaction,
  cartId: string,
  draft: object,
  visitor: CartVisitor,
): Promise<void> {
  await sql`update carts set checkout_draft = ${JSON.stringify(draft)}, updated_at = ${visitor.now()},
    draft_account_id = case when offer is null then ${signedInAccount(visitor)} end where id = ${cartId}`.execute(tx);
}

type Leaving = { accountId: string; since: Date };

/**
 * What an account leaves behind in the cart of a browser, or in all of its carts: its draft goes, and so do gift cards that were
 * put in `since` its session began, for their texts name whom they are for.
 */
export async function clearCartsOfAccount(
  tx: Transaction,
  { accountId, since, cart }: Leaving & { cart: Buffer | null | 'all' },
): Promise<void> {
  const isLeft = cart === 'all' ? sql`draft_account_id = ${accountId}` : sql`token_hash = ${cart}`;
  await sql`delete from cart_lines l using carts c, variants v, products p
    where c.id = l.cart_id and v.id = l.variant_id and p.id = v.product_id and p.gift_card is not null
      and ${isLeft} and c.offer is null and l.added_at >= ${since}`.execute(tx);
  await sql`update carts set checkout_draft = '{}', draft_account_id = null
    where ${isLeft} and draft_account_id = ${accountId}`.execute(tx);
}
