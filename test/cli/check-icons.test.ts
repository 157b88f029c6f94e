import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { runKasa } from './run-kasa.ts';

function aShop(files: Record<string, string>): Disposable & { root: string } {
  const root = mkdtempSync(join(tmpdir(), 'kasa-icons-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return { root, [Symbol.dispose]: () => rmSync(root, { recursive: true }) };
}

// Put together here, so that this file names no icon to a search through the sources.
const name = (collection: string, icon: string) => `'${collection}:${icon}'`;

test('an icon that does not exist is named with its place and how to mend it', async () => {
  using shop = aShop({
    'src/payments/methods.tsx': `const a = 1;\nconst icons = [${name('payments', 'visa')}, ${name('pl-banks', 'm-bank')}];`,
    'server/icons/collections/payments/visa.svg': '<svg/>',
  });
  const { code, stderr } = await runKasa(['check-icons', '--root', shop.root]);
  assert.is(code, 1);
  assert.match(stderr, 'src/payments/methods.tsx:2: there is no icon pl-banks:m-bank');
  assert.match(stderr, 'Add server/icons/collections/pl-banks/m-bank.svg');
  assert.not.match(stderr, 'visa');
});

test('icons that all exist pass, and those that nobody uses are listed', async () => {
  using shop = aShop({
    'src/payments/methods.tsx': `const icon = ${name('payments', 'visa')}; const note = { payments: visa };`,
    'server/icons/collections/payments/visa.svg': '<svg/>',
    'server/icons/collections/carriers/dpd.svg': '<svg/>',
  });
  const { code, stdout } = await runKasa(['check-icons', '--root', shop.root]);
  assert.is(code, 0);
  assert.is(stdout, 'Nobody uses carriers:dpd.\n2 icons, none missing.\n');
});

test('the result is there as JSON', async () => {
  using shop = aShop({ 'server/a.ts': `export const icon = ${name('carriers', 'gls')};` });
  const { code, stdout } = await runKasa(['check-icons', '--json', '--root', shop.root]);
  assert.is(code, 1);
  assert.equal(JSON.parse(stdout), {
    ok: false,
    found: 0,
    missing: [{ icon: 'carriers:gls', file: 'server/a.ts', line: 1 }],
    unused: [],
  });
});

test.run();
