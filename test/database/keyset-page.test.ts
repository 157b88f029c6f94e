// Pages by key, over rows that stand in an array instead of a table.
import { sql } from 'kysely';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { byColumnsAndId, byNumber, keysetPage, MOST_LISTED, type PlaceInList } from '#server/database/keyset-page.ts';

type Row = { id: number };
const all = Array.from({ length: 7 }, (_, index) => ({ id: index + 1 }));

/** Finds what the statement would: `before` and `after` name rows by their numbers. */
function list(place: PlaceInList, { isAscending = false, rows = all } = {}) {
  const keyset = byNumber<Row>(sql`id`, ({ id }) => id, isAscending);
  const ordered = isAscending ? rows : rows.toReversed();
  return keysetPage(keyset, { first: 3, ...place }, async ({ beyond, limit }) => {
    const indexOf = (cursor: PlaceInList['after']) => ordered.findIndex(({ id }) => String(id) === String(cursor));
    if (beyond.length === 0) return ordered.slice(0, limit);
    if (place.after != null) return ordered.slice(0, indexOf(place.after)).reverse().slice(0, limit);
    return ordered.slice(indexOf(place.before) + 1).slice(0, limit);
  });
}
const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id);

test('the highest come first, and each page names its neighbours', async () => {
  const first = await list({});
  assert.equal([idsOf(first.rows), first.before, first.after, first.hasMore], [[7, 6, 5], '5', null, true]);
  const second = await list({ before: first.before });
  assert.equal([idsOf(second.rows), second.before, second.after], [[4, 3, 2], '2', '4']);
  const last = await list({ before: second.before });
  assert.equal([idsOf(last.rows), last.before, last.after, last.hasMore], [[1], null, '1', false]);
});

test('the way back leads over the same pages, in the same order', async () => {
  const second = await list({ after: 1 });
  assert.equal([idsOf(second.rows), second.before, second.after], [[4, 3, 2], '2', '4']);
  const first = await list({ after: second.after });
  assert.equal([idsOf(first.rows), first.before, first.after], [[7, 6, 5], '5', null]);
});

test('a list may begin with the lowest', async () => {
  const first = await list({}, { isAscending: true });
  assert.equal([idsOf(first.rows), first.before], [[1, 2, 3], '3']);
  assert.equal(idsOf((await list({ before: first.before }, { isAscending: true })).rows), [4, 5, 6]);
});

test('what names no row begins at the beginning', async () => {
  for (const before of ['x', '0', '-4', '1e3', '4; drop', '', null]) {
    const { rows, after } = await list({ before });
    assert.equal([idsOf(rows), after], [[7, 6, 5], null], String(before));
  }
  const byId = byColumnsAndId<{ id: string }>([sql`at`, sql`id`], { idOf: ({ id }) => id, find: () => sql`select 1` });
  assert.is(byId.placeOf('12'), null);
  assert.ok(byId.placeOf('0b0e7a52-0f6b-4b5e-9d4e-0a51f1f7c0de'));
});

test('a list without rows has no neighbours', async () => {
  const { rows, before, after } = await list({}, { rows: [] });
  assert.equal([rows, before, after], [[], null, null]);
});

test('nobody gets more rows at once than there may be', async () => {
  let asked = 0;
  await keysetPage(
    byNumber<Row>(sql`id`, ({ id }) => id),
    { first: 1_000_000 },
    async ({ limit }) => {
      asked = limit;
      return [];
    },
  );
  assert.is(asked, MOST_LISTED + 1);
});

test.run();
