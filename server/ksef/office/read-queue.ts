// The queue as the office shows it: how much is where, what keeps the shop from sending, and by when it must.
import { sql } from 'kysely';
import { formatDay, formatMoment, shortDay } from '#src/dates/format-moment.ts';
import type { MessageKey } from '#src/i18n/all-messages.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { Translate } from '#src/i18n/translate.ts';
import { ksefParts } from '#src/invoices/ksef-states.ts';
import type { Db } from '../../database/connect.ts';
import { translateTo } from '../../i18n/translations.ts';
import { readInvoiceTerms } from '../../invoices/read-invoice-terms.ts';
import { type LaneState, readLane } from '../queue/sending-lane.ts';
import { countByState } from '../queue/submission-store.ts';
import { nextWorkingDay } from '../working-days.ts';

type Words = { locale: Locale; timeZone: string };

/** Null where nothing goes to KSeF, and nothing ever did. */
export async function readQueue(db: Db, words: Words) {
  const [counts, { settings }] = [await countByState(db), await readInvoiceTerms(db)];
  const sum = (part: 'waiting' | 'refused' | 'accepted') =>
    ksefParts[part].reduce((total, state) => total + counts[state], 0);
  const all = sum('waiting') + sum('refused') + sum('accepted');
  if (all === 0 && settings.ksef === 'off') return null;
  const { offline, late } = await countOffline(db);
  const t = translateTo(words.locale);
  const lane = await readLane(db);
  const problem = sum('waiting') > 0 && lane.problem !== null ? problemText(lane, words, t) : null;
  return {
    ...{ waiting: sum('waiting'), refused: sum('refused'), accepted: sum('accepted'), offline },
    problems: [...(problem ? [problem] : []), ...late.map((day) => dueText(day, words, t))],
  };
}

type Late = { issuedOn: string; count: number };

/** `late`: those that were issued offline and have no number yet, by the day on which they were. */
async function countOffline(db: Db): Promise<{ offline: number; late: Late[] }> {
  const { rows } = await sql<{ issuedOn: string | null; count: number }>`
    select case when s.state <> 'accepted' then i.issued_on end as "issuedOn", count(*)::int as count
    from ksef_submissions s join invoices i on i.id = s.invoice_id where s.is_offline group by 1 order by 1`.execute(
    db,
  );
  return {
    offline: rows.reduce((sum, { count }) => sum + count, 0),
    late: rows.flatMap(({ issuedOn, count }) => (issuedOn === null ? [] : [{ issuedOn, count }])),
  };
}

function dueText({ issuedOn, count }: Late, { locale }: Words, t: Translate): string {
  return t('ksef.dueBy', { count, day: formatDay(nextWorkingDay(issuedOn), locale, 'UTC', shortDay) });
}

const problems: Readonly<Record<string, MessageKey>> = {
  KSEF_NOT_READY: 'ksef.problem_notReady',
  KSEF_AWAY: 'ksef.problem_away',
  KSEF_LIMITED: 'ksef.problem_limited',
  KSEF_REFUSED: 'ksef.problem_refused',
  KSEF_UNFINISHED: 'ksef.problem_unfinished',
};

function problemText({ problem, problemCode, problemSince }: LaneState, { locale, timeZone }: Words, t: Translate) {
  const moment = problemSince ? formatMoment(problemSince, locale, timeZone, shortDay) : '';
  return t(problems[problemCode ?? ''] ?? 'ksef.problem_other', { moment, problem: problem ?? '' });
}
