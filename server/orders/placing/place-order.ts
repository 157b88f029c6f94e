// The way from a cart to an order that waits for its payment. The database part is one transaction; the provider is
// asked only after it has committed, with an idempotency key derived from order and attempt, so that after a crash in
// between the button can be pressed again.
import type { NormalisedDraft } from '#src/checkout/checkout-fields.ts';
import type { OrderRefusal } from '#src/checkout/refusals/checkout-refusals.ts';
import { paidByCards } from '#src/gift-cards/split-over-cards.ts';
import { taxedClassOf } from '#src/gift-cards/taxed-cards.ts';
import { isLocale, type Locale } from '#src/i18n/locales.ts';
import { isSameMoney, type Money, money, subtractMoney } from '#src/money.ts';
import type { CheckoutDraftInput } from '#src/operations.generated.ts';
import { newOrder } from '#src/orders/order-decisions.ts';
import type { PaymentMethod } from '#src/payments/methods/payment-methods.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import { postalCodeOfHandover } from '#src/shipping/handover.ts';
import { type ShopMarkets, viewOf } from '#src/shop/markets.ts';
import type { ShopPaymentSettings } from '#src/shop/payment-settings.ts';
import { vatRatesTo } from '#src/vat/vat-rates.ts';
import { lockCart, type StoredCart } from '../../cart/cart-store.ts';
import { isValidOffer } from '../../cart/offer-cart.ts';
import { askForNewsletter } from '../../checkout/ask-for-newsletter.ts';
import { marketOfCart, readOffers, totalsOf } from '../../checkout/read-checkout.ts';
import { readContact } from '../../checkout/read-contact.ts';
import type { Db } from '../../database/connect.ts';
import { inTransaction, type Transaction } from '../../database/transaction.ts';
import { reserveCards } from '../../gift-cards/order-cards.ts';
import type { Session } from '../../http/session.ts';
import { lockHeldAndWanted, RESERVATION_MS, reserveStock, stockLinesOf } from '../../inventory/reserve-stock.ts';
import { type Asker, askerOf } from '../../outbox/unconfirmed-mail.ts';
import { insertAttempt } from '../../payments/attempt-store.ts';
import { countTryToPay } from '../../payments/payment-limits.ts';
import type { PaymentProvider } from '../../payments/payment-provider.ts';
import { feeOf, usableMethods, usableWallets } from '../../payments/usable-methods.ts';
import { findPickupPoint } from '../../shipping/pickup-point-store.ts';
import { handoverBy, leadsTo, lockersOf } from '../../shipping/tariffs.ts';
import { findSaleTerms, type SaleTerms } from '../../shop/sale-terms.ts';
import { cancelOrder } from '../cancel-order.ts';
import { confirmNothingDue } from '../manual/confirm-nothing-due.ts';
import { holderOf, holdsTooMuch, isHeldUnpaid } from '../manual/hold-limits.ts';
import { noteHold } from '../manual/unpaid-holds.ts';
import { newOrderLink } from '../order-links.ts';
import { dueOf, type LockedOrder, lockLivingOrderOfCart, saveOrderEvents } from '../order-store.ts';
import { contactOf } from './contact-of-draft.ts';
import { insertOrder, type NewOrder } from './insert-order.ts';
import { type LockedGoods, lockGoods } from './lock-goods.ts';
import { type Due, listPayingCards, lockPayingCards } from './lock-paying-cards.ts';
import { fingerprintOf } from './order-fingerprint.ts';
import { readBought } from './read-bought.ts';
import { findUnsaidPlace } from './unsaid-place.ts';

export type PlaceOrderRequest = {
  locale: Locale;
  draft: CheckoutDraftInput;
  paymentMethod: PaymentMethod;
  expectedTotal: Money;
  /** The rest of it after gift cards; left out: all of it. */
  expectedDue?: Money;
};

