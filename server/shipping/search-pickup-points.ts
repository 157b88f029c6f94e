// What a town, a postcode or a street leads to, however it is spelt.
import { type RawBuilder, sql } from 'kysely';
import { forgivenSlips, spellingDistance } from '../catalogue/search/spelling-distance.ts';
import type { Db } from '../database/connect.ts';
import {
  FEW_POINTS,
  type FoundPoints,
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
  splitWords,
  typedPointWords,
  typedPostalCode,
} from './point-search-words.ts';

const MAX_PROPOSED = 20;

/** The nearest first: to the middle of what was found, or of the part of it that lies close to the address. */
export async function searchPickupPoints(db: Db, { search, near, ...scope }: PointSearch): Promise<FoundPoints> {
  const typed = typedPostalCode(search);
  const centre = typed ?? compactPostalCode(near);
  if (typed === null && search.trim() !== '') return searchByWords(db, scope, typedPointWords(search), centre);
  if (!/^\d\d/.test(centre)) return nothingFound;
  const close = await listPoints(db, scope, centre, inRegion(centre.slice(0, 2)));
  return close.points.length < FEW_POINTS ? listPoints(db, scope, centre, inRegion(centre.slice(0, 1))) : close;
}

/** As typed, then without numbers, then with misspelt words mended, then whatever is in the town. */
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
  // Who types Krakow means the town before Krakowskie Przedmiescie, a street of another.
  const isExact = sql`p.search_words @@ ${query.replaceAll(':*', '')}::tsquery`;
  return listPoints(db, scope, centre, sql`p.search_words @@ ${query}::tsquery`, isExact);
}

/** Each word that no point has becomes the nearest that one has, if that is certain. */
async function mendWords(db: Db, scope: PointScope, words: string[]): Promise<string[]> {
  const asked = words.filter((word) => /^[a-z]{4,}$/.test(word));
  if (asked.length === 0) return words;
  const { rows } = await sql<{ asked: string; word: string }>`
    select asked, w.word
    from unnest(${asked}::text[]) as asked
    cross join lateral (
      select word from pickup_words where country = ${scope.country} and word % asked
      order by similarity(word, asked) desc, word limit ${MAX_PROPOSED}) as w
    where not exists (select ${pointsOf(scope)} and p.search_words @@ (asked || ':*')::tsquery)
      and exists (select ${pointsOf(scope)} and p.search_words @@ w.word::tsquery)`.execute(db);
  return words.map((word) => {
    const proposed = rows
      .filter((row) => row.asked === word)
      .map((row) => ({ word: row.word, slips: spellingDistance(word, row.word) }))
      .filter(({ slips }) => slips <= forgivenSlips(word.length));
    return proposed.toSorted((a, b) => a.slips - b.slips)[0]?.word ?? word;
  });
}

/** Where some of the words name a town, its points. */
function listInTown(db: Db, scope: PointScope, words: string[], centre: string): Promise<FoundPoints> {
  const names = words.flatMap(splitWords).filter((word) => /^[a-z]{3,}$/.test(word));
  if (names.length === 0) return Promise.resolve(nothingFound);
  // By the index first: the town's name alone has none.
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
  return isTown ? city : `${street.replace(/\s+\d.*$/, '')}, ${city}`;
}

/** The first digits of a postcode are a region; the index finds them, the comparison drops house numbers. */
function inRegion(digits: string): RawBuilder<unknown> {
  return sql`p.search_words @@ ${`'${digits}':*`}::tsquery and starts_with(p.postal_code, ${digits})`;
}
