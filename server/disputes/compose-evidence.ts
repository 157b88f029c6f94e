// What the shop knows that speaks for it, as text for the bank: what was ordered, how it was paid, what of it was sent and
// delivered, what the buyer was told, and what the terms say. Nothing but what happened: a bank that finds one claim wrong
// believes none. In English, which every card network reads.

import type { Selectable } from 'kysely';
import { urlOf } from '#src/addresses.ts';
import { placedLines } from '#src/countries/placed-lines.ts';
import type { PostalAddress } from '#src/countries/postal-address.ts';
import { dateIn } from '#src/dates/local-date.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { money } from '#src/money.ts';
import { moneyToDecimal } from '#src/numbers/money-decimal.ts';
import { COLLECTED, EMAILED } from '#src/shipping/carriers.ts';
import type { DeliverySettings } from '#src/shop/delivery-settings.ts';
import type { Db } from '../database/connect.ts';
import type { DB } from '../database/database-schema.generated.ts';
import { shownVariantOf } from '../orders/lines/shown-variant.ts';
import { listNumberedEvents, type NumberedEvent } from '../orders/office/order-moments.ts';
import { nameOfOther, nameOfWay, shownCarrierOf } from '../shipping/named-way.ts';
import { listParcels, type StoredParcel } from '../shipping/parcel-store.ts';
import type { PickupPoint } from '../shipping/pickup-point-store.ts';
import { trackingLink, trackingLinksOf } from '../shipping/tracking-link.ts';
import { readTimeZone } from '../shop/read-time-zone.ts';
import { findDelivery } from '../shop/sale-terms.ts';
import { findSettings } from '../shop/settings-store.ts';

const MOST_CHARACTERS = 18_000;

export type Evidence = {
  text: string;
  customerName: string;
  customerEmail: string;
  shippingAddress: string;
  productDescription: string;
  /** The carrier of the first parcel; empty when nothing was sent. */
  carrier: string;
  trackingNumber: string;
  shippingDate: string;
};

export async function composeEvidence(db: Db, orderId: string, publicUrl: string): Promise<Evidence> {
  const facts = await readFacts(db, orderId);
  const { order, parcels, day } = facts;
  const address = order.address as PostalAddress;
  const goods = tellGoods(facts);
  const goesTo = destinationOf(order);
  const terms = publicUrl + urlOf('content', { locale: order.locale as Locale, slug: 'terms' });
  const sections: Section[] = [
    [
      `Order ${order.number} of ${day(order.created_at)}, ${facts.amount(order.total_minor)}`,
      [`Customer: ${[address.fullName, order.email].filter(Boolean).join(', ')}`, goesTo.text],
    ],
    ['Goods', goods],
    ...tellCourse(facts),
    ['The terms as they stand today', facts.hasTerms ? [terms] : []],
  ];
  const text = sections
    .filter(([, parts]) => parts.length > 0)
    .map(([title, parts]) => [title, ...parts].join('\n'))
    .join('\n\n');
  // Whoever came for the goods was sent nothing.
  const first = parcels.find(({ carrier }) => carrier !== COLLECTED && carrier !== EMAILED);
  return {
    text: text.slice(0, MOST_CHARACTERS),
    customerName: address.fullName,
    customerEmail: order.email,
    shippingAddress: first ? goesTo.address : '',
    productDescription: goods.join('\n').slice(0, MOST_CHARACTERS),
    carrier: first?.carrierName ?? '',
    trackingNumber: first?.trackingNumber ?? '',
    shippingDate: first ? day(first.sentAt) : '',
  };
}

type Section = [title: string, lines: string[]];
type Facts = Awaited<ReturnType<typeof readFacts>>;

async function readFacts(db: Db, orderId: string) {
  const [timeZone, order, lines, parcels, mails, events, hasTerms, delivery] = await Promise.all([
    readTimeZone(db),
    db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow(),
    db.selectFrom('order_lines').selectAll().where('order_id', '=', orderId).orderBy('position').execute(),
    listParcels(db, orderId),
    db.selectFrom('sent_mails').selectAll().where('order_id', '=', orderId).orderBy('sent_at').execute(),
    listNumberedEvents(db, orderId),
    hasTermsPage(db),
    findDelivery(db, null),
  ]);
  const day = (date: Date) => dateIn(timeZone, date);
  const amount = (minor: number) => `${moneyToDecimal(money(minor, order.currency))} ${order.currency}`;
  return {
    order,
    lines,
    parcels: parcels.map((parcel) => showParcel(parcel, order, delivery)),
    mails,
    events,
    hasTerms,
    day,
    amount,
  };
}

