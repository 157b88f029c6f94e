// What a town, a postcode or a street leads to, however it is spelt.
import { type RawBuilder, sql } from 'kysely';
import { forgivenSlips, spellingDistance } from '../catalogue/search/spelling-distance.ts';
import type { Db } from '../database/connect.ts';
import {
  FEW_POINTS,
  type FoundPoints,
  listFewPoints,
  listPoints,
  nothingFound,
  type PickupPoint,
  type PointScope,
  type PointSearch,
  pointsOf,
} from './pickup-point-store.ts';
import {
  compactPostalCode,
  pointSearchQuery,
  pointSearchWords,
  regionsOf,
  splitWords,
  typedPointWords,
  typedPostalCode,
} from './point-search-words.ts';

const MAX_PROPOSED = 20;
const SHORT_WORD = 7;

/**
 * The nearest first: to the middle of what was found, or of the part of it that lies close to the address. Where none lies near a
 * postcode, few are all shown: nobody can know where a shop has its only one.
 */
export async function searchPickupPoints(db: Db, { search, near, ...scope }: PointSearch): Promise<FoundPoints> {
  const typed = typedPostalCode(search, scope.country);
  const centre = typed ?? compactPostalCode(near);
  if (typed === null && search.trim() !== '') return searchByWords(db, scope, typedPointWords(search), centre);
  const found = await searchAround(db, scope, centre);
  return found.points.length > 0 ? found : listFewPoints(db, scope, centre);
}

async function searchAround(db: Db, scope: PointScope, centre: string): Promise<FoundPoints> {
  const [close, wide] = regionsOf(centre, scope.country);
  if (close === undefined || wide === undefined) return nothingFound;
  const found = await listPoints(db, scope, centre, inRegion(close));
  return found.points.length < FEW_POINTS ? listPoints(db, scope, centre, inRegion(wide)) : found;
}

/** Searches as typed, then without numbers, then with misspelt words mended, then whatever is in the town. */
async function searchByWords(db: Db, scope: PointScope, words: string[], centre: string): Promise<FoundPoints> {
  const attempts = (tried: string[]) => [tried, tried.filter((word) => !/^\d/.test(word))];
  for (const attempt of attempts(words)) {
    const found = await listWithWords(db, scope, attempt, centre);
    if (found.points.length > 0) return found;
  }
  const mended = await mendWords(db, scope, words);
  const isMended = mended.some((word, at) => word !== words[at]);
  for (const attempt of isMended ? attempts(mended) : []) {
    const found = await listWithWords(db, scope, attempt, centre);
    if (found.points.length > 0) return { ...found, place: placeOf(found.points, attempt) };
  }
  const found = await listInTown(db, scope, mended, centre);
  return { ...found, place: found.points[0]?.city ?? null, isTownOnly: found.points.length > 0 };
}

async function listWithWords(db: Db, scope: PointScope, words: string[], centre: string): Promise<FoundPoints> {
  const query = pointSearchQuery(words);
  if (!query) return nothingFound;
  // Whoever types Krakow means the town before Krakowskie Przedmiescie, a street of another.
  const isExact = sql`p.search_words @@ ${query.replaceAll(':*', '')}::tsquery`;
  return listPoints(db, scope, centre, sql`p.search_words @@ ${query}::tsquery`, isExact);
}

/** Each word that no point has becomes the nearest that one has, if that is certain. */
async function mendWords(db: Db, scope: PointScope, words: string[]): Promise<string[]> {
  const asked = words.filter((word) => /^[a-z]{4,}$/.test(word));
  if (asked.length === 0) return words;
  const likely = await listLikely(db, scope, asked);
  if (likely.length === 0) return words;
  const { rows } = await sql<{ word: string }>`
    select word from unnest(${likely.map(({ word }) => word)}::text[]) as word
    where exists (select ${pointsOf(scope)} and p.search_words @@ word::tsquery)`.execute(db);
  const had = new Set(rows.map(({ word }) => word));
  return words.map((typed) => likely.find(({ asked, word }) => asked === typed && had.has(word))?.word ?? typed);
}

/**
 * Words of the country's points with few slips to those that none has, the nearest first. A short word with a slip has
 * hardly three letters in a row left that are right: those that begin alike and are as long are looked at, too.
 */
async function listLikely(db: Db, scope: PointScope, asked: string[]): Promise<{ asked: string; word: string }[]> {
  const { rows } = await sql<{ asked: string; word: string }>`
    select asked, w.word
    from unnest(${asked}::text[]) as asked
    join pickup_words w on w.country = ${scope.country} and (w.word % asked
      or length(asked) <= ${SHORT_WORD} and w.word like left(asked, 1) || '%'
        and length(w.word) between length(asked) - 1 and length(asked) + 1)
    where not exists (select ${pointsOf(scope)} and p.search_words @@ (asked || ':*')::tsquery)`.execute(db);
  const near = rows.flatMap((row) => {
    const limit = forgivenSlips(row.asked.length);
    const slips = spellingDistance(row.asked, row.word, limit);
    return slips <= limit ? [{ ...row, slips }] : [];
  });
  return near.toSorted((a, b) => a.slips - b.slips || (a.word < b.word ? -1 : 1)).slice(0, MAX_PROPOSED);
}

/** Lists the points of a town that some of the words name. */
function listInTown(db: Db, scope: PointScope, words: string[], centre: string): Promise<FoundPoints> {
  const names = words.flatMap(splitWords).filter((word) => /^[a-z]{3,}$/.test(word));
  if (names.length === 0) return Promise.resolve(nothingFound);
  // The index narrows the rows first: the town's name alone has none.
  const anyWord = sql`p.search_words @@ ${names.map((name) => `'${name}'`).join(' | ')}::tsquery`;
  const isTown = sql`string_to_array(regexp_replace(kasa_unaccent(p.city), '[^a-z0-9]+', ' ', 'g'), ' ') && ${names}::text[]`;
  return listPoints(db, scope, centre, sql`${anyWord} and ${isTown}`);
}

/** What mended words name. */
function placeOf([first]: PickupPoint[], words: string[]): string | null {
  if (!first) return null;
  const { city, street } = first;
  const isTown = words.every((word) =>
    pointSearchWords({ id: '', name: '', street: '', postalCode: '', city }).includes(word),
  );
  return isTown ? city : `${street.split(/\s\d/, 1)[0]}, ${city}`;
}

/** A postcode's beginning is a region; the index finds it, the comparison drops house numbers and names of streets. */
function inRegion(beginning: string): RawBuilder<unknown> {
  return sql`p.search_words @@ ${`'${beginning}':*`}::tsquery and starts_with(lower(p.postal_code), ${beginning})`;
}
