// What an assistant put together goes into the cart of whoever follows its link. It is copied: the platform knows the token of
// its own cart, and is not to see what a person types. Nothing that the person has already is lost.
import { sql } from 'kysely';
import { emptyDraft } from '#src/checkout/draft/empty-draft.ts';
import type { CheckoutDraftInput } from '#src/operations.generated.ts';
import { findCart, type StoredCart, saveDiscountCode } from '../../cart/cart-store.ts';
import { completeCartLine } from '../../cart/change-cart.ts';
import { readStoredDraft, saveDraft } from '../../checkout/save-draft.ts';
import { inTransaction } from '../../database/transaction.ts';
import { noteHandOver } from '../../reports/assistants/assistant-counts.ts';
import type { RequestContext } from '../../schema/request-context.ts';
import type { AssistantCart } from '../carts/assistant-cart-store.ts';
import { noteTaker } from '../carts/cart-takers.ts';

type OfferedLine = { variantId: string; text: string; quantity: number };

/** They stand in the order in which they were put in. */
export async function listOfferedLines({ db }: Pick<RequestContext, 'db'>, cartId: string): Promise<OfferedLine[]> {
  return db
    .selectFrom('cart_lines')
    .select(['variant_id as variantId', 'line_text as text', 'quantity'])
    .where('cart_id', '=', cartId)
    .orderBy('added_at')
    .orderBy('variant_id')
    .execute();
}

/** Following a link twice adds nothing. What is sold out since stays out. */
export async function takeOver(context: RequestContext, offered: AssistantCart): Promise<void> {
  const { db, now } = context;
  const startedAt = now();
  const lines = await listOfferedLines(context, offered.cartId);
  for (const line of lines) await completeCartLine(context, line);
  const own = await findOwnCart(context);
  if (!own) return;
  await keepSeenPrices(context, { from: offered.cartId, to: own.id, since: startedAt });
  await inTransaction(db, async (tx) => {
    const { discount_code: code } = await tx
      .selectFrom('carts')
      .select('discount_code')
      .where('id', '=', offered.cartId)
      .executeTakeFirstOrThrow();
    // One that is not valid any more is put in as well: the cart says so.
    if (code !== null && own.discountCode === null) await saveDiscountCode(tx, { cartId: own.id, code, now: now() });
  });
  await fillIn(context, offered);
  await inTransaction(db, async (tx) => {
    const variantIds = lines.map(({ variantId }) => variantId);
    const isFirst = await noteTaker(tx, { cartId: offered.cartId, takenBy: own.id, variantIds, at: startedAt });
    if (isFirst) await noteHandOver(tx, offered.platform, startedAt);
  });
}

export async function findOwnCart({ db, session }: Pick<RequestContext, 'db' | 'session'>): Promise<StoredCart | null> {
  const tokenHash = session.cartTokenHash();
  return tokenHash ? findCart(db, tokenHash) : null;
}

/** What a line cost when the assistant offered it is what its person knows: a price that is another by now is said. */
async function keepSeenPrices(
  { db }: RequestContext,
  { from, to, since }: { from: string; to: string; since: Date },
): Promise<void> {
  await sql`update cart_lines as own set seen_prices = offered.seen_prices from cart_lines as offered
    where own.cart_id = ${to} and own.added_at >= ${since} and offered.cart_id = ${from}
      and offered.variant_id = own.variant_id and offered.line_text = own.line_text`.execute(db);
}

const contactFields = ['email', 'phone', 'fullName'] as const;
const placeFields = ['line1', 'line2', 'postalCode', 'city', 'country'] as const;

/** Fields that are empty, and an address as a whole: half of one and half of another would be of nobody. */
async function fillIn(context: RequestContext, { cartId }: AssistantCart): Promise<void> {
  const row = await context.db
    .selectFrom('carts')
    .select('checkout_draft')
    .where('id', '=', cartId)
    .executeTakeFirstOrThrow();
  const offered = row.checkout_draft as Partial<CheckoutDraftInput>;
  const own = { ...emptyDraft, ...(await readStoredDraft(context)) };
  const hasPlace = placeFields.some((name) => own[name] !== '');
  const names = [...contactFields, ...(hasPlace ? [] : [...placeFields, 'shippingMethod' as const])];
  const filled = names.flatMap((name) => (own[name] === '' && offered[name] ? [[name, offered[name]]] : []));
  if (filled.length > 0) await saveDraft(context, { ...own, ...Object.fromEntries(filled) });
}
