// How often shoppers look for something, and what they find. A page of results is kept for a minute, so each process counts
// the same words once a minute; what browsers suggest while somebody types is not counted, nor what programs ask.
import { sql } from 'kysely';
import { dateIn } from '#src/dates/local-date.ts';
import type { NotedSearch, SearchOutcome } from '#src/searches/search-outcomes.ts';
import type { Db } from '../database/connect.ts';
import { createLateCounts } from '../memory/late-counts.ts';
import { readTimeZone } from '../shop/read-time-zone.ts';
import { countedWords } from './counted-words.ts';

export type SearchCounts = {
  note(search: NotedSearch): void;
  /** Writes what was noted since the last time. */
  flush(): Promise<void>;
};

/** A machine that asks for ever new words fills neither the memory nor the table. */
const MOST_WAITING = 1_000;
const MOST_A_DAY = 5_000;

type Services = { db: Db; now: () => Date; onError(error: unknown): void };
type Counted = { locale: string; words: string; asked: number; outcome: SearchOutcome };

export function createSearchCounts({ db, now, onError }: Services): SearchCounts {
  const counts = createLateCounts({
    write: (counted) => writeSearches(db, sumUp(counted), now()),
    most: MOST_WAITING,
    onError,
  });
  return {
    note({ locale, text, outcome }) {
      const words = countedWords(text);
      if (words !== null) counts.count(JSON.stringify([locale, words, outcome]));
    },
    flush: counts.flush,
  };
}

/** The last outcome of the same words counts. */
function sumUp(counted: ReadonlyMap<string, number>): Counted[] {
  const sums = new Map<string, Counted>();
  for (const [key, count] of counted) {
    const [locale, words, outcome] = JSON.parse(key) as [string, string, SearchOutcome];
    const same = `${locale} ${words}`;
    sums.set(same, { locale, words, asked: (sums.get(same)?.asked ?? 0) + count, outcome });
  }
  return [...sums.values()];
}

/** Writes the searches in the order of their words, so that two processes never wait for each other. */
async function writeSearches(db: Db, searches: Counted[], now: Date): Promise<void> {
  const day = dateIn(await readTimeZone(db), now);
  await sql`
    insert into searches as s (day, locale, words, asked, outcome)
    select ${day}, given.locale, given.words, given.asked, given.outcome
    from json_to_recordset(${JSON.stringify(searches)}::json)
      as given (locale text, words text, asked integer, outcome text)
    where (select count(*) from searches where day = ${day}) < ${MOST_A_DAY} or exists (
      select from searches k where k.day = ${day} and k.locale = given.locale and k.words = given.words)
    order by given.locale, given.words
    on conflict (day, locale, words) do update set asked = s.asked + excluded.asked, outcome = excluded.outcome`.execute(
    db,
  );
}
