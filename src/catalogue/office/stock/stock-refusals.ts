// Why stock stays as it is, and what the office says then. What the server returns follows from it.
import type { RefusalMessages } from '../../../i18n/refusal-message.ts';
import type { RefusalOf } from '../../../result.ts';

/** Why one line cannot be entered. */
export const stockLineRefusals = {
  VariantUnknown: 'stock.refusal_VariantUnknown',
  /** The variant is sold without counting. */
  StockNotTracked: 'stock.refusal_StockNotTracked',
  StockBelowReserved: 'stock.refusal_StockBelowReserved',
  StockTooLarge: 'stock.refusal_StockTooLarge',
  QuantityInvalid: 'stock.refusal_QuantityInvalid',
  /** Somebody else has entered another number since the one that was seen. */
  StockEnteredSince: 'stock.refusal_StockEnteredSince',
} as const satisfies RefusalMessages;

type OnHand = { onHand: number; reserved: number };
export type StockLineRefusal = RefusalOf<
  keyof typeof stockLineRefusals,
  {
    StockBelowReserved: OnHand;
    StockTooLarge: OnHand;
    /** `version`: that of the product, at which `onHand` is. */
    StockEnteredSince: OnHand & { by: string; version: number };
  }
>;

/** Why nothing of an entry was written. */
export const stockEntryRefusals = {
  NothingEntered: 'stock.refusal_NothingEntered',
  TooManyLines: 'stock.refusal_TooManyLines',
  WordsMissing: 'stock.refusal_WordsMissing',
  KeyReused: 'stock.refusal_KeyReused',
  LinesRefused: 'stock.refusal_LinesRefused',
} as const satisfies RefusalMessages;

export type RefusedLine = { variantId: string; refusal: StockLineRefusal };
export type StockEntryRefusal = RefusalOf<keyof typeof stockEntryRefusals, { LinesRefused: { lines: RefusedLine[] } }>;
