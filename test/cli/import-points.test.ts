import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type NamedDatabase, openTestDatabase } from '../database/test-database.ts';
import { aPickupPoint } from '../fixtures/a-pickup-point.ts';
import { makeDataDirectory } from '../fixtures/data-directory.ts';
import { runKasa } from './run-kasa.ts';

type Context = { directory: string; database: NamedDatabase };

const test = suite<Context>('kasa import-points');

test.before(async (context) => {
  context.directory = await makeDataDirectory('points');
  context.database = await openTestDatabase();
});
test.after(async ({ directory, database }) => {
  await database.close();
  rmSync(directory, { recursive: true });
});

const run = ({ directory, database }: Context, content: string, ...flags: string[]) => {
  const file = join(directory, 'points.json');
  writeFileSync(file, content);
  return runKasa(['import-points', file, ...flags], { env: { KASA_DATA: directory, DATABASE_URL: database.url } });
};

test('imports, and says what it would do when it is a dry run', async (context) => {
  const content = JSON.stringify({ points: [aPickupPoint()] });
  const dry = await run(context, content, '--dry-run');
  assert.is(dry.stdout, 'Dry run, nothing was changed: 1 points created, 0 updated, 0 unchanged, 0 closed.\n');
  const { code, stdout } = await run(context, content, '--json');
  assert.is(code, 0);
  assert.equal(JSON.parse(stdout).points, { created: 1, updated: 0, unchanged: 0, closed: 0 });
});

test('a wrong entry is named and ends with 1', async (context) => {
  const { code, stderr } = await run(context, JSON.stringify({ points: [aPickupPoint({ city: '' })] }));
  assert.is(code, 1);
  assert.match(stderr, 'points.json: entry 0, city: must not be empty');
  assert.match(stderr, 'nothing was imported');
});

test('what is not JSON, or not there, says how to mend it', async (context) => {
  const broken = await run(context, '{ "points": [', '--json');
  assert.is(JSON.parse(broken.stdout).error.code, 'NOT_JSON');
  const missing = await runKasa(['import-points', join(context.directory, 'nowhere.json'), '--json']);
  assert.is(JSON.parse(missing.stdout).error.code, 'FILE_NOT_FOUND');
});

test.run();
