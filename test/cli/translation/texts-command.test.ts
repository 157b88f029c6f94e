// `kasa texts`: what is missing or outdated is listed, confirmed, sent to a translator and taken in again.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inTransaction } from '#server/database/transaction.ts';
import { changeSettings } from '#server/shop/change-settings.ts';
import { type NamedDatabase, openTestDatabase } from '../../database/test-database.ts';
import { aProduct } from '../../fixtures/a-product.ts';
import { makeDataDirectory } from '../../fixtures/data-directory.ts';
import { runKasa } from '../run-kasa.ts';

type Context = { directory: string; database: NamedDatabase; product: string };
const test = suite<Context>('kasa texts');

const PAGE = 'pages~pages.piec';

test.before(async (context) => {
  context.directory = await makeDataDirectory('texts');
  context.database = await openTestDatabase();
  const { db } = context.database;
  await aProduct(db, { handle: 'zolw', title: 'Żółw' });
  const { id } = await db.selectFrom('products').select('id').where('handle', '=', 'zolw').executeTakeFirstOrThrow();
  context.product = id;
  await writePage(context, 'Piec');
  await writePage(context, 'Piec i palenisko');
});
test.after(async ({ directory, database }) => {
  await database.close();
  rmSync(directory, { recursive: true });
});

/** Its German words stay as they are, so that they are outdated once the Polish ones are others. */
async function writePage({ database: { db } }: Context, title: string) {
  const texts = { pl: { title, bodyHtml: '<p>Gorący.</p>' }, de: { title: 'Ofen', bodyHtml: '<p>Heiß.</p>' } };
  const data = { pages: [{ slug: 'piec', texts }] };
  const change = { document: 'pages', data, changedBy: 'test', now: new Date() } as const;
  assert.ok((await inTransaction(db, (tx) => changeSettings(tx, change))).ok);
}

const kasa = ({ directory, database }: Context, ...args: string[]) =>
  runKasa(['texts', ...args], { env: { KASA_DATA: directory, DATABASE_URL: database.url } });

async function listed(context: Context, ...args: string[]): Promise<string[]> {
  const { code, stdout, stderr } = await kasa(context, 'list', '--language', 'de', '--json', ...args);
  assert.is(code, 0, stderr);
  return JSON.parse(stdout).texts.map(({ id }: { id: string }) => id);
}

test('what is missing or outdated in a language is listed, with what it is called', async (context) => {
  const { stdout } = await kasa(context, 'list', '--language', 'de');
  assert.match(stdout, `product~${context.product}  Żółw  (missing: `);
  assert.match(stdout, `${PAGE}  Piec i palenisko  (outdated: title)`);
  assert.equal(await listed(context, '--state', 'outdated'), [PAGE]);
  assert.equal(await listed(context, '--kind', 'product'), [`product~${context.product}`]);
  const unknown = await kasa(context, 'list', '--language', 'fr');
  assert.is(unknown.code, 1);
  assert.match(unknown.stderr, /fr is no language to translate into\.\n +Name one of /);
});

test('a file goes to a translator and comes back: looked through, taken in, and in the history', async (context) => {
  const file = join(context.directory, 'de.csv');
  assert.is((await kasa(context, 'export', file, '--language', 'de', '--missing')).code, 0);
  const text = readFileSync(file, 'utf8');
  const untranslated = /^(product,.*,title,Żółw,),/m;
  assert.match(text, untranslated);
  writeFileSync(file, text.replace(untranslated, '$1Schildkröte,'));
  assert.match((await kasa(context, 'import', file, '--dry-run')).stdout, /^Dry run, nothing was changed: 1 texts/);
  const titles = () =>
    context.database.db.selectFrom('product_texts').select('title').where('locale', '=', 'de').execute();
  assert.equal(await titles(), []);
  assert.match((await kasa(context, 'import', file)).stdout, /Taken back by: kasa undo \d+/);
  assert.equal(await titles(), [{ title: 'Schildkröte' }]);
  writeFileSync(file, `kind,id,field,de\nproduct,${context.product},titel,x\n`);
  const faulty = await kasa(context, 'import', file);
  assert.is(faulty.code, 1);
  assert.match(faulty.stderr, /de\.csv:2 .*\nOne fault in .*; nothing was changed/);
});

test('a translation that is right all the same is confirmed, and what is none is named', async (context) => {
  const confirm = (...args: string[]) => kasa(context, 'confirm', ...args, '--language', 'de');
  const strange = await confirm(PAGE, 'tytul');
  assert.is(strange.code, 1);
  assert.match(strange.stderr, /tytul is neither missing nor outdated\.\n +Name what needs no translation: title/);
  assert.match((await confirm('pages~pages.nikt')).stderr, 'Nothing of it is outdated');
  const { code, stdout } = await confirm(PAGE);
  assert.equal([code, stdout], [0, `${PAGE} is right in de as it is: title.\n`]);
  assert.equal(await listed(context, '--state', 'outdated'), []);
  assert.match((await confirm(PAGE)).stderr, 'There is nothing to confirm');
});

test.run();