/** Placed now, or by an earlier press of the button. */
export type StandingOrder = Pick<LockedOrder, 'id' | 'number' | 'token'>;

type Outcome =
  | { kind: 'standing'; order: StandingOrder }
  /** The cart was changed after it was ordered: that order must be cancelled before a new one can be placed. */
  | { kind: 'superseded'; order: LockedOrder };

export type PlaceOrderServices = {
  db: Db;
  now: () => Date;
  session: Session;
  payments: PaymentProvider;
  paymentSettings: ShopPaymentSettings;
  markets: ShopMarkets;
};

/**
 * One try: the order is placed, or an older order of the same cart has to be closed at the provider first, or the shopper
 * is refused, and the older order goes on. `closedId`: the older order that is closed there.
 */
export async function placeOrder(
  services: PlaceOrderServices,
  request: PlaceOrderRequest,
  closedId: string | null = null,
): Promise<Result<Outcome, OrderRefusal>> {
  const terms = await findSaleTerms(services.db);
  const handover = handoverBy(terms.delivery, request.draft.shippingMethod);
  const lockers = lockersOf(terms.delivery, request.draft.shippingMethod);
  const { draft, problems } = readContact(request.draft, { handover, lockersOf: lockers });
  if (problems.length > 0) return refuse({ kind: 'InvalidFields', fields: problems });
  const tokenHash = services.session.cartTokenHash();
  if (!tokenHash) return refuse({ kind: 'CartLost' });
  const placed = await inTransaction(services.db, async (tx): Promise<Tried> => {
    const cart = await lockCart(tx, tokenHash);
    if (!cart) return refuse({ kind: 'CartEmpty' });
    return placeOrderOfCart(tx, services, { ...request, draft, terms, older: null, closedId }, cart);
  });
  if (placed.ok || placed.error.kind !== 'Superseded') return placed as Result<Outcome, OrderRefusal>;
  return ok({ kind: 'superseded', order: placed.error.order });
}

/** It is not the shopper's: all that was tried is rolled back until the order is closed. */
type Superseded = { kind: 'Superseded'; order: LockedOrder };

type Tried = Result<Outcome, OrderRefusal | Superseded>;
type CartRequest = Omit<PlaceOrderRequest, 'draft'> & {
  draft: NormalisedDraft;
  terms: SaleTerms;
  older: LockedOrder | null;
  closedId: string | null;
};

async function placeOrderOfCart(
  tx: Transaction,
  services: PlaceOrderServices,
  request: CartRequest,
  cart: StoredCart,
): Promise<Tried> {
  const standing = await lockLivingOrderOfCart(tx, cart.id);
  const purchase = await readPurchase(tx, services, request, cart);
  if (standing?.fingerprint === purchase.fingerprint) return keepStanding(tx, services, purchase, standing);
  const { lines, now } = purchase;
  if (lines.length === 0 || !isValidOffer(cart, now)) return refuse({ kind: 'CartEmpty' });
  if (!standing) return placeNewOrder(tx, services, purchase);
  if (standing.state.payment !== 'awaiting_payment') return ok({ kind: 'superseded', order: standing });
  // Its goods are free for the new order, and whatever that is refused for leaves it as it is.
  await lockHeldAndWanted(tx, standing.id, stockLinesOf(lines));
  await cancelOrder(tx, standing.id, { reason: 'superseded', cause: 'shopper', now });
  return placeOrderOfCart(tx, services, { ...request, older: standing }, cart);
}

type Purchase = Awaited<ReturnType<typeof readPurchase>>;

