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
  assert.equal(JSON.parse((await run(context, 'list', '--json')).stdout).redirects, [
    { path: '/pages/about', target: '/pl' },
  ]);
  assert.equal(JSON.parse((await run(context, 'remove', '/pages/About/', '--json')).stdout), {
    ok: true,
    path: '/pages/about',
  });
  assert.is((await run(context, 'remove', '/pages/about')).code, 1);
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
