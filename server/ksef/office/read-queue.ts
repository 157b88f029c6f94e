// The queue as the office shows it: how much is where, what keeps the shop from sending, and by when it must.
import { sql } from 'kysely';
import { formatMoment, shortDay } from '#src/dates/format-moment.ts';
import type { MessageKey } from '#src/i18n/all-messages.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { Translate } from '#src/i18n/translate.ts';
import { ksefParts } from '#src/invoices/ksef-states.ts';
import type { Db } from '../../database/connect.ts';
import { translateTo } from '../../i18n/translations.ts';
import { readInvoiceTerms } from '../../invoices/read-invoice-terms.ts';
import { type LaneState, readLane } from '../queue/sending-lane.ts';
import { countByState } from '../queue/submission-store.ts';
import { sayDeadlines } from './say-deadlines.ts';

type Words = { locale: Locale; timeZone: string; now: Date };

/** Null where nothing goes to KSeF, and nothing ever did. */
export async function readQueue(db: Db, words: Words) {
  const [counts, terms] = [await countByState(db), await readInvoiceTerms(db)];
  const sum = (part: 'waiting' | 'refused' | 'accepted') =>
    ksefParts[part].reduce((total, state) => total + counts[state], 0);
  const all = sum('waiting') + sum('refused') + sum('accepted');
  if (all === 0 && terms.settings.ksef === 'off') return null;
  const t = translateTo(words.locale);
  const lane = await readLane(db);
  const problem = sum('waiting') > 0 && lane.problem !== null ? problemText(lane, words, t) : null;
  return {
    ...{ waiting: sum('waiting'), refused: sum('refused'), accepted: sum('accepted') },
    offline: await countOffline(db),
    problems: [...(problem ? [problem] : []), ...(await sayDeadlines(db, { ...words, ...terms }))],
  };
}

async function countOffline(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ksef_submissions where is_offline`.execute(db);
  return rows[0]?.count ?? 0;
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
