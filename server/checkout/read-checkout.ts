// The checkout as a shopper sees it: the cart, where it may go, how, and what all of it costs.
import { type CartTotals, priceCart } from '#src/cart/price-cart.ts';
import { mustBeMade } from '#src/catalogue/availability.ts';
import { emptyDraft } from '#src/checkout/draft/empty-draft.ts';
import { addressRule, fits } from '#src/countries/address-rules.ts';
import { formatArrival } from '#src/dates/format-arrival.ts';
import { taxedClassOf } from '#src/gift-cards/taxed-cards.ts';
import { type Locale, languageOf } from '#src/i18n/locales.ts';
import { type Currency, type Money, money } from '#src/money.ts';
import type { CheckoutDraftInput } from '#src/operations.generated.ts';
import { COLLECTED, EMAILED } from '#src/shipping/carriers.ts';
import { type Dispatch, deliveryDates } from '#src/shipping/delivery-dates.ts';
import { handoverOf, postalCodeOfHandover } from '#src/shipping/handover.ts';
import { methodName } from '#src/shipping/method-name.ts';
import type { DeliverySettings } from '#src/shop/delivery-settings.ts';
import { goesTo, type Market, marketOf, type ShopMarkets } from '#src/shop/markets.ts';
import type { ShopPaymentSettings } from '#src/shop/payment-settings.ts';
import { firstPostalCode } from '#src/shop/postal-code-list.ts';
import type { Taxes } from '#src/shop/tax-settings.ts';
import { isNorthernIreland } from '#src/vat/territories.ts';
import { isTaxedAtHome, type RateOf, vatRatesTo } from '#src/vat/vat-rates.ts';
import type { OrderedLine, StoredCart } from '../cart/cart-store.ts';
import { isForGiftCards, isForTaxedCards } from '../cart/for-gift-cards.ts';
import { deliveryOf } from '../cart/offer-cart.ts';
import { type OpenCart, readOpenCart, showCart } from '../cart/read-cart.ts';
import type { Db } from '../database/connect.ts';
import { amountOf, isDeliveryFree } from '../discounts/read-discount.ts';
import { listUsableCards, withCards } from '../gift-cards/card-payments.ts';
import { sayWhenCardsGo } from '../gift-cards/when-cards-go.ts';
import type { Session } from '../http/session.ts';
import { translateTo } from '../i18n/translations.ts';
import { listTerms } from '../payments/method-terms.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import { usableMethods, usableWallets } from '../payments/usable-methods.ts';
import type { Checkout, NoDelivery } from '../schema/resolver-types.generated.ts';
import { emailedOffer } from '../shipping/emailed-offer.ts';
import { destinationOf, listMarketCountries } from '../shipping/market-countries.ts';
import { otherCarrierOf } from '../shipping/named-way.ts';
import { shownCarrier } from '../shipping/own-carriers.ts';
import { findPickupPoint } from '../shipping/pickup-point-store.ts';
import { readPointScope } from '../shipping/points/points-of-zones.ts';
import { searchPickupPoints } from '../shipping/search-pickup-points.ts';
import { dispatchOf, offersFor, readTariffs, type ShippingOffer, usualOffer } from '../shipping/tariffs.ts';
import { readShop } from '../shop/read-settings.ts';
import { writePostalCode } from '../shop/write-company.ts';
import '#src/countries/known-countries.ts';

type Services = {
  db: Db;
  now: () => Date;
  session: Session;
  markets: ShopMarkets;
  payments: Pick<PaymentProvider, 'settings' | 'refusedMethods'>;
  paymentSettings: ShopPaymentSettings;
  /** Left out where nobody shops. */
  visitCounts?: { checkoutOpened(cartId: string): void };
  /** What is known of a shopper who is signed in; null for a guest. */
  readShopperDraft?(session: Session): Promise<Partial<CheckoutDraftInput> | null>;
};
type Choice = { country?: string | null; shippingMethod?: string | null };

