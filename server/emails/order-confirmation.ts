// The e-mail that confirms the order: paid, to be paid on delivery or by a transfer, or with nothing to pay. Written from the order as
// it was frozen, in the order's language, as text and HTML, with what the order was placed under.

import { urlOf } from '#src/addresses.ts';
import { dayAndMonth, formatMoment } from '#src/dates/format-moment.ts';
import type { MessageKey } from '#src/i18n/all-messages.ts';
import { type Locale, languageOf } from '#src/i18n/locales.ts';
import type { Translate } from '#src/i18n/translate.ts';
import { formatMoney, type Money } from '#src/money.ts';
import { formatPercent } from '#src/numbers/format-percent.ts';
import { isCollectedInPerson } from '#src/orders/carriers-of-order.ts';
import { COLLECTED, carrierName, EMAILED } from '#src/shipping/carriers.ts';
import { placeOfHandover } from '#src/shipping/handover.ts';
import { writeOpeningHours } from '#src/shop/hours/opening-hours.ts';
import type { MailTextKind } from '#src/shop/mail-texts/mail-text-kinds.ts';
import type { ShopProfile } from '#src/shop/shop-profile.ts';
import { translateTo } from '../i18n/translations.ts';
import { confirmHoldPath } from '../orders/manual/confirm-hold-route.ts';
import { askedOf, ownInstructions, paidBy, transferRows } from '../orders/manual/payment-note.ts';
import type { UnconfirmedHold } from '../orders/manual/unpaid-holds.ts';
import type { ExpectedArrival, GuaranteeNotice, Order } from '../schema/resolver-types.generated.ts';
import { companyAddress } from '../shop/company-address.ts';
import { sayImport } from '../terms/read-terms.ts';
import { addressSections, deliveryName } from './mail-address.ts';
import type { MailSection } from './mail-content.ts';
import { arrivalNotice, discountRows, goodsOf } from './mail-goods.ts';
import { layOutMail } from './mail-layout.ts';
import type { Mail } from './mail-transport.ts';
import { attachDocuments, type OrderAttachments } from './order-attachments.ts';
import { isSoldOverTheCounter, isTakenAlong } from './over-the-counter.ts';
import { withdrawalSections } from './withdrawal-words.ts';
import { mailWords } from './words/mail-words.ts';

export type OrderConfirmation = {
  key: string;
  order: Order;
  locale: Locale;
  shop: ShopProfile;
  publicUrl: string;
  attachments: OrderAttachments;
  guarantee: GuaranteeNotice;
  /** Null while nobody can say. */
  arrival: ExpectedArrival | null;
  /** When gift cards are mailed, in words; null where none are ordered. */
  cardsGo?: string | null;
  /** The hold of an order that is paid later, until this e-mail was opened: its button says that it was. */
  hold?: UnconfirmedHold | null;
};

export function writeOrderConfirmation(confirmation: OrderConfirmation): Mail {
  const { key, order, locale, publicUrl } = confirmation;
  const t = translateTo(locale);
  // The company is the one that sold it, whoever the shop is today.
  const shop = { ...confirmation.shop, company: confirmation.attachments.company };
  const attachments = attachDocuments(order, { locale, timeZone: shop.timeZone }, confirmation.attachments);
  const { transfer } = order;
  const { kind, nextKey } = wordsOf(order);
  const own = ownInstructions(order, { locale, timeZone: shop.timeZone });
  const details = (own?.rows ?? transferRows(order, locale)).map(({ name, value }) => ({ name, amount: value }));
  const values = {
    // Nobody has paid, or said that the address is theirs: what was typed beside it is on the order's page.
    name: confirmation.hold ? order.email : order.address.fullName,
    number: order.number,
    shop: shop.identity.name,
    total: formatMoney(askedOf(order), languageOf(locale).languageTag),
    until: transfer ? formatMoment(transfer.until, locale, shop.timeZone, dayAndMonth) : '',
    carrier: carrierName(order.shippingCarrier),
    when: confirmation.cardsGo ?? '',
  };
  // The merchant's words about transfers would be wrong about another method.
  const { subject, intro, closing } = own
    ? { subject: t('mail.awaitedSubject', values), intro: own.text, closing: t('mail.signature', values) }
    : mailWords({ shop, kind, locale, values });
  const documents = new Intl.ListFormat(languageOf(locale).languageTag).format(
    attachments.map(({ filename }) => filename),
  );

  const imported = sayImport(locale, placeOfHandover(order));
  const sections: MailSection[] = [
    { kind: 'paragraph', text: t(confirmation.hold ? 'draftMail.greeting' : 'mail.greeting', values) },
    { kind: 'paragraph', text: intro },
    ...(details.length > 0
      ? [{ kind: 'rows' as const, title: t(own ? 'order.paidBy' : 'mail.transferDetails'), rows: details }]
      : []),
    ...arrivalNotice(confirmation.arrival, locale, t),
    ...(isTakenAlong(order)
      ? []
      : [{ kind: 'notice' as const, title: t('mail.nextTitle'), text: t(nextOf(order, nextKey), values) }]),
    ...placeToCollect(confirmation),
    ...confirmationNotice(confirmation, t),
    { kind: 'link', label: t('mail.toOrder'), url: publicUrl + linkOf(confirmation) },
    { kind: 'goods', title: t('mail.confirmationArticles'), goods: goodsOf(order, locale) },
    { kind: 'rows', title: '', rows: listRows(order, locale, t) },
    ...(imported ? [{ kind: 'paragraph' as const, text: imported }] : []),
    ...(confirmation.hold ? [] : addressSections(order, locale)),
    { kind: 'paragraph', text: closing },
    ...(isSoldOverTheCounter(order) ? [] : withdrawalSections(order, locale, shop.company.address.country)),
    ...guaranteeSections(confirmation),
    ...(documents ? [{ kind: 'paragraph' as const, text: t('mail.attached', { documents }), isSoft: true }] : []),
  ];
  return { key, to: order.email, subject, attachments, ...layOutMail({ shop, publicUrl, subject, locale, sections }) };
}

