import { mkdir, mkdtemp, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fileNameOf, readPictureFile } from '#server/media/read-picture-file.ts';

const test = suite<{ outside: string; folder: string }>('pictures in a folder');

test.before(async (context) => {
  context.outside = await mkdtemp(join(tmpdir(), 'kasa-pictures-'));
  context.folder = join(context.outside, 'folder');
  await mkdir(join(context.folder, 'koty'), { recursive: true });
  await mkdir(join(context.outside, 'folder-of-others'));
  await writeFile(join(context.outside, 'secret.jpg'), 'secret');
  await writeFile(join(context.outside, 'folder-of-others/secret.jpg'), 'secret');
  await writeFile(join(context.folder, 'koty/kot.jpg'), 'miau');
  await symlink(join(context.folder, 'koty'), join(context.folder, 'cats'));
  await symlink(join(context.outside, 'secret.jpg'), join(context.folder, 'link.jpg'));
  await symlink(context.outside, join(context.folder, 'up'));
  await writeFile(join(context.folder, 'huge.png'), '');
  await truncate(join(context.folder, 'huge.png'), 20 * 1024 * 1024 + 1);
  await mkdir(join(context.folder, 'Für Łódź'.normalize('NFD')));
  await writeFile(join(context.folder, 'Für Łódź'.normalize('NFD'), 'Grün-Å.png'.normalize('NFD')), 'one');
  await writeFile(join(context.folder, 'Blåbær.png'.normalize('NFC')), 'two');
  await writeFile(join(context.folder, 'photo 1 (2).PNG'), 'three');
  await writeFile(join(context.folder, 'Twice.png'), 'four');
  await writeFile(join(context.folder, 'twice.PNG'), 'five');
});
test.after(({ outside }) => rm(outside, { recursive: true }));

test('a file inside is read, through links inside as well', async ({ folder }) => {
  for (const name of ['koty/kot.jpg', 'cats/kot.jpg']) {
    const file = await readPictureFile(folder, name);
    assert.is(file.ok && file.value.toString(), 'miau');
  }
});

test('a name is the same however its letters with marks are written, and in other capitals', async ({ folder }) => {
  const read = async (name: string) => {
    const file = await readPictureFile(folder, name);
    return file.ok && file.value.toString();
  };
  assert.is(await read('Für Łódź/Grün-Å.png'.normalize('NFC')), 'one');
  assert.is(await read('Blåbær.png'.normalize('NFD')), 'two');
  assert.is(await read('Photo 1 (2).png'), 'three');
  assert.is(await read('Twice.png'), 'four');
  assert.is(await read('TWICE.png'), false);
});

for (const name of [
  '../secret.jpg',
  'koty/../../secret.jpg',
  '../folder-of-others/secret.jpg',
  'link.jpg',
  'up/secret.jpg',
  '/etc/hostname',
  'koty',
  'none.jpg',
  'koty/kot.jpg/kot.jpg',
]) {
  test(`${name} is no picture of the folder`, async ({ folder }) => {
    assert.equal(await readPictureFile(folder, name), { ok: false, error: { kind: 'NoSuchFile', folder } });
  });
}

test('a huge file is not read', async ({ folder }) => {
  assert.equal(await readPictureFile(folder, 'huge.png'), { ok: false, error: { kind: 'TooManyBytes' } });
});

test('the last part of an address is the name of its file', () => {
  assert.is(fileNameOf('https://cdn.example/files/kot%20i%20pies.jpg?v=17'), 'kot i pies.jpg');
  for (const none of [
    'https://cdn.example/',
    'https://cdn.example/a/..%2f..%2fsecret.jpg',
    'https://cdn.example/%00.jpg',
  ])
    assert.is(fileNameOf(none), null, none);
});

test.run();
