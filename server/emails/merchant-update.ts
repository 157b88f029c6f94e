// What the shop's own people are told by e-mail, in the shop's language: an order to send, a dispute that holds its goods.

import { placedLines } from '#src/countries/placed-lines.ts';
import type { MessageKey } from '#src/i18n/all-messages.ts';
import { type Locale, languageOf } from '#src/i18n/locales.ts';
import { formatMoney, type Money } from '#src/money.ts';
import { officeUrlOf } from '#src/office-addresses.ts';
import { isCollectedInPerson } from '#src/orders/carriers-of-order.ts';
import { carrierName, EMAILED } from '#src/shipping/carriers.ts';
import type { ShopProfile } from '#src/shop/shop-profile.ts';
import { translateTo } from '../i18n/translations.ts';
import type { Order } from '../schema/resolver-types.generated.ts';
import { sayCustoms } from '../shipping/say-customs.ts';
import { addressLines } from './address-lines.ts';
import type { MailSection } from './mail-content.ts';
import { discountRows, goodsOf } from './mail-goods.ts';
import { layOutMail } from './mail-layout.ts';
import type { Mail } from './mail-transport.ts';

export type MerchantUpdate =
  /** `skus`: by line; empty for goods without one. */
  | { kind: 'order'; skus: readonly string[]; phone: string }
  /** `reason`: as Stripe names it. */
  | { kind: 'disputed'; amount: Money; reason: string }
  | { kind: 'disputeClosed'; isLost: boolean }
  /** The price of gift cards went back without the shop: `left` of it is the price of none. */
  | { kind: 'cardsDisabled'; isDisputed: boolean; amount: Money; left: Money; cards: readonly DisabledCard[] }
  /** Paid after the order was cancelled and its goods were sold to others. */
  | { kind: 'latePayment' /** It is not given back by itself. */; isByHand: boolean };

/** `lost`: what was on it; `spent`: what had been paid with it before. */
export type DisabledCard = { lastFour: string; lost: Money; spent: Money };

export type MerchantMail = {
  key: string;
  to: string;
  order: Order;
  locale: Locale;
  shop: ShopProfile;
  publicUrl: string;
  update: MerchantUpdate;
};

export function writeMerchantUpdate({ key, to, order, locale, shop, publicUrl, update }: MerchantMail): Mail {
  const { languageTag } = languageOf(locale);
  const values = {
    number: order.number,
    total: formatMoney(order.totals.total, languageTag),
    carrier: wayOf(order, locale),
    ...(update.kind === 'disputed' && {
      amount: formatMoney(update.amount, languageTag),
      reason: reasonOf(update.reason, locale),
    }),
    ...(update.kind === 'cardsDisabled' && {
      amount: formatMoney(update.amount, languageTag),
      left: formatMoney(update.left, languageTag),
    }),
  };
  const t: Write = (key) => translateTo(locale)(key, values);
  const paragraph = (key: MessageKey): MailSection => ({ kind: 'paragraph', text: t(key) });
  const subject = t(subjectOf(update));
  const told = (): MailSection[] => {
    switch (update.kind) {
      case 'order':
        return [paragraph(taskOf(order)), ...orderSections(order, update, t, locale)];
      case 'disputed':
        return [paragraph('merchant.disputed'), paragraph('merchant.held')];
      case 'disputeClosed':
        return [paragraph(update.isLost ? 'merchant.lost' : 'merchant.won')];
      case 'cardsDisabled':
        return [
          paragraph(update.isDisputed ? 'merchant.cardsDisputed' : 'merchant.cardsRefunded'),
          ...disabledCards(update.cards, locale),
          ...(update.left.minor > 0 ? [paragraph('merchant.cardsLeft')] : []),
        ];
      case 'latePayment':
        return [paragraph(update.isByHand ? 'merchant.lateByHand' : 'merchant.late')];
    }
  };
  // The link leads to where staff works on it: the shopper's own address is for the shopper.
  const url = publicUrl + officeUrlOf('managedOrder', undefined, { number: String(order.number) });
  const sections = [...told(), { kind: 'link' as const, label: t('merchant.link'), url }];
  return { key, to, subject, ...layOutMail({ shop, publicUrl, subject, locale, sections }) };
}

