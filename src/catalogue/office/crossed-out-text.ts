import type { Translate } from '../../i18n/translate.ts';
import type { Announcement } from '../lowest-price.ts';

/** A saved price with one that is to be crossed out; without one, nothing is asked about it. */
export type AnnouncedPrice = {
  announcement?: Announcement['kind'] | null;
  lowestBefore?: number | null;
};

/** What the shop crosses out beside a price, or why it does not. `format`: of minor units of the price's currency. */
export function crossedOutText(
  { announcement, lowestBefore }: AnnouncedPrice,
  t: Translate,
  format: (minor: number) => string,
): string | null {
  if (!announcement) return null;
  const price = lowestBefore == null ? '' : format(lowestBefore);
  return t(`productEditor.crossedOut_${announcement}`, { price });
}
