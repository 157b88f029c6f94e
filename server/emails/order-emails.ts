import type { Locale } from '#src/i18n/locales.ts';
import { money } from '#src/money.ts';
import { declineMessage } from '#src/payments/decline-messages.ts';
import { isOwnMethod } from '#src/payments/methods/payment-methods.ts';
import { isProviderMethod } from '#src/payments/methods/provider-methods.ts';
import type { ShopProfile } from '#src/shop/shop-profile.ts';
import { readOrderDocuments } from '../checkout/order-documents.ts';
import type { Db } from '../database/connect.ts';
import { inTransaction } from '../database/transaction.ts';
import { findGiftCardCode } from '../gift-cards/gift-card-code-of.ts';
import { listNewCardsOf } from '../gift-cards/refund-to-cards.ts';
import { translateTo } from '../i18n/translations.ts';
import { pdfNameOf } from '../invoices/get-invoice-pdf.ts';
import { getInvoiceFile } from '../invoices/invoice-file.ts';
import { findInvoicesById } from '../invoices/invoice-store.ts';
import { INVOICE_MAIL } from '../invoices/mail-invoices.ts';
import { titleOf } from '../invoices/paper/draw-invoice.ts';
import { findUnconfirmedHold } from '../orders/manual/unpaid-holds.ts';
import { getOrderView } from '../orders/order-views.ts';
import { inLane, type OutboxEffect, type OutboxHandler } from '../outbox/outbox-lanes.ts';
import { findRefund } from '../payments/refund-store.ts';
import { isRefundedByHand } from '../refunds/send-refund.ts';
import type { Order } from '../schema/resolver-types.generated.ts';
import { expectArrival, findTransit } from '../shipping/expected-arrival.ts';
import { listParcels } from '../shipping/parcel-store.ts';
import { readShop } from '../shop/read-settings.ts';
import { findGuaranteeFile, readNotice } from '../terms/guarantee-store.ts';
import { readGuaranteeNotice } from '../terms/read-terms.ts';
import { readWhenCardsGo } from './gift-cards/read-when-cards-go.ts';
import { type Mail, type MailAttachment, mailLane, type SendMail } from './mail-transport.ts';
import { writeOrderConfirmation } from './order-confirmation.ts';
import { type NewCard, type OrderUpdate, writeOrderUpdate } from './order-update.ts';
import { readRefundedGoods } from './refunded-goods.ts';
import { insertSentMail } from './sent-mail-store.ts';
import { writeEmailChanged } from './service/email-changed.ts';
import { writeOrderLink } from './service/order-link.ts';
import { unlinkedOrder } from './unlinked-order.ts';

export type OrderEmailOptions = {
  db: Db;
  sendMail: SendMail;
  publicUrl: string;
  now: () => Date;
};

type About = { key: string; order: Order; locale: Locale; shop: ShopProfile; payload: Record<string, unknown> };

/** What the outbox does for each kind of e-mail about an order. */
export function createOrderEmails(options: OrderEmailOptions): Record<string, OutboxEffect> {
  const { publicUrl } = options;
  const mailer = (write: Write) => createMailer(options, write);
  const update = (tell: (about: About) => OrderUpdate | null | Promise<OrderUpdate | null>): OutboxHandler =>
    mailer(async ({ payload, ...about }) => {
      const told = await tell({ payload, ...about });
      return told && writeOrderUpdate({ ...about, publicUrl, update: told });
    });
  return inLane(mailLane, {
    'order-confirmation': mailer((about) => confirm(options, about)),
    'order-link': mailer(async (about) => writeOrderLink({ ...about, publicUrl })),
    // Anyone who has paid meanwhile, or chosen another way, has been told of that.
    'transfer-awaited': mailer(async (about) => (about.order.transfer ? confirm(options, about) : null)),
    'transfer-expired': update(() => ({ kind: 'transferExpired' })),
    'order-cancelled': update(() => ({ kind: 'cancelled' })),
    'order-email-changed': mailer((about) => tellFormerAddress(options, about)),
    'order-changed': update(() => ({ kind: 'changed' })),
    // A payment that was decided before the e-mail left is told of by the next one.
    'payment-processing': update(({ order }) =>
      order.paymentState === 'payment_processing' ? { kind: 'processing' } : null,
    ),
    'payment-failed': update(tellFailure),
    'order-sent': update((about) => tellParcel(options, about)),
    'order-refunded': update((about) => tellRefund(options, about)),
    [INVOICE_MAIL]: update((about) => tellInvoices(options, about)),
  });
}

/** Gives null when there is nothing to tell any more. */
type Write = (about: About) => Promise<Mail | null>;

