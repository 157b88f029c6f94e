// The payment link of a draft: a cart of its own that holds what is offered, under the token of the link. Prices are frozen
// here. Stock is not reserved: a link that nobody answers would keep goods from others for days. Whoever sends it is
// told what is sold out already; it is reserved when the shopper orders, as with any cart, and the link's page says what was
// sold since.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { isAllPricedIn, unitMinorOf } from '#src/drafts/draft-content.ts';
import type { DraftRefusal } from '#src/drafts/draft-refusals.ts';
import { isEmailAddress } from '#src/email-address.ts';
import { isBelowMinimum } from '#src/minimum-charge.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import { marketOf, type ShopMarkets } from '#src/shop/markets.ts';
import type { CartOffer, OfferLine } from '../cart/cart-offer.ts';
import { createOfferCart } from '../cart/offer-cart.ts';
import type { Db } from '../database/connect.ts';
import type { Transaction } from '../database/transaction.ts';
import { deriveToken, hashToken } from '../http/session.ts';
import { readDraftContact, refuseContact } from './draft-contact.ts';
import { type DraftOrder, setLink } from './draft-order-store.ts';
import { type DraftSale, findDraftSale, isRefusedSale } from './draft-sale.ts';

const DAY_MS = 24 * 60 * 60_000;

type Services = { now: () => Date; markets: ShopMarkets };

/** What an order of this draft would be; refused while it lacks something. */
export async function readOffer(
  db: Db,
  { now, markets }: Services,
  { content }: Pick<DraftOrder, 'content'>,
): Promise<Result<{ sale: DraftSale; lines: OfferLine[] }, DraftRefusal>> {
  if (content.lines.length === 0) return refuse({ kind: 'NothingToSell' });
  const sale = await findDraftSale({ db, now, markets }, content);
  if (isRefusedSale(sale)) return refuse(sale);
  const wrong = refuseContact(content, marketOf(markets, content.locale).country);
  if (wrong) return refuse(wrong);
  if (!isAllPricedIn(content, sale.currency)) return refuse({ kind: 'PriceMissing' });
  const ids = content.lines.flatMap(({ variantId }) => variantId ?? []);
  const rows = await db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .select(['variants.id', 'products.handle', 'variants.weight_grams'])
    .where('variants.id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  const rowById = new Map(rows.map((row) => [row.id, row]));
  if (ids.some((id) => !rowById.has(id))) return refuse({ kind: 'ProductGone' });
  const lines = content.lines.map(
    ({ discount: _discount, currency: _currency, asked, ...line }, position): OfferLine => {
      const variant = line.variantId ? rowById.get(line.variantId) : undefined;
      return {
        ...line,
        unitMinor: unitMinorOf({ ...line, asked }),
        ...(asked?.text && { text: asked.text, textLabel: asked.label, isExcepted: asked.isExcepted }),
        productHandle: variant?.handle ?? '',
        weightGrams: variant?.weight_grams ?? 0,
        discountMinor: sale.totals.lines[position]?.discount.minor ?? 0,
      };
    },
  );
  return ok({ sale, lines });
}

/** The draft is locked, and its earlier link closed. */
export async function makePaymentLink(
  tx: Transaction,
  services: Services,
  draft: DraftOrder,
): Promise<Result<{ token: string; cartId: string }, DraftRefusal>> {
  const offered = await readOffer(tx, services, draft);
  if (!offered.ok) return offered;
  const { sale, lines } = offered.value;
  if (isBelowMinimum(sale.totals.total)) return refuse({ kind: 'TotalTooSmall' });
  const now = services.now();
  const cartId = randomUUID();
  const token = await deriveToken('payment link', cartId);
  const { content } = draft;
  const expiresAt = new Date(now.getTime() + content.validDays * DAY_MS);
  const offer: CartOffer = {
    draftId: draft.id,
    version: draft.version,
    locale: content.locale,
    currency: sale.currency,
    country: sale.country,
    expiresAt: expiresAt.toISOString(),
    lines,
    delivery: sale.delivery,
  };
  const document = { ...sale.contact, shippingMethod: sale.delivery.method };
  await createOfferCart(tx, { id: cartId, tokenHash: hashToken(token), offer, draft: document, now });
  await setLink(tx, draft, { cartId, expiresAt, now });
  return ok({ token, cartId });
}

/**
 * Finds the link that the draft has; null without one, and for one of before tokens were derived, or the key was
 * another.
 */
export async function findLinkToken(db: Db, { cartId }: Pick<DraftOrder, 'cartId'>): Promise<string | null> {
  if (!cartId) return null;
  const token = await deriveToken('payment link', cartId);
  const cart = await db
    .selectFrom('carts')
    .select('id')
    .where('id', '=', cartId)
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  return cart ? token : null;
}

/** Meant for an e-mail that has not gone out: whatever link the draft had before leads nowhere. */
export async function renewLinkToken(tx: Transaction, cartId: string): Promise<string> {
  const token = await deriveToken('payment link', cartId);
  await tx
    .updateTable('carts')
    .set({ token_hash: hashToken(token) })
    .where('id', '=', cartId)
    .execute();
  return token;
}

export function hasEmail({ content }: Pick<DraftOrder, 'content'>): boolean {
  return isEmailAddress(readDraftContact(content).email);
}
