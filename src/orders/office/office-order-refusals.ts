// Why nothing is done with an order in the office, and what its page says then. What the server returns follows from it.
import type { MessageKey } from '../../i18n/all-messages.ts';
import { type RefusalMessages, refusalMessage } from '../../i18n/refusal-message.ts';
import type { Translate } from '../../i18n/translate.ts';
import { type LabelProblemKind, labelProblems } from '../../shipping/label-carrier.ts';
import type { OrderRefusal } from '../order-decisions.ts';

const labelRefusals = Object.fromEntries(
  labelProblems.map((kind) => [kind, `labels.${kind}` satisfies MessageKey]),
) as {
  [Kind in LabelProblemKind]: `labels.${Kind}`;
};

/** Why it is refused, when it is asked for and ten seconds later. With all that the order itself may not allow. */
export const orderActionRefusals = {
  OrderUnknown: 'work.refusedOrderUnknown',
  OrderChanged: 'work.refusedOrderChanged',
  ActionWaiting: 'work.refusedActionWaiting',
  TooLate: 'work.refusedTooLate',
  /** It threw again and again, for a reason that only the log knows. */
  ActionFailed: 'work.refusedActionFailed',
  /** What was stored with it is not what it needs. */
  ActionUnreadable: 'work.refusedActionUnreadable',
  /** Whoever asked for it was removed meanwhile, or has another role. */
  NoLongerAllowed: 'work.refusedNoLongerAllowed',
  MailUnknown: 'work.refusedMailUnknown',
  // Refusals to send.
  CarrierUnknown: 'work.refusedCarrierUnknown',
  NothingToSend: 'work.refusedNothingToSend',
  HeldByDispute: 'work.refusedHeldByDispute',
  HeldByWithdrawal: 'work.refusedHeldByWithdrawal',
  DueOnDelivery: 'work.refusedDueOnDelivery',
  AlreadySent: 'work.refusedAlreadySent',
  MoreThanOrdered: 'work.refusedMoreThanOrdered',
  NotPaid: 'work.refusedNotPaid',
  FullyRefunded: 'work.refusedFullyRefunded',
  ...labelRefusals,
  // What is under way, or came back.
  NotSent: 'work.refusedNotSent',
  ParcelUnknown: 'work.refusedParcelUnknown',
  AlreadyDelivered: 'work.refusedAlreadyDelivered',
  AlreadyReturned: 'work.refusedAlreadyReturned',
  MoreThanSent: 'work.refusedMoreThanSent',
  // Refusals to give money back.
  RefundNotPositive: 'work.refusedRefundNotPositive',
  RefundTooLarge: 'work.refusedRefundTooLarge',
  RefundChanged: 'work.refusedRefundChanged',
  MoreThanRefundable: 'work.refusedMoreThanRefundable',
  GiftCardUsed: 'work.refusedGiftCardUsed',
  GiftCardsByLine: 'work.refusedGiftCardsByLine',
  OtherCurrency: 'work.refusedOtherCurrency',
  ReturnClosed: 'work.refusedReturnClosed',
  PaymentDisputed: 'work.refusedPaymentDisputed',
  // Refusals to note a payment, or to cancel.
  AlreadyPaid: 'work.refusedAlreadyPaid',
  PaidTwice: 'work.refusedPaidTwice',
  PaymentUnderWay: 'work.refusedPaymentUnderWay',
  OrderCancelled: 'work.refusedOrderCancelled',
  GoodsGone: 'work.refusedGoodsGone',
  OtherAmount: 'work.refusedOtherAmount',
  // Refusals to issue a document.
  IssuedElsewhere: 'work.refusedIssuedElsewhere',
  NeedsCertifiedProgram: 'work.refusedNeedsCertifiedProgram',
  NotPaidYet: 'work.refusedNotPaidYet',
  NotSoldYet: 'work.refusedNotSoldYet',
  CompanyNeedsInvoice: 'work.refusedCompanyNeedsInvoice',
  NothingToPay: 'work.refusedNothingToPay',
  GiftCardsOnly: 'work.refusedGiftCardsOnly',
  SellerIncomplete: 'work.refusedSellerIncomplete',
  BuyerIncomplete: 'work.refusedBuyerIncomplete',
  SellerNipWrong: 'work.refusedSellerNipWrong',
  BuyerNipWrong: 'work.refusedBuyerNipWrong',
  SellerUnreadable: 'work.refusedSellerUnreadable',
  BuyerUnreadable: 'work.refusedBuyerUnreadable',
  GoodsUnreadable: 'work.refusedGoodsUnreadable',
  RateMissing: 'work.refusedRateMissing',
  BuyerErased: 'work.refusedBuyerErased',
  AlreadyIssued: 'work.refusedAlreadyIssued',
  NotInvoiced: 'work.refusedNotInvoiced',
  NothingToCorrect: 'work.refusedNothingToCorrect',
  // Refusals of a deposit's invoice, and of the final one.
  DepositNotPolish: 'work.refusedDepositNotPolish',
  InvoicedAlready: 'work.refusedInvoicedAlready',
  SentAlready: 'work.refusedSentAlready',
  CardsTaxedAtSale: 'work.refusedCardsTaxedAtSale',
  NoDeposit: 'work.refusedNoDeposit',
  NotSentYet: 'work.refusedNotSentYet',
  GivenBack: 'work.refusedGivenBack',
} as const satisfies RefusalMessages & Record<OrderRefusal['kind'], MessageKey>;

export type OrderActionRefusal = { kind: keyof typeof orderActionRefusals };

export function textOfRefusal(t: Translate, kind: string): string {
  return t(refusalMessage(orderActionRefusals, kind, 'work.refused'));
}