function createMailer({ db, sendMail, now }: OrderEmailOptions, write: Write): OutboxHandler {
  return async ({ deduplicationKey, kind, payload }, signal) => {
    const orderId = String(payload.orderId);
    const { locale } = await db
      .selectFrom('orders')
      .select('locale')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    const order = unlinkedOrder(await getOrderView(db, orderId));
    // Customers whose personal data were erased get no e-mail.
    if (order.erasedAt) return;
    const shop = await readShop(db);
    const mail = await write({ key: deduplicationKey, order, locale: locale as Locale, shop, payload });
    if (!mail) return;
    await sendMail(mail, signal);
    await inTransaction(db, (tx) => insertSentMail(tx, { orderId, kind, mail, sentAt: now() }));
  };
}

async function confirm(options: OrderEmailOptions, { payload, ...about }: About): Promise<Mail> {
  const { db, publicUrl } = options;
  const [documents, notice, guarantee, arrival, hold, cardsGo] = await Promise.all([
    readOrderDocuments(db, String(payload.orderId)),
    readNotice(db, about.locale),
    readGuaranteeNotice(db, about.locale, about.order.address.country),
    arrivalOf(options, about.order),
    findUnconfirmedHold(db, String(payload.orderId)),
    readWhenCardsGo(db, about.order, about.locale),
  ]);
  const attachments = { ...documents, notice: notice && (await findGuaranteeFile(db, notice.sha256)) };
  return writeOrderConfirmation({ ...about, publicUrl, attachments, guarantee, arrival, hold, cardsGo });
}

async function arrivalOf({ db, now }: OrderEmailOptions, order: Order) {
  const transit = await findTransit(db, order.number);
  return transit && expectArrival(order, transit, now());
}

async function tellFormerAddress(
  { db, publicUrl }: OrderEmailOptions,
  { payload, ...about }: About,
): Promise<Mail | null> {
  const { before } = await db
    .selectFrom('order_contact_changes')
    .select('before')
    .where('id', '=', String(payload.changeId))
    .executeTakeFirstOrThrow();
  const { email } = before as { email?: string };
  return email ? writeEmailChanged(email, { ...about, publicUrl }) : null;
}

function tellFailure({ order, locale, payload }: About): OrderUpdate {
  const t = translateTo(locale);
  const method = order.paymentMethod && isProviderMethod(order.paymentMethod) ? order.paymentMethod : 'card';
  const isOwn = isOwnMethod(order.paymentMethod ?? '');
  return {
    kind: 'failed',
    reason: t(isOwn ? 'decline.notCompleted' : declineMessage({ code: String(payload.code) }, method)),
  };
}

async function tellParcel(options: OrderEmailOptions, { order, payload }: About): Promise<OrderUpdate | null> {
  const stored = (await listParcels(options.db, String(payload.orderId))).find(({ id }) => id === payload.parcelId);
  const parcel = order.parcels.find(({ number }) => number === stored?.number);
  if (!parcel) return null;
  return { kind: 'sent', parcel, isLast: payload.isLast === true, arrival: await arrivalOf(options, order) };
}

async function tellRefund({ db }: OrderEmailOptions, { payload }: About): Promise<OrderUpdate | null> {
  const refund = await findRefund(db, String(payload.refundId));
  if (!refund) return null;
  const { amountMinor, cardsMinor, currency, cause } = refund;
  const goods = await readRefundedGoods(db, String(payload.orderId), refund.id);
  const amounts = { amount: money(amountMinor, currency), toCards: money(cardsMinor, currency) };
  const isByHand = cardsMinor < amountMinor && (await isRefundedByHand(db, refund.intentId));
  const newCards: NewCard[] = [];
  for (const { id, amount } of await listNewCardsOf(db, refund.id)) {
    const code = await findGiftCardCode(db, id);
    if (!code) throw new Error(`the code of gift card ${id} cannot be derived: the shop's key is another`);
    newCards.push({ code, amount });
  }
  return { kind: 'refunded', ...amounts, newCards, isLate: cause === 'late_payment', isByHand, goods };
}

/** Tells of invoices with the files as they are kept. Null once the time in which they are kept is over. */
async function tellInvoices({ db, now }: OrderEmailOptions, { payload }: About): Promise<OrderUpdate | null> {
  const ids = Array.isArray(payload.invoices) ? payload.invoices.map(String) : [];
  const titles: string[] = [];
  const attachments: MailAttachment[] = [];
  for (const invoice of await findInvoicesById(db, ids)) {
    const content = await getInvoiceFile(db, invoice, 'pdf', now());
    if (!invoice.document || !content) continue;
    titles.push(titleOf(invoice.document, translateTo(invoice.document.language)));
    attachments.push({ filename: pdfNameOf(invoice.number), content, contentType: 'application/pdf' });
  }
  return titles.length > 0 ? { kind: 'invoiced', titles, attachments } : null;
}
