import { useApp } from '../../app-instance.tsx';
import { formatMoment, longDay } from '../../dates/format-moment.ts';

/** Writes a moment, given as ISO 8601, in the person's language and by the shop's clocks. */
export function useFormatMoment(): (iso: string) => string {
  const { locale, shop } = useApp();
  return (iso) => formatMoment(iso, locale, shop.timeZone, longDay);
}
