// Keeps what was typed into the checkout; never validates more than its size.
import type { CheckoutDraftInput } from '#src/operations.generated.ts';
import { createCart, findCart, saveCheckoutDraft } from '../cart/cart-store.ts';
import type { Db } from '../database/connect.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Session } from '../http/session.ts';

/** In characters. */
export function maxLengthOf(field: string): number {
  return field === 'note' ? 500 : 200;
}

type Services = { db: Db; now: () => Date; session: Session };

/** False when there is no cart to keep it with. */
export async function saveDraft({ db, now, session }: Services, draft: CheckoutDraftInput): Promise<boolean> {
  const tokenHash = session.cartTokenHash();
  const cart = tokenHash ? await findCart(db, tokenHash) : null;
  if (!cart) return false;
  await inTransaction(db, (tx) => saveCheckoutDraft(tx, cart.id, draft, now()));
  return true;
}

/** For a browser that has lost its cart on the way: an empty one, for what was typed. */
export async function keepLostDraft({ db, now, session }: Services, draft: CheckoutDraftInput): Promise<void> {
  await inTransaction(db, async (tx) => {
    const cart = await createCart(tx, session.startCart(), now());
    await saveCheckoutDraft(tx, cart.id, draft, now());
  });
}
