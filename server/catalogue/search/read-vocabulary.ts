// Keeps the words of each language for each database, and brings them up to date before they are used: the database
// says which ones transactions wrote that were not finished the last time. See catalogue-cache.ts.
import { sql } from 'kysely';
import type { Locale } from '#src/i18n/locales.ts';
import type { Db } from '../../database/connect.ts';
import { Vocabulary } from './vocabulary.ts';

type Followed = { vocabulary: Vocabulary; oldestRunning: string | null };
type WordRow = { word: string | null; spelling: string; oldest_running: string };

const vocabularies = new WeakMap<Db, Map<Locale, Followed>>();

/** The words that are, or were, in the catalogue. */
export async function readVocabulary(db: Db, locale: Locale): Promise<Vocabulary> {
  const followed = followedOf(db, locale);
  const { oldestRunning } = followed;
  // In a database that was restored, words bear numbers of transactions that are yet to come.
  const isNew = sql`w.xid >= ${oldestRunning}::xid8 and w.xid < pg_snapshot_xmax(pg_current_snapshot())`;
  const { rows } = await sql<WordRow>`
    select w.word, w.spelling, pg_snapshot_xmin(pg_current_snapshot())::text as oldest_running
    from (select) as always
    left join search_words w on w.locale = ${locale} ${oldestRunning === null ? sql`` : sql`and ${isNew}`}`.execute(db);
  for (const { word, spelling } of rows) if (word !== null) followed.vocabulary.add(word, spelling);
  followed.oldestRunning = rows[0]?.oldest_running ?? null;
  return followed.vocabulary;
}

function followedOf(db: Db, locale: Locale): Followed {
  const ofDatabase = vocabularies.get(db) ?? new Map<Locale, Followed>();
  vocabularies.set(db, ofDatabase);
  const cached = ofDatabase.get(locale);
  if (cached) return cached;
  const begun = { vocabulary: new Vocabulary(locale), oldestRunning: null };
  ofDatabase.set(locale, begun);
  return begun;
}