export async function readCheckout(services: Services, locale: Locale, choice: Choice): Promise<Checkout> {
  const open = await readOpenCart(services, locale);
  // A payment link is staff's own order.
  if (open.cart && !open.cart.offer && open.lines.length > 0) services.visitCounts?.checkoutOpened(open.cart.id);
  const draft = { ...emptyDraft, ...(await readTyped(services, open)) };
  const shop = await readShop(services.db);
  const ways = await readWays(services, { open, locale, draft, country: choice.country });
  const { market, countries, destination, postalCode, offers } = ways;
  const { currency } = market;
  const wanted = choice.shippingMethod ?? draft.shippingMethod;
  const asked = offers.find(({ method }) => method === wanted);
  const chosen = asked ?? ways.usual;
  // Whoever comes for it, or for a locker, has read that nothing is brought to the door.
  const noDelivery = ways.isLeftToShopper && asked ? null : ways.noDelivery;
  // A payment link goes where staff has said.
  const zoned = open.cart?.offer ? null : shop.delivery;
  const pickup = await readPickup(services.db, chosen, { zoned, country: destination, draft });
  const where = chosen ? postalCodeOfHandover(chosen, pickup.pickupPoint, postalCode) : postalCode;
  const rateOf = vatRatesTo(destination, shop.taxes, services.now(), where);
  // What does not go there costs nothing.
  const charged = noDelivery ? undefined : chosen;
  const taxedClass = taxedClassOf(open.lines, { country: destination, postalCode: where, taxes: shop.taxes });
  const usable = { currency, taxedClass, now: services.now() };
  const payingCart = isForGiftCards(open.lines) ? null : open.cart;
  const cards = await listUsableCards(services.db, payingCart?.id ?? null, usable);
  const totalsWith = (fee?: Money) => withCards(totalsOf(open.lines, currency, rateOf, charged, fee), cards);
  const totals = totalsWith();
  const purchase = { locale: market.language, total: totals.due, country: destination, delivery: chosen ?? null };
  const methods = usableMethods(services, purchase);
  return {
    cart: showCart(open, market, vatRatesTo(market.country, shop.taxes, services.now())),
    countries,
    addressRules: [...new Set([...countries, draft.billingCountry])].flatMap((code) => addressRule(code) ?? []),
    country: destination,
    shippingOptions: offers.map((option) =>
      showOffer(option, { open, locale, country: destination }, services.now(), dispatchOf(shop)),
    ),
    shippingMethod: chosen?.method ?? null,
    noDelivery,
    ...pickup,
    totals,
    draft: {
      ...draft,
      country: destination,
      billingCountry: draft.billingCountry || destination,
      shippingMethod: chosen?.method ?? '',
    },
    payment: {
      ...services.payments.settings,
      methods,
      terms: listTerms(services.paymentSettings, {
        locale,
        currency,
        methods,
        totalsWith,
      }),
    },
    wallets: usableWallets(services, totals.due),
  };
}

/** What was typed before; a form in which nothing was typed yet is filled in for whoever is signed in. */
async function readTyped(
  { session, readShopperDraft }: Services,
  { cart }: OpenCart,
): Promise<Partial<CheckoutDraftInput>> {
  const typed = (cart?.checkoutDraft ?? {}) as Partial<CheckoutDraftInput>;
  if (Object.keys(typed).length > 0 || cart?.offer) return typed;
  return (await readShopperDraft?.(session)) ?? typed;
}

export function totalsOf(
  lines: OrderedLine[],
  currency: Currency,
  rateOf: RateOf,
  offer: ShippingOffer | undefined,
  fee?: Money,
): CartTotals {
  return priceCart(lines, { currency, rateOf, shipping: offer?.price ?? money(0, currency), ...(fee && { fee }) });
}

/** A payment link stays in the market that it was made for, whatever language its page is read in. */
export function marketOfCart(markets: ShopMarkets, locale: Locale, cart: StoredCart | null): Market {
  const offer = cart?.offer;
  if (!offer) return marketOf(markets, locale);
  return { ...marketOf(markets, offer.locale), language: offer.locale, currency: offer.currency };
}

