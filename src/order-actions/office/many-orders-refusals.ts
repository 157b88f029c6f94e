// Why one of many orders was left as it is, in the words of a list. What belongs to one order alone is said in general ones.
import type { MessageKey } from '../../i18n/all-messages.ts';
import type { RefusalMessages } from '../../i18n/refusal-message.ts';
import { labelProblems } from '../../shipping/label-carrier.ts';

export const manyOrdersRefusals: RefusalMessages = {
  OrderChanged: 'many.whyOrderChanged',
  ActionWaiting: 'many.whyActionWaiting',
  NotPaid: 'many.whyNotPaid',
  FullyRefunded: 'many.whyFullyRefunded',
  HeldByDispute: 'many.whyHeldByDispute',
  HeldByWithdrawal: 'many.whyHeldByWithdrawal',
  AlreadySent: 'many.whyAlreadySent',
  NotSent: 'many.whyNotSent',
  AlreadyDelivered: 'many.whyAlreadyDelivered',
  AlreadyReturned: 'many.whyAlreadyReturned',
  AlreadyPaid: 'many.whyAlreadyPaid',
  PaymentUnderWay: 'many.whyPaymentUnderWay',
  OrderCancelled: 'many.whyOrderCancelled',
  GoodsGone: 'many.whyGoodsGone',
  NoLongerAllowed: 'many.whyNoLongerAllowed',
  ActionFailed: 'many.whyActionFailed',
  MailUnknown: 'many.whyMailUnknown',
  IssuedElsewhere: 'many.whyIssuedElsewhere',
  NeedsCertifiedProgram: 'many.whyNeedsCertifiedProgram',
  NotPaidYet: 'many.whyNotPaidYet',
  GiftCardsOnly: 'many.whyGiftCardsOnly',
  AlreadyIssued: 'many.whyAlreadyIssued',
  SellerIncomplete: 'many.whySellerIncomplete',
  BuyerIncomplete: 'many.whyBuyerIncomplete',
  SellerNipWrong: 'many.whySellerNipWrong',
  BuyerNipWrong: 'many.whyBuyerNipWrong',
  SellerUnreadable: 'many.whySellerUnreadable',
  BuyerUnreadable: 'many.whyBuyerUnreadable',
  GoodsUnreadable: 'many.whyGoodsUnreadable',
  RateMissing: 'many.whyRateMissing',
  BuyerErased: 'many.whyBuyerErased',
  ...Object.fromEntries(labelProblems.map((kind) => [kind, `labels.${kind}` satisfies MessageKey])),
};
