import type { Metafile } from 'esbuild';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { planSheets } from '#build/style-bundle.ts';
import { writeManifest } from '#build/write-manifest.ts';
import type { Manifest } from '#src/manifest.ts';
import { aScriptMetafile, aStyleMetafile } from './a-metafile.ts';

const write = (scripts: Metafile) =>
  writeManifest({ surface: 'storefront', scripts, styles: aStyleMetafile(), buildId: 'abc', mode: 'production' });
const manifest = () => write(aScriptMetafile()) as Manifest;

test('a page lists what it needs beyond the entry, chunks of chunks included', () => {
  const { scripts, styles } = manifest().routes.home;
  assert.equal(scripts, ['/assets/home-page-C.js', '/assets/card-D.js']);
  assert.equal(styles, ['/assets/home-H.css']);
});

test('a page is known by the name of its route', () => {
  const { scripts, styles } = manifest().routes.checkoutReturn;
  assert.equal(scripts, ['/assets/checkout-return-page-E.js']);
  assert.equal(styles, []);
});

test('the entry lists its own chunks, and no page', () => {
  const { entry, entryScripts, styles } = manifest();
  assert.is(entry, '/assets/main-A.js');
  assert.equal(entryScripts, ['/assets/vendor-B.js']);
  assert.equal(styles, ['/assets/storefront-G.css']);
});

test('an entry that only imports what pages share with it is not fetched', () => {
  const scripts = aScriptMetafile();
  const main = scripts.outputs['dist/public/assets/main-A.js'];
  assert.ok(main);
  scripts.outputs['dist/public/assets/shared-J.js'] = { ...main, entryPoint: undefined };
  main.inputs = {};
  main.imports = [{ path: 'dist/public/assets/shared-J.js', kind: 'import-statement' }];
  const { entry, entryScripts } = write(scripts) as Manifest;
  assert.is(entry, '/assets/shared-J.js');
  assert.equal(entryScripts, ['/assets/vendor-B.js']);
});

test('each language has the texts of every page, and of one page what only that needs', () => {
  const { messages, routes } = manifest();
  assert.equal(messages.pl, ['/assets/storefront-pl-F.js']);
  assert.equal(routes.checkoutReturn.messages.de, ['/assets/checkout-de-F.js']);
  assert.equal(routes.home.messages.pl, []);
});

test('the files of the typefaces are named', () => {
  assert.equal(manifest().fonts, { outfit: '/assets/outfit-I.woff2' });
});

test('without pages there is no manifest', () => {
  const scripts = aScriptMetafile();
  scripts.inputs['src/surfaces/storefront.ts'] = { bytes: 1, imports: [] };
  assert.throws(() => write(scripts), /imports no page/);
});

test('a page has a sheet only for what the entry has not, and global styles come first', () => {
  assert.equal(planSheets('storefront', aScriptMetafile()), {
    storefront: ['src/ui/theme.css', 'src/ui/button.module.css'],
    home: ['src/catalogue/card.module.css'],
  });
});

test.run();
