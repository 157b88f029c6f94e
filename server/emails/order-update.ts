// What a shopper is told by e-mail after the order: the payment is under way or has failed, a parcel was sent, money
// went back. In the order's language.

import { urlOf } from '#src/addresses.ts';
import type { MessageKey } from '#src/i18n/all-messages.ts';
import { type Locale, marketOf } from '#src/i18n/locales.ts';
import { formatMoney, type Money } from '#src/money.ts';
import { carrierName } from '#src/shipping/carriers.ts';
import type { ShopProfile } from '#src/shop/shop-profile.ts';
import { translateTo } from '../i18n/translations.ts';
import type { Order } from '../schema/resolver-types.generated.ts';
import { layOutMail, type MailSection } from './mail-layout.ts';
import type { Mail } from './mail-transport.ts';

export type OrderUpdate =
  | { kind: 'processing' }
  /** `reason`: the bank's, in words. */
  | { kind: 'failed'; reason: string }
  | { kind: 'transferExpired' }
  /** By the shop. */
  | { kind: 'cancelled' }
  | { kind: 'sent'; parcel: Order['parcels'][number]; isLast: boolean }
  /** `isLate`: a payment that could not be taken any more. */
  | { kind: 'refunded'; amount: Money; isLate: boolean };

export type OrderUpdateMail = {
  key: string;
  order: Order;
  locale: Locale;
  shop: ShopProfile;
  publicUrl: string;
  update: OrderUpdate;
};

export function writeOrderUpdate({ key, order, locale, shop, publicUrl, update }: OrderUpdateMail): Mail {
  const { languageTag } = marketOf(locale);
  const values = {
    number: order.number,
    name: order.address.fullName,
    shop: shop.identity.name,
    total: formatMoney(order.totals.total, languageTag),
    mandate: order.mandate?.reference ?? '',
    ...(update.kind === 'refunded' && { amount: formatMoney(update.amount, languageTag) }),
    ...(update.kind === 'sent' && {
      carrier: carrierName(update.parcel.carrier),
      tracking: update.parcel.trackingNumber,
    }),
  };
  const t: Write = (key) => translateTo(locale)(key, values);
  const subject = t(`mail.${update.kind}Subject`);
  const sections: MailSection[] = [
    { kind: 'paragraph', text: t('mail.greeting') },
    ...updateSections(update, order, t),
    {
      kind: 'link',
      label: t(update.kind === 'failed' ? 'mail.failedLink' : 'mail.toOrder'),
      url: publicUrl + linkOf(update, order, locale),
    },
    { kind: 'paragraph', text: t('mail.signature') },
  ];
  return { key, to: order.email, subject, ...layOutMail({ shop, subject, locale, sections }) };
}

/** A text with the values of this mail. */
type Write = (key: MessageKey) => string;

function updateSections(update: OrderUpdate, order: Order, t: Write): MailSection[] {
  const paragraph = (key: MessageKey): MailSection => ({ kind: 'paragraph', text: t(key) });
  switch (update.kind) {
    case 'processing':
      return [
        paragraph('mail.processingText'),
        paragraph('mail.processingNext'),
        ...(order.mandate ? [paragraph('mail.processingMandate')] : []),
      ];
    case 'failed':
      return [paragraph('mail.failedText'), { kind: 'paragraph', text: update.reason }, paragraph('mail.failedNext')];
    case 'transferExpired':
      return [paragraph('mail.transferExpiredText'), paragraph('mail.transferExpiredNext')];
    case 'cancelled':
      return [paragraph('mail.cancelledText')];
    case 'sent': {
      const { trackingNumber, trackingUrl, lines } = update.parcel;
      return [
        paragraph('mail.sentText'),
        ...(update.isLast ? [] : [paragraph('mail.sentPartly')]),
        ...(order.paymentState === 'due_on_delivery' ? [paragraph('mail.sentDue')] : []),
        ...(lines.length > 0
          ? [{ kind: 'lines' as const, title: t('mail.sentContents'), lines: lines.map(lineText) }]
          : []),
        ...(trackingNumber ? [paragraph('mail.sentTracking')] : []),
        ...(trackingUrl ? [{ kind: 'link' as const, label: t('mail.sentTrack'), url: trackingUrl }] : []),
        { kind: 'paragraph', text: t('mail.withdrawal'), isSoft: true },
      ];
    }
    case 'refunded':
      return [paragraph(update.isLate ? 'mail.refundedLate' : 'mail.refundedText'), paragraph('mail.refundedNext')];
  }
}

/** Whoever has to pay is led to where that is done. */
function linkOf({ kind }: OrderUpdate, { token }: Order, locale: Locale): string {
  return urlOf(kind === 'failed' ? 'orderPay' : 'order', { locale, token });
}

function lineText({ quantity, title, variantTitle }: Order['parcels'][number]['lines'][number]): string {
  return `${quantity} × ${variantTitle ? `${title}, ${variantTitle}` : title}`;
}
