// The folder that `npx create-kasa` makes, and what it refuses, with nothing left behind.
import { existsSync, readFileSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { whole } from '../../depths.ts';
import { root } from '../../source-imports.ts';
import { aPackage, createKasa } from './a-package.ts';

const test = suite<{ folder: string; executable: string }>('create-kasa');

test.before.each(async (context) => {
  context.folder = await mkdtemp(join(tmpdir(), 'kasa-create-'));
  context.executable = await aPackage(context.folder);
});
test.after.each(({ folder }) => rm(folder, { recursive: true }));

const files = [
  '.dockerignore',
  '.gitignore',
  'README.md',
  'compose.yaml',
  'kasa-0.1.0.tgz',
  'kasa.config.ts',
  'package.json',
];

const versionOf = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8')).version;

test('it is of the release of the kasa that it carries', () => {
  assert.is(versionOf('bin/create-kasa/package.json'), versionOf('package.json'));
});

test('a folder has all that a shop begins with, and the names of what comes next', async ({ folder, executable }) => {
  const { code, stdout, stderr } = await createKasa(executable, ['my-shop'], { cwd: folder });
  assert.equal([code, stderr], [0, '']);
  assert.equal(stdout.split('\n').slice(1, 4), [
    '  cd my-shop && npm install',
    '  npx kasa init --country PL',
    '  npx kasa serve',
  ]);
  assert.equal((await readdir(join(folder, 'my-shop'))).sort(), files.toSorted());
  const read = (name: string) => readFileSync(join(folder, 'my-shop', name), 'utf8');
  assert.equal(JSON.parse(read('package.json')), {
    ...{ name: 'my-shop', private: true, type: 'module', engines: { node: '>=24.7' } },
    dependencies: { kasa: 'file:kasa-0.1.0.tgz' },
  });
  assert.match(read('compose.yaml'), /^name: my-shop$/m);
  assert.match(read('compose.yaml'), /^ {2}image: my-shop$/m);
  for (const kept of ['node_modules', '.kasa', '.env']) {
    assert.match(read('.gitignore'), `${kept}`);
    assert.match(read('.dockerignore'), `${kept}\n`);
  }
});

for (const [agent, install, command, others] of [
  ['npm/11.0.0 node/v24.7.0 linux x64 workspaces/false', 'npm install', 'npx kasa', []],
  ['pnpm/10.1.0 npm/? node/v24.7.0 linux x64', 'pnpm install', 'pnpm exec kasa', []],
  ['yarn/4.6.0 npm/? node/v24.7.0 linux x64', 'yarn install', 'yarn kasa', ['.yarnrc.yml']],
] as const) {
  whole(test)(`the README has ten lines, with the words of ${agent.split('/')[0]}`, async ({ folder, executable }) => {
    const env = { npm_config_user_agent: agent };
    const { stdout } = await createKasa(executable, ['my-shop'], { cwd: folder, env });
    assert.match(stdout, install);
    const readme = readFileSync(join(folder, 'my-shop/README.md'), 'utf8');
    assert.is(readme.split('\n').length - 1, 10);
    assert.match(readme, `\`${install}\``);
    for (const words of [`${command} init`, `${command} serve`, `${command} add carrier`]) assert.match(readme, words);
    for (const word of ['npx kasa', 'pnpm exec', 'yarn kasa']) {
      assert.is(readme.includes(word), command.startsWith(word), word);
    }
    assert.equal((await readdir(join(folder, 'my-shop'))).sort(), [...files, ...others].sort());
  });
}

test('its containers are those of the repository, but for the image', () => {
  const services = (text: string) => text.slice(text.indexOf('\nservices:')).replaceAll('./node_modules/kasa/', './');
  const own = readFileSync(join(root, 'bin/create-kasa/compose.yaml'), 'utf8');
  const compose = readFileSync(join(root, 'compose.yaml'), 'utf8');
  assert.is(services(own), services(compose));
  assert.ok(services(own).length > 500);
  const [, image = ''] = /dockerfile_inline: \|\n((?: {6}.*\n)+)/.exec(own) ?? [];
  for (const line of [
    'FROM node:',
    'RUN npm install --omit=dev',
    'USER kasa',
    'VOLUME /data',
    'ENTRYPOINT \\["kasa"\\]',
  ]) {
    assert.match(image, new RegExp(`^ {6}${line}`, 'm'));
  }
  assert.not.match(image, /(?<!\$)\$\{/);
});

whole(test)(
  'an empty folder is taken, also one with a repository, and the one in which it runs',
  async ({ folder, executable }) => {
    const shop = join(folder, 'here');
    await mkdir(join(shop, '.git'), { recursive: true });
    const { code, stdout } = await createKasa(executable, ['.'], { cwd: shop });
    assert.is(code, 0);
    assert.match(stdout, /^here is made\. Next\n {2}npm install\n/);
    assert.equal((await readdir(shop)).sort(), ['.git', ...files].sort());
  },
);

test('what is in a folder stays as it is', async ({ folder, executable }) => {
  const shop = join(folder, 'my-shop');
  await mkdir(shop);
  await writeFile(join(shop, 'package.json'), '{}');
  const { code, stderr } = await createKasa(executable, ['my-shop'], { cwd: folder });
  assert.is(code, 1);
  assert.match(stderr, `${shop} is not empty: package.json.\n      Name a new folder.`);
  assert.equal(await readdir(shop), ['package.json']);
  assert.is(readFileSync(join(shop, 'package.json'), 'utf8'), '{}');
});

whole(test)(
  'a wrong name, or a wrong use, says which would be right, and writes nothing',
  async ({ folder, executable }) => {
    const wrong: [args: string[], code: number, message: string][] = [
      [[], 2, 'no folder was named.'],
      [['a', 'b'], 2, '2 folders were named.'],
      [['--fast', 'my-shop'], 2, "Unknown option '--fast'"],
      [['My Shop'], 1, '"My Shop" cannot be the name'],
      [['-shop'], 2, "Unknown option '-s'"],
      [['żółw'], 1, '"żółw" cannot be the name'],
      [['shop/.hidden'], 1, '".hidden" cannot be the name'],
      [['a'.repeat(64)], 1, 'cannot be the name'],
      [['kasa'], 1, 'a shop cannot be called kasa'],
    ];
    for (const [args, exitCode, message] of wrong) {
      const { code, stdout, stderr } = await createKasa(executable, args, { cwd: folder });
      assert.equal([code, stdout], [exitCode, ''], args.join(' '));
      assert.match(stderr, `create-kasa: ${message.startsWith('cannot') ? '' : message}`);
      assert.match(stderr, message);
      assert.match(stderr, /\n {6}\S/);
    }
    assert.equal(await readdir(folder), ['create-kasa']);
  },
);

test('where nothing can be written, nothing is', async ({ folder, executable }) => {
  await writeFile(join(folder, 'file'), '');
  const inFile = await createKasa(executable, ['file/my-shop'], { cwd: folder });
  assert.is(inFile.code, 1);
  assert.match(inFile.stderr, 'is, or lies in, a file.\n      Nothing was written.');
  if (process.getuid?.() === 0) return;
  await mkdir(join(folder, 'locked'));
  await chmod(join(folder, 'locked'), 0o555);
  const locked = await createKasa(executable, ['locked/my-shop'], { cwd: folder });
  assert.is(locked.code, 1);
  assert.match(locked.stderr, 'cannot be written (EACCES).\n      Nothing was written.');
});

test('what breaks off in the middle leaves nothing behind', async ({ folder, executable }) => {
  const packed = join(folder, 'create-kasa/kasa-0.1.0.tgz');
  await rm(packed);
  // A copy of a folder fails when everything else has been written.
  await mkdir(packed);
  assert.is((await createKasa(executable, ['new/my-shop'], { cwd: folder })).code, 1);
  assert.not(existsSync(join(folder, 'new')));
  await mkdir(join(folder, 'empty'));
  assert.is((await createKasa(executable, ['empty'], { cwd: folder })).code, 1);
  assert.equal(await readdir(join(folder, 'empty')), []);
});

whole(test)('without the packed kasa it says how that is made', async ({ folder, executable }) => {
  await rm(join(folder, 'create-kasa/kasa-0.1.0.tgz'));
  const { code, stderr } = await createKasa(executable, ['my-shop'], { cwd: folder });
  assert.is(code, 1);
  assert.match(stderr, 'there is no kasa-0.1.0.tgz in ');
  assert.match(stderr, '`make pack`');
  assert.not(existsSync(join(folder, 'my-shop')));
});

test('an old Node reads why it is too old', async ({ folder, executable }) => {
  const nodeFlags = ['--require', fileURLToPath(new URL('../../fixtures/old-node.cjs', import.meta.url))];
  const { code, stderr } = await createKasa(executable, ['my-shop'], { cwd: folder, nodeFlags });
  assert.is(code, 1);
  assert.match(stderr, /^create-kasa: needs Node 24\.7 or newer, and this is 20\.20\.2\. Nothing was written\.\n/);
  assert.not(existsSync(join(folder, 'my-shop')));
});

test.run();
