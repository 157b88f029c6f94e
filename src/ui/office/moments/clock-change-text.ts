// What a field says of a time that the clocks skip in its night, or show twice. Comes when a time is typed.
import { type ClockChange, clockChangeAt } from '../../../dates/read-moment.ts';
import type { MessageKey } from '../../../i18n/all-messages.ts';
import { bindLateTexts } from '../../../i18n/late-texts.ts';
import { textsOf } from '../../../i18n/load-texts.ts';
import type { Locale } from '../../../i18n/locales.ts';

const loadTexts = textsOf((locale) => import(`../../../i18n/messages/${locale}/ui/clock-change.ts`));

const sentences: Readonly<Record<ClockChange['kind'], MessageKey>> = {
  skipped: 'clock.skipped',
  twice: 'clock.twice',
};

type Typed = { text: string; timeZone: string; locale: Locale };

/** `text`: a moment such as `2027-03-28T02:30`, by the clocks of the zone. Null: there is that time, once. */
export async function clockChangeText({ text, timeZone, locale }: Typed): Promise<string | null> {
  const change = clockChangeAt(text, 'from', timeZone);
  if (!change) return null;
  const textsIn = await bindLateTexts(loadTexts);
  return textsIn(locale)(sentences[change.kind], { time: change.instead });
}
