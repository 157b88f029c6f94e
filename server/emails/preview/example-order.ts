// An order that nobody placed, of what the shop sells: for looking at e-mails. Its buyer lives where the shop is.
import type { Locale } from '#src/i18n/locales.ts';
import { money, multiplyMoney, sumMoney } from '#src/money.ts';
import { marketOf, viewOf } from '#src/shop/markets.ts';
import type { ShopProfile } from '#src/shop/shop-profile.ts';
import { vatInGross } from '#src/vat/vat-by-rate.ts';
import { vatRatesTo } from '#src/vat/vat-rates.ts';
import { ALL_PRODUCTS } from '../../catalogue/listing/listing-scope.ts';
import { listProductCards } from '../../catalogue/listing/product-card-store.ts';
import type { Db } from '../../database/connect.ts';
import { translateTo } from '../../i18n/translations.ts';
import type { Order } from '../../schema/resolver-types.generated.ts';
import { trackingLink } from '../../shipping/tracking-link.ts';

export type ExampleServices = { db: Db; shop: ShopProfile; now: Date };

const PRODUCTS = 2;
const PRICE_WITHOUT_PRODUCTS = 4_900;
const SHIPPING = 1_500;
const CARRIER = 'dpd';
const TRACKING_NUMBER = '00000000000000';

export async function makeExampleOrder(services: ExampleServices, locale: Locale): Promise<Order> {
  const { shop, now } = services;
  const { currency, country } = marketOf(shop.markets, locale);
  const lines = await listExampleLines(services, locale);
  const zero = money(0, currency);
  const subtotal = sumMoney(
    lines.map((line) => line.total),
    currency,
  );
  const shipping = money(SHIPPING, currency);
  const total = sumMoney([subtotal, shipping], currency);
  const basisPoints = vatRatesTo(country, shop.taxes, now)('standard');
  const vat = money(vatInGross(total.minor, basisPoints), currency);
  return {
    number: 1001,
    token: 'x'.repeat(43),
    createdAt: now.toISOString(),
    paymentState: 'paid',
    fulfilmentState: 'unfulfilled',
    email: shop.company.email,
    address: addressOfShop(shop, locale),
    note: '',
    shippingMethod: CARRIER,
    shippingCarrier: CARRIER,
    shippingName: '',
    lines,
    totals: { subtotal, shipping, fee: zero, discount: zero, total, cards: [], due: total, vat },
    vatAmounts: [{ basisPoints, vat }],
    refunded: zero,
    refundPending: zero,
    isDisputed: false,
    parcels: [exampleParcel(services, country, lines)],
    events: [],
    cancelReason: null,
    paymentMethod: 'card',
    mandate: null,
    declineText: null,
  };
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

function exampleParcel({ shop, now }: ExampleServices, country: string, lines: Order['lines']): Order['parcels'][0] {
  const { postalCode } = shop.company.address;
  return {
    number: 1,
    carrier: CARRIER,
    trackingNumber: TRACKING_NUMBER,
    trackingUrl: trackingLink(CARRIER, { trackingNumber: TRACKING_NUMBER, postalCode, country }),
    sentAt: now.toISOString(),
    deliveredAt: null,
    lines: lines.map(({ title, variantTitle, quantity }) => ({ title, variantTitle, quantity, returnedQuantity: 0 })),
  };
}