type Typed = { open: OpenCart; locale: Locale; draft: CheckoutDraftInput; country?: string | null };

/**
 * Reads where the cart goes, and how it can: to the country that is chosen now, was chosen before, or is the market's
 * own.
 */
export async function readWays(
  { db, markets }: Pick<Services, 'db' | 'markets'>,
  { open, locale, draft, country }: Typed,
) {
  const market = marketOfCart(markets, locale, open.cart);
  const { delivery, taxes } = await readShop(db);
  const offer = open.cart?.offer;
  const countries = offer ? [offer.country] : listMarketCountries(delivery, market);
  const destination = destinationOf(market, countries, [country, draft.country]);
  // A draft without a country was typed for the market's own.
  const isTypedFor = destination === destinationOf(market, countries, [draft.country]);
  const postalCode = isTypedFor ? wholePostalCode(draft.postalCode, destination) : '';
  const offersTo = await readOffers(db, delivery, { open, market, country: destination, taxes });
  const there = offersTo(postalCode);
  const anywhere = postalCode === '' ? there : offersTo('');
  const found = { market, countries, destination, postalCode, isLeftToShopper: false };
  if (there.length > 0 && (there.some(isToDoor) || !anywhere.some(isToDoor)))
    return { ...found, offers: there, usual: usualOffer(there), noDelivery: null };
  const noDelivery = whyNotTo(destination, postalCode);
  // What remains where nothing is brought to the door is another sale than the one that was begun: it is never ticked for
  // the shopper.
  if (there.length > 0) return { ...found, offers: there, usual: undefined, isLeftToShopper: true, noDelivery };
  // Where nothing goes to the postcode, it may be mistyped: that is said, and the form stays what it is.
  const offers = postalCode === '' ? [] : anywhere;
  const somewhere = offers.length > 0 || goesSomewhere(delivery, destination, offersTo);
  return { ...found, offers, usual: usualOffer(offers), noDelivery: somewhere ? noDelivery : ('COUNTRY' as const) };
}

function isToDoor(offer: ShippingOffer): boolean {
  return handoverOf(offer) === 'door';
}

function whyNotTo(country: string, postalCode: string): NoDelivery {
  if (postalCode === '') return 'POSTAL_CODE_MISSING';
  return isNorthernIreland(country, postalCode) ? 'NORTHERN_IRELAND' : 'POSTAL_CODE';
}

/** Half a postcode, or a mistyped one, is of no place. */
function wholePostalCode(typed: string, country: string): string {
  const written = writePostalCode(typed, country);
  return fits(addressRule(country)?.postalCode ?? '', written) ? written : '';
}

/** Whether this cart goes to any of the postcodes that zones of the country name. */
function goesSomewhere({ methods }: DeliverySettings, country: string, offersTo: OffersTo): boolean {
  const zones = methods.flatMap((method) => method.zones);
  return zones.some(({ countries, onlyPostalCodes: [first] = [] }) => {
    if (!first || !(countries as string[]).includes(country)) return false;
    return offersTo(firstPostalCode(first, country)).length > 0;
  });
}

type Sending = {
  open: Pick<OpenCart, 'cart' | 'lines' | 'discount'>;
  market: Market;
  country: string;
  taxes: Taxes;
};

/** The offers by the postcode of the shopper's address; empty while there is none. */
type OffersTo = (postalCode: string) => ShippingOffer[];

