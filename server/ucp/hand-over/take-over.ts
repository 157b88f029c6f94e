// What an assistant put together goes into the cart of whoever follows its link. It is copied: the platform knows the token of
// its own cart, and is not to see what a person types. Nothing that the person has already is lost.
import { sql } from 'kysely';
import { emptyDraft } from '#src/checkout/draft/empty-draft.ts';
import type { CheckoutDraftInput } from '#src/operations.generated.ts';
import { createCart, findCart, lockCart, type StoredCart, saveDiscountCode } from '../../cart/cart-store.ts';
import { type CartVisitor, saveCheckoutDraft } from '../../cart/kept-draft.ts';
import type { Db } from '../../database/connect.ts';
import { inTransaction, type Transaction } from '../../database/transaction.ts';
import { noteHandOver } from '../../reports/assistants/assistant-counts.ts';
import type { RequestContext } from '../../schema/request-context.ts';
import type { AssistantCart } from '../carts/assistant-cart-store.ts';
import { type CartMarks, findTaken, isSameCart, markCart, noteTaker, type Taken } from '../carts/cart-takers.ts';
import { lockAssistantCart } from '../carts/write-cart.ts';

const NO_GOODS: Buffer = Buffer.alloc(0);

export async function findOwnCart({
  db,
  now,
  session,
}: Pick<RequestContext, 'db' | 'now' | 'session'>): Promise<StoredCart | null> {
  const tokenHash = session.cartTokenHash();
  return tokenHash ? findCart(db, tokenHash, { session, now }) : null;
}

export async function hasLines(db: Db, cartId: string): Promise<boolean> {
  const line = await db.selectFrom('cart_lines').select('cart_id').where('cart_id', '=', cartId).executeTakeFirst();
  return line !== undefined;
}

/**
 * What a cart with something in it has of what is offered: `all` of it, or an older offer that its person has left as it was
 * (`older`); null where its person has to be asked.
 */
export async function compareWithOffer(db: Db, cartId: string, ownId: string): Promise<'all' | 'older' | null> {
  const taken = await findTaken(db, { cartId, takenBy: ownId });
  if (!taken) return null;
  const [offered, own] = await Promise.all([markCart(db, cartId), markCart(db, ownId)]);
  if (isSameCart(taken.offered, offered)) return 'all';
  return taken.offered.goods.equals(offered.goods) || taken.own.goods.equals(own.goods) ? 'older' : null;
}

/**
 * Goods that cannot be had any more go in as well: the cart says what has become of them. Following a link twice adds nothing,
 * and where the assistant has changed its mind and its person nothing, the newer goods take the place of the older.
 */
export async function takeOver(
  { db, now, session, visitCounts }: RequestContext,
  offered: AssistantCart,
): Promise<void> {
  const at = now();
  const tokenHash = session.cartTokenHash();
  const isBegun = await inTransaction(db, async (tx) => {
    // What the assistant writes meanwhile comes wholly before this, or wholly after.
    await lockAssistantCart(tx, offered.cartId);
    const visitor = { session, now: () => at };
    const before = tokenHash ? await lockCart(tx, tokenHash, visitor) : null;
    const own = before ?? (await createCart(tx, session.startCart(), at));
    const known = await findTaken(tx, { cartId: offered.cartId, takenBy: own.id });
    const [offer, marks] = [await markCart(tx, offered.cartId), await markCart(tx, own.id)];
    const ids = { from: offered.cartId, to: own.id };
    const isAlone = await putGoods(tx, ids, { known, offer, marks, at });
    await fillIn(tx, ids, { isUntouched: known?.own.draft.equals(marks.draft) === true, own, visitor });
    const after = await markCart(tx, own.id);
    const isFirst = await noteTaker(tx, {
      ...{ cartId: offered.cartId, takenBy: own.id, at, offered: offer },
      own: { ...after, goods: isAlone ? after.goods : NO_GOODS },
    });
    if (isFirst) await noteHandOver(tx, offered.platform, at);
    return before === null;
  });
  if (isBegun) visitCounts.cartBegun();
}

type Carts = { from: string; to: string };
type Standing = { known: Taken | null; offer: CartMarks; marks: CartMarks; at: Date };

/** Answers whether the cart holds what was offered, and nothing else. */
async function putGoods(tx: Transaction, { from, to }: Carts, { known, offer, marks, at }: Standing): Promise<boolean> {
  const isUntouched = known?.own.goods.equals(marks.goods) === true;
  const isNewer = !known?.offered.goods.equals(offer.goods);
  if (isUntouched && isNewer) {
    await tx.deleteFrom('cart_lines').where('cart_id', '=', to).execute();
    await saveDiscountCode(tx, { cartId: to, code: null, now: at });
  }
  const wasEmpty = !(await hasLines(tx, to));
  if (!isNewer && !wasEmpty) return isUntouched;
  // What a line cost when the assistant offered it is what its person knows: a price that is another by now is said.
  await sql`insert into cart_lines as own (cart_id, variant_id, line_text, quantity, added_at, seen_prices)
    select ${to}, variant_id, line_text, quantity, added_at, seen_prices from cart_lines where cart_id = ${from}
    on conflict (cart_id, variant_id, line_text) do update set quantity = greatest(own.quantity, excluded.quantity)`.execute(
    tx,
  );
  // A code that is not valid any more is put in as well: the cart says so. One that is there already stays.
  await sql`update carts set updated_at = ${at}, discount_code = coalesce(discount_code,
      (select coalesce(discount_code, waiting_code) from carts join assistant_carts on cart_id = id where id = ${from}))
    where id = ${to}`.execute(tx);
  return wasEmpty;
}

const contactFields = ['email', 'phone', 'fullName'] as const;
const placeFields = ['line1', 'line2', 'postalCode', 'city', 'country'] as const;

/**
 * Fields that are empty, and an address as a whole: half of one and half of another would be of nobody. `isUntouched`: what
 * stands there came from the same link, and is replaced.
 */
async function fillIn(
  tx: Transaction,
  { from, to }: Carts,
  { isUntouched, own: { checkoutDraft }, visitor }: { isUntouched: boolean; own: StoredCart; visitor: CartVisitor },
): Promise<void> {
  const row = await tx.selectFrom('carts').select('checkout_draft').where('id', '=', from).executeTakeFirstOrThrow();
  const offered = row.checkout_draft as Partial<CheckoutDraftInput>;
  const own: CheckoutDraftInput = { ...emptyDraft, ...checkoutDraft };
  const takesPlace = isUntouched || placeFields.every((name) => own[name] === '');
  const names = [...contactFields, ...(takesPlace ? [...placeFields, 'shippingMethod' as const] : [])];
  const filled = names.flatMap((name) =>
    (isUntouched || own[name] === '') && offered[name] ? [[name, offered[name]]] : [],
  );
  if (filled.length > 0) await saveCheckoutDraft(tx, to, { ...own, ...Object.fromEntries(filled) }, visitor);
}
