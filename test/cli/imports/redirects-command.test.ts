import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type NamedDatabase, openTestDatabase } from '../../database/test-database.ts';
import { makeDataDirectory } from '../../fixtures/data-directory.ts';
import { runKasa } from '../run-kasa.ts';

type Context = { directory: string; database: NamedDatabase };

const test = suite<Context>('kasa redirects');

test.before(async (context) => {
  context.directory = await makeDataDirectory('redirects');
  context.database = await openTestDatabase();
});
test.after(async ({ directory, database }) => {
  await database.close();
  await rm(directory, { recursive: true });
});

const run = ({ directory, database }: Context, ...args: string[]) =>
  runKasa(['redirects', ...args], { env: { KASA_DATA: directory, DATABASE_URL: database.url } });

test('redirects are imported, listed and removed', async (context) => {
  const file = join(context.directory, 'redirects.csv');
  await writeFile(file, 'Redirect from,Redirect to\n/pages/about,/pl\n');
  assert.is((await run(context, 'import', file)).stdout, '1 redirects created, 0 updated, 0 unchanged.\n');
  const [listed, ...others] = JSON.parse((await run(context, 'list', '--json')).stdout).redirects;
  assert.equal(
    [listed.path, listed.target, listed.state, listed.hits, others],
    ['/pages/about', '/pl', 'unused', 0, []],
  );
  assert.equal(JSON.parse((await run(context, 'remove', '/pages/About/', '--json')).stdout), {
    ok: true,
    path: '/pages/about',
  });
  assert.is((await run(context, 'remove', '/pages/about')).code, 1);
});

test('one is added, led elsewhere, and refused with what to write instead', async (context) => {
  assert.is((await run(context, 'add', '/Old/', '/pl/p/none')).stdout, '/old leads to /pl/p/none.\n');
  assert.match((await run(context, 'list', '--state', 'dead')).stdout, '/old → /pl/p/none  (leads nowhere');
  assert.is((await run(context, 'add', '/old', '/pl')).stdout, '/old leads to /pl.\n');
  const refused = await run(context, 'add', '/old', 'javascript:x');
  assert.is(refused.code, 1);
  assert.match(refused.stderr, 'an address with https://');
  assert.is((await run(context, 'list', '--find', 'old')).stdout, '/old → /pl  (not used yet)\n');
  await run(context, 'remove', '/old');
});

test('a file with a circle is refused with its lines', async (context) => {
  const file = join(context.directory, 'circle.csv');
  await writeFile(file, 'from,to\n/a,/b\n/b,/a\n');
  const { code, stdout } = await run(context, 'import', file, '--json');
  assert.is(code, 1);
  const { ok, faults } = JSON.parse(stdout);
  assert.equal([ok, faults.map(({ line }: { line: number }) => line)], [false, [2, 3]]);
});

test.run();
