import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { copyDataTemplate } from '../database/data-templates.ts';
import { aPickupPoint } from '../fixtures/a-pickup-point.ts';
import { runKasa } from './run-kasa.ts';

const test = suite<{ directory: string }>('kasa import-points');

test.before(async (context) => {
  context.directory = await copyDataTemplate('migrated');
});
test.after(({ directory }) => rmSync(directory, { recursive: true }));

const run = (directory: string, content: string, ...flags: string[]) => {
  const file = join(directory, 'points.json');
  writeFileSync(file, content);
  return runKasa(['import-points', file, ...flags], { env: { KASA_DATA: directory, DATABASE_URL: '' } });
};

test('imports, and says what it would do when it is a dry run', async ({ directory }) => {
  const content = JSON.stringify({ points: [aPickupPoint()] });
  const dry = await run(directory, content, '--dry-run');
  assert.is(dry.stdout, 'Dry run, nothing was changed: 1 points created, 0 updated, 0 unchanged, 0 closed.\n');
  const { code, stdout } = await run(directory, content, '--json');
  assert.is(code, 0);
  assert.equal(JSON.parse(stdout).points, { created: 1, updated: 0, unchanged: 0, closed: 0 });
});

test('a wrong entry is named and ends with 1', async ({ directory }) => {
  const { code, stderr } = await run(directory, JSON.stringify({ points: [aPickupPoint({ city: '' })] }));
  assert.is(code, 1);
  assert.match(stderr, 'points.json: entry 0, city: must not be empty');
  assert.match(stderr, 'nothing was imported');
});

test('what is not JSON, or not there, says how to mend it', async ({ directory }) => {
  const broken = await run(directory, '{ "points": [', '--json');
  assert.is(JSON.parse(broken.stdout).error.code, 'NOT_JSON');
  const missing = await runKasa(['import-points', join(directory, 'nowhere.json'), '--json']);
  assert.is(JSON.parse(missing.stdout).error.code, 'FILE_NOT_FOUND');
});

test.run();
