// Why a gift card is not issued or disabled, and what its page says then.
import type { RefusalMessages } from '../../i18n/refusal-message.ts';
import type { RefusalOf } from '../../result.ts';

export const giftCardRefusals = {
  AmountInvalid: 'giftCards.refusal_AmountInvalid',
  ExpiryPast: 'giftCards.refusal_ExpiryPast',
  /** The calendar has no such day, or it is too far away. */
  ExpiryInvalid: 'giftCards.refusal_ExpiryInvalid',
  CardUnknown: 'giftCards.refusal_CardUnknown',
  /** A press before has made it, and its answer was lost: the page of what was made says all but its code. */
  MadeBefore: 'giftCards.refusal_MadeBefore',
} as const satisfies RefusalMessages;

export type GiftCardRefusal = RefusalOf<keyof typeof giftCardRefusals, { MadeBefore: { id: string } }>;
