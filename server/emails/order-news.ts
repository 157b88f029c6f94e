// What a shopper is told by e-mail after the order: the payment is under way or has failed, a parcel was sent, money
// went back. In the order's language.

import { urlOf } from '#src/addresses.ts';
import { type Locale, marketOf } from '#src/i18n/locales.ts';
import { formatMoney, type Money } from '#src/money.ts';
import { carrierName } from '#src/shipping/carriers.ts';
import { shopIdentity } from '#src/shop-identity.ts';
import type { Order } from '../graphql/resolver-types.generated.ts';
import { layOutMail, type MailSection } from './mail-layout.ts';
import type { Mail } from './mail-transport.ts';
import { orderNewsTexts } from './order-news-texts.ts';

export type OrderNews =
  | { kind: 'processing' }
  /** `reason`: the bank's, in words. */
  | { kind: 'failed'; reason: string }
  | { kind: 'sent'; parcel: Order['parcels'][number]; isLast: boolean }
  /** `isLate`: a payment that could not be taken any more. */
  | { kind: 'refunded'; amount: Money; isLate: boolean };

export type OrderNewsMail = { key: string; order: Order; locale: Locale; publicUrl: string; news: OrderNews };

export function writeOrderNews({ key, order, locale, publicUrl, news }: OrderNewsMail): Mail {
  const texts = orderNewsTexts[locale];
  const { languageTag } = marketOf(locale);
  const fill = fillIn({
    number: String(order.number),
    name: order.address.fullName,
    shop: shopIdentity.name,
    total: formatMoney(order.totals.total, languageTag),
    mandate: order.mandate?.reference ?? '',
    ...(news.kind === 'refunded' && { amount: formatMoney(news.amount, languageTag) }),
    ...(news.kind === 'sent' && {
      carrier: carrierName(news.parcel.carrier),
      tracking: news.parcel.trackingNumber,
    }),
  });
  const subject = fill(texts[news.kind].subject);
  const sections: MailSection[] = [
    { kind: 'paragraph', text: fill(texts.greeting) },
    ...newsSections(news, order, locale, fill),
    { kind: 'link', label: texts[news.kind].link, url: publicUrl + linkOf(news, order, locale) },
    { kind: 'paragraph', text: fill(texts.signature) },
  ];
  return { key, to: order.email, subject, ...layOutMail({ subject, languageTag, sections }) };
}

function newsSections(news: OrderNews, order: Order, locale: Locale, fill: (text: string) => string): MailSection[] {
  const texts = orderNewsTexts[locale];
  const paragraph = (text: string): MailSection => ({ kind: 'paragraph', text: fill(text) });
  switch (news.kind) {
    case 'processing': {
      const { text, next, mandate } = texts.processing;
      return [paragraph(text), paragraph(next), ...(order.mandate ? [paragraph(mandate)] : [])];
    }
    case 'failed':
      return [paragraph(texts.failed.text), { kind: 'paragraph', text: news.reason }, paragraph(texts.failed.next)];
    case 'sent': {
      const { text, partly, contents, tracking, track, next } = texts.sent;
      const { trackingNumber, trackingUrl, lines } = news.parcel;
      return [
        paragraph(text),
        ...(news.isLast ? [] : [paragraph(partly)]),
        ...(lines.length > 0 ? [{ kind: 'lines' as const, title: contents, lines: lines.map(lineText) }] : []),
        ...(trackingNumber ? [paragraph(tracking)] : []),
        ...(trackingUrl ? [{ kind: 'link' as const, label: track, url: trackingUrl }] : []),
        { kind: 'paragraph', text: next, isSoft: true },
      ];
    }
    case 'refunded': {
      const { text, late, next } = texts.refunded;
      return [paragraph(news.isLate ? late : text), paragraph(next)];
    }
  }
}

/** Whoever has to pay is led to where that is done. */
function linkOf({ kind }: OrderNews, { token }: Order, locale: Locale): string {
  return urlOf(kind === 'failed' ? 'orderPay' : 'order', { locale, token });
}

function lineText({ quantity, title, variantTitle }: Order['parcels'][number]['lines'][number]): string {
  return `${quantity} × ${variantTitle ? `${title}, ${variantTitle}` : title}`;
}

function fillIn(values: Record<string, string>): (text: string) => string {
  return (text) => text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
