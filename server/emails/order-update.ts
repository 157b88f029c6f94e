// What a shopper is told by e-mail after the order: the payment is under way or has failed, a parcel was sent, money
// went back. In the order's language.

import { urlOf } from '#src/addresses.ts';
import type { MessageKey } from '#src/i18n/all-messages.ts';
import { type Locale, languageOf } from '#src/i18n/locales.ts';
import { formatMoney, type Money, money, subtractMoney, sumMoney } from '#src/money.ts';
import { isOwnMethod } from '#src/payments/methods/payment-methods.ts';
import { COLLECTED, carrierName } from '#src/shipping/carriers.ts';
import type { MailTextKind } from '#src/shop/mail-texts/mail-text-kinds.ts';
import type { ShopProfile } from '#src/shop/shop-profile.ts';
import { translateTo } from '../i18n/translations.ts';
import { askedOf } from '../orders/manual/payment-note.ts';
import type { ExpectedArrival, Order } from '../schema/resolver-types.generated.ts';
import { addressSections, pointSections } from './mail-address.ts';
import type { MailSection } from './mail-content.ts';
import { arrivalNotice, goodsOfLines, goodsOfParcel } from './mail-goods.ts';
import { layOutMail } from './mail-layout.ts';
import type { Mail, MailAttachment } from './mail-transport.ts';
import type { RefundedGoods } from './refunded-goods.ts';
import { withdrawalSections } from './withdrawal-words.ts';
import { mailWords } from './words/mail-words.ts';

/** `code`: as people read it. */
export type NewCard = { code: string; amount: Money };

export type OrderUpdate =
  | { kind: 'processing' }
  /** `reason`: the bank's, in words. */
  | { kind: 'failed'; reason: string }
  | { kind: 'transferExpired' }
  /** The shop has cancelled. */
  | { kind: 'cancelled' }
  /** The shop has changed where the goods go. */
  | { kind: 'changed' }
  /** `arrival`: null while nobody can say. */
  | { kind: 'sent'; parcel: Order['parcels'][number]; isLast: boolean; arrival: ExpectedArrival | null }
  /**
   * `isLate`: a payment that could not be taken any more. `toCards`: what of it is on gift cards again; `newCards`: those of it
   * that are on new ones. Left out: nothing. `isByHand`: staff has yet to send the rest.
   */
  | {
      kind: 'refunded';
      amount: Money;
      toCards?: Money;
      newCards?: readonly NewCard[];
      isLate: boolean;
      isByHand?: boolean;
      goods: RefundedGoods;
    }
  /** `titles`: what is attached, as it calls itself. */
  | { kind: 'invoiced'; titles: readonly string[]; attachments?: MailAttachment[] };

export type OrderUpdateMail = {
  key: string;
  order: Order;
  locale: Locale;
  shop: ShopProfile;
  publicUrl: string;
  update: OrderUpdate;
};

export function writeOrderUpdate({ key, order, locale, shop, publicUrl, update }: OrderUpdateMail): Mail {
  const { languageTag } = languageOf(locale);
  // Nobody has paid: the name may be a stranger's words.
  const isUnpaid = update.kind === 'transferExpired';
  const values = {
    number: order.number,
    name: isUnpaid ? order.email : order.address.fullName,
    shop: shop.identity.name,
    total: formatMoney(askedOf(order), languageTag),
    mandate: order.mandate?.reference ?? '',
    ...(update.kind === 'refunded' && {
      amount: formatMoney(update.amount, languageTag),
      cards: formatMoney(toOldCardsOf(update), languageTag),
      newCards: formatMoney(toNewCardsOf(update), languageTag),
    }),
    ...(update.kind === 'sent' && {
      carrier: carrierName(update.parcel.carrier),
      tracking: update.parcel.trackingNumber,
    }),
    ...(update.kind === 'invoiced' && { documents: update.titles.join(', ') }),
  };
  const t: Write = (key) => translateTo(locale)(key, values);
  const { subject, intro, closing } = mailWords(
    { shop, kind: textKinds[update.kind], locale, values },
    { subject: t(subjectKey(update)), intro: t(introKey(update, order)) },
  );
  const label = t(update.kind === 'failed' ? 'mail.failedLink' : 'mail.toOrder');
  const sections: MailSection[] = [
    { kind: 'paragraph', text: t(isUnpaid ? 'draftMail.greeting' : 'mail.greeting') },
    { kind: 'paragraph', text: intro },
    ...updateSections(update, order, t, locale),
    // One button in an e-mail: anyone who has a parcel to follow is not asked to press another.
    { kind: isFollowed(update) ? 'reference' : 'link', label, url: publicUrl + linkOf(update, order, locale) },
    { kind: 'paragraph', text: closing },
    ...(update.kind === 'sent' ? withdrawalSections(order, locale, shop.company.address.country) : []),
  ];
  return {
    ...{ key, to: order.email, subject, ...layOutMail({ shop, publicUrl, subject, locale, sections }) },
    ...(update.kind === 'invoiced' && update.attachments && { attachments: update.attachments }),
  };
}

const textKinds: Record<OrderUpdate['kind'], MailTextKind> = {
  processing: 'payment-processing',
  failed: 'payment-failed',
  transferExpired: 'transfer-expired',
  cancelled: 'order-cancelled',
  changed: 'order-changed',
  sent: 'order-sent',
  refunded: 'order-refunded',
  invoiced: 'order-invoice',
};