/** What can carry this cart to each postcode of a country, which is asked about once. */
export async function readOffers(
  db: Db,
  delivery: DeliverySettings,
  { open, market, country, taxes }: Sending,
): Promise<OffersTo> {
  const { cart, lines, discount } = open;
  if (cart?.offer) {
    const agreed = country === cart.offer.country ? [deliveryOf(cart.offer)] : [];
    return () => agreed;
  }
  if (!goesTo(market, country)) return () => [];
  const { currency } = market;
  // What is taxed when it is sold is sold where the goods are taxed at home: elsewhere they would have another VAT.
  if (isForTaxedCards(lines) && !isTaxedAtHome(country, taxes)) return () => [];
  if (isForGiftCards(lines)) return () => [emailedOffer(currency)];
  const goodsMinor = lines.reduce((sum, line) => sum + line.unitPrice.minor * line.quantity, 0);
  const parcel = {
    weightGrams: lines.reduce((sum, line) => sum + line.weightGrams * line.quantity, 0),
    // The discount comes first: delivery is free from what the goods really cost.
    goodsMinor: goodsMinor - amountOf(lines, currency).minor,
  };
  const tariffsTo = await readTariffs(db, delivery, country);
  return (postalCode) => {
    const offers = offersFor(tariffsTo({ postalCode, currency }), parcel);
    return isDeliveryFree(discount) ? offers.map((offer) => ({ ...offer, price: money(0, currency) })) : offers;
  };
}

/** `zoned`: whose zones leave points out; null: nobody's. */
type PickedUp = { zoned: DeliverySettings | null; country: string; draft: CheckoutDraftInput };

/** Reads where the parcel will be collected, and where else it could be. */
async function readPickup(db: Db, offer: ShippingOffer | undefined, { zoned, country, draft }: PickedUp) {
  if (!offer || offer.kind === 'courier') return { pickupPoint: null, pickupPoints: null };
  const { carrier, kind, method } = offer;
  const scope = zoned ? await readPointScope(db, zoned, { method, country }) : { carrier, kind, country };
  const [pickupPoint, pickupPoints] = await Promise.all([
    findPickupPoint(db, { ...scope, id: draft.pickupPoint }),
    searchPickupPoints(db, { ...scope, search: draft.pickupSearch, near: draft.postalCode }),
  ]);
  return { pickupPoint, pickupPoints };
}

type Shown = { open: OpenCart; locale: Locale; country: string };

function showOffer(offer: ShippingOffer, { open, locale, country }: Shown, now: Date, dispatch: Dispatch) {
  const isMadeToOrder = open.lines.some(mustBeMade);
  const { earliest, latest } = deliveryDates(now, { ...offer, country, isMadeToOrder }, dispatch);
  // A place to collect at is one of the carrier's own; what comes to the door is whose name it has, and wears no other's mark.
  const other = offer.kind === 'courier' ? otherCarrierOf(offer.carrier, offer.names[locale] ?? '') : null;
  const { method, kind, zoneNames } = offer;
  // What is mailed asks for as little as what somebody comes for, and the form knows no other way.
  const carrier = offer.carrier === EMAILED ? COLLECTED : (other ?? shownCarrier(offer.carrier));
  const name = offer.names[locale] ?? nameInShop(offer, locale);
  const zoneName = zoneNames?.[locale] ?? Object.values(zoneNames ?? {})[0];
  return {
    ...{ method, carrier, kind },
    name: zoneName ? `${methodName(translateTo(locale), { name, method, carrier, kind })}, ${zoneName}` : name,
    price: offer.price,
    ...sayArrival(offer, { open, locale }, formatArrival(earliest, latest, languageOf(locale).languageTag)),
  };
}

function nameInShop({ carrier }: ShippingOffer, locale: Locale): string {
  if (carrier === EMAILED) return translateTo(locale)('giftCardMail.byEmail');
  return carrier === COLLECTED ? translateTo(locale)('draftMail.collected') : '';
}

/** Somebody who comes in person has agreed when, and whoever sends a card has said it: neither is a parcel at the door. */
function sayArrival({ carrier, kind }: ShippingOffer, { open, locale }: Omit<Shown, 'country'>, dates: string) {
  const t = translateTo(locale);
  const alone = (words: string) => ({ arrival: words, arrivalText: words });
  if (carrier === COLLECTED) return alone(t('draftMail.asAgreed'));
  if (carrier === EMAILED)
    return alone(
      sayWhenCardsGo(
        open.lines.map(({ text }) => text),
        locale,
      ),
    );
  return { arrival: dates, arrivalText: t(kind === 'courier' ? 'shipping.arrives' : 'shipping.waits', { dates }) };
}
