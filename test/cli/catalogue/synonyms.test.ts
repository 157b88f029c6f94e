import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type NamedDatabase, openTestDatabase } from '../../database/test-database.ts';
import { aContentPage } from '../../fixtures/a-content-page.ts';
import { makeDataDirectory } from '../../fixtures/data-directory.ts';
import { runKasa } from '../run-kasa.ts';

type Context = { directory: string; database: NamedDatabase };

const test = suite<Context>('kasa synonyms');

test.before(async (context) => {
  context.directory = await makeDataDirectory('synonyms');
  context.database = await openTestDatabase();
  await aContentPage(context.database.db, 'delivery', { en: { title: 'Delivery', body_html: '' } });
});
test.after(async ({ directory, database }) => {
  await database.close();
  rmSync(directory, { recursive: true });
});

const run = ({ directory, database }: Context, ...args: string[]) =>
  runKasa(['synonyms', ...args], { env: { KASA_DATA: directory, DATABASE_URL: database.url } });

test('a term is set, listed, set otherwise and removed', async (context) => {
  assert.is(
    (await run(context, 'set', 'de', 'Wandbild', 'Plakate', 'Poster')).stdout,
    'de  Wandbild = Plakate, Poster\n',
  );
  assert.is((await run(context, 'list', 'de')).stdout, 'de  wandbild = plakate, poster\n');
  assert.is((await run(context, 'list', 'pl')).stdout, '');
  const { stdout } = await run(context, 'set', 'de', 'wandbild', 'Plakate', '--json');
  assert.equal(JSON.parse(stdout), { ok: true, created: 0, updated: 1, unchanged: 0 });
  assert.is((await run(context, 'remove', 'de', 'Wandbild')).stdout, 'Removed: de  wandbild = plakate\n');
  const again = await run(context, 'remove', 'de', 'Wandbild', '--json');
  assert.equal([again.code, JSON.parse(again.stdout).error.code], [1, 'SYNONYM_UNKNOWN']);
});

test('what is listed as JSON is imported again without a change', async (context) => {
  await run(context, 'set', 'en', 'free shipping', '--page', 'delivery');
  await run(context, 'set', 'en', 'print', 'poster');
  const { stdout } = await run(context, 'list', '--json');
  const file = join(context.directory, 'synonyms.json');
  writeFileSync(file, stdout);
  assert.is((await run(context, 'import', file)).stdout, '0 terms created, 0 updated, 2 unchanged.\n');
});

test('what is wrong is named, nothing is written, and it ends with 1', async (context) => {
  const page = await run(context, 'set', 'de', 'Retoure', '--page', 'returns', '--json');
  assert.is(page.code, 1);
  assert.match(JSON.parse(page.stdout).error.message, 'there is no page returns; those there are: delivery');
  assert.match((await run(context, 'set', 'de', 'Retoure')).stderr, '"Retoure" means neither other words nor a page');
  assert.match((await run(context, 'set', 'xx', 'a', 'b')).stderr, 'xx is no language of the shop');
  const file = join(context.directory, 'wrong.json');
  writeFileSync(
    file,
    JSON.stringify({
      synonyms: [
        { language: 'cs', terms: ['obraz'], means: ['plakát'] },
        { language: 'cs', terms: ['--'], means: ['plakát'] },
      ],
    }),
  );
  const imported = await run(context, 'import', file);
  assert.is(imported.code, 1);
  assert.match(imported.stderr, '"--" has no letter or digit');
  assert.is((await run(context, 'list', 'cs')).stdout, '');
  assert.is((await run(context, 'set', 'de')).code, 2);
});

test.run();
