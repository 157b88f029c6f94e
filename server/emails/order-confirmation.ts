// The e-mail that confirms the order: paid, to be paid on delivery, or to be paid by a transfer. Written from the order as
// it was frozen, in the order's language, as text and HTML.

import { urlOf } from '#src/addresses.ts';
import type { MessageKey } from '#src/i18n/all-messages.ts';
import { type Locale, marketOf } from '#src/i18n/locales.ts';
import { formatMoney, type Money } from '#src/money.ts';
import { formatMoment } from '#src/orders/format-moment.ts';
import { methodName } from '#src/shipping/method-name.ts';
import type { ShopProfile } from '#src/shop/shop-profile.ts';
import { translateTo } from '../i18n/translations.ts';
import { transferRows } from '../orders/manual/payment-note.ts';
import type { Order } from '../schema/resolver-types.generated.ts';
import { layOutMail, type MailSection } from './mail-layout.ts';
import type { Mail } from './mail-transport.ts';

export type OrderConfirmation = { key: string; order: Order; locale: Locale; shop: ShopProfile; publicUrl: string };

export function writeOrderConfirmation({ key, order, locale, shop, publicUrl }: OrderConfirmation): Mail {
  const t = translateTo(locale);
  const { number } = order;
  const { languageTag } = marketOf(locale);
  const amount = (value: Money) => formatMoney(value, languageTag);
  const percent = new Intl.NumberFormat(languageTag, { style: 'percent', maximumFractionDigits: 2 });

  const address = [
    order.address.companyName,
    order.address.fullName,
    order.address.line1,
    order.address.line2,
    `${order.address.postalCode} ${order.address.city}`,
    order.address.country,
  ].filter((line): line is string => !!line);
  const { pickupPoint } = order;
  const place = pickupPoint
    ? [
        methodName(t, {
          method: order.shippingMethod,
          carrier: order.shippingCarrier,
          kind: pickupPoint.kind,
        }),
        pickupPoint.name,
        pickupPoint.street,
        `${pickupPoint.postalCode} ${pickupPoint.city}`,
        [pickupPoint.openingHours, pickupPoint.description].filter(Boolean).join(' · '),
      ].filter(Boolean)
    : [];
  const blocks = [
    ...(pickupPoint ? [{ title: t('mail.confirmationPickUpAt'), lines: place }] : []),
    { title: t(pickupPoint ? 'mail.confirmationBillingAddress' : 'mail.confirmationAddress'), lines: address },
  ];
  const lines = order.lines.map((line) => ({
    name: `${line.quantity} × ${line.title}${line.variantTitle ? `, ${line.variantTitle}` : ''}`,
    amount: amount(line.total),
  }));
  const totals = [
    { name: t('mail.confirmationSubtotal'), amount: amount(order.totals.subtotal) },
    { name: t('mail.confirmationShipping'), amount: amount(order.totals.shipping) },
    ...(order.totals.fee.minor > 0 ? [{ name: t('payment.fee'), amount: amount(order.totals.fee) }] : []),
    { name: t('mail.confirmationTotal'), amount: amount(order.totals.total), isTotal: true },
    ...order.vatAmounts.map(({ basisPoints, vat }) => ({
      name: t('mail.confirmationVat', { rate: percent.format(basisPoints / 10_000) }),
      amount: amount(vat),
    })),
  ];
  const link = publicUrl + urlOf('order', { locale, token: order.token });
  const { transfer } = order;
  const words = wordsOf(order);
  const details = transferRows(order, locale).map(({ name, value }) => ({ name, amount: value }));
  const values = {
    number,
    total: amount(order.totals.total),
    until: transfer ? formatMoment(transfer.until, locale) : '',
  };
  const subject = t(words.subject, values);

  const sections: MailSection[] = [
    { kind: 'paragraph', text: t('mail.greeting', { name: order.address.fullName }) },
    { kind: 'paragraph', text: t(words.thanks, values) },
    ...(transfer ? [{ kind: 'rows' as const, title: t('mail.transferDetails'), rows: details }] : []),
    { kind: 'rows', title: t('mail.confirmationArticles'), rows: [...lines, ...totals] },
    ...blocks.map(({ title, lines: entries }): MailSection => ({ kind: 'lines', title, lines: entries })),
    { kind: 'link', label: t('mail.toOrder'), url: link },
    { kind: 'paragraph', text: t('mail.withdrawal'), isSoft: true },
    { kind: 'paragraph', text: t('mail.signature', { shop: shop.identity.name }) },
  ];
  return { key, to: order.email, subject, ...layOutMail({ shop, subject, locale, sections }) };
}

function wordsOf({ transfer, paymentState }: Order): { subject: MessageKey; thanks: MessageKey } {
  if (transfer) return { subject: 'mail.transferSubject', thanks: 'mail.transferThanks' };
  if (paymentState === 'due_on_delivery') return { subject: 'mail.dueSubject', thanks: 'mail.dueThanks' };
  return { subject: 'mail.confirmationSubject', thanks: 'mail.confirmationThanks' };
}
