import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { COLLECTION_LIMIT_BYTES, checkIcons } from '#build/icons/check-icons.ts';
import { runKasa } from '../cli/run-kasa.ts';
import { root } from '../source-imports.ts';

const folder = 'server/icons/collections';

function aShop(files: Record<string, string>): Disposable & { root: string } {
  const directory = mkdtempSync(join(tmpdir(), 'kasa-icons-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    writeFileSync(join(directory, path), text);
  }
  return { root: directory, [Symbol.dispose]: () => rmSync(directory, { recursive: true }) };
}

/** One of `test/fixtures/icons`. */
const drawing = (name: string) => readFileSync(join(root, `test/fixtures/icons/${name}.svg`), 'utf8');

/** `payments:visa` and `carriers:dpd`, free for any use. */
const licenses = (license = 'CC0-1.0') =>
  JSON.stringify({ payments: { visa: { license }, second: { license } }, carriers: { dpd: { license } } });

// Put together here, so that this file names no icon to a search through the sources.
const name = (collection: string, icon: string) => `'${collection}:${icon}'`;
const aUse = { 'src/payments/methods.ts': `export const icon = ${name('payments', 'visa')};` };

async function findFaults(files: Record<string, string>) {
  using shop = aShop(files);
  return (await checkIcons(shop.root)).faults;
}

test('an icon that does not exist is named with its place and how to mend it', async () => {
  using shop = aShop({
    'src/payments/methods.tsx': `const a = 1;\nconst icons = [${name('payments', 'visa')}, ${name('pl-banks', 'm-bank')}];`,
    [`${folder}/payments/visa.svg`]: drawing('plain'),
    [`${folder}/LICENSES.json`]: licenses(),
  });
  const { code, stderr } = await runKasa(['check-icons', '--root', shop.root]);
  assert.is(code, 1);
  assert.is(
    stderr,
    [
      'src/payments/methods.tsx:2 names the icon pl-banks:m-bank, which does not exist',
      `  Add ${folder}/pl-banks/m-bank.svg, or correct the name.`,
      '',
      '1 fault in 1 icons.',
      '',
    ].join('\n'),
  );
});

test('icons are missed that content and data name', async () => {
  const faults = await findFaults({
    'server/demo/page.html': `<p>text</p>\n<icon name=${name('payments', 'blik')}>`,
    'server/demo/methods.csv': 'method,icon\ncourier,carriers:dpd',
    'src/shipping/carriers.ts': "const carrierNames = {\n  inpost: 'InPost',\n  'poczta-polska': 'Poczta',\n};",
    'src/payments/p24-banks.ts': "export const p24Banks = {\n  alior_bank: 'Alior Bank',\n};",
  });
  assert.equal(
    faults.map(({ file, line, problem }) => `${file}:${line} ${problem.split(',')[0]}`),
    [
      'server/demo/methods.csv:2 names the icon carriers:dpd',
      'server/demo/page.html:2 names the icon payments:blik',
      'src/payments/p24-banks.ts:2 names the icon pl-banks:alior-bank',
      'src/shipping/carriers.ts:2 names the icon carriers:inpost',
      'src/shipping/carriers.ts:3 names the icon carriers:poczta-polska',
    ],
  );
});

test('icons that are in order pass, and those that nobody uses are listed', async () => {
  using shop = aShop({
    'src/payments/methods.tsx': `const icon = ${name('payments', 'visa')}; const note = { payments: visa };`,
    [`${folder}/payments/visa.svg`]: drawing('plain'),
    [`${folder}/carriers/dpd.svg`]: drawing('with-id'),
    [`${folder}/LICENSES.json`]: licenses(),
  });
  const { code, stdout } = await runKasa(['check-icons', '--root', shop.root]);
  assert.is(code, 0);
  assert.is(stdout, 'Nobody uses carriers:dpd.\n2 icons, nothing wrong with them.\n');
});

/** Broken drawing -> what is found in it, and on which line. */
const brokenDrawings: [fixture: string, kind: string, line: number][] = [
  ['script', 'script', 2],
  ['disguised-script', 'script', 2],
  ['event-handler', 'event-handler', 3],
  ['foreign-object', 'foreign-object', 2],
  ['external-reference', 'external-reference', 2],
  ['external-paint', 'external-reference', 2],
  ['entity', 'external-reference', 1],
  ['view-box', 'view-box', 1],
];

for (const [fixture, kind, line] of brokenDrawings) {
  test(`${fixture}.svg is refused for its ${kind}`, async () => {
    const file = `${folder}/payments/visa.svg`;
    const faults = await findFaults({
      ...aUse,
      [file]: drawing(fixture),
      [`${folder}/LICENSES.json`]: licenses(),
    });
    const found = faults.find((fault) => fault.kind === kind);
    assert.equal([found?.file, found?.line], [file, line]);
    assert.ok(found?.problem && found.fix);
  });
}

test('an id that two icons use is refused in the second', async () => {
  const faults = await findFaults({
    ...aUse,
    [`${folder}/payments/second.svg`]: drawing('with-id'),
    [`${folder}/payments/visa.svg`]: drawing('with-id'),
    [`${folder}/LICENSES.json`]: licenses(),
  });
  assert.equal(
    faults.map(({ kind, file, line }) => [kind, file, line]),
    [['duplicate-id', `${folder}/payments/visa.svg`, 2]],
  );
});

test('an icon without a licence is refused', async () => {
  const faults = await findFaults({ ...aUse, [`${folder}/payments/visa.svg`]: drawing('plain') });
  assert.equal(
    faults.map(({ kind }) => kind),
    ['no-license'],
  );
  assert.match(faults[0]?.fix ?? '', '"visa": { "license"');
});

for (const license of [
  'CC-BY-NC-4.0',
  'CC-BY-NC-ND-4.0',
  'CC-BY-SA-4.0',
  'GPL-3.0-only',
  'Free for noncommercial use',
]) {
  test(`the licence ${license} is refused`, async () => {
    const faults = await findFaults({
      ...aUse,
      [`${folder}/payments/visa.svg`]: drawing('plain'),
      [`${folder}/LICENSES.json`]: licenses(license),
    });
    assert.equal(
      faults.map(({ kind }) => kind),
      ['refused-license'],
    );
  });
}

for (const license of ['CC0-1.0', 'MIT', 'CC-BY-4.0', 'Apache-2.0']) {
  test(`the licence ${license} is accepted`, async () => {
    const faults = await findFaults({
      ...aUse,
      [`${folder}/payments/visa.svg`]: drawing('plain'),
      [`${folder}/LICENSES.json`]: licenses(license),
    });
    assert.equal(faults, []);
  });
}

test('the result is there as JSON', async () => {
  using shop = aShop({ ...aUse, [`${folder}/payments/visa.svg`]: drawing('plain') });
  const { code, stdout } = await runKasa(['check-icons', '--json', '--root', shop.root]);
  assert.is(code, 1);
  const { ok, found, unused, faults } = JSON.parse(stdout);
  assert.equal({ ok, found, unused }, { ok: false, found: 1, unused: [] });
  assert.equal(Object.keys(faults[0]), ['kind', 'file', 'problem', 'fix']);
});

test('a collection may weigh 256 KB and no more', async () => {
  assert.is(COLLECTION_LIMIT_BYTES, 256 * 1024);
  const ofSize = (bytes: number) => drawing('plain').replace('</svg>', `${' '.repeat(bytes)}</svg>`);
  const spare = COLLECTION_LIMIT_BYTES - drawing('plain').length;
  const shop = (bytes: number) => ({
    ...aUse,
    [`${folder}/payments/visa.svg`]: ofSize(bytes),
    [`${folder}/LICENSES.json`]: licenses(),
  });
  assert.equal(await findFaults(shop(spare)), []);
  const faults = await findFaults(shop(spare + 1));
  assert.equal([faults[0]?.kind, faults[0]?.file], ['large-collection', `${folder}/payments`]);
});

test('a name that no address can hold is refused', async () => {
  const faults = await findFaults({ [`${folder}/payments/Visa_2.svg`]: drawing('plain') });
  assert.ok(faults.some(({ kind }) => kind === 'name'));
});

test('licences that are not JSON are named', async () => {
  const faults = await findFaults({ [`${folder}/LICENSES.json`]: '{ "payments": ' });
  assert.is(faults[0]?.file, `${folder}/LICENSES.json`);
});

test.run();
