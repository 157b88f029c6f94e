// Why a command leaves an order as it is, and what to do about it: one entry per kind of refusal. Where the commands need
// different advice, the entry depends on the command.
import type { ManualPaymentRefusal } from '#server/orders/manual/record-manual-payment.ts';
import type { RequestRefundRefusal } from '#server/refunds/request-refund.ts';
import type { Money } from '#src/money.ts';
import { CliError } from '../../cli-errors.ts';
import { moneyText } from './money-text.ts';
import { describeLine, lineTitle, type OrderLine } from './order-lines.ts';

export type OrderRefused = ManualPaymentRefusal | RequestRefundRefusal;
type Kind = OrderRefused['kind'];
type Order = { number: number; currency: Money['currency'] };
export type RefusedCommand = {
  name: 'send' | 'delivered' | 'returned' | 'paid' | 'cancel' | 'refund';
  /** The order's lines, where the refusal may name one. */
  lines?: readonly OrderLine[];
};
type Explain<Name extends Kind> = (
  refusal: Extract<OrderRefused, { kind: Name }>,
  order: Order,
  command: RefusedCommand,
) => [title: string, fix: string];

const GIVE_BACK = 'Give the money back where it arrived, and ask the customer to order again.';
const DONE = 'Nothing is left to do.';

