// Why a product is not saved, and what its page says then.
import type { RefusalMessages } from '../../../i18n/refusal-message.ts';

export const productRefusals = {
  TitleMissing: 'productEditor.refusal_TitleMissing',
  HandleTaken: 'productEditor.refusal_HandleTaken',
  CompareAtTooLow: 'productEditor.refusal_CompareAtTooLow',
  AmountMissing: 'productEditor.refusal_AmountMissing',
  PriceMissing: 'productEditor.refusal_PriceMissing',
  ProductUnknown: 'productEditor.refusal_ProductUnknown',
  VariantUnknown: 'productEditor.refusal_VariantUnknown',
  OwnFieldUnknown: 'productEditor.refusal_OwnFieldUnknown',
  OwnFieldInvalid: 'productEditor.refusal_OwnFieldInvalid',
  PictureUnknown: 'productEditor.refusal_PictureUnknown',
  PictureTwice: 'productEditor.refusal_PictureTwice',
  TooManyPictures: 'productEditor.refusal_TooManyPictures',
  /** An option has no such value, which the picture's place names. */
  ValueUnknown: 'productEditor.refusal_ValueUnknown',
  OptionUnknown: 'productEditor.refusal_OptionUnknown',
  OptionTwice: 'productEditor.refusal_OptionTwice',
  ValueTwice: 'productEditor.refusal_ValueTwice',
  VariantTwice: 'productEditor.refusal_VariantTwice',
  TooManyVariants: 'productEditor.refusal_TooManyVariants',
  VariantsMissing: 'productEditor.refusal_VariantsMissing',
  StockNotTracked: 'productEditor.refusal_StockNotTracked',
  StockBelowReserved: 'productEditor.refusal_StockBelowReserved',
  /** An hour that the clocks skip, or no date. */
  MomentUnknown: 'productEditor.refusal_MomentUnknown',
  ReductionBeginPast: 'productEditor.refusal_ReductionBeginPast',
  ReductionEndPast: 'productEditor.refusal_ReductionEndPast',
  ReductionEndBeforeBegin: 'productEditor.refusal_ReductionEndBeforeBegin',
  ReductionUnknown: 'productEditor.refusal_ReductionUnknown',
  ReductionBegun: 'productEditor.refusal_ReductionBegun',
  ReductionWithoutPrice: 'productEditor.refusal_ReductionWithoutPrice',
  ReductionNotBelow: 'productEditor.refusal_ReductionNotBelow',
  ReductionsOverlap: 'productEditor.refusal_ReductionsOverlap',
  FieldsInvalid: 'productEditor.refusal_FieldsInvalid',
  /** A press before has made it, and its answer was lost. The editor goes on with what was made. */
  MadeBefore: 'productEditor.refusal_other',
  /** Somebody else has changed it meanwhile. The editor merges both, or asks. */
  FieldsChanged: 'productEditor.refusal_other',
} as const satisfies RefusalMessages;

export type ProductRefusalKind = keyof typeof productRefusals;