function linkOf({ order: { token }, locale, hold }: OrderConfirmation): string {
  return hold ? confirmHoldPath(locale, token, hold.mailKey) : urlOf('order', { locale, token });
}

/** The shop, and when it is open, for whoever comes for the goods. */
function placeToCollect({ order, shop: { company }, locale }: OrderConfirmation): MailSection[] {
  if (!isToBeCollected(order) || !company.address.city) return [];
  const place = [companyAddress(company, locale), ...writeOpeningHours(company.openingHours, locale)];
  return [{ kind: 'lines', title: translateTo(locale)('mail.collectHere'), lines: place }];
}

function confirmationNotice({ hold, order, locale, shop }: OrderConfirmation, t: Translate): MailSection[] {
  if (!order.transfer || !hold?.until) return [];
  return [
    {
      kind: 'paragraph',
      text: t('mail.confirmHold', {
        until: formatMoment(hold.until.toISOString(), locale, shop.timeZone, dayAndMonth),
      }),
    },
  ];
}

function listRows(order: Order, locale: Locale, t: Translate) {
  const { totals, vatAmounts } = order;
  const { languageTag } = languageOf(locale);
  const amount = (value: Money) => formatMoney(value, languageTag);
  return [
    { name: t('mail.confirmationSubtotal'), amount: amount(totals.subtotal) },
    { name: `${t('mail.confirmationShipping')}, ${deliveryName(order, t)}`, amount: amount(totals.shipping) },
    ...(totals.fee.minor > 0 ? [{ name: t('payment.fee'), amount: amount(totals.fee) }] : []),
    ...discountRows(order, locale, t),
    { name: t('mail.confirmationTotal'), amount: amount(totals.total), isTotal: true },
    // A small business charges none, and says nothing of it here.
    ...vatAmounts
      .filter(({ basisPoints }) => basisPoints > 0)
      .map(({ basisPoints, vat }) => ({
        name: t('mail.confirmationVat', { rate: formatPercent(basisPoints, locale) }),
        amount: amount(vat),
      })),
    { name: t('order.paidBy'), amount: paidBy(order, locale) },
  ];
}

/** The official picture is attached as it is: its words must not depend on a picture that is loaded. */
function guaranteeSections({ guarantee, publicUrl }: OrderConfirmation): MailSection[] {
  const { text, file, linkText, linkUrl } = guarantee;
  return [
    { kind: 'paragraph', text, isSoft: true },
    { kind: 'reference', label: linkText, url: linkUrl },
    ...(file ? [{ kind: 'reference' as const, label: file.linkText, url: publicUrl + file.url }] : []),
  ];
}

function isToBeCollected(order: Order): boolean {
  return order.shippingMethod === COLLECTED && isCollectedInPerson(order) && !isTakenAlong(order);
}

/** Nothing is sent to somebody who comes for it, and gift cards are mailed on their day. */
function nextOf(order: Order, nextKey: MessageKey): MessageKey {
  if (nextKey !== 'mail.nextPack' || !isCollectedInPerson(order)) return nextKey;
  return order.shippingMethod === EMAILED ? 'giftCardMail.next' : 'mail.nextCollect';
}

type Words = { kind: MailTextKind; nextKey: MessageKey };

function wordsOf({ transfer, paymentState, paymentMethod, totals }: Order): Words {
  if (transfer) return { kind: 'transfer-awaited', nextKey: 'mail.nextTransfer' };
  if (paymentState === 'due_on_delivery') return { kind: 'cash-on-delivery', nextKey: 'mail.nextPack' };
  // What gift cards have paid is paid.
  if (paymentMethod === 'nothing_due' && totals.total.minor === 0)
    return { kind: 'nothing-due', nextKey: 'mail.nextPack' };
  return { kind: 'order-confirmation', nextKey: 'mail.nextPack' };
}
