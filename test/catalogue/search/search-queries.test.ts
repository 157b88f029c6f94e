import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import type { Database } from '#server/database/connect.ts';
import { seedDemo } from '#server/demo/seed-demo.ts';
import { filesOnDisk } from '#server/media/files/files-on-disk.ts';
import { openTestDatabase } from '../../database/test-database.ts';
import { wholeSuite } from '../../depths.ts';
import { freshQueries } from './fresh-queries.ts';
import { heldOutQueries } from './held-out-queries.ts';
import { judgeQueries } from './judge-queries.ts';
import { judgedQueries } from './judged-queries.ts';
import { lastQueries } from './last-queries.ts';
import { littleQueries } from './little-queries.ts';
import { unseenQueries } from './unseen-queries.ts';
import { wordFormQueries } from './word-form-queries.ts';
import { worldsQueries } from './worlds-queries.ts';

const test = wholeSuite<{ database: Database; mediaDirectory: string }>('searching the demo catalogue');

// The lists are one test file because the demo shop takes a while to fill.
const NEEDED = 110;
const NEEDED_HELD_OUT = 90;
const NEEDED_FORMS = 140;
const NEEDED_UNSEEN = 102;
const NEEDED_FRESH = 108;
const NEEDED_LAST = 57;
const NEEDED_WORLDS = 38;
const NEEDED_LITTLE = 121;

test.before(async (context) => {
  context.database = await openTestDatabase();
  context.mediaDirectory = await mkdtemp(join(tmpdir(), 'kasa-search-'));
  const { database, mediaDirectory } = context;
  const report = await seedDemo({
    db: database.db,
    pictureFiles: filesOnDisk(mediaDirectory),
    now: () => new Date('2026-11-21T10:00:00Z'),
  });
  assert.equal(report.faults, []);
});
test.after(async ({ database, mediaDirectory }) => {
  await database.close();
  await rm(mediaDirectory, { recursive: true });
});

test(`what is meant comes first for at least ${NEEDED} of 120 queries`, async ({ database }) => {
  const { cs = {}, ...fourLanguages } = judgedQueries;
  const { asked, misses } = await judgeQueries(database.db, fourLanguages);
  assert.is(asked, 120);
  if (misses.length > 0) console.log(`\n${misses.join('\n')}`);
  assert.ok(asked - misses.length >= NEEDED, `${asked - misses.length} of 120`);
  const czech = await judgeQueries(database.db, { cs });
  assert.is(czech.asked, 20);
  assert.ok(czech.misses.length <= 2, czech.misses.join('\n'));
});

test(`and for ${NEEDED_HELD_OUT} of 100 that search was not tuned to`, async ({ database }) => {
  const { asked, misses } = await judgeQueries(database.db, heldOutQueries);
  assert.is(asked, 100);
  // Not which ones: see held-out-queries.ts.
  assert.ok(asked - misses.length >= NEEDED_HELD_OUT, `${asked - misses.length} of 100`);
});

test(`and for ${NEEDED_FORMS} of 147 inflected words, codes, and things that are not sold`, async ({ database }) => {
  const { asked, misses } = await judgeQueries(database.db, wordFormQueries);
  assert.is(asked, 147);
  assert.ok(asked - misses.length >= NEEDED_FORMS, misses.join('\n'));
});

test(`and for ${NEEDED_UNSEEN} of 105 of the same kinds that were asked later`, async ({ database }) => {
  const { asked, misses } = await judgeQueries(database.db, unseenQueries);
  assert.is(asked, 105);
  assert.ok(asked - misses.length >= NEEDED_UNSEEN, misses.join('\n'));
});

test(`and for ${NEEDED_FRESH} of 110 in five languages, joined, misspelt and in another order`, async ({
  database,
}) => {
  const { asked, misses } = await judgeQueries(database.db, freshQueries);
  assert.is(asked, 110);
  assert.ok(asked - misses.length >= NEEDED_FRESH, misses.join('\n'));
});

test(`and for ${NEEDED_LAST} of 60 that nobody had thought of`, async ({ database }) => {
  const { asked, misses } = await judgeQueries(database.db, lastQueries);
  assert.is(asked, 60);
  assert.ok(asked - misses.length >= NEEDED_LAST, misses.join('\n'));
});

test(`and for ${NEEDED_WORLDS} of 40 in five languages`, async ({ database }) => {
  const { asked, misses } = await judgeQueries(database.db, worldsQueries);
  assert.is(asked, 40);
  assert.ok(asked - misses.length >= NEEDED_WORLDS, misses.join('\n'));
});

test(`and for ${NEEDED_LITTLE} of 122 little ones, many of them, joined and mistyped`, async ({ database }) => {
  const { asked, misses } = await judgeQueries(database.db, littleQueries);
  assert.is(asked, 122);
  assert.ok(asked - misses.length >= NEEDED_LITTLE, misses.join('\n'));
});

test.run();