/** Somebody has come for the goods: nothing is on its way. */
function isHandedOver(update: OrderUpdate): boolean {
  return update.kind === 'sent' && update.parcel.carrier === COLLECTED;
}

function subjectKey(update: OrderUpdate): MessageKey {
  return isHandedOver(update) ? 'mail.collectedSubject' : `mail.${update.kind}Subject`;
}

function introKey(update: OrderUpdate, { paymentMethod }: Order): MessageKey {
  if (update.kind === 'transferExpired' && isOwnMethod(paymentMethod ?? '')) return 'mail.awaitedExpiredText';
  if (isHandedOver(update)) return 'mail.collectedText';
  if (update.kind === 'refunded' && update.isByHand) return 'mail.refundedByHandText';
  return update.kind === 'refunded' && update.isLate ? 'mail.refundedLate' : `mail.${update.kind}Text`;
}

/** A text with the values of this mail. */
type Write = (key: MessageKey) => string;

/** What follows the first paragraph. */
function updateSections(update: OrderUpdate, order: Order, t: Write, locale: Locale): MailSection[] {
  const paragraph = (key: MessageKey): MailSection => ({ kind: 'paragraph', text: t(key) });
  const next = (key: MessageKey): MailSection => ({ kind: 'notice', title: t('mail.nextTitle'), text: t(key) });
  switch (update.kind) {
    case 'processing':
      return [next('mail.processingNext'), ...(order.mandate ? [paragraph('mail.processingMandate')] : [])];
    case 'failed':
      return [{ kind: 'paragraph', text: update.reason }, next('mail.failedNext')];
    case 'transferExpired':
      return [next('mail.transferExpiredNext')];
    case 'cancelled':
    case 'invoiced':
      return [];
    case 'changed':
      return addressSections(order, locale);
    case 'sent': {
      const { trackingNumber, trackingUrl, lines } = update.parcel;
      return [
        ...(update.isLast ? [] : [paragraph('mail.sentPartly')]),
        ...(order.paymentState === 'due_on_delivery' ? [paragraph('mail.sentDue')] : []),
        ...arrivalNotice(update.arrival, locale, t),
        // What went another way than was ordered may wait somewhere else.
        ...(update.parcel.carrier === order.shippingCarrier ? pointSections(order, locale) : []),
        ...(trackingNumber ? [paragraph('mail.sentTracking')] : []),
        ...(trackingUrl ? [{ kind: 'link' as const, label: t('mail.sentTrack'), url: trackingUrl }] : []),
        ...(lines.length > 0
          ? [
              {
                kind: 'goods' as const,
                title: t(isHandedOver(update) ? 'mail.confirmationArticles' : 'mail.sentContents'),
                goods: goodsOfParcel(order, update.parcel),
              },
            ]
          : []),
      ];
    }
    case 'refunded':
      return [
        ...goodsSections(update.goods, order, t),
        ...(toOldCardsOf(update).minor > 0 ? [paragraph('mail.refundedToCards')] : []),
        ...newCardSections(update, t, locale),
        ...(toCardsOf(update).minor < update.amount.minor
          ? [next(update.isByHand ? 'mail.refundedByHandNext' : 'mail.refundedNext')]
          : []),
      ];
  }
}

type Refunded = Extract<OrderUpdate, { kind: 'refunded' }>;

function toCardsOf({ amount, toCards }: Refunded): Money {
  return toCards ?? money(0, amount.currency);
}

function toNewCardsOf({ amount, newCards = [] }: Refunded): Money {
  return sumMoney(
    newCards.map((card) => card.amount),
    amount.currency,
  );
}

function toOldCardsOf(update: Refunded): Money {
  return subtractMoney(toCardsOf(update), toNewCardsOf(update));
}

/** New cards are in place of those that are disabled: nobody else is told their codes. */
function newCardSections({ newCards = [] }: Refunded, t: Write, locale: Locale): MailSection[] {
  if (newCards.length === 0) return [];
  const { languageTag } = languageOf(locale);
  return [
    { kind: 'paragraph', text: t('mail.refundedToNewCard') },
    ...newCards.map(({ code, amount }) => ({
      kind: 'notice' as const,
      title: `${t('mail.refundedNewCard')}: ${formatMoney(amount, languageTag)}`,
      text: code,
    })),
  ];
}

/** Whether the parcel still comes, and without what. */
function goodsSections({ notSent, delivery }: RefundedGoods, order: Order, t: Write): MailSection[] {
  return [
    ...(delivery ? [{ kind: 'paragraph' as const, text: t(`mail.refundedGoods_${delivery}`) }] : []),
    ...(notSent.length > 0
      ? [{ kind: 'goods' as const, title: t('mail.refundedNotSent'), goods: goodsOfLines(order, notSent) }]
      : []),
  ];
}

function isFollowed(update: OrderUpdate): boolean {
  return update.kind === 'sent' && Boolean(update.parcel.trackingUrl);
}

/** Anyone who has to pay is led to where that is done. */
function linkOf({ kind }: OrderUpdate, { token }: Order, locale: Locale): string {
  return urlOf(kind === 'failed' ? 'orderPay' : 'order', { locale, token });
}