/** The parcel, who took it, and where it is followed. */
function showParcel(parcel: StoredParcel, { address, ...order }: OrderRow, delivery: DeliverySettings) {
  const { carrier, trackingNumber } = parcel;
  const { postalCode, country } = address as PostalAddress;
  const way =
    carrier === order.shipping_carrier
      ? nameOfWay(delivery, order.shipping_method, 'en')
      : nameOfOther(delivery, carrier, 'en');
  return {
    ...parcel,
    carrierName: shownCarrierOf(carrier, way, 'en'),
    link: trackingLink(carrier, { trackingNumber, postalCode, country }, trackingLinksOf(delivery), way),
  };
}

function tellGoods({ order, lines, amount }: Facts): string[] {
  return lines.map((line) => {
    const what = [line.title, shownVariantOf(line, { ...order, locale: 'en' }), line.sku].filter(Boolean).join(', ');
    return `- ${line.quantity} x ${what}: ${amount(line.total_minor - line.discount_minor)}`;
  });
}

/** What happened after it was ordered. */
function tellCourse({ order, lines, parcels, mails, events, day, amount }: Facts): Section[] {
  const sent = parcels.map((parcel) => tellParcel(parcel, day));
  const unsent = lines.flatMap(({ position, quantity, title }) => {
    const left = quantity - countSent(parcels, position);
    return left > 0 ? [`- Not sent: ${left} x ${title}`] : [];
  });
  const refunds = events.flatMap((event) =>
    event.type === 'RefundSucceeded' ? [`- ${amount(event.amountMinor)} on ${day(event.at)}`] : [],
  );
  return [
    [
      'Payment',
      order.paid_at ? [`Paid on ${[day(order.paid_at), order.payment_method].filter(Boolean).join(' by ')}.`] : [],
    ],
    ['Delivery', sent.length > 0 ? [...sent, ...unsent] : ['Nothing of it has been sent.']],
    ['Refunds', refunds],
    [
      'What the customer was written',
      mails.map((mail) => `- ${day(mail.sent_at)} to ${mail.recipient}: ${mail.subject}`),
    ],
    ['Terms', tellTerms(events, mails)],
  ];
}

type Day = (date: Date) => string;
type OrderRow = Pick<Selectable<DB['orders']>, 'address' | 'pickup_point' | 'shipping_method' | 'shipping_carrier'>;

/** The place that the goods were to go to: whether they did is said by the parcels. */
function destinationOf({ address, pickup_point, shipping_method }: OrderRow): { text: string; address: string } {
  const { fullName, line1, line2, postalCode, city, country } = address as PostalAddress;
  const point = pickup_point as PickupPoint | null;
  if (shipping_method === COLLECTED) return { text: 'To be collected in person.', address: '' };
  if (shipping_method === EMAILED) return { text: 'Gift cards, sent by e-mail.', address: '' };
  const place = point
    ? [point.name, ...placedLines([point.street], point), point.country]
    : [fullName, ...placedLines([line1, line2], { postalCode, city, country }), country];
  const shown = place.filter(Boolean).join(', ');
  return { text: `${point ? 'To be collected at' : 'Address for the delivery'}: ${shown}`, address: shown };
}

function tellParcel(parcel: Facts['parcels'][number], day: Day): string {
  const { number, carrier, carrierName, trackingNumber, link, sentAt, deliveredAt } = parcel;
  if (carrier === EMAILED) return `- Issued, and sent by e-mail on the day that the buyer chose, ${day(sentAt)}`;
  if (carrier === COLLECTED) return `- Handed to the customer in person on ${day(sentAt)}`;
  return [
    `- Parcel ${number} was handed to ${carrierName} on ${day(sentAt)}`,
    trackingNumber && `tracking number ${trackingNumber}`,
    link,
    deliveredAt ? `delivered on ${day(deliveredAt)}` : 'delivery not recorded by us',
  ]
    .filter(Boolean)
    .join(', ');
}

function countSent(parcels: readonly StoredParcel[], position: number): number {
  return parcels
    .flatMap(({ lines }) => lines)
    .reduce((sum, line) => sum + (line.position === position ? line.quantity : 0), 0);
}

/** An order that staff wrote down was placed by no button, and a confirmation that did not go out carried no terms. */
function tellTerms(events: readonly NumberedEvent[], mails: readonly { kind: string }[]): string[] {
  const isOwn = events.some(({ type, cause }) => type === 'OrderPlaced' && cause === 'shopper');
  return [
    ...(isOwn ? ['The customer placed the order by a button that names the obligation to pay.'] : []),
    ...(mails.some(({ kind }) => kind === 'order-confirmation')
      ? ['The confirmation that the customer was sent carried the terms.']
      : []),
  ];
}

async function hasTermsPage(db: Db): Promise<boolean> {
  const pages = await findSettings(db, 'pages');
  return pages?.data.pages.some(({ slug }) => slug === 'terms') ?? false;
}
