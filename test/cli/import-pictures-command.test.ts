import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aPictureFile } from '#test/media/a-picture-file.ts';
import { copyDataTemplate } from '../database/data-templates.ts';
import { runKasa } from './run-kasa.ts';

const test = suite<{ directory: string }>('kasa import');

test.before(async (context) => {
  context.directory = await copyDataTemplate('migrated');
  await mkdir(join(context.directory, 'pictures'));
  await writeFile(join(context.directory, 'pictures/kot.png'), await aPictureFile());
  const rows = ['kot,Kot,10.00,https://cdn.example/files/kot.png', 'pies,Pies,10.00,pies.png'];
  await writeFile(
    join(context.directory, 'shop.csv'),
    `URL handle,Title,Price,Product image URL\n${rows.join('\n')}\n`,
  );
});
test.after(({ directory }) => rm(directory, { recursive: true }));

const run = (directory: string, ...flags: string[]) =>
  runKasa(['import', join(directory, 'shop.csv'), ...flags], {
    env: { KASA_DATA: directory, DATABASE_URL: '' },
  });

test('a dry run takes no pictures', async ({ directory }) => {
  const { code, stdout } = await run(directory, '--dry-run', '--json', '--media', join(directory, 'pictures'));
  assert.is(code, 0);
  assert.is(JSON.parse(stdout).pictures, undefined);
  assert.equal(await readdir(join(directory, 'media')).catch(() => 'none'), 'none');
});

test('pictures come from the folder, are counted, and what is missing is a warning', async ({ directory }) => {
  const { code, stdout } = await run(directory, '--json', '--media', join(directory, 'pictures'));
  assert.is(code, 0);
  const { pictures, warnings } = JSON.parse(stdout);
  assert.equal(pictures, { stored: 1, unchanged: 0, failed: 1 });
  assert.equal(
    warnings.map(({ line, column, code }: Record<string, unknown>) => [line, column, code]),
    [[3, 'Product image URL', 'PICTURE_MISSING']],
  );
  assert.is((await readdir(join(directory, 'media/originals'))).length, 1);
});

test('a folder that does not exist is said before anything is imported', async ({ directory }) => {
  const { code, stderr } = await run(directory, '--media', join(directory, 'none'));
  assert.is(code, 1);
  assert.match(stderr, 'There is no folder');
});

test.run();
