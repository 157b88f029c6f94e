// The e-mail that says: paid. Written from the order as it was frozen, in the order's language, as text and HTML.

import { urlOf } from '#src/addresses.ts';
import { type Locale, marketOf } from '#src/i18n/locales.ts';
import { formatMoney, type Money } from '#src/money.ts';
import { methodName } from '#src/shipping/method-name.ts';
import { shopIdentity } from '#src/shop-identity.ts';
import type { Order } from '../graphql/resolver-types.generated.ts';
import { translations } from '../render/translations.ts';
import { layOutMail, type MailSection } from './mail-layout.ts';
import type { Mail } from './mail-transport.ts';
import { orderConfirmationTexts } from './order-confirmation-texts.ts';

export type OrderConfirmation = { key: string; order: Order; locale: Locale; publicUrl: string };

export function writeOrderConfirmation({ key, order, locale, publicUrl }: OrderConfirmation): Mail {
  const texts = orderConfirmationTexts[locale];
  const values = { number: String(order.number), name: order.address.fullName, shop: shopIdentity.name };
  const fill = (text: string, more: Record<string, string> = {}) =>
    text.replace(/\{(\w+)\}/g, (whole, name: string) => ({ ...values, ...more })[name] ?? whole);
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
        methodName(translations[locale], {
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
    ...(pickupPoint ? [{ title: texts.pickUpAt, lines: place }] : []),
    { title: pickupPoint ? texts.billingAddress : texts.address, lines: address },
  ];
  const lines = order.lines.map((line) => ({
    name: `${line.quantity} × ${line.title}${line.variantTitle ? `, ${line.variantTitle}` : ''}`,
    amount: amount(line.total),
  }));
  const totals = [
    { name: texts.subtotal, amount: amount(order.totals.subtotal) },
    { name: texts.shipping, amount: amount(order.totals.shipping) },
    { name: texts.total, amount: amount(order.totals.total), isTotal: true },
    ...order.vatAmounts.map(({ basisPoints, vat }) => ({
      name: fill(texts.vat, { rate: percent.format(basisPoints / 10_000) }),
      amount: amount(vat),
    })),
  ];
  const link = publicUrl + urlOf('order', { locale, token: order.token });
  const subject = fill(texts.subject);

  const sections: MailSection[] = [
    { kind: 'paragraph', text: fill(texts.greeting) },
    { kind: 'paragraph', text: fill(texts.thanks) },
    { kind: 'rows', title: texts.articles, rows: [...lines, ...totals] },
    ...blocks.map(({ title, lines: entries }): MailSection => ({ kind: 'lines', title, lines: entries })),
    { kind: 'link', label: texts.link, url: link },
    { kind: 'paragraph', text: texts.withdrawal, isSoft: true },
    { kind: 'paragraph', text: fill(texts.signature) },
  ];
  return { key, to: order.email, subject, ...layOutMail({ subject, languageTag, sections }) };
}
