// What e-mails say of goods: with their pictures, and when they arrive.

import { formatArrival } from '#src/dates/format-arrival.ts';
import { type Locale, languageOf } from '#src/i18n/locales.ts';
import type { Translate } from '#src/i18n/translate.ts';
import { formatMoney } from '#src/money.ts';
import type { LineQuantity } from '#src/orders/fulfilment-decisions.ts';
import type { ExpectedArrival, Order } from '../schema/resolver-types.generated.ts';
import type { MailGoods, MailRow, MailSection } from './mail-content.ts';

/** `skus`: by line, for anyone who packs. */
export function goodsOf({ lines }: Order, locale: Locale, skus: readonly string[] = []): MailGoods[] {
  const { languageTag } = languageOf(locale);
  return lines.map(({ quantity, title, variantTitle, total, image }, position) => ({
    name: `${quantity} × ${title}`,
    detail: [variantTitle, skus[position]].filter(Boolean).join(', '),
    amount: formatMoney(total, languageTag),
    image: image ?? null,
  }));
}

/** A parcel's lines have no pictures of their own: they are those of the order. */
export function goodsOfParcel({ lines }: Order, parcel: Order['parcels'][number]): MailGoods[] {
  return parcel.lines.map(({ quantity, title, variantTitle }) => {
    const ordered = lines.find((line) => line.title === title && line.variantTitle === variantTitle);
    return { name: `${quantity} × ${title}`, detail: variantTitle, image: ordered?.image ?? null };
  });
}

/** Some of the order's, by the positions of its lines. */
export function goodsOfLines({ lines }: Order, some: readonly LineQuantity[]): MailGoods[] {
  return some.flatMap(({ position, quantity }) => {
    const line = lines[position];
    return line ? [{ name: `${quantity} × ${line.title}`, detail: line.variantTitle, image: line.image ?? null }] : [];
  });
}

/** What is taken off, with the code that it comes of; none without either. */
export function discountRows({ totals, discountCode }: Order, locale: Locale, t: Translate): MailRow[] {
  const name = [t('totals.discount'), discountCode].filter(Boolean).join(' ');
  const { languageTag } = languageOf(locale);
  if (totals.discount.minor > 0) return [{ name, amount: `−${formatMoney(totals.discount, languageTag)}` }];
  return discountCode ? [{ name, amount: t('totals.freeDelivery') }] : [];
}

export function arrivalNotice(arrival: ExpectedArrival | null, locale: Locale, t: Translate): MailSection[] {
  if (!arrival) return [];
  const text = formatArrival(arrival.earliest, arrival.latest, languageOf(locale).languageTag);
  return [{ kind: 'notice', title: t('mail.arrival'), text }];
}
