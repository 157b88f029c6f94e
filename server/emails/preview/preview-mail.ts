import type { Locale } from '#src/i18n/locales.ts';
import { emptyWithdrawal } from '#src/returns/withdrawal-fields.ts';
import { deliveryDates } from '#src/shipping/delivery-dates.ts';
import { marketOf } from '#src/shop/markets.ts';
import { dispatchOf } from '../../shipping/tariffs.ts';
import { readGuaranteeNotice } from '../../terms/read-terms.ts';
import type { Mail } from '../mail-transport.ts';
import { type ExampleServices, makeExampleOrder } from './example-order.ts';
import { type MailKindName, mailKinds } from './mail-kinds.ts';

/** The e-mail as it would go out, about an order that nobody placed. */
export async function previewMail(
  { publicUrl, ...services }: ExampleServices & { publicUrl: string },
  kind: MailKindName,
  locale: Locale,
): Promise<Mail> {
  const { db, shop, now } = services;
  const [order, guarantee] = await Promise.all([makeExampleOrder(services, locale), readGuaranteeNotice(db, locale)]);
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
    announcedAt: now,
  };
  return mailKinds[kind].write({ order, announced, arrival, guarantee, locale, shop, publicUrl });
}
