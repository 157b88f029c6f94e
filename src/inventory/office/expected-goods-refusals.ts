// Why a line of expected goods is not kept, and what the office says then.
import type { RefusalMessages } from '../../i18n/refusal-message.ts';
import type { RefusalOf } from '../../result.ts';

export const expectedGoodsRefusals = {
  DayInvalid: 'stock.refusal_DayInvalid',
  ExpectedQuantityInvalid: 'stock.refusal_ExpectedQuantityInvalid',
  ExpectedUnknown: 'stock.refusal_ExpectedUnknown',
  ExpectedNotTracked: 'stock.refusal_ExpectedNotTracked',
} as const satisfies RefusalMessages;

export type ExpectedGoodsRefusal = RefusalOf<keyof typeof expectedGoodsRefusals>;
