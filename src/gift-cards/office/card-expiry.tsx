import { useApp } from '../../app-instance.tsx';
import { formatDay, longDay } from '../../dates/format-moment.ts';
import { lastDayOf } from '../last-day.ts';

/** The last day on which a card pays; null: it always does. */
export function CardExpiry({ expiresAt }: { expiresAt: string | null | undefined }) {
  const { locale, shop, t } = useApp();
  if (!expiresAt) return t('giftCards.never');
  const day = lastDayOf(expiresAt);
  return <time dateTime={day}>{formatDay(day, locale, shop.timeZone, longDay)}</time>;
}
