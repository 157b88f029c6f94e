// What the shop's own people are told by e-mail, in the shop's language: an order to send, a dispute that holds its goods.

import { urlOf } from '#src/addresses.ts';
import { type Locale, marketOf } from '#src/i18n/locales.ts';
import { formatMoney, type Money } from '#src/money.ts';
import { carrierName } from '#src/shipping/carriers.ts';
import type { Order } from '../graphql/resolver-types.generated.ts';
import { layOutMail, type MailSection } from './mail-layout.ts';
import type { Mail } from './mail-transport.ts';
import { type MerchantTexts, merchantTexts } from './merchant-texts.ts';

export type MerchantNews =
  /** `skus`: by line; empty for goods without one. */
  | { kind: 'order'; skus: readonly string[]; phone: string }
  /** `reason`: as Stripe names it. */
  | { kind: 'disputed'; amount: Money; reason: string }
  | { kind: 'disputeClosed'; isLost: boolean }
  /** Paid after the order was cancelled and its goods were sold to others. */
  | { kind: 'latePayment' };

export type MerchantMail = {
  key: string;
  to: string;
  order: Order;
  locale: Locale;
  publicUrl: string;
  news: MerchantNews;
};

export function writeMerchantNews({ key, to, order, locale, publicUrl, news }: MerchantMail): Mail {
  const texts = merchantTexts[locale];
  const { languageTag } = marketOf(locale);
  const values: Record<string, string> = {
    number: String(order.number),
    total: formatMoney(order.totals.total, languageTag),
    carrier: carrierName(order.shippingCarrier),
    ...(news.kind === 'disputed' && { amount: formatMoney(news.amount, languageTag), reason: news.reason }),
  };
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  const paragraph = (text: string): MailSection => ({ kind: 'paragraph', text: fill(text) });
  const subject = fill(subjectOf(news, texts));
  const told = (): MailSection[] => {
    switch (news.kind) {
      case 'order':
        return [paragraph(texts.order), ...orderSections(order, news, texts, languageTag, fill)];
      case 'disputed':
        return [paragraph(texts.disputed), paragraph(texts.held)];
      case 'disputeClosed':
        return [paragraph(news.isLost ? texts.lost : texts.won)];
      case 'latePayment':
        return [paragraph(texts.late)];
    }
  };
  const url = publicUrl + urlOf('order', { locale, token: order.token });
  const sections = [...told(), { kind: 'link' as const, label: texts.link, url }];
  return { key, to, subject, ...layOutMail({ subject, languageTag, sections }) };
}

function subjectOf(news: MerchantNews, texts: MerchantTexts): string {
  switch (news.kind) {
    case 'order':
      return texts.orderSubject;
    case 'disputed':
      return texts.disputedSubject;
    case 'disputeClosed':
      return texts.closedSubject;
    case 'latePayment':
      return texts.lateSubject;
  }
}

function orderSections(
  { lines, totals, address, pickupPoint, email }: Order,
  { skus, phone }: Extract<MerchantNews, { kind: 'order' }>,
  texts: MerchantTexts,
  languageTag: string,
  fill: (text: string) => string,
): MailSection[] {
  const goods = lines.map(({ quantity, title, variantTitle, total }, position) => ({
    name: [`${quantity} × ${title}`, variantTitle, skus[position]].filter(Boolean).join(', '),
    amount: formatMoney(total, languageTag),
  }));
  const sums = [
    { name: fill(texts.delivery), amount: formatMoney(totals.shipping, languageTag) },
    { name: texts.total, amount: formatMoney(totals.total, languageTag), isTotal: true },
  ];
  const place = pickupPoint && [
    `${pickupPoint.name} (${pickupPoint.id})`,
    pickupPoint.street,
    `${pickupPoint.postalCode} ${pickupPoint.city}`,
  ];
  const { companyName, taxId, fullName, line1, line2, postalCode, city, country } = address;
  const home = [companyName, taxId, fullName, line1, line2, `${postalCode} ${city}`, country];
  return [
    { kind: 'rows', title: texts.articles, rows: [...goods, ...sums] },
    ...(place ? [{ kind: 'lines' as const, title: texts.pickUpAt, lines: place }] : []),
    { kind: 'lines', title: texts.address, lines: home.filter((line): line is string => !!line) },
    { kind: 'lines', title: texts.contact, lines: [email, phone].filter(Boolean) },
  ];
}
