// A cart as a shopper sees it: priced now, with what has become of its products.
import { priceCart } from '#src/cart/price-cart.ts';
import { availabilityOf, maxQuantityOf, mustBeMade } from '#src/catalogue/availability.ts';
import { showVariant } from '#src/catalogue/line-text.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { isSameMoney, type Money, money, multiplyMoney } from '#src/money.ts';
import type { CheckoutDraftInput } from '#src/operations.generated.ts';
import { type Market, marketOf, type ShopMarkets, viewOf } from '#src/shop/markets.ts';
import { type RateOf, vatRatesTo } from '#src/vat/vat-rates.ts';
import { showImage } from '../catalogue/media-url.ts';
import type { Db } from '../database/connect.ts';
import { amountOf, type CartDiscount, isDeliveryFree, readDiscount, withDiscount } from '../discounts/read-discount.ts';
import type { Session } from '../http/session.ts';
import type { Cart } from '../schema/resolver-types.generated.ts';
import { readShop } from '../shop/read-settings.ts';
import { findCart, type GoneCartLine, listCartContents, type OrderedLine, type StoredCart } from './cart-store.ts';
import { isForGiftCards } from './for-gift-cards.ts';
import { listOfferLines } from './offer-cart.ts';

type Services = { db: Db; now: () => Date; session: Session; markets: ShopMarkets };

export type OpenCart = {
  cart: StoredCart | null;
  lines: OrderedLine[];
  gone: GoneCartLine[];
  /** Null without a code. */
  discount: CartDiscount | null;
  formToken: string;
};

/** The visitor's cart and its lines; a visitor without one has an empty cart. */
export async function readOpenCart({ db, now, session, markets }: Services, locale: Locale): Promise<OpenCart> {
  const tokenHash = session.cartTokenHash();
  const cart = tokenHash ? await findCart(db, tokenHash, { session, now }) : null;
  const formToken = session.formToken();
  if (!cart) return { cart, lines: [], gone: [], discount: null, formToken };
  if (cart.offer) return { cart, lines: await listOfferLines(db, cart.offer), gone: [], discount: null, formToken };
  const view = viewOf(markets, locale);
  const { lines, gone } = await listCartContents(db, cart.id, view, now());
  const { id: cartId, discountCode: code } = cart;
  const bought = { cartId, lines, currency: view.currency, email: emailIn(cart), now: now() };
  const discount = code ? await readDiscount(db, code, bought) : null;
  return { cart, lines: withDiscount(lines, discount), gone, discount, formToken };
}

/** The e-mail address as far as it was typed at the checkout. */
export function emailIn({ checkoutDraft }: Pick<StoredCart, 'checkoutDraft'>): string {
  return ((checkoutDraft as { email?: string }).email ?? '').trim();
}

export async function readCart(services: Services, locale: Locale): Promise<Cart> {
  return (await readCartWithDraft(services, locale)).cart;
}

/** `draft`: what has been typed at its checkout. */
export async function readCartWithDraft(
  services: Services,
  locale: Locale,
): Promise<{ cart: Cart; draft: Partial<CheckoutDraftInput> }> {
  const [open, { taxes }] = await Promise.all([readOpenCart(services, locale), readShop(services.db)]);
  const market = marketOf(services.markets, locale);
  const cart = showCart(open, market, vatRatesTo(market.country, taxes, services.now()));
  return { cart, draft: (open.cart?.checkoutDraft ?? {}) as Partial<CheckoutDraftInput> };
}

/** `rateOf`: of the market's own country. */
export function showCart(
  { cart, lines, gone, discount, formToken }: OpenCart,
  { currency }: Pick<Market, 'currency'>,
  rateOf: RateOf,
): Cart {
  const totals = priceCart(lines, { currency, rateOf, shipping: money(0, currency) });
  const typed = cart?.checkoutDraft as { shippingMethod?: string; country?: string } | undefined;
  return {
    lines: lines.map((line, position) => ({
      // What names the line in the page, also where it has no product.
      variantId: cart?.offer ? String(position) : (line.variantId ?? ''),
      productHandle: line.productHandle,
      title: line.title,
      variantTitle: showVariant(line),
      text: line.text,
      image: line.image ? showImage(line.image, line.title) : null,
      quantity: line.quantity,
      maxQuantity: Math.max(0, maxQuantityOf(line.stock) - (countProduct(lines, line) - line.quantity)),
      unitPrice: line.unitPrice,
      priceBefore: line.seenPrice && !isSameMoney(line.seenPrice, line.unitPrice) ? line.seenPrice : null,
      total: multiplyMoney(line.unitPrice, line.quantity),
      availability: availabilityOf(line.stock),
    })),
    goneLines: gone.map((line) => ({ ...line, variantTitle: showGone(line) })),
    itemCount: lines.reduce((sum, line) => sum + line.quantity, 0),
    subtotal: totals.subtotal,
    discount: discount && showDiscount(discount, amountOf(lines, currency)),
    vat: totals.vat,
    weightGrams: lines.reduce((sum, line) => sum + line.weightGrams * line.quantity, 0),
    isEmailed: isForGiftCards(lines),
    isMadeToOrder: lines.some(mustBeMade),
    shippingMethod: typed?.shippingMethod || null,
    deliveryCountry: typed?.country || null,
    exceptedGoods: lines.flatMap((line) => (line.exception ? { name: nameLine(line), exception: line.exception } : [])),
    formToken,
  };
}

function nameLine({ title, ...detail }: OrderedLine): string {
  return [title, showVariant(detail)].filter(Boolean).join(', ');
}

/** Counts a product in all lines that have it. */
function countProduct(lines: readonly OrderedLine[], { variantId }: OrderedLine): number {
  return lines.reduce((sum, line) => sum + (line.variantId === variantId ? line.quantity : 0), 0);
}

/** By now the product may ask for nothing, so that its text stands alone. */
function showGone({ variantTitle, text, saidText = text }: GoneCartLine): string {
  return [variantTitle, text && saidText].filter(Boolean).join(' · ');
}

function showDiscount(discount: CartDiscount, amount: Money): Cart['discount'] {
  const { code, outcome } = discount;
  const refusal = outcome.ok ? null : outcome.error.kind;
  const minimum = outcome.ok ? null : (outcome.error.minimum ?? null);
  return { code, amount, isDeliveryFree: isDeliveryFree(discount), refusal, minimum };
}
