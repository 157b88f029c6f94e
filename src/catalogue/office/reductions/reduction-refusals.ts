// Why prices are not reduced, and what the office says then. What the server returns follows from it.
import type { RefusalMessages } from '../../../i18n/refusal-message.ts';

/** Why nothing was planned. */
export const reductionRefusals = {
  BeginUnreadable: 'reductions.refusal_BeginUnreadable',
  EndUnreadable: 'reductions.refusal_EndUnreadable',
  BeginPast: 'reductions.refusal_BeginPast',
  EndPast: 'reductions.refusal_EndPast',
  EndBeforeBegin: 'reductions.refusal_EndBeforeBegin',
  CollectionUnknown: 'reductions.refusal_CollectionUnknown',
  TagUnknown: 'reductions.refusal_TagUnknown',
  SkusUnknown: 'reductions.refusal_SkusUnknown',
  AmountMissing: 'reductions.refusal_AmountMissing',
  NoPrices: 'reductions.refusal_NoPrices',
} as const satisfies RefusalMessages;

/** Why one price stays what it is. */
export const keptPriceReasons = {
  SameAfterRounding: 'reductions.kept_SameAfterRounding',
  ReducedAlready: 'reductions.kept_ReducedAlready',
  Overlaps: 'reductions.kept_Overlaps',
  NotAboveZero: 'reductions.kept_NotAboveZero',
  NotBelowOrdinary: 'reductions.kept_NotBelowOrdinary',
  Converted: 'reductions.kept_Converted',
} as const satisfies RefusalMessages;

export type ReductionRefusalKind = keyof typeof reductionRefusals;
