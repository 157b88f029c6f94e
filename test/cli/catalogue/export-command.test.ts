// `kasa export` for people who work with a table: the template to fill in, and the file that Excel opens by a double click.
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type NamedDatabase, openTestDatabase } from '../../database/test-database.ts';
import { aCompany } from '../../fixtures/a-company.ts';
import { makeDataDirectory } from '../../fixtures/data-directory.ts';
import { setSettings } from '../../fixtures/settings/set-settings.ts';
import { runKasa } from '../run-kasa.ts';

type Context = { directory: string; database: NamedDatabase };

const test = suite<Context>('kasa export for a table');

test.before(async (context) => {
  context.directory = await makeDataDirectory('export-command');
  context.database = await openTestDatabase();
});
test.after(async ({ directory, database }) => {
  await database.close();
  await rm(directory, { recursive: true });
});

const run = ({ directory, database }: Context, ...args: string[]) =>
  runKasa(args, { env: { KASA_DATA: directory, DATABASE_URL: database.url } });

const companyIn = (country: string) => {
  const { address } = aCompany();
  return aCompany({ address: { ...address, country } });
};

test('the template is written, and imported as two drafts, plain and for Excel', async (context) => {
  const file = join(context.directory, 'my-goods.csv');
  const { code, stdout } = await run(context, 'export', '--template', file);
  assert.equal([code, /my-goods\.csv: [\d,]+ bytes written\.\n$/.test(stdout)], [0, true], stdout);
  const template = await readFile(file, 'utf8');
  assert.match(template, /^Title,URL handle,/);
  assert.match(template, 'Example mug');
  assert.match((await run(context, 'import', file)).stdout, '2 products created, 0 updated, 0 unchanged (3 rows).');
  assert.match((await run(context, 'products', 'list')).stdout, 'draft');
  await run(context, 'export', '--template', '--excel', file);
  assert.match(await readFile(file, 'utf8'), /^\uFEFFTitle;URL handle;/);
  assert.match((await run(context, 'import', file)).stdout, '0 products created, 0 updated, 2 unchanged (3 rows).');
});

test('a file for Excel has the separators of the company’s country, and comes back unchanged', async (context) => {
  const file = join(context.directory, 'goods.csv');
  for (const [country, separator, price] of [
    ['DE', ';', '12,50'],
    ['IE', ',', '12.50'],
  ] as const) {
    await setSettings(context.database.db, 'company', companyIn(country));
    assert.is((await run(context, 'export', '--excel', file)).code, 0);
    const written = await readFile(file, 'utf8');
    assert.ok(written.startsWith(`\uFEFFTitle${separator}URL handle${separator}`), written.slice(0, 40));
    assert.ok(written.includes(price), written);
    assert.match((await run(context, 'import', file)).stdout, '0 products created, 0 updated, 2 unchanged (3 rows).');
  }
});

test.run();
