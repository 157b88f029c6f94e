import { useApp } from '../../app-instance.tsx';
import { languageOf } from '../../i18n/locales.ts';

/** Writes a moment, given as ISO 8601, in the person's language and by the shop's clocks. */
export function useFormatMoment(): (iso: string) => string {
  const {
    locale,
    shop: { timeZone },
  } = useApp();
  const { languageTag } = languageOf(locale);
  const day = new Intl.DateTimeFormat(languageTag, { day: 'numeric', month: 'long', year: 'numeric', timeZone });
  const time = new Intl.DateTimeFormat(languageTag, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
  // Joined by hand: what stands between date and time differs between versions of ICU.
  return (iso) => `${day.format(new Date(iso))}, ${time.format(new Date(iso))}`;
}
