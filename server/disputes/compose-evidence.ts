// What the shop knows that speaks for it, as text for the bank: what was ordered, how it was paid, that it was sent and
// delivered, what the buyer was told, and what the terms say. In English, which every card network reads.
import { dateIn } from '#src/countries/local-date.ts';
import { money, moneyToDecimal } from '#src/money.ts';
import type { Db } from '../database/connect.ts';
import { listNumberedEvents } from '../orders/office/order-moments.ts';
import type { OrderAddress } from '../orders/order-store.ts';
import { listParcels } from '../shipping/parcel-store.ts';
import { trackingLink } from '../shipping/tracking-link.ts';
import { readTimeZone } from '../shop/read-time-zone.ts';

const MOST_CHARACTERS = 18_000;

export type Evidence = {
  text: string;
  customerName: string;
  customerEmail: string;
  shippingAddress: string;
  productDescription: string;
  /** Of the first parcel; empty when nothing was sent. */
  carrier: string;
  trackingNumber: string;
  shippingDate: string;
};

export async function composeEvidence(db: Db, orderId: string, publicUrl: string): Promise<Evidence> {
  const [timeZone, order, lines, parcels, mails, events] = await Promise.all([
    readTimeZone(db),
    db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow(),
    db.selectFrom('order_lines').selectAll().where('order_id', '=', orderId).orderBy('position').execute(),
    listParcels(db, orderId),
    db.selectFrom('sent_mails').selectAll().where('order_id', '=', orderId).orderBy('sent_at').execute(),
    listNumberedEvents(db, orderId),
  ]);
  const address = order.address as OrderAddress;
  const day = (date: Date) => dateIn(timeZone, date);
  const amount = (minor: number) => `${moneyToDecimal(money(minor, order.currency))} ${order.currency}`;
  const goods = lines.map(
    (line) =>
      `- ${line.quantity} x ${[line.title, line.shown_variant, line.sku].filter(Boolean).join(', ')}: ${amount(line.total_minor - line.discount_minor)}`,
  );
  const to = [address.fullName, address.line1, address.line2, `${address.postalCode} ${address.city}`, address.country];
  const shippingAddress = to.filter(Boolean).join(', ');
  const sent = parcels.map(({ number, carrier, trackingNumber, sentAt, deliveredAt }) => {
    const { postalCode, country } = address;
    const link = trackingLink(carrier, { trackingNumber, postalCode, country });
    return [
      `- Parcel ${number} was handed to ${carrier} on ${day(sentAt)}`,
      trackingNumber && `tracking number ${trackingNumber}`,
      link,
      deliveredAt ? `delivered on ${day(deliveredAt)}` : 'delivery not recorded by us',
    ]
      .filter(Boolean)
      .join(', ');
  });
  const refunds = events.flatMap((event) =>
    event.type === 'RefundSucceeded' ? [`- ${amount(event.amountMinor)} on ${day(event.at)}`] : [],
  );
  const sections: [title: string, lines: string[]][] = [
    [
      `Order ${order.number} of ${day(order.created_at)}, ${amount(order.total_minor)}`,
      [`Customer: ${address.fullName}, ${order.email}`, `Delivered to: ${shippingAddress}`],
    ],
    ['Goods', goods],
    ['Payment', order.paid_at ? [`Paid on ${day(order.paid_at)} by ${order.payment_method ?? 'card'}.`] : []],
    ['Delivery', sent.length > 0 ? sent : ['Nothing of it has been sent.']],
    ['Refunds', refunds],
    [
      'What the customer was written',
      mails.map((mail) => `- ${day(mail.sent_at)} to ${mail.recipient}: ${mail.subject}`),
    ],
    [
      'Terms',
      [
        'The customer placed the order by a button that names the obligation to pay, and got the terms with the confirmation.',
        `They stand at ${publicUrl}/${order.locale}/pages/terms.`,
      ],
    ],
  ];
  const text = sections
    .filter(([, parts]) => parts.length > 0)
    .map(([title, parts]) => [title, ...parts].join('\n'))
    .join('\n\n');
  const [first] = parcels;
  return {
    text: text.slice(0, MOST_CHARACTERS),
    customerName: address.fullName,
    customerEmail: order.email,
    shippingAddress,
    productDescription: goods.join('\n').slice(0, MOST_CHARACTERS),
    carrier: first?.carrier ?? '',
    trackingNumber: first?.trackingNumber ?? '',
    shippingDate: first ? day(first.sentAt) : '',
  };
}
