// Why nothing is done with a draft, and what its page says then. What the server returns follows from it.
import type { FieldProblem } from '../checkout/checkout-fields.ts';
import type { RefusalMessages } from '../i18n/refusal-message.ts';
import type { RefusalOf } from '../result.ts';

export const draftRefusals = {
  DraftUnknown: 'drafts.refusal_DraftUnknown',
  NotADraft: 'drafts.refusal_other',
  /** A press before has made it, and its answer was lost. The editor goes on with what was made. */
  MadeBefore: 'drafts.refusal_other',
  /** Somebody else has saved it since. */
  DraftChanged: 'drafts.refusal_DraftChanged',
  DraftWithdrawn: 'drafts.refusal_DraftWithdrawn',
  /** It is paid, or being paid. */
  DraftOrdered: 'drafts.refusal_DraftOrdered',
  /** Its e-mail is about to go out: undo that first. */
  SendWaiting: 'drafts.refusal_SendWaiting',
  SendUndone: 'drafts.refusal_SendUndone',
  /** Whoever sent it was removed meanwhile, or has another role. */
  NoLongerAllowed: 'drafts.refusal_NoLongerAllowed',
  TooLate: 'drafts.refusal_TooLate',
  MarketUnknown: 'drafts.refusal_MarketUnknown',
  DeliveryUnknown: 'drafts.refusal_DeliveryUnknown',
  CountryUnknown: 'drafts.refusal_CountryUnknown',
  TooMuch: 'drafts.refusal_TooMuch',
  NothingToSell: 'drafts.refusal_NothingToSell',
  ProductGone: 'drafts.refusal_ProductGone',
  /** It went to another market, where it is not agreed what something costs. */
  PriceMissing: 'drafts.refusal_PriceMissing',
  TotalTooSmall: 'drafts.refusal_TotalTooSmall',
  NoEmail: 'drafts.refusal_NoEmail',
  OutOfStock: 'drafts.refusal_OutOfStock',
  /** Said beside each field. */
  ContactWrong: 'drafts.refusal_ContactWrong',
  /** A parcel goes to an address, and one that is collected to a point, which only the link asks for. */
  AddressMissing: 'drafts.refusal_AddressMissing',
  PointMissing: 'drafts.refusal_PointMissing',
} as const satisfies RefusalMessages;

/** `typed`: what stood in the field; `country`: by whose rules it was read. */
export type ContactFault = FieldProblem & { typed: string; country: string };

export type DraftRefusal = RefusalOf<
  keyof typeof draftRefusals,
  {
    MadeBefore: { id: string };
    DraftChanged: { by: string };
    DraftOrdered: { order: number };
    OutOfStock: { titles: string[] };
    ContactWrong: { faults: ContactFault[] };
  }
>;