const refusals: { [Name in Kind]: { code: string; explain: Explain<Name> } } = {
  OrderUnknown: {
    code: 'ORDER_UNKNOWN',
    explain: (_, { number }) => [`There is no order ${number} any more.`, 'Look at the list of orders.'],
  },
  NotPaid: {
    code: 'ORDER_NOT_PAID',
    explain: (_, { number }, { name }) =>
      name === 'refund'
        ? [
            `Order ${number} is not paid, so there is nothing to give back.`,
            `If it is still open, kasa cancel ${number} gives it up. A payment that came too late goes back by itself.`,
          ]
        : [
            `Order ${number} is not paid, so nothing of it is sent.`,
            `If the money is on the shop's own account: kasa paid ${number}.`,
          ],
  },
  DueOnDelivery: {
    code: 'DUE_ON_DELIVERY',
    explain: (_, { number }) => [
      `Order ${number} is paid on delivery, and the carrier collects the whole sum with one parcel.`,
      'Send all of it at once: leave --line out.',
    ],
  },
  GoodsGone: {
    code: 'GOODS_GONE',
    explain: (_, { number }) => [`Order ${number} has run out, and its goods are sold to others.`, GIVE_BACK],
  },
  HeldByDispute: {
    code: 'PAYMENT_DISPUTED',
    explain: (_, { number }) => [
      `The payment of order ${number} is disputed, or the bank has taken it back; the goods are held.`,
      "Wait for the bank's decision. To send all the same, add --despite-dispute.",
    ],
  },
  HeldByWithdrawal: {
    code: 'ORDER_WITHDRAWN',
    explain: (_, { number }) => [
      `The customer has withdrawn from order ${number}, or from the named part of it; it is not sent.`,
      `See kasa returns, and give the money back: kasa refund ${number}. To send all the same, add --despite-withdrawal.`,
    ],
  },
  PaymentDisputed: {
    code: 'PAYMENT_DISPUTED',
    explain: (_, { number }) => [
      `The shopper's bank has already taken the money of order ${number} back.`,
      "Answer the dispute in Stripe's dashboard; a refund now would pay the money back twice.",
    ],
  },
  FullyRefunded: {
    code: 'ORDER_REFUNDED',
    explain: (_, { number }) => [`All the money of order ${number} has gone back.`, 'Nothing is left to send.'],
  },
  AlreadySent: {
    code: 'ALREADY_SENT',
    explain: (_, { number }, { name }) =>
      name === 'cancel'
        ? [
            `Order ${number} has been sent, so it is not cancelled.`,
            `When the goods are back: kasa returned ${number}.`,
          ]
        : [`Order ${number} has been sent.`, 'Look at the parcels on the page of the order.'],
  },
  NothingToSend: {
    code: 'NOTHING_TO_SEND',
    explain: (_, { number }) => [`No goods of order ${number} were named.`, 'Name a line, or none for all of them.'],
  },
  MoreThanOrdered: {
    code: 'MORE_THAN_ORDERED',
    explain: ({ position, leftQuantity }, { number }, { lines = [] }) => [
      `Only ${leftQuantity} of "${nameOf(lines, position)}" in order ${number} are left to send.`,
      `Name fewer. The order:\n${lines.map(describeLine).join('\n')}`,
    ],
  },
  MoreThanSent: {
    code: 'MORE_THAN_SENT',
    explain: ({ position, leftQuantity }, { number }, { lines = [] }) => [
      `Only ${leftQuantity} of "${nameOf(lines, position)}" in order ${number} are with the customer.`,
      `Name fewer. The order:\n${lines.map(describeLine).join('\n')}`,
    ],
  },
  NotSent: {
    code: 'NOT_SENT',
    explain: (_, { number }) => [
      `Nothing of order ${number} has been sent yet.`,
      `Send it first: kasa send ${number}.`,
    ],
  },
  ParcelUnknown: {
    code: 'PARCEL_UNKNOWN',
    explain: ({ parcels }, { number }) => [
      `Order ${number} has no such parcel.`,
      `Name one from 1 to ${parcels}, or none for all.`,
    ],
  },
  AlreadyDelivered: {
    code: 'ALREADY_DELIVERED',
    explain: (_, { number }) => [`Order ${number} has been delivered already.`, DONE],
  },
  AlreadyReturned: {
    code: 'ALREADY_RETURNED',
    explain: (_, { number }) => [`All that was sent of order ${number} is back.`, DONE],
  },
  AlreadyPaid: {
    code: 'ALREADY_PAID',
    explain: (_, { number }, { name }) =>
      name === 'cancel'
        ? [
            `Order ${number} is paid, so it is not cancelled.`,
            `Give the money back instead, and the goods stay: kasa refund ${number}.`,
          ]
        : [
            `Order ${number} is paid already.`,
            `If the money came twice, give the second payment back where it arrived. To give up the order: kasa refund ${number}.`,
          ],
  },
  PaidTwice: {
    code: 'PAID_TWICE',
    explain: (_, { number }) => [
      `Another payment of order ${number} has arrived already.`,
      'Give this one back where it arrived.',
    ],
  },
  PaymentUnderWay: {
    code: 'PAYMENT_UNDER_WAY',
    explain: (_, { number }, { name }) => [
      name === 'cancel'
        ? `A payment of order ${number} is under way at the bank, so the order is not cancelled.`
        : `A payment of order ${number} is under way at the bank; counting another would charge twice.`,
      'Wait until it has arrived or failed: the page of the order says so.',
    ],
  },
  OrderCancelled: {
    code: 'ORDER_CANCELLED',
    explain: (_, { number }) => [`Order ${number} was cancelled, and its goods are for sale again.`, GIVE_BACK],
  },
  OtherAmount: {
    code: 'OTHER_AMOUNT',
    explain: ({ total }, { number }) => [
      `Order ${number} comes to ${moneyText(total)}, and that is not what has arrived; the order is not marked paid.`,
      'Ask the customer for the rest, or give the money back. To take it all the same, leave --amount out.',
    ],
  },
  OtherCurrency: {
    code: 'OTHER_CURRENCY',
    explain: ({ currency }, { number }) => [
      `Order ${number} was paid in ${currency}.`,
      'Name the amount in that currency.',
    ],
  },
  RefundNotPositive: {
    code: 'REFUND_NOT_POSITIVE',
    explain: (_, { number }) => [
      `Nothing would be given back of order ${number}.`,
      'Name an amount above zero, or none for all that is left.',
    ],
  },
  GiftCardUsed: {
    code: 'GIFT_CARD_USED',
    explain: ({ amount }, { number }) => [
      `${moneyText(amount)} of the gift cards of order ${number} is spent, or held by an order.`,
      'Only a card that was not used goes back: name fewer with --line.',
    ],
  },
  GiftCardsByLine: {
    code: 'GIFT_CARDS_BY_LINE',
    explain: (_, { number }) => [
      `Order ${number} bought gift cards: a sum would not say which of them pay nothing any more.`,
      'Name the cards with --line, or give all of it back: leave the amount out.',
    ],
  },
  MoreThanRefundable: {
    code: 'MORE_THAN_REFUNDABLE',
    explain: ({ position, leftQuantity }, { number }, { lines = [] }) => [
      `Only ${leftQuantity} of "${nameOf(lines, position)}" in order ${number} were not given back yet.`,
      `Name fewer, or an amount instead. The order:\n${lines.map(describeLine).join('\n')}`,
    ],
  },
  RefundChanged: {
    code: 'REFUND_CHANGED',
    explain: ({ amount }, { number }) => [
      `The refund of order ${number} comes to ${moneyText(amount)} by now.`,
      'Look at what was given back meanwhile, and ask again.',
    ],
  },
  RefundTooLarge: {
    code: 'REFUND_TOO_LARGE',
    explain: ({ leftMinor }, { number, currency }) => [
      `Only ${moneyText({ minor: leftMinor, currency })} of order ${number} can still be given back.`,
      leftMinor > 0 ? 'Name a smaller amount, or none for all that is left.' : DONE,
    ],
  },
};

export function orderRefused<Name extends Kind>(
  refusal: Extract<OrderRefused, { kind: Name }>,
  order: Order,
  command: RefusedCommand,
): CliError {
  const { code, explain } = refusals[refusal.kind as Name];
  const [title, fix] = explain(refusal, order, command);
  return new CliError({ code, title, fix });
}

function nameOf(lines: readonly OrderLine[], position: number): string {
  const line = lines.find((candidate) => candidate.position === position);
  return line ? lineTitle(line) : `line ${position + 1}`;
}
