// A write of a platform is one step: its lines, its code and its buyer go in together, and two at once go in one after the other.
import type { StoredCart } from '../../cart/cart-store.ts';
import { inTransaction, type Transaction } from '../../database/transaction.ts';
import type { ShownMessage } from '../messages/business-messages.ts';
import type { OpenedCart } from './open-assistant-cart.ts';
import { putBuyer, type ToldBuyer } from './put-buyer.ts';
import { forgiveCode, putCode, readCode } from './put-code.ts';
import { type NamedLines, putLines, type RefusedLine, readLines, type WantedLine } from './put-lines.ts';

/** What was just refused of a write, and what is said of its codes. */
export type Refused = { lines: readonly RefusedLine[]; codes: readonly ShownMessage[] };
export const nothingRefused: Refused = { lines: [], codes: [] };

export type CartWrite = ToldBuyer & {
  line_items: readonly WantedLine[];
  discounts?: { codes?: string[] | undefined } | undefined;
};

/** Null: meanwhile the cart was given up, or is gone. `known`: its lines, where they have been read. */
export async function writeCart(
  { cart, services }: OpenedCart,
  wanted: CartWrite,
  known?: NamedLines,
): Promise<Refused | null> {
  const { db, now } = services.context;
  const named = known ?? (await readLines(db, wanted.line_items));
  const read = wanted.discounts?.codes ? await readCode(services, cart.cartId, wanted.discounts.codes) : null;
  const written = await inTransaction(db, async (tx) => {
    const held = await lockAssistantCart(tx, cart.cartId);
    if (!held) return null;
    const lines = await putLines(tx, cart.cartId, named, now());
    const put = read ? await putCode(tx, services, { cart: held, read }) : null;
    await putBuyer(tx, held, wanted, now());
    return { lines, put };
  });
  if (read && written?.put?.isGuess === false) await forgiveCode(services, read);
  return written && { lines: written.lines, codes: written.put?.messages ?? [] };
}

/** Whoever changes an assistant's cart, or reads more than one thing of it, holds its row meanwhile. Null for none that stands. */
export async function lockAssistantCart(
  tx: Transaction,
  cartId: string,
): Promise<Pick<StoredCart, 'id' | 'checkoutDraft'> | null> {
  const row = await tx
    .selectFrom('carts')
    .innerJoin('assistant_carts', 'assistant_carts.cart_id', 'carts.id')
    .select(['carts.id', 'carts.checkout_draft', 'assistant_carts.cancelled_at'])
    .where('carts.id', '=', cartId)
    .forUpdate('carts')
    .executeTakeFirst();
  if (!row || row.cancelled_at !== null) return null;
  return { id: row.id, checkoutDraft: row.checkout_draft as Record<string, unknown> };
}
