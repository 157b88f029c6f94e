import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { findReached } from './reached-tests.ts';
import { listImports, type SourceFile } from './source-imports.ts';

const texts: Record<string, string> = {
  'src/money.ts': '',
  'src/cart/cart-page.tsx': "import { format } from '../money.ts';\nimport css from './cart.module.css';",
  'server/app.ts': '',
  'test/money.test.ts': "import { format } from '#src/money.ts';",
  'test/cart/cart-page.test.tsx': "import { CartPage } from '#src/cart/cart-page.tsx';",
  'test/fixtures/run-kasa.ts': "spawn(process.execPath, ['bin/kasa.js']);",
  'test/cli/usage.test.ts': "import { runKasa } from '../fixtures/run-kasa.ts';",
  'test/imports.test.ts': 'const sources = await listSources();',
  'test/readme.test.ts': "readFileSync('README.md');",
};
const sources = new Map<string, SourceFile>(
  Object.entries(texts).map(([path, text]) => [path, { path, text, imports: listImports(path, text) }]),
);
const files = Object.keys(texts).filter((path) => /\.test\.tsx?$/.test(path));
const reachedBy = (...changed: string[]) => findReached(files, changed, sources);

test('a source reaches who imports it, also through others, who runs the built shop, and who reads all sources', () => {
  const builtShopAndRules = ['test/cli/usage.test.ts', 'test/imports.test.ts'];
  assert.equal(reachedBy('src/money.ts'), ['test/money.test.ts', 'test/cart/cart-page.test.tsx', ...builtShopAndRules]);
  assert.equal(reachedBy('server/app.ts'), builtShopAndRules);
});

test('a style sheet reaches who imports it, and who runs the built shop', () => {
  assert.equal(reachedBy('src/cart/cart.module.css'), ['test/cart/cart-page.test.tsx', 'test/cli/usage.test.ts']);
});

test('a test reaches itself, and a part of tests who imports it', () => {
  assert.equal(reachedBy('test/money.test.ts'), ['test/money.test.ts', 'test/imports.test.ts']);
  assert.equal(reachedBy('test/fixtures/run-kasa.ts'), ['test/cli/usage.test.ts', 'test/imports.test.ts']);
});

test('documentation reaches who names it, and what nobody is known to read reaches everybody', () => {
  assert.equal(reachedBy('README.md'), ['test/readme.test.ts']);
  assert.equal(reachedBy('server/decisions/0001-a-note.md'), []);
  assert.equal(reachedBy('server/database/migrations/000001-first.sql'), files);
});

test.run();
