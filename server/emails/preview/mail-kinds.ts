// Every e-mail that the shop writes, each with how to write it from examples.
import { money } from '#src/money.ts';
import { declineMessage } from '#src/payments/decline-messages.ts';
import { COLLECTED } from '#src/shipping/carriers.ts';
import type { ShopProfile } from '#src/shop/shop-profile.ts';
import { translateTo } from '../../i18n/translations.ts';
import type { Order } from '../../schema/resolver-types.generated.ts';
import type { AccountChange } from '../../shopper-accounts/tell-shopper.ts';
import { writePaymentLink } from '../draft-emails.ts';
import { writeGiftCardMail } from '../gift-cards/gift-card-emails.ts';
import type { Mail } from '../mail-transport.ts';
import { writeNewsletterConfirmation } from '../marketing/newsletter-emails.ts';
import { writeCartReminder } from '../marketing/reminder-emails.ts';
import { writeReviewRequest } from '../marketing/review-emails.ts';
import { writeReviewRejection } from '../marketing/review-rejection.ts';
import { writeMerchantLowStock } from '../merchant-low-stock.ts';
import { type MerchantUpdate, writeMerchantUpdate } from '../merchant-update.ts';
import { writeOrderConfirmation } from '../order-confirmation.ts';
import { type OrderUpdate, writeOrderUpdate } from '../order-update.ts';
import { writeAccountChange } from '../service/account-changed.ts';
import { type BackInStockMail, writeBackInStock, writeStockConfirmation } from '../service/back-in-stock-emails.ts';
import { writeEmailChanged } from '../service/email-changed.ts';
import { writeMerchantContact } from '../service/merchant-contact.ts';
import { writeOrderLink } from '../service/order-link.ts';
import { writeSignIn } from '../service/shopper-sign-in.ts';
import { writeMerchantWithdrawal } from '../withdrawals/merchant-withdrawal.ts';
import { writeWithdrawalNoted, writeWithdrawalReceipt } from '../withdrawals/withdrawal-receipt.ts';
import { writeWithdrawalRefusal } from '../withdrawals/withdrawal-refusal.ts';
import { key, type MailExample, type MailKind, recipient } from './mail-kind.ts';
import { staffMailKinds } from './staff-mail-kinds.ts';

function confirmation(example: MailExample, changes: (example: MailExample) => Partial<Order>): Mail {
  const { company } = example.shop;
  const order = { ...example.order, ...changes(example) };
  // Nobody can say when goods arrive that are not paid.
  const arrival = order.paymentState === 'awaiting_payment' ? null : arrivalOf(example);
  return writeOrderConfirmation({ ...example, key, order, arrival, attachments: { company, pages: [], notice: null } });
}

/** Somebody comes for what is collected when that is agreed. */
const arrivalOf = ({ order, arrival }: MailExample) => (order.shippingCarrier === COLLECTED ? null : arrival);

function update(when: string, told: (example: MailExample) => OrderUpdate): MailKind {
  return {
    to: 'shopper',
    when,
    write: (example) => writeOrderUpdate({ ...example, key, update: told(example) }),
  };
}

function forMerchant(when: string, told: (example: MailExample) => MerchantUpdate): MailKind {
  return {
    to: 'merchant',
    when,
    write: (example) => writeMerchantUpdate({ ...example, key, to: recipient(example), update: told(example) }),
  };
}

function accountChange(when: string, kind: AccountChange): MailKind {
  return {
    to: 'shopper',
    when,
    write: ({ order, announced, ...example }) =>
      writeAccountChange({ ...example, key, kind, to: order.email, at: announced.announcedAt.toISOString() }),
  };
}

/** The order as one of which a code has taken everything. */
function freed({ order: { totals, vatAmounts } }: MailExample): Partial<Order> {
  const zero = money(0, totals.total.currency);
  return {
    paymentMethod: 'nothing_due',
    discountCode: 'GIFT',
    totals: { ...totals, discount: totals.subtotal, shipping: zero, total: zero, vat: zero },
    vatAmounts: vatAmounts.map((amount) => ({ ...amount, vat: zero })),
  };
}

