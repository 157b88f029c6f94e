// What the shopper has to do for an order that is paid without the provider. Made on the server: few orders need it,
// and the browser's bundle should not carry texts that are rarely shown.

import { dayAndMonth, formatMoment } from '#src/dates/format-moment.ts';
import { type Locale, languageOf } from '#src/i18n/locales.ts';
import { formatMoney, type Money } from '#src/money.ts';
import { factsOf, isBuiltIn } from '#src/payments/methods/payment-methods.ts';
import { translateTo } from '../../i18n/translations.ts';
import { shownMethodName } from '../../payments/method-terms.ts';
import { findOwnMethod } from '../../payments/own-methods.ts';
import type { Order } from '../../schema/resolver-types.generated.ts';
import { accountRows, type Row, transferReference } from './account-rows.ts';
import { joinPayments } from './join-payments.ts';
import { nameOnTheSpot } from './on-the-spot.ts';
import type { UnconfirmedHold } from './unpaid-holds.ts';

/** Moments are written by the shop's clocks. */
type Reader = { locale: Locale; timeZone: string };

type Note = { text: string; rows: Row[] };

/** The order with what a page says of its payment; `hold`: while its e-mail was not opened. */
export function withPaymentNote(order: Order, { locale, timeZone }: Reader, hold: UnconfirmedHold | null): Order {
  const note = noteOf(order, { locale, timeZone });
  const paymentNote = note && order.transfer && hold ? withConfirmation(note, hold, { locale, timeZone }) : note;
  return { ...order, paymentNote, paidBy: paidBy(order, locale) };
}

function withConfirmation(note: Note, { until }: UnconfirmedHold, { locale, timeZone }: Reader): Note {
  if (!until) return note;
  const values = { until: formatMoment(until.toISOString(), locale, timeZone, dayAndMonth) };
  return { ...note, text: `${note.text} ${translateTo(locale)('manualPayment.confirmText', values)}` };
}

/** The name of the method, in the language; with gift cards each of them, and what each of all pays. */
export function paidBy(
  { paymentMethod, paidOnTheSpot = null, totals }: Pick<Order, 'paymentMethod' | 'paidOnTheSpot' | 'totals'>,
  locale: Locale,
): string {
  const byHand = nameOnTheSpot(locale, paidOnTheSpot) ?? translateTo(locale)('order.paidByTransfer');
  const name = paymentMethod ? shownMethodName(paymentMethod, locale) : byHand;
  return joinPayments(locale, { ...totals, name });
}

/** What a mail asks for, or says was paid: before it is paid, what is due beside gift cards. */
export function askedOf({ paymentState, totals }: Pick<Order, 'paymentState' | 'totals'>): Money {
  return paymentState === 'paid' ? totals.total : totals.due;
}

/** What a developer's own method says while its payment is waited for. */
export function ownInstructions(
  { transfer, paymentMethod, number, email, totals }: Order,
  { locale, timeZone }: Reader,
): Note | null {
  const own = transfer && !transfer.account && paymentMethod ? findOwnMethod(paymentMethod) : undefined;
  if (!transfer || own?.kind !== 'manual') return null;
  const amount = formatMoney(totals.due, languageOf(locale).languageTag);
  return own.instructions({
    number,
    email,
    amount,
    until: formatMoment(transfer.until, locale, timeZone, dayAndMonth),
    locale,
  });
}

function noteOf(order: Order, { locale, timeZone }: Reader): Order['paymentNote'] {
  const { number, email, transfer, paymentState, paymentMethod, cancelReason, totals } = order;
  const t = translateTo(locale);
  const values = { number, email, amount: formatMoney(totals.due, languageOf(locale).languageTag) };
  if (transfer && !transfer.account) return ownInstructions(order, { locale, timeZone });
  if (transfer) {
    const until = formatMoment(transfer.until, locale, timeZone, dayAndMonth);
    return { text: t('manualPayment.transferText', { ...values, until }), rows: transferRows(order, locale) };
  }
  if (paymentState === 'due_on_delivery') return { text: t('manualPayment.dueText', values), rows: [] };
  // The transfer may already be on its way.
  const isLate =
    cancelReason === 'expired' &&
    paymentMethod &&
    isBuiltIn(paymentMethod) &&
    factsOf(paymentMethod).kind === 'transfer';
  return isLate ? { text: t('manualPayment.lateText', values), rows: [] } : null;
}

/** What the shopper fills in at the bank. Empty when the order does not wait for a transfer. */
export function transferRows({ number, transfer, totals }: Order, locale: Locale): Row[] {
  if (!transfer?.account) return [];
  const t = translateTo(locale);
  const { account } = transfer;
  return [
    ...accountRows(account, transferReference(account, number), t),
    { name: t('order.total'), value: formatMoney(totals.due, languageOf(locale).languageTag) },
  ];
}
