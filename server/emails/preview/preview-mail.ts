import type { Locale } from '#src/i18n/locales.ts';
import { emptyWithdrawal } from '#src/returns/withdrawal-fields.ts';
import { deliveryDates } from '#src/shipping/delivery-dates.ts';
import { marketOf } from '#src/shop/markets.ts';
import type { Order } from '../../schema/resolver-types.generated.ts';
import { dispatchOf } from '../../shipping/tariffs.ts';
import { readGuaranteeNotice } from '../../terms/read-terms.ts';
import type { Mail } from '../mail-transport.ts';
import { type ExampleServices, makeExampleOrder } from './example-order.ts';
import { type MailKindName, mailKinds } from './mail-kinds.ts';

/** The e-mail as it would go out: about an order that nobody placed, or about `about`. */
export async function previewMail(
  { publicUrl, about, ...services }: ExampleServices & { publicUrl: string; about?: Order | null },
  kind: MailKindName,
  locale: Locale,
): Promise<Mail> {
  const { db, shop, now } = services;
  const [example, guarantee] = await Promise.all([
    makeExampleOrder(services, locale),
    readGuaranteeNotice(db, locale, marketOf(shop.markets, locale).country),
  ]);
  const order = about ? { ...about, parcels: [parcelOf(about, example)] } : example;
  const { country } = marketOf(shop.markets, locale);
  const arrival = deliveryDates(now, { minDays: 1, maxDays: 3, country, isMadeToOrder: false }, dispatchOf(shop));
  const { number, token, email, address } = order;
  const announced = {
    id: 'preview',
    number: 1,
    status: 'announced' as const,
    orderId: 'preview',
    order: { number, token },
    locale,
    fields: { ...emptyWithdrawal, name: address.fullName, orderNumber: String(number), orderEmail: email, email },
    lines: order.lines.map(({ title, variantTitle, quantity }, position) => ({
      position,
      quantity,
      sku: '',
      title,
      variantTitle,
    })),
    isLate: false,
    isAcknowledged: true,
    channel: 'form' as const,
    proofOfSendingAt: null,
    receivedAt: null,
    closedAt: null,
    refusalReason: '',
    closedBecause: null,
    announcedAt: now,
  };
  return mailKinds[kind].write({ order, announced, arrival, guarantee, locale, shop, publicUrl });
}

/** One with all of it, where nothing was sent yet. */
function parcelOf({ parcels, lines }: Order, example: Order): Order['parcels'][number] {
  const [parcel] = parcels.length > 0 ? parcels : example.parcels;
  if (!parcel) throw new Error('the example order has a parcel');
  if (parcels.length > 0) return parcel;
  return {
    ...parcel,
    lines: lines.map(({ title, variantTitle, quantity }) => ({ title, variantTitle, quantity, returnedQuantity: 0 })),
  };
}