/** What is bought, how it can be sent, and whether it can be paid as the shopper wants. Locks the code of a discount. */
async function readPurchase(tx: Transaction, services: PlaceOrderServices, request: CartRequest, cart: StoredCart) {
  const { draft, paymentMethod, terms } = request;
  const market = marketOfCart(services.markets, request.locale, cart);
  const { language: locale, currency } = market;
  // The currency is the cart's, in whichever language the page of a payment link was read.
  const expectedTotal = money(request.expectedTotal.minor, currency);
  const expectedDue = request.expectedDue ? money(request.expectedDue.minor, currency) : expectedTotal;
  const fee = feeOf(services.paymentSettings, paymentMethod, currency);
  const now = services.now();
  const view = viewOf(services.markets, locale);
  const { lines, discount } = await readBought(tx, cart, view, { email: draft.email, now });
  const cards = await listPayingCards(tx, cart.id, lines);
  const fingerprint = fingerprintOf({ locale, draft, expectedTotal, expectedDue, cards, lines, discount, fee });
  const open = { cart, lines, discount };
  const { country, postalCode } = draft;
  const offers = (await readOffers(tx, terms.delivery, { open, market, country, taxes: terms.taxes }))(postalCode);
  const offer = offers.find(({ method }) => method === draft.shippingMethod);
  const isOffered = ({ due, dueWithoutFee }: Due) => {
    const purchase = { locale, total: dueWithoutFee, country, delivery: offer ?? null };
    const offered: PaymentMethod[] = [...usableMethods(services, purchase), ...usableWallets(services, due)];
    return offered.includes(paymentMethod);
  };
  return {
    ...request,
    cart,
    locale,
    currency,
    expectedTotal,
    expectedDue,
    fee,
    now,
    lines,
    discount,
    cards,
    fingerprint,
    offer,
    isOffered,
  };
}

/** The button was pressed again. */
async function keepStanding(
  tx: Transaction,
  services: PlaceOrderServices,
  { isOffered, fee, paymentMethod }: Purchase,
  standing: LockedOrder,
): Promise<Tried> {
  const due = dueOf(standing);
  if (!isOffered({ due, dueWithoutFee: subtractMoney(due, fee) })) return refuse({ kind: 'MethodNotOffered' });
  const tooMany = await countTryToPay(tx, services, paymentMethod);
  return tooMany ? refuse(tooMany) : ok({ kind: 'standing', order: standing });
}

async function placeNewOrder(tx: Transaction, services: PlaceOrderServices, purchase: Purchase): Promise<Tried> {
  const { draft, paymentMethod, terms, older, closedId, offer, lines, now } = purchase;
  const locked = await lockGoods(tx, lines);
  if (!locked.ok) return locked;
  if (!offer) return refuse({ kind: 'DeliveryNotAvailable', country: draft.country });
  const pickupPoint = await findChosenPoint(tx, purchase, offer);
  const isAgreed = purchase.cart.offer !== null;
  const unsaid = findUnsaidPlace({ offer, pickupPoint, draft, delivery: terms.delivery, isAgreed });
  if (unsaid) return refuse({ kind: 'InvalidFields', fields: [unsaid] });
  const postalCode = postalCodeOfHandover(offer, pickupPoint, draft.postalCode);
  const rateOf = vatRatesTo(draft.country, terms.taxes, now, postalCode);
  const totals = totalsOf(lines, purchase.currency, rateOf, offer, purchase.fee);
  const taxedClass = taxedClassOf(lines, { country: draft.country, postalCode, taxes: terms.taxes });
  const paying = await lockPayingCards(tx, { ...purchase, taxedClass }, totals);
  const another = whyAnotherTotal(purchase, totals.total, paying.due);
  if (another) return refuse(another);
  if (!purchase.isOffered(paying)) return refuse({ kind: 'MethodNotOffered' });
  const tooMany = await countTryToPay(tx, services, paymentMethod);
  if (tooMany) return refuse(tooMany);
  const { address } = services.session;
  // Whoever pays with a card holds nothing unpaid.
  const isByCards = paying.payments.length > 0;
  const isHeld = isHeldUnpaid(paymentMethod) && !purchase.cart.offer && !isByCards;
  const holder = isHeld ? holderOf({ email: draft.email, address }) : null;
  if (holder && (await holdsTooMuch(tx, { holder, goods: locked.value.goods, orderId: null, now }))) {
    return refuse({ kind: 'HoldsTooMuch' });
  }
  if (older && older.id !== closedId) return refuse({ kind: 'Superseded', order: older });

  const order: NewOrder = {
    ...(await newOrderLink()),
    ...orderOf(purchase),
    ...{ shippingMethod: offer.method, shippingCarrier: offer.carrier, pickupPoint, totals, cards: paying.payments },
    taxedCardsMinor: paying.taxedMinor,
  };
  const placed = await recordOrder(tx, order, { draft, paymentMethod, asker: askerOf(address), ...locked.value });
  // An order of nothing is paid by now: its hold ends when it is sent.
  if (holder) await noteHold(tx, placed.id, holder, now);
  return ok({ kind: 'standing', order: placed });
}

