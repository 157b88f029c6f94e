import { hash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { BuildError } from '#build/build-error.ts';
import { buildShop } from '#build/bundle.ts';
import type { BuildMode } from '#build/client-bundle.ts';
import { howToRead } from '#build/lean-react-dom.ts';
import type { Manifest } from '#src/manifest.ts';
import { firstViewBudget } from '#src/page-document.ts';
import { aRepository, type Repository } from './a-repository.ts';

const sandboxEntries = { stripe: 'server/sandbox/stripe-js/stripe-js.ts' };
const surfaces = [{ name: 'storefront' as const, budgets: { home: firstViewBudget, search: firstViewBudget } }];

/** Gives the storefront's manifest. */
async function buildStorefront({ root }: Repository, mode: BuildMode = 'production'): Promise<Manifest> {
  const { manifests } = await buildShop({
    root,
    mode,
    sandboxEntries,
    surfaces,
  });
  return manifests.storefront as Manifest;
}

/** The path of everything that was written, and its hash. */
function hashesOf({ root }: Repository): [string, string][] {
  const files = globSync('dist/**/*.*', { cwd: root }).filter((path) => statSync(join(root, path)).isFile());
  return files.toSorted().map((path) => [path, hash('sha256', readFileSync(join(root, path)))]);
}

const reader =
  ({ root }: Repository) =>
  (path: string) =>
    readFileSync(join(root, 'dist', path));

async function refusal(repository: Repository): Promise<BuildError> {
  return buildStorefront(repository).then(
    () => {
      throw new Error('it builds');
    },
    (error) => error,
  );
}

test('server, browser and sheet agree on class names', async () => {
  using repository = aRepository();
  const read = reader(repository);
  const manifest = await buildStorefront(repository);
  const { page } = await import(pathToFileURL(join(repository.root, 'dist/server/main.js')).href);
  assert.is(page.Page(), 'card_title');
  const [script = '', sheet = ''] = [manifest.routes.home.scripts[0], manifest.routes.home.styles[0]];
  assert.match(read(`public${script}`).toString(), '"card_title"');
  assert.match(read(`public${sheet}`).toString(), '.card_title{color:red}.card_lead{top:0}');
  assert.match(read(`public${manifest.styles[0]}`).toString(), 'body{margin:0}');
});

for (const sheet of ['./card.module.css', '#src/catalogue/card.module.css']) {
  test(`no page fetches a script that holds nothing, where pages share ${sheet}`, async () => {
    // Names of classes are written where they are used: nothing is left that the pages share.
    const pageOf = (name: string) => `
      import styles from '${sheet}';
      export const Page = () => styles.${name};`;
    using repository = aRepository({
      'src/surfaces/storefront.ts': `export const routes = {
        home: () => import('../catalogue/home-page.tsx'),
        search: () => import('../catalogue/search-page.tsx'),
      };`,
      'src/catalogue/home-page.tsx': pageOf('title'),
      'src/catalogue/search-page.tsx': pageOf('lead'),
    });
    const read = reader(repository);
    const { entry, entryScripts, routes } = await buildStorefront(repository);
    const scripts = [entry, ...entryScripts, ...routes.home.scripts, ...routes.search.scripts];
    const withoutImports = (path: string) => `${read(`public${path}`)}`.replaceAll(/import\s*"[^"]*";?|\s/g, '');
    assert.equal(
      scripts.filter((path) => withoutImports(path) === ''),
      [],
    );
  });
}

test('public files have their compressed forms, and maps lie elsewhere', async () => {
  using repository = aRepository();
  const read = reader(repository);
  const manifest = await buildStorefront(repository);
  const script = read(`public${manifest.entry}`);
  assert.equal(brotliDecompressSync(read(`public${manifest.entry}.br`)), script);
  assert.is(read(`public${manifest.entry}.br`).length, brotliCompressSync(script).length);
  assert.equal(gunzipSync(read(`public${manifest.entry}.gz`)), script);
  assert.not.match(script.toString(), 'sourceMappingURL');
  assert.equal(globSync(join(repository.root, 'dist/public/**/*.map')), []);
  assert.ok(existsSync(join(repository.root, 'dist/source-maps', `${manifest.entry.split('/').at(-1)}.map`)));
});

test('the server finds its worker and migrations beside itself, and the sandbox its scripts', async () => {
  using repository = aRepository();
  const read = reader(repository);
  await buildStorefront(repository);
  assert.is(read('server/migrations/000001-first.sql').toString(), 'select 1;');
  assert.match(read('sandbox/stripe.js').toString(), 'sandbox');
  assert.is(globSync(join(repository.root, 'dist/public/assets/vendor-entry*')).length, 0);
});

test('the server has its texts as data beside it: in no bundle, of every language, and found when they are asked for', async () => {
  using repository = aRepository({
    'server/main.ts': "export { loadStorefrontTexts } from '#src/i18n/storefront-texts.ts';",
    'src/i18n/messages/pl/storefront.ts': "export const messages = { 'home.title': 'Zażółć' };",
  });
  await buildStorefront(repository);
  assert.not.match(reader(repository)('server/main.js').toString(), 'home.title');
  const { loadStorefrontTexts } = await import(join(repository.root, 'dist/server/main.js'));
  assert.equal((await loadStorefrontTexts('pl')).messages, { 'home.title': 'Zażółć' });
  assert.equal((await loadStorefrontTexts('en')).messages, { 'home.title': 'l' });
});

test('the same sources give the same build, and nothing is written twice', async () => {
  using repository = aRepository();
  const build = () => buildStorefront(repository);
  const first = await build();
  const file = join(repository.root, `dist/public${first.entry}.br`);
  const writtenAt = statSync(file).mtimeMs;
  assert.equal(await build(), first);
  assert.is(statSync(file).mtimeMs, writtenAt);

  repository.write('src/ui/theme.css', 'body { margin: 1px; }');
  const second = await build();
  assert.is.not(second.buildId, first.buildId);
  assert.not.ok(existsSync(join(repository.root, `dist/public${first.styles[0]}`)));
});

test('the same sources give the same build in another folder', async () => {
  const build = async () => {
    using repository = aRepository();
    return { manifest: await buildStorefront(repository), files: hashesOf(repository) };
  };
  assert.equal(await build(), await build());
});

test('code of the server in the browser is refused, and says who imports it', async () => {
  using repository = aRepository({
    'src/catalogue/home-page.tsx': "import { secret } from '#server/secret.ts';\nexport const Page = () => secret;",
    'server/secret.ts': "export const secret = 'sk_live';",
  });
  const { code, message } = await refusal(repository);
  assert.is(code, 'SERVER_CODE_IN_CLIENT');
  assert.match(message, 'src/catalogue/home-page.tsx imports server/secret.ts');
  assert.not.ok(existsSync(join(repository.root, 'dist')));
});

test('a module of Node in the browser is refused', async () => {
  using repository = aRepository({
    'src/catalogue/home-page.tsx': "import { readFile } from 'node:fs';\nexport const Page = () => readFile;",
  });
  assert.match((await refusal(repository)).message, 'src/catalogue/home-page.tsx imports node:fs');
});

test('code of the office in the storefront is refused, and says who imports it', async () => {
  using repository = aRepository({
    'src/catalogue/home-page.tsx': "import { rows } from '../orders/office/rows.ts';\nexport const Page = () => rows;",
    'src/orders/office/rows.ts': 'export const rows = 50;',
  });
  const { code, message } = await refusal(repository);
  assert.is(code, 'OFFICE_CODE_IN_STOREFRONT');
  assert.match(message, 'src/catalogue/home-page.tsx imports src/orders/office/rows.ts');
  assert.not.ok(existsSync(join(repository.root, 'dist')));
});

test('a page that asks for what is left out of react-dom is refused, and told how to have it', async () => {
  using repository = aRepository({
    'src/catalogue/home-page.tsx': "import { useActionState } from 'react';\nexport const Page = () => useActionState;",
    'node_modules/react/package.json': '{ "main": "react.js" }',
    'node_modules/react/react.js': 'exports.useActionState = () => [];',
  });
  const { message } = await refusal(repository);
  assert.match(message, 'src/catalogue/home-page.tsx:1:');
  assert.match(message, 'This asks for states of actions: the build leaves it out of react-dom.');
  assert.not.ok(existsSync(join(repository.root, 'dist')));
});

test('a version of react-dom that nobody has read is refused', async () => {
  using repository = aRepository({
    'src/catalogue/home-page.tsx': "import { flushSync } from 'react-dom';\nexport const Page = () => flushSync;",
    'node_modules/react-dom/package.json': '{ "version": "99.0.0", "main": "cjs/react-dom.production.js" }',
    'node_modules/react-dom/cjs/react-dom.production.js': 'exports.flushSync = (work) => work();',
  });
  assert.match((await refusal(repository)).message, `react-dom is 99.0.0: ${howToRead}`);
});

test('a source that does not parse is shown with its line', async () => {
  using repository = aRepository({ 'src/catalogue/home-page.tsx': 'export const Page = (' });
  const { code, message } = await refusal(repository);
  assert.is(code, 'BUILD_FAILED');
  assert.match(message, 'src/catalogue/home-page.tsx:1:');
});

test('a development build says that it is one, and compresses nothing', async () => {
  using repository = aRepository();
  const { isDevelopment } = await buildStorefront(repository, 'development');
  assert.is(isDevelopment, true);
  assert.equal(globSync(join(repository.root, 'dist/public/**/*.{br,gz}')), []);
});

test.run();
