// Why a discount code is not saved, and what its page says then. What the server returns follows from it.
import type { RefusalMessages } from '../../i18n/refusal-message.ts';
import type { RefusalOf } from '../../result.ts';

export const discountCodeRefusals = {
  CodeInvalid: 'discounts.refusal_CodeInvalid',
  RewardMissing: 'discounts.refusal_RewardMissing',
  LimitInvalid: 'discounts.refusal_LimitInvalid',
  PeriodInvalid: 'discounts.refusal_PeriodInvalid',
  BeginAtClockChange: 'discounts.refusal_BeginAtClockChange',
  EndAtClockChange: 'discounts.refusal_EndAtClockChange',
  PeriodEmpty: 'discounts.refusal_PeriodEmpty',
  /** It would be over already. One that is over may stay so, and files bring those too. */
  EndPast: 'discounts.refusal_EndPast',
  ScopeEmpty: 'discounts.refusal_ScopeEmpty',
  HandlesUnknown: 'discounts.refusal_HandlesUnknown',
  CodeTaken: 'discounts.refusal_CodeTaken',
  /** A press before has made it, and its answer was lost. The editor goes on with what was made. */
  MadeBefore: 'discounts.refusal_other',
  /** Somebody else has changed it meanwhile. The editor merges both, or asks. */
  CodeChanged: 'discounts.refusal_other',
  CodeUnknown: 'discounts.refusal_CodeUnknown',
} as const satisfies RefusalMessages;

export type DiscountCodeRefusal = RefusalOf<
  keyof typeof discountCodeRefusals,
  {
    HandlesUnknown: { handles: string[] };
    MadeBefore: { id: string };
    /** A clear time in place of one that the clocks skip or show twice. */
    BeginAtClockChange: { hour: string };
    EndAtClockChange: { hour: string };
  }
>;
