// Why an order or its return was left as it is: an entry a kind, read by the office's pages and by the command line.
import type { MessageKey } from '../../i18n/all-messages.ts';
import { type LabelProblemKind, labelProblems } from '../../shipping/label-carrier.ts';

export type OrderRefusalEntry = {
  /** Of the command line, where it is not the kind in capitals. */
  code?: string;
  /** Of an action on one order. */
  action?: MessageKey;
  /** Of one of many orders. */
  batch?: MessageKey;
  /** Of a change of the contact; otherwise what is said of an action. */
  contact?: MessageKey;
  /** Of a change of a return. */
  return?: MessageKey;
};

const labelRefusals = Object.fromEntries(
  labelProblems.map((kind) => [kind, { action: `labels.${kind}`, batch: `labels.${kind}` }]),
) as Record<LabelProblemKind, OrderRefusalEntry>;

/** Where an entry has no words, the place says in general that it is not possible now. */
export const orderRefusals = {
  OrderUnknown: { return: 'returns.refusedOrderUnknown' },
  OrderChanged: { action: 'work.refusedOrderChanged', batch: 'many.whyOrderChanged' },
  ActionWaiting: { action: 'work.refusedActionWaiting', batch: 'many.whyActionWaiting' },
  NotPaid: { code: 'ORDER_NOT_PAID', batch: 'many.whyNotPaid' },
  DueOnDelivery: { action: 'work.refusedDueOnDelivery' },
  GoodsGone: {},
  HeldByDispute: { code: 'PAYMENT_DISPUTED', action: 'work.refusedHeldByDispute', batch: 'many.whyHeldByDispute' },
  PaymentDisputed: { action: 'refunds.refusedDisputed' },
  FullyRefunded: { code: 'ORDER_REFUNDED', batch: 'many.whyFullyRefunded' },
  AlreadySent: { action: 'refunds.refusedSent', batch: 'many.whyAlreadySent', contact: 'contact.alreadySent' },
  NothingToSend: { action: 'work.refusedNothingChosen' },
  MoreThanOrdered: {},
  MoreThanSent: { return: 'returns.refusedMoreThanSent' },
  NotSent: { batch: 'many.whyNotSent', return: 'returns.refusedMoreThanSent' },
  ParcelUnknown: {},
  AlreadyDelivered: { batch: 'many.whyAlreadyDelivered' },
  AlreadyReturned: { return: 'returns.refusedMoreThanSent' },
  AlreadyPaid: { batch: 'many.whyAlreadyPaid' },
  PaidTwice: {},
  PaymentUnderWay: { batch: 'many.whyPaymentUnderWay' },
  OrderCancelled: { batch: 'many.whyOrderCancelled' },
  OtherAmount: {},
  OtherCurrency: {},
  RefundNotPositive: { action: 'work.refusedNothingChosen' },
  RefundTooLarge: { action: 'work.refusedRefundTooLarge' },
  RefundChanged: { action: 'refunds.refusedChanged' },
  MoreThanRefundable: { action: 'refunds.refusedQuantity' },
  MailUnknown: { batch: 'many.whyMailUnknown' },
  PointUnknown: { contact: 'contact.pointUnknown' },
  ReturnClosed: { action: 'refunds.refusedReturnClosed', return: 'returns.refusedClosed' },
  NothingChosen: { return: 'returns.refusedNothing' },
  ...labelRefusals,
} satisfies Record<string, OrderRefusalEntry>;

const otherwise = { action: 'work.refused', batch: 'many.whyOther', return: 'returns.refused' } as const;

export function orderRefusalText(kind: string, place: 'action' | 'batch' | 'contact' | 'return'): MessageKey {
  const entry: OrderRefusalEntry | undefined = (orderRefusals as Record<string, OrderRefusalEntry>)[kind];
  const said = entry?.[place];
  if (said) return said;
  return place === 'contact' ? orderRefusalText(kind, 'action') : otherwise[place];
}
