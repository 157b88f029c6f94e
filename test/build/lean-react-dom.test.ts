// What the build leaves out of react-dom. That pages work without it is what the tests in a browser show: they run the
// production build.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { askedIn, howToRead, leanClient, leanExports, readVersion } from '#build/lean-react-dom.ts';
import { root } from '../source-imports.ts';

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

test('what is left uses no name that was declared in what was taken out', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kasa-react-dom-'));
  const unknownIn = (name: string, source: string) => {
    writeFileSync(join(folder, name), source);
    const flags =
      '--pretty false --ignoreConfig --noEmit --allowJs --checkJs --noResolve --target esnext --strict false --types'.split(
        ' ',
      );
    const { stdout } = spawnSync(join(root, 'node_modules/.bin/tsc'), [...flags, '', join(folder, name)], {
      encoding: 'utf8',
    });
    assert.match(stdout, 'error TS2307');
    return new Set(stdout.match(/TS(?:2304|2552): Cannot find name '[^']+'/g));
  };
  try {
    assert.equal(unknownIn('lean.js', leanClient(client)), unknownIn('client.js', client));
  } finally {
    rmSync(folder, { recursive: true });
  }
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

test('a source of a page, or a package, that asks for what is left out is named', () => {
  const asking = {
    'src/a.tsx': 'const a = 1;\nconst b = <ViewTransition name="a">{a}</ViewTransition>;',
    'src/b.tsx': '<Fragment key="a" ref={first}>',
    'src/c.tsx': 'const [state, act] = useActionState(buy, null);',
    'src/d.tsx': '<svg><path /></svg><title>Shop</title>',
    'src/e.tsx': '<link rel="canonical" href={href} />',
    'src/f.tsx': '<style href="a" precedence="low">{sheet}</style>',
    'src/g.ts': "import { createPortal, preload } from 'react-dom';",
    'src/h.tsx': 'componentDidCatch(error, { componentStack }) {',
    'node_modules/a/a.js': '(0, jsx_runtime.jsx)("meta", { name })',
    'node_modules/b/b.js': 'import_react_dom.default.preconnect(href)',
    'node_modules/c/c.js': 'react.createElement(react.unstable_SuspenseList, null)',
    'node_modules/d/d.js': 'return _jsx("title", { children: name });',
    'src/i.tsx': '<svg /><title>Shop</title><svg></svg>',
    'src/j.tsx': '<script src={a} onLoad={() => b()} async />',
    'src/k.tsx': '<Fragment key={of((a) => a.id)} ref={first}>',
  };
  const named = Object.entries(asking).flatMap(([path, source]) =>
    askedIn(path, source).map(({ text, location }) => `${location?.file}:${location?.line} ${text?.split(':')[0]}`),
  );
  assert.equal(named, [
    'src/a.tsx:2 This asks for view transitions',
    'src/b.tsx:1 This asks for refs of fragments',
    'src/c.tsx:1 This asks for states of actions',
    'src/d.tsx:1 This asks for the document around the page',
    'src/e.tsx:1 This asks for the document around the page',
    'src/f.tsx:1 This asks for the document around the page',
    'src/g.ts:1 This asks for the document around the page',
    'src/h.tsx:1 This asks for stacks of components',
    'node_modules/a/a.js:1 This asks for the document around the page',
    'node_modules/b/b.js:1 This asks for the document around the page',
    'node_modules/c/c.js:1 This asks for lists of suspended parts',
    'node_modules/d/d.js:1 This asks for the document around the page',
    'src/i.tsx:1 This asks for the document around the page',
    'src/j.tsx:1 This asks for the document around the page',
    'src/k.tsx:1 This asks for refs of fragments',
  ]);
});

test('who writes a title into a page is told what says it instead', () => {
  const [{ text } = {}] = askedIn('src/a.tsx', '<title>Shop</title>');
  assert.match(text ?? '', /raise the budgets\. A page says its title, .*`head` returns\.$/);
  assert.not.match(askedIn('src/b.tsx', '<SuspenseList>')[0]?.text ?? '', 'head');
});

test('what is alike and is not left out is not named', () => {
  const alike = {
    'src/a.tsx':
      '<svg role="img"><title>Shop</title></svg><header /><title-card /><Link to="/" /><form action={buy} />',
    'src/b.tsx':
      'const [state, show] = useOptimistic(lines); <Activity mode="hidden"><style>{sheet}</style></Activity>',
    'src/c.ts': "import { useFormState } from 'react-hook-form'; void preload(); const page = '<html><title>';",
    'node_modules/a/a.js':
      'document.createElement("link"); element.ownerDocument.createElement("meta"); document.startViewTransition(); jsx("style", { children })',
  };
  assert.equal(
    Object.entries(alike).flatMap(([path, source]) => askedIn(path, source)),
    [],
  );
});

test.run();