/** What is to be done with it: gift cards go by themselves, and what is collected in person goes nowhere. */
function taskOf(order: Order): MessageKey {
  if (order.shippingMethod === EMAILED) return 'merchant.orderCards';
  if (order.paymentState === 'due_on_delivery') return 'merchant.orderDue';
  return isCollectedInPerson(order) ? 'merchant.orderCollected' : 'merchant.order';
}

function wayOf(order: Order, locale: Locale): string {
  if (order.shippingMethod === EMAILED) return translateTo(locale)('giftCardMail.byEmail');
  return isCollectedInPerson(order) ? order.shippingName : carrierName(order.shippingCarrier);
}

/** Those of cards; one that Stripe has thought of since is said as Stripe names it. */
function reasonOf(reason: string, locale: Locale): string {
  const listed = disputeReasons.find((one) => one === reason);
  return listed ? translateTo(locale)(`merchant.disputeReason.${listed}`) : reason;
}

const disputeReasons = [
  ...(['fraudulent', 'product_not_received', 'product_unacceptable', 'duplicate'] as const),
  ...(['credit_not_processed', 'unrecognized', 'general'] as const),
];

/** A text with the values of this mail. */
type Write = (key: MessageKey) => string;

function subjectOf(update: MerchantUpdate): MessageKey {
  switch (update.kind) {
    case 'order':
      return 'merchant.orderSubject';
    case 'disputed':
      return 'merchant.disputedSubject';
    case 'disputeClosed':
      return 'merchant.closedSubject';
    case 'cardsDisabled':
      return 'merchant.cardsSubject';
    case 'latePayment':
      return 'merchant.lateSubject';
  }
}

function disabledCards(cards: readonly DisabledCard[], locale: Locale): MailSection[] {
  if (cards.length === 0) return [];
  const t = translateTo(locale);
  const amount = (money: Money) => formatMoney(money, languageOf(locale).languageTag);
  const lines = cards.map(({ lastFour, lost, spent }) =>
    t('merchant.cardDisabled', { code: lastFour, lost: amount(lost), spent: amount(spent) }),
  );
  return [{ kind: 'lines', title: t('merchant.cardsDisabled'), lines }];
}

function orderSections(
  order: Order,
  update: Extract<MerchantUpdate, { kind: 'order' }>,
  t: Write,
  locale: Locale,
): MailSection[] {
  const { totals, address, billingAddress, note, pickupPoint, email } = order;
  const { languageTag } = languageOf(locale);
  const sums = [
    { name: t('merchant.delivery'), amount: formatMoney(totals.shipping, languageTag) },
    ...(totals.fee.minor > 0 ? [{ name: t('payment.fee'), amount: formatMoney(totals.fee, languageTag) }] : []),
    ...discountRows(order, locale, translateTo(locale)),
    { name: t('merchant.total'), amount: formatMoney(totals.total, languageTag), isTotal: true },
  ];
  const place = pickupPoint && [
    `${pickupPoint.name} (${pickupPoint.id})`,
    ...placedLines([pickupPoint.street], pickupPoint),
  ];
  const customs = sayCustoms(locale, order);
  const section = (key: MessageKey, content: string[]): MailSection[] =>
    content.length > 0 ? [{ kind: 'lines', title: t(key), lines: content }] : [];
  return [
    {
      kind: 'goods',
      title: t(order.shippingMethod === EMAILED ? 'merchant.bought' : 'merchant.articles'),
      goods: goodsOf(order, locale, update.skus),
    },
    { kind: 'rows', title: '', rows: sums },
    ...(place ? [{ kind: 'lines' as const, title: t('merchant.pickUpAt'), lines: place }] : []),
    ...section(
      isCollectedInPerson(order) ? 'order.billTo' : 'merchant.address',
      // Where nothing goes, a name and a country are no address.
      isCollectedInPerson(order) && !address.line1 ? [address.fullName].filter(Boolean) : addressLines(address, locale),
    ),
    ...(customs ? [{ kind: 'paragraph' as const, text: customs }] : []),
    ...section('order.billTo', billingAddress ? addressLines(billingAddress, locale) : []),
    ...section('merchant.note', note ? note.split('\n') : []),
    { kind: 'lines', title: t('merchant.contact'), lines: [email, update.phone].filter(Boolean) },
  ];
}
