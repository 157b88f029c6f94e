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

/** The end of the code, by which people tell cards apart. */
export function shownCode(lastFour: string): string {
  return `…${lastFour}`;
}
