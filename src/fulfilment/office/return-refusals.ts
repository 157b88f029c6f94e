// Why nothing is done with a return, and what is said then. What the server returns follows from it. Here, because an order's
// own page opens returns too.
import type { RefusalMessages } from '../../i18n/refusal-message.ts';

export const returnRefusals = {
  ReturnClosed: 'returns.refusedClosed',
  OrderUnknown: 'returns.refusedOrderUnknown',
  ReturnHasOrder: 'returns.refusedHasOrder',
  /** Nobody knows yet which order it is. */
  ReturnWithoutOrder: 'returns.refusedWithoutOrder',
  NothingChosen: 'returns.refusedNothing',
  MoreThanLeft: 'returns.refusedMoreThanLeft',
  ReasonMissing: 'returns.refusedReasonMissing',
  TooLate: 'returns.refusedTooLate',
  // Why it is not closed without money.
  MoneyLeft: 'returns.refusedMoneyLeft',
  PaymentMayCome: 'returns.refusedPaymentMayCome',
  ReturnNotClosed: 'returns.refusedNotClosed',
  // What the order itself says of goods that come back. Whatever else it may say, the general words are enough for.
  MoreThanSent: 'returns.refusedMoreThanSent',
  NotSent: 'returns.refusedNotSent',
  AlreadyReturned: 'returns.refusedAlreadyReturned',
} as const satisfies RefusalMessages;

export type ReturnRefusal = { kind: keyof typeof returnRefusals };