export const mailKinds = {
  'order-confirmation': {
    to: 'shopper',
    when: 'an order is paid',
    write: (example) => confirmation(example, () => ({})),
  },
  'nothing-due': {
    to: 'shopper',
    when: 'a discount code leaves nothing to pay',
    write: (example) => confirmation(example, freed),
  },
  'cash-on-delivery': {
    to: 'shopper',
    when: 'an order is to be paid on delivery',
    write: (example) =>
      confirmation(example, () => ({ paymentState: 'due_on_delivery', paymentMethod: 'cash_on_delivery' })),
  },
  'transfer-awaited': {
    to: 'shopper',
    when: 'an order is to be paid by a transfer',
    write: (example) =>
      confirmation(example, ({ order, shop, arrival }) => ({
        paymentState: 'awaiting_payment',
        paymentMethod: 'bank_transfer',
        transfer: {
          account: shop.payments.bankTransfer?.accounts[order.totals.total.currency] ?? exampleAccount(shop),
          until: `${arrival.latest}T12:00:00.000Z`,
        },
      })),
  },
  'transfer-expired': update('a transfer did not come in time', () => ({ kind: 'transferExpired' })),
  'payment-processing': update('a bank takes its time', () => ({ kind: 'processing' })),
  'payment-failed': update('a payment was declined afterwards', ({ locale }) => ({
    kind: 'failed',
    reason: translateTo(locale)(declineMessage({ code: 'insufficient_funds' }, 'card')),
  })),
  'order-sent': update('a parcel is with its carrier', (example) => ({
    kind: 'sent',
    parcel: firstParcel(example.order),
    isLast: true,
    arrival: arrivalOf(example),
  })),
  'order-cancelled': update('the shop has cancelled an order', () => ({ kind: 'cancelled' })),
  'order-changed': update('staff has changed where the goods go', () => ({ kind: 'changed' })),
  'order-refunded': update('money goes back', ({ order }) => ({
    kind: 'refunded',
    amount: order.totals.total,
    isLate: false,
    goods: { notSent: [], delivery: 'nothing' },
  })),
  'order-invoice': update('an invoice or its correction is issued, with the PDF', ({ locale }) => ({
    kind: 'invoiced',
    titles: [translateTo(locale)('invoice.title_invoice', { number: 'FV/2026/1' })],
  })),
  'order-email-changed': {
    to: 'shopper',
    when: 'staff has changed the e-mail address of an order: to the address of before',
    write: (example) => writeEmailChanged(example.order.email, { ...example, key }),
  },
  'order-link': {
    to: 'shopper',
    when: 'somebody asks for the link to an order, by its number and address',
    write: (example) => writeOrderLink({ ...example, key }),
  },
  'shopper-sign-in': {
    to: 'shopper',
    when: 'somebody signs in to an account',
    write: ({ order, locale, shop, publicUrl }) =>
      writeSignIn({ ...{ key, to: order.email, locale, shop, publicUrl }, token: 'preview', code: '123456' }),
  },
  'shopper-passkey-added': accountChange('a passkey was added to an account', 'shopper-passkey-added'),
  'shopper-passkey-removed': accountChange('a passkey was removed from an account', 'shopper-passkey-removed'),
  'back-in-stock-confirm': {
    to: 'shopper',
    when: 'somebody wants to hear when an article is back, to confirm the address',
    write: (example) => writeStockConfirmation(aWait(example)),
  },
  'back-in-stock': {
    to: 'shopper',
    when: 'an article is back that somebody waits for',
    write: (example) => writeBackInStock(aWait(example)),
  },
  'payment-link': {
    to: 'shopper',
    when: 'staff sends an order by hand, to be paid by its link',
    write: ({ order, arrival, ...example }) =>
      writePaymentLink({
        ...{ ...example, key, to: order.email, name: order.address.fullName, note: '', token: order.token },
        goods: order.lines.map((line) => ({ ...line, image: line.image ?? null })),
        delivery: order.shippingName,
        totals: order.totals,
        until: new Date(`${arrival.latest}T12:00:00.000Z`),
      }),
  },
  'gift-card': {
    to: 'shopper',
    when: 'the day of a gift card has come, to whoever it is for, with a card to print',
    write: ({ locale, order, ...example }) =>
      writeGiftCardMail({
        ...{ ...example, key },
        card: {
          ...{ id: '', code: '7K2M-0000-0000-0000-0000', recipient: order.email, locale, expiresAt: null },
          ...{ amount: order.totals.total, message: translateTo(locale)('giftCardMail.exampleMessage') },
        },
      }),
  },
  'review-request': {
    to: 'shopper',
    when: 'an order has arrived some days ago, and the settings say that reviews are asked for',
    write: (example) =>
      writeReviewRequest({ ...example, key, until: new Date(`${example.arrival.latest}T12:00:00.000Z`) }),
  },
  'review-rejected': {
    to: 'shopper',
    when: 'staff does not publish a review, with the reason that was chosen',
    write: (example) =>
      writeReviewRejection({
        ...{ ...example, key, text: 'info@example.com', reason: 'personal_data' },
        productTitle: example.order.lines[0]?.title ?? '',
      }),
  },
  'withdrawal-received': {
    to: 'shopper',
    when: 'a shopper has withdrawn from a contract',
    write: (example) => writeWithdrawalReceipt({ ...example, key, to: example.announced.fields.email }),
  },
  'withdrawal-noted': {
    to: 'shopper',
    when: 'a notice of withdrawal names an address that no paid order has',
    write: (example) => writeWithdrawalNoted({ ...example, key }),
  },
  'withdrawal-refused': {
    to: 'shopper',
    when: 'staff refuses a return',
    write: ({ announced, ...example }) =>
      writeWithdrawalRefusal({
        ...{ ...example, key, to: announced.fields.email },
        announced: { ...announced, refusalReason: '…' },
      }),
  },
  'cart-reminder': {
    to: 'shopper',
    when: 'an order was not finished and its shopper asked to be reminded',
    write: ({ order, locale, shop, publicUrl }) =>
      writeCartReminder({
        ...{ key, to: order.email, token: order.token, locale, shop, publicUrl },
        goods: order.lines.map((line) => ({ ...line, image: line.image ?? null, pricePerUnit: null })),
      }),
  },
  'newsletter-confirmation': {
    to: 'shopper',
    when: 'somebody asks for the newsletter',
    write: ({ order, locale, shop, publicUrl }) =>
      writeNewsletterConfirmation({ key, to: order.email, token: order.token, locale, shop, publicUrl }),
  },
  'merchant-order': forMerchant('an order is to be sent', () => ({ kind: 'order', skus: [], phone: '' })),
  'merchant-late-payment': forMerchant('an order was paid too late', () => ({ kind: 'latePayment', isByHand: false })),
  'merchant-disputed': forMerchant('a payment is disputed', ({ order }) => ({
    kind: 'disputed',
    amount: order.totals.total,
    reason: 'product_not_received',
  })),
  'merchant-dispute-closed': forMerchant('a dispute is decided', () => ({ kind: 'disputeClosed', isLost: false })),
  'merchant-cards-disabled': forMerchant('the price of gift cards went back at the provider', ({ order }) => ({
    ...{
      kind: 'cardsDisabled',
      isDisputed: false,
      amount: order.totals.total,
      left: { ...order.totals.total, minor: 0 },
    },
    cards: [{ lastFour: 'AB12', lost: order.totals.total, spent: { ...order.totals.total, minor: 0 } }],
  })),
  'merchant-withdrawal': {
    to: 'merchant',
    when: 'a shopper has withdrawn from a contract',
    write: (example) => writeMerchantWithdrawal({ ...example, key, to: recipient(example) }),
  },
  'merchant-low-stock': {
    to: 'merchant',
    when: 'something has fallen to the number from which it is low',
    write: (example) =>
      writeMerchantLowStock({
        ...{ ...example, key, to: recipient(example) },
        goods: example.order.lines.map(({ title, variantTitle }) => ({ title, variantTitle, sku: '', onHand: 2 })),
      }),
  },
  'merchant-contact': {
    to: 'merchant',
    when: 'a shopper has written on the contact page',
    write: ({ order, ...example }) =>
      writeMerchantContact({
        ...{ ...example, key, to: recipient(example) },
        message: { name: order.address.fullName, email: order.email, orderNumber: String(order.number), message: '…' },
      }),
  },
  ...staffMailKinds,
} as const satisfies Record<string, MailKind>;

export type MailKindName = keyof typeof mailKinds;

export const mailKindNames = Object.keys(mailKinds) as MailKindName[];

export function isMailKind(kind: string): kind is MailKindName {
  return Object.hasOwn(mailKinds, kind);
}

function firstParcel({ parcels }: Order): Order['parcels'][number] {
  const [parcel] = parcels;
  if (!parcel) throw new Error('the example order has a parcel');
  return parcel;
}

function aWait({ order, ...example }: MailExample): BackInStockMail {
  const { title = '…', variantTitle = '' } = order.lines[0] ?? {};
  const variant = { title: [title, variantTitle].filter(Boolean).join(', '), name: '' };
  return { ...example, key, to: order.email, token: 'preview', handle: 'preview', variant };
}

function exampleAccount({ company }: ShopProfile) {
  return { holder: company.legalName, iban: '0'.repeat(22), bic: 'XXXXXXXX', bank: '…' };
}
