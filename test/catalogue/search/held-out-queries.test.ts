import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Database } from '#server/database/connect.ts';
import { seedDemo } from '#server/demo/seed-demo.ts';
import { openTestDatabase } from '../../database/test-database.ts';
import { heldOutQueries } from './held-out-queries.ts';
import { judgeQueries } from './judge-queries.ts';

const test = suite<{ database: Database; mediaDirectory: string }>('queries that search was not tuned to');

const NEEDED = 57;

test.before(async (context) => {
  context.database = await openTestDatabase();
  context.mediaDirectory = await mkdtemp(join(tmpdir(), 'kasa-search-'));
  const { database, mediaDirectory } = context;
  const report = await seedDemo({ db: database.db, mediaDirectory, now: () => new Date('2026-11-21T10:00:00Z') });
  assert.equal(report.faults, []);
});
test.after(async ({ database, mediaDirectory }) => {
  await database.close();
  await rm(mediaDirectory, { recursive: true });
});

test(`what is meant comes first for at least ${NEEDED} of 100 queries`, async ({ database }) => {
  const { asked, misses } = await judgeQueries(database.db, heldOutQueries);
  assert.is(asked, 100);
  const right = asked - misses.length;
  assert.ok(right >= NEEDED, `${right} of 100`);
});

test.run();
