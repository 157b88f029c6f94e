// What the build leaves out of react-dom. That pages work without it is what the tests in a browser show: they run the
// production build.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { howToRead, leanClient, leanExports, readVersion } from '#build/lean-react-dom.ts';
import { listSources, root } from '../source-imports.ts';

const fileOf = (name: string) => readFileSync(join(root, 'node_modules/react-dom/cjs', name), 'utf8');
const client = fileOf('react-dom-client.production.js');

test('react-dom is the one whose source was read', () => {
  const { version } = createRequire(import.meta.url)('react-dom/package.json') as { version: string };
  assert.is(version, readVersion, howToRead);
});

test('each feature is found, and what is left is a script, and smaller', async () => {
  const { code } = await transform(leanClient(client));
  assert.ok(code.length < 0.9 * (await transform(client)).code.length);
  assert.match(leanExports(fileOf('react-dom.production.js')), 'exports.flushSync');
});

test('what handles elements, hidden pages and errors stays', () => {
  const lean = leanClient(client);
  const bodyOf = (source: string, name: string) => new RegExp(`^function ${name}\\([^]*?^\\}`, 'm').exec(source)?.[0];
  for (const name of ['updateOffscreenComponent', 'updateActivityComponent', 'updateSuspenseComponent', 'setProp']) {
    assert.ok(bodyOf(lean, name), name);
    assert.is(bodyOf(lean, name), bodyOf(client, name), name);
  }
  for (const tag of ['case 5:', 'case 13:', 'case 22:', 'case 31:']) assert.match(lean, `    ${tag}\n`);
});

test('a label that shares its code leaves that to the others, and none above it runs into what was taken out', () => {
  const lines = client.split('\n');
  const depthOf = (line = '') => line.length - line.trimStart().length;
  for (const [at, line] of lines.entries()) {
    if (!/^ +case (?:19|26|27|30):$/.test(line) || depthOf(lines[at + 1]) <= depthOf(line)) continue;
    const above = lines[at - 1]?.trim() ?? '';
    assert.match(above, /^(?:break;|return\b.*;|continue;|switch .*|case \w+:|: .*;|\);|:? ?null;)$/, `line ${at}`);
  }
});

test('no source of a page uses what is left out', async () => {
  const sources = await listSources('{client,src}/**/*.{ts,tsx}');
  const names =
    /\b(?:ViewTransition|addTransitionType|SuspenseList|useActionState|useFormStatus|useFormState)\b|<Fragment ref/;
  const found = sources.filter(({ text }) => names.test(text)).map(({ path }) => path);
  assert.equal(found, []);
  const elements = sources.filter(({ text }) => /<(?:html|head|body|meta|link|style|script)\b[ />]/.test(text));
  assert.equal(
    elements.filter(({ path }) => path.endsWith('.tsx')).map(({ path }) => path),
    [],
  );
});

test.run();
