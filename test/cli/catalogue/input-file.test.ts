// What is named to a command as a file and is none: each is answered with what it is, not with “no file”.
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { statInputFile } from '#bin/commands/input-file.ts';

const test = suite<{ folder: string }>('files that commands read');

test.before(async (context) => {
  context.folder = await mkdtemp(join(tmpdir(), 'kasa-input-'));
});
test.after(({ folder }) => rm(folder, { recursive: true }));

async function refusalOf(file: string): Promise<{ code: string; message: string; fix: string }> {
  const error = await statInputFile(file).catch((refused) => refused);
  return { code: error.code, message: error.message, fix: error.fix };
}

test('a folder, a pipe and a device are called what they are, and a name of nothing is no file', async ({ folder }) => {
  const [goods, pipe] = [join(folder, 'goods'), join(folder, 'pipe.csv')];
  await mkdir(goods);
  await promisify(execFile)('mkfifo', [pipe]);
  const fifo = `${pipe} is a pipe or a device, which cannot be read twice.`;
  assert.equal(
    [await refusalOf(goods), await refusalOf(pipe)],
    [
      { code: 'NOT_A_FILE', message: `${goods} is a folder.`, fix: 'Name the file in it.' },
      { code: 'NOT_A_FILE', message: fifo, fix: 'Save what comes from it as a file, and name that.' },
    ],
  );
  assert.is((await refusalOf('/dev/null')).code, 'NOT_A_FILE');
  assert.is((await refusalOf(join(folder, 'none.csv'))).code, 'FILE_NOT_FOUND');
});

test('a file is read, an empty one too', async ({ folder }) => {
  const file = join(folder, 'goods.csv');
  await writeFile(file, '');
  assert.is((await statInputFile(file)).size, 0);
});

test.run();
