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
  FieldsInvalid: 'productEditor.refusal_FieldsInvalid',
  /** A press before has made it, and its answer was lost. The editor goes on with what was made. */
  MadeBefore: 'productEditor.refusal_other',
  /** Somebody else has changed it meanwhile. The editor merges both, or asks. */
  FieldsChanged: 'productEditor.refusal_other',
} as const satisfies RefusalMessages;
