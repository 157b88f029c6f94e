// What assistants ask of the shop: counts by day and by the domain of their platform. Anybody may name any domain, so no day
// has more of them than some hundred.
import { sql } from 'kysely';
import { dateIn } from '#src/dates/local-date.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { AssistantRefusal } from '#src/reports/assistants/assistant-refusals.ts';
import type { AssistantStep } from '#src/reports/assistants/assistant-steps.ts';
import type { Db } from '../../database/connect.ts';
import { inTransaction, type Transaction } from '../../database/transaction.ts';
import { createLateCounts } from '../../memory/late-counts.ts';
import { countedWords } from '../../searches/counted-words.ts';
import { readTimeZone } from '../../shop/read-time-zone.ts';

/** `platform`: a domain; empty for an assistant that names none. */
export type AssistantCounts = {
  reached(platform: string, step: AssistantStep): void;
  foundNothing(search: { locale: Locale; text: string }): void;
  refused(platform: string, code: AssistantRefusal): void;
  /** Writes what was noted since the last time. */
  flush(): Promise<void>;
};

/** What the merchant tries out is no assistant's. */
export const noAssistantCounts: Omit<AssistantCounts, 'flush'> = {
  reached: () => undefined,
  foundNothing: () => undefined,
  refused: () => undefined,
};

/** A machine that names ever new domains, or asks for ever new words, fills neither the memory nor the tables. */
const MOST_WAITING = 1_000;
const MOST_PLATFORMS_A_DAY = 200;
const MOST_WORDS_A_DAY = 2_000;
export const MOST_REFUSALS = 200;

type Key =
  | { kind: 'step'; platform: string; step: AssistantStep }
  | { kind: 'search'; locale: Locale; words: string }
  | { kind: 'refusal'; platform: string; code: AssistantRefusal };
type Counted<Kind extends Key['kind']> = Extract<Key, { kind: Kind }> & { count: number };

type Services = { db: Db; now: () => Date; onError(error: unknown): void };

export function createAssistantCounts({ db, now, onError }: Services): AssistantCounts {
  const write = (counted: ReadonlyMap<string, number>) => writeCounts(db, counted, now());
  const counts = createLateCounts({ write, most: MOST_WAITING, onError });
  const note = (key: Key) => counts.count(JSON.stringify(key));
  return {
    reached: (platform, step) => note({ kind: 'step', platform, step }),
    foundNothing({ locale, text }) {
      const words = countedWords(text);
      if (words !== null) note({ kind: 'search', locale, words });
    },
    refused: (platform, code) => note({ kind: 'refusal', platform, code }),
    flush: counts.flush,
  };
}

/** A person has followed the link of a platform's cart. */
export async function noteHandOver(tx: Transaction, platform: string, now: Date): Promise<void> {
  await addSteps(tx, await dayOf(tx, now), [{ kind: 'step', platform, step: 'handed_over', count: 1 }]);
}

async function dayOf(db: Db, now: Date): Promise<string> {
  return dateIn(await readTimeZone(db), now);
}

async function writeCounts(db: Db, counted: ReadonlyMap<string, number>, now: Date): Promise<void> {
  const keys = [...counted].map(([key, count]) => ({ ...(JSON.parse(key) as Key), count }));
  const day = await dayOf(db, now);
  await inTransaction(db, async (tx) => {
    await addSteps(
      tx,
      day,
      keys.filter((key) => key.kind === 'step'),
    );
    await addSearches(
      tx,
      day,
      keys.filter((key) => key.kind === 'search'),
    );
    await addRefusals(
      tx,
      keys.filter((key) => key.kind === 'refusal'),
      now,
    );
  });
}

/** Each in one order, so that two processes never wait for each other. */
async function addSteps(tx: Transaction, day: string, steps: readonly Counted<'step'>[]): Promise<void> {
  if (steps.length === 0) return;
  await sql`
    insert into assistant_steps as s (day, platform, step, reached)
    select ${day}, given.platform, given.step, given.count
    from json_to_recordset(${JSON.stringify(steps)}::json) as given (platform text, step text, count integer)
    where (select count(distinct platform) from assistant_steps where day = ${day}) < ${MOST_PLATFORMS_A_DAY}
      or exists (select from assistant_steps k where k.day = ${day} and k.platform = given.platform)
    order by given.platform, given.step
    on conflict (day, platform, step) do update set reached = s.reached + excluded.reached`.execute(tx);
}

async function addSearches(tx: Transaction, day: string, searches: readonly Counted<'search'>[]): Promise<void> {
  if (searches.length === 0) return;
  await sql`
    insert into assistant_searches as s (day, locale, words, asked)
    select ${day}, given.locale, given.words, given.count
    from json_to_recordset(${JSON.stringify(searches)}::json) as given (locale text, words text, count integer)
    where (select count(*) from assistant_searches where day = ${day}) < ${MOST_WORDS_A_DAY} or exists (
      select from assistant_searches k where k.day = ${day} and k.locale = given.locale and k.words = given.words)
    order by given.locale, given.words
    on conflict (day, locale, words) do update set asked = s.asked + excluded.asked`.execute(tx);
}

/** Only the last ones are kept. */
async function addRefusals(tx: Transaction, refusals: readonly Counted<'refusal'>[], now: Date): Promise<void> {
  if (refusals.length === 0) return;
  await sql`
    insert into assistant_refusals as r (platform, code, refused, last_at)
    select given.platform, given.code, given.count, ${now}
    from json_to_recordset(${JSON.stringify(refusals)}::json) as given (platform text, code text, count integer)
    order by given.platform, given.code
    on conflict (platform, code) do update set refused = r.refused + excluded.refused, last_at = excluded.last_at`.execute(
    tx,
  );
  await sql`
    delete from assistant_refusals where (platform, code) in (
      select platform, code from assistant_refusals order by last_at desc, platform, code offset ${MOST_REFUSALS})`.execute(
    tx,
  );
}