/** Null when the offer leads to none, or no longer to the one that was chosen. */
async function findChosenPoint(
  tx: Transaction,
  { draft, terms, cart }: Purchase,
  offer: NonNullable<Purchase['offer']>,
) {
  const { carrier, kind, method } = offer;
  const point = await findPickupPoint(tx, { carrier, kind, country: draft.country, id: draft.pickupPoint });
  if (kind === 'courier') return point;
  return point && (cart.offer !== null || leadsTo(terms.delivery, method, point)) ? point : null;
}

/** The order as far as it does not depend on how it is delivered. */
function orderOf({ cart, draft, discount, terms, now, ...purchase }: Purchase) {
  return {
    ...contactOf(draft),
    cartId: cart.id,
    draftId: cart.offer?.draftId ?? null,
    locale: purchase.locale,
    currency: purchase.currency,
    lines: purchase.lines,
    discountCode: discount?.outcome.ok && discount.id ? { id: discount.id, code: discount.code } : null,
    fingerprint: purchase.fingerprint,
    termsVersions: terms.versions,
    createdAt: now,
    expiresAt: new Date(now.getTime() + RESERVATION_MS),
  };
}

function whyAnotherTotal(
  { expectedTotal, expectedDue, discount }: Purchase,
  total: Money,
  due: Money,
): OrderRefusal | null {
  const isOther = !isSameMoney(total, expectedTotal);
  if (isOther && discount && !discount.outcome.ok) {
    return { kind: 'DiscountRefused', code: discount.code, reason: discount.outcome.error.kind };
  }
  if (!isSameMoney(due, expectedDue)) return { kind: 'TotalChanged', oldTotal: expectedDue, newTotal: due };
  return isOther ? { kind: 'TotalChanged', oldTotal: expectedTotal, newTotal: total } : null;
}

/** Writes it, reserves its goods, and begins the first attempt to pay it. */
async function recordOrder(
  tx: Transaction,
  order: NewOrder,
  {
    draft,
    paymentMethod,
    asker,
    goods,
    variants,
  }: LockedGoods & Pick<PlaceOrderRequest, 'draft' | 'paymentMethod'> & { asker: Asker },
): Promise<StandingOrder> {
  const { token, totals, cards = [], currency, createdAt: now } = order;
  const { id, number } = await insertOrder(tx, order);
  if (isLocale(draft.newsletterIn)) await askForNewsletter(tx, { orderId: id, locale: draft.newsletterIn, asker }, now);
  await reserveStock(tx, id, goods, variants, now);
  await reserveCards(tx, id, cards, now);
  await saveOrderEvents(tx, id, newOrder, [{ type: 'OrderPlaced' }], 'shopper', now);
  const amountMinor = totals.total.minor - paidByCards(cards, totals.total).minor;
  const attempt = await insertAttempt(tx, {
    orderId: id,
    attempt: 1,
    method: paymentMethod,
    amountMinor,
    currency,
    now,
  });
  if (paymentMethod === 'nothing_due') await confirmNothingDue(tx, attempt, now);
  return { id, number, token };
}
