import type { Locale } from '#src/i18n/locales.ts';
import { emptyWithdrawal } from '#src/returns/withdrawal-fields.ts';
import { COLLECTED, EMAILED } from '#src/shipping/carriers.ts';
import { deliveryDates } from '#src/shipping/delivery-dates.ts';
import { marketOf } from '#src/shop/markets.ts';
import type { Order } from '../../schema/resolver-types.generated.ts';
import { findTransit } from '../../shipping/expected-arrival.ts';
import { dispatchOf } from '../../shipping/tariffs.ts';
import { readGuaranteeNotice } from '../../terms/read-terms.ts';
import { readWhenCardsGo } from '../gift-cards/read-when-cards-go.ts';
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
  const home = marketOf(shop.markets, locale).country;
  const [example, guarantee, transit] = await Promise.all([
    makeExampleOrder(services, locale),
    readGuaranteeNotice(db, locale, about?.address.country ?? home),
    about ? findTransit(db, about.number) : null,
  ]);
  const order = about ? { ...about, parcels: [parcelOf(about, example)] } : example;
  const usual = { minDays: 1, maxDays: 3, country: home, isMadeToOrder: false, dispatch: dispatchOf(shop) };
  const { dispatch, ...way } = transit ?? usual;
  const arrival = deliveryDates(now, way, dispatch);
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
  const cardsGo = await readWhenCardsGo(db, order, locale);
  return mailKinds[kind].write({ order, announced, arrival, cardsGo, guarantee, locale, shop, publicUrl });
}

/** One with all of it, where nothing was sent yet, or went by e-mail: nobody is told of a parcel that is none. */
function parcelOf({ parcels, lines, shippingCarrier }: Order, example: Order): Order['parcels'][number] {
  const sent = parcels.find(({ carrier }) => carrier !== EMAILED);
  if (sent) return sent;
  const [parcel] = example.parcels;
  if (!parcel) throw new Error('the example order has a parcel');
  const isCollected = shippingCarrier === COLLECTED;
  return {
    ...parcel,
    ...(isCollected && { carrier: COLLECTED, trackingNumber: '', trackingUrl: null }),
    lines: lines.map(({ title, variantTitle, quantity }) => ({ title, variantTitle, quantity, returnedQuantity: 0 })),
  };
}
