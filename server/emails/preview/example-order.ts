// An order that nobody placed, of what the shop sells: for looking at e-mails. Its buyer lives where the shop is.
import type { VatClass } from '#src/countries/country.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { type Money, money, multiplyMoney, sumMoney } from '#src/money.ts';
import { handoverOf } from '#src/shipping/handover.ts';
import type { DeliveryMethod } from '#src/shop/delivery-settings.ts';
import { marketOf, viewOf } from '#src/shop/markets.ts';
import type { ShopProfile } from '#src/shop/shop-profile.ts';
import { splitByRate } from '#src/vat/vat-by-rate.ts';
import { vatRatesTo } from '#src/vat/vat-rates.ts';
import { ALL_PRODUCTS } from '../../catalogue/listing/listing-scope.ts';
import { listProductCards } from '../../catalogue/listing/product-card-store.ts';
import type { Db } from '../../database/connect.ts';
import { translateTo } from '../../i18n/translations.ts';
import type { Order } from '../../schema/resolver-types.generated.ts';
import { nameOfWay, shownCarrierOf } from '../../shipping/named-way.ts';
import { trackingLink, trackingLinksOf } from '../../shipping/tracking-link.ts';

export type ExampleServices = { db: Db; shop: ShopProfile; now: Date };

const PRODUCTS = 2;
const PRICE_WITHOUT_PRODUCTS = 4_900;
const SHIPPING = 1_500;
const TRACKING_NUMBER = '00000000000000';

export async function makeExampleOrder(services: ExampleServices, locale: Locale): Promise<Order> {
  const { shop, now } = services;
  const { currency, country } = marketOf(shop.markets, locale);
  const way = exampleWay(shop, locale);
  const shipping = way.price;
  const lines = await listExampleLines(services, locale);
  const zero = money(0, currency);
  const sum = (amounts: Money[]) => sumMoney(amounts, currency);
  const subtotal = sum(lines.map((line) => line.total));
  const total = sum([subtotal, shipping]);
  const vatAmounts = await exampleVat(services, lines, way.price, country);
  const vat = sum(vatAmounts.map((amount) => amount.vat));
  return {
    number: 1001,
    token: 'x'.repeat(43),
    createdAt: now.toISOString(),
    paymentState: 'paid',
    fulfilmentState: 'unfulfilled',
    email: shop.company.email,
    address: addressOfShop(shop, locale),
    note: '',
    shippingMethod: way.id,
    shippingCarrier: way.shown,
    shippingName: way.name,
    lines,
    totals: { subtotal, shipping, fee: zero, discount: zero, total, cards: [], due: total, vat },
    vatAmounts,
    refunded: zero,
    refundPending: zero,
    isDisputed: false,
    parcels: [exampleParcel(services, way, lines)],
    events: [],
    cancelReason: null,
    paymentMethod: 'card',
    mandate: null,
    declineText: null,
  };
}

type Way = ReturnType<typeof exampleWay>;

/** Takes the first of the shop's own ways that brings goods to the door there, or whatever way it has. */
function exampleWay(shop: ShopProfile, locale: Locale) {
  const { methods } = shop.delivery;
  const { currency, country } = marketOf(shop.markets, locale);
  const zoneOf = ({ zones }: DeliveryMethod) =>
    zones.find(({ countries }) => (countries as string[]).includes(country)) ?? zones[0];
  const there = methods.filter((method) => zoneOf(method)?.countries.some((each) => each === country));
  const way = there.find((method) => handoverOf(method) === 'door') ?? there[0] ?? methods[0];
  if (!way) return { id: 'dpd', carrier: 'dpd', shown: 'dpd', name: '', price: money(SHIPPING, currency) };
  const price = money(zoneOf(way)?.rates[0]?.prices[currency] ?? SHIPPING, currency);
  const name = nameOfWay(shop.delivery, way.id, locale);
  return { id: way.id, carrier: way.carrier, shown: shownCarrierOf(way.carrier, name, locale), name, price };
}

/** By the classes of the goods, of which the delivery has a share each. */
async function exampleVat({ db, shop, now }: ExampleServices, lines: Order['lines'], shipping: Money, country: string) {
  const { currency } = shipping;
  const handles = lines.map(({ productHandle }) => productHandle);
  const rows = await db.selectFrom('products').select(['handle', 'vat_class']).where('handle', 'in', handles).execute();
  const classes = new Map(rows.map((row) => [row.handle, row.vat_class as VatClass]));
  const rateOf = vatRatesTo(country, shop.taxes, now);
  const atRates = lines.map(({ productHandle, total }) => ({
    ...{ total, discount: money(0, currency), basisPoints: rateOf(classes.get(productHandle) ?? 'standard') },
  }));
  return splitByRate(atRates, shipping, currency).map(({ basisPoints, vat }) => ({ basisPoints, vat }));
}

/** Lists the newest products, or the shop's name while it has none. */
async function listExampleLines({ db, shop }: ExampleServices, locale: Locale): Promise<Order['lines']> {
  const { currency } = marketOf(shop.markets, locale);
  const view = viewOf(shop.markets, locale);
  const cards = await listProductCards(db, { ...view, collection: ALL_PRODUCTS, sort: 'newest', first: PRODUCTS });
  const price = money(PRICE_WITHOUT_PRODUCTS, currency);
  const nothing = { handle: '', title: shop.identity.name, image: null, price };
  const sold = cards.length > 0 ? cards.map(({ card }) => card) : [nothing];
  return sold.map(({ handle, title, image, price }, position) => ({
    productHandle: handle,
    title,
    variantTitle: '',
    isExcepted: false,
    image: image ?? null,
    quantity: position + 1,
    unitPrice: price,
    total: multiplyMoney(price, position + 1),
  }));
}

function addressOfShop({ company: { address } }: ShopProfile, locale: Locale): Order['address'] {
  const { street, postalCode, city, country } = address;
  const fullName = translateTo(locale)('field.fullName');
  return { fullName, line1: street, line2: '', postalCode, city, country, companyName: null, taxId: null };
}

function exampleParcel(
  { shop, now }: ExampleServices,
  { carrier, shown, name }: Way,
  lines: Order['lines'],
): Order['parcels'][0] {
  const { postalCode, country } = shop.company.address;
  const parcel = { trackingNumber: TRACKING_NUMBER, postalCode, country };
  return {
    number: 1,
    carrier: shown,
    trackingNumber: TRACKING_NUMBER,
    trackingUrl: trackingLink(carrier, parcel, trackingLinksOf(shop.delivery), name),
    sentAt: now.toISOString(),
    deliveredAt: null,
    lines: lines.map(({ title, variantTitle, quantity }) => ({ title, variantTitle, quantity, returnedQuantity: 0 })),
  };
}
