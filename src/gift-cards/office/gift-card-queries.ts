import { officeUrlOf } from '../../office-addresses.ts';
import type { GiftCardsShowQuery } from '../../office-operations.generated.ts';
import { operationQuery } from '../../query-client.ts';

export type ShownGiftCard = NonNullable<GiftCardsShowQuery['giftCard']>;

export function giftCardQuery(id: string | undefined) {
  return operationQuery('GiftCardsShow', { id: id ?? '' });
}

export function giftCardHref(id: string): string {
  return officeUrlOf('giftCard', undefined, { id });
}

/** As people tell cards apart: the end of the code. */
export function shownCode(lastFour: string): string {
  return `…${lastFour}`;
}
