// What is announced of KSeF, and by when it must have what was issued offline, in the words of who asks.
import { formatDay, formatMoment, shortDay } from '#src/dates/format-moment.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { Translate } from '#src/i18n/translate.ts';
import type { Db } from '../../database/connect.ts';
import { translateTo } from '../../i18n/translations.ts';
import type { InvoiceTerms } from '../../invoices/read-invoice-terms.ts';
import { dueDayOf, findOutageAt, outagesOf } from '../queue/outage-deadlines.ts';
import { listOfflineOpen } from '../queue/submission-store.ts';

type About = Pick<InvoiceTerms, 'settings' | 'timeZone'> & { locale: Locale; now: Date };

export async function sayDeadlines(db: Db, { settings, timeZone, locale, now }: About): Promise<string[]> {
  const t = translateTo(locale);
  const outages = outagesOf(settings, timeZone);
  const current = findOutageAt(outages, now);
  const counts = new Map<string | null, number>();
  for (const { queuedAt: issuedAt, issuedOn } of await listOfflineOpen(db)) {
    const due = dueDayOf({ issuedAt, issuedOn }, { outages, timeZone });
    counts.set(due, (counts.get(due) ?? 0) + 1);
  }
  const moment = current ? formatMoment(current.from, locale, timeZone, shortDay) : '';
  return [
    ...(current ? [t(`ksef.outage_${current.kind}`, { moment })] : []),
    ...[...counts]
      .sort(([one], [other]) => (one ?? '9').localeCompare(other ?? '9'))
      .map(([day, count]) => dueText({ day, count }, locale, t)),
  ];
}

/** `day`: null while it is counted from an end that nobody knows. */
function dueText({ day, count }: { day: string | null; count: number }, locale: Locale, t: Translate): string {
  if (day === null) return t('ksef.dueAfterOutage', { count });
  return t('ksef.dueBy', { count, day: formatDay(day, locale, 'UTC', shortDay) });
}
