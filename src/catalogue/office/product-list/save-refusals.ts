// Why a product of the list or the grid is not saved, and what stands beside its cell then.
import type { RefusalMessages } from '../../../i18n/refusal-message.ts';

export const saveRefusals = {
  CompareAtTooLow: 'grid.refusal_CompareAtTooLow',
  AmountMissing: 'grid.refusal_AmountMissing',
  ProductUnknown: 'grid.refusal_ProductUnknown',
  VariantUnknown: 'grid.refusal_VariantUnknown',
  FieldsInvalid: 'grid.refusal_FieldsInvalid',
  TitleMissing: 'grid.emptyTitle',
  PriceMissing: 'grid.refusal_PriceMissing',
  StockNotTracked: 'grid.refusal_StockNotTracked',
  StockBelowReserved: 'grid.refusal_StockBelowReserved',
} as const satisfies RefusalMessages;
