import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aPictureFile } from '#test/media/a-picture-file.ts';
import { type NamedDatabase, openTestDatabase } from '../../database/test-database.ts';
import { makeDataDirectory } from '../../fixtures/data-directory.ts';
import { runKasa } from '../run-kasa.ts';

type Context = { directory: string; database: NamedDatabase };

const test = suite<Context>('kasa import');

test.before(async (context) => {
  context.directory = await makeDataDirectory('import');
  context.database = await openTestDatabase();
  await mkdir(join(context.directory, 'pictures'));
  await writeFile(join(context.directory, 'pictures/kot.png'), await aPictureFile());
  const rows = ['kot,Kot,10.00,https://cdn.example/files/kot.png', 'pies,Pies,10.00,pies.png'];
  await writeFile(
    join(context.directory, 'shop.csv'),
    `URL handle,Title,Price,Product image URL\n${rows.join('\n')}\n`,
  );
});
test.after(async ({ directory, database }) => {
  await database.close();
  await rm(directory, { recursive: true });
});

const run = ({ directory, database }: Context, ...flags: string[]) =>
  runKasa(['import', join(directory, 'shop.csv'), ...flags], {
    env: { KASA_DATA: directory, DATABASE_URL: database.url },
  });

test('a dry run takes no pictures', async (context) => {
  const { directory } = context;
  const { code, stdout } = await run(context, '--dry-run', '--json', '--media', join(directory, 'pictures'));
  assert.is(code, 0);
  assert.is(JSON.parse(stdout).pictures, undefined);
  assert.equal(await readdir(join(directory, 'media')).catch(() => 'none'), 'none');
});

test('pictures come from the folder, are counted, and what is missing is a warning', async (context) => {
  const { directory } = context;
  const { code, stdout } = await run(context, '--json', '--media', join(directory, 'pictures'));
  assert.is(code, 0);
  const { pictures, warnings } = JSON.parse(stdout);
  assert.equal(pictures, { stored: 1, unchanged: 0, failed: 1, leftOut: 0 });
  assert.equal(
    warnings.map(({ line, column, code }: Record<string, unknown>) => [line, column, code]),
    [
      [1, '', 'NOT_SOLD_EVERYWHERE'],
      [1, '', 'NOT_SOLD_EVERYWHERE'],
      [3, 'Product image URL', 'PICTURE_MISSING'],
    ],
  );
  assert.is((await readdir(join(directory, 'media/originals'))).length, 1);
});

test('a folder that does not exist is said before anything is imported', async (context) => {
  const { directory } = context;
  const { code, stderr } = await run(context, '--media', join(directory, 'none'));
  assert.is(code, 1);
  assert.match(stderr, 'There is no folder');
});

test.run();
