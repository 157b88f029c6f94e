// What `kasa add` writes into the folder of a shop: the guide's examples, under the names that were asked for.
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { addExtension, withEntry } from '#bin/commands/adding/add-extension.ts';
import { loadKasaConfig } from '#server/extensions/load-kasa-config.ts';
import { runKasa } from '../run-kasa.ts';

const test = suite<{ folder: string }>('adding to a shop');

test.before.each(async (context) => {
  context.folder = await mkdtemp(join(tmpdir(), 'kasa-added-'));
});
test.after.each(({ folder }) => rm(folder, { recursive: true }));

test('one of each is loaded, with its name in the place of that of the guide', async ({ folder }) => {
  await addExtension('carrier', 'river-boat', folder);
  await addExtension('webhook', 'book-keeper', folder);
  await addExtension('method', 'pay-quick', folder);
  await addExtension('manualMethod', 'market-stall', folder);
  const loaded = await loadKasaConfig(folder, { BOOK_KEEPER_SECRET: 'a-secret-of-two-machines' });
  const [boat] = loaded.carriers;
  assert.equal([boat?.id, boat?.name], ['river-boat', 'River Boat']);
  const parcel = { trackingNumber: 'RB-1', postalCode: '00-526', country: 'PL' };
  assert.match(boat?.trackingLink?.(parcel) ?? '', 'https://river-boat.example/');
  assert.equal(
    loaded.webhooks.map(({ name, url }) => [name, url]),
    [['book-keeper', 'https://book-keeper.example/kasa']],
  );
  assert.equal(
    loaded.paymentMethods.map(({ id, kind }) => [id, kind]),
    [
      ['own_market_stall', 'manual'],
      ['own_pay_quick', 'redirect'],
    ],
  );
  const written = (await readdir(join(folder, 'extensions'))).map((name) =>
    readFileSync(join(folder, 'extensions', name), 'utf8'),
  );
  assert.is(written.length, 4);
  assert.not.match(written.join(), /wallex|warehouse|city.?bikes|own_counter|stockLowAt/i);
});

test('the command says what it wrote and what comes next, and as JSON when asked', async ({ folder }) => {
  const first = await runKasa(['add', 'carrier', 'city-bikes'], { cwd: folder });
  assert.equal([first.code, first.stderr], [0, '']);
  assert.match(
    first.stdout,
    /^Written\n {2}extensions\/city-bikes-carrier\.ts\n {2}kasa\.config\.ts\nNext\n(?: {2}\S.*\n)*? {2}kasa send ORDER --carrier city-bikes/,
  );
  const second = await runKasa(['add', 'method', 'counter', '--manual', '--json'], { cwd: folder });
  const { next, ...said } = JSON.parse(second.stdout);
  assert.equal(said, { ok: true, written: ['extensions/counter-method.ts'], changed: ['kasa.config.ts'] });
  assert.ok(next.length > 1);
});

test('a file that is there is never overwritten', async ({ folder }) => {
  await addExtension('carrier', 'city-bikes', folder);
  const before = readFileSync(join(folder, 'kasa.config.ts'), 'utf8');
  await writeFile(join(folder, 'extensions/city-bikes-carrier.ts'), '// Mine.');
  const { code, stderr } = await runKasa(['add', 'carrier', 'city-bikes'], { cwd: folder });
  assert.is(code, 1);
  assert.match(stderr, 'extensions/city-bikes-carrier.ts exists already');
  assert.is(readFileSync(join(folder, 'extensions/city-bikes-carrier.ts'), 'utf8'), '// Mine.');
  assert.is(readFileSync(join(folder, 'kasa.config.ts'), 'utf8'), before);
});

test('names that cannot be are refused before anything is written', async ({ folder }) => {
  const refusal = (name: string) =>
    addExtension('carrier', name, folder).then(
      () => 'it was taken',
      ({ message }: Error) => message,
    );
  for (const name of ['City Bikes', '1st', 'city--bikes', 'own_swish', '../bikes', 'a'.repeat(37), '']) {
    assert.match(await refusal(name), 'cannot be a name here.');
  }
  assert.match(await refusal('dpd'), 'Kasa has a carrier of this name');
  assert.match(await refusal('other-cargo'), 'other- is how carriers begin');
  assert.equal(await readdir(folder), []);
});

const entry = { name: 'boatCarrier', file: 'extensions/boat-carrier.ts', list: 'carriers' } as const;
const imported = "import boatCarrier from './extensions/boat-carrier.ts';\n";

test('an entry joins a list as it stands: none, empty, in a line, in lines', () => {
  const head = "import type { KasaConfig } from 'kasa/config';\n\n";
  const end = '} satisfies KasaConfig;\n';
  const config = (list: string) => `${head}export default {\n${list}${end}`;
  for (const [before, after] of [
    ['', '  carriers: [...boatCarrier.carriers],\n'],
    ['  carriers: [],\n', '  carriers: [...boatCarrier.carriers],\n'],
    ['  carriers: [bikes],\n', '  carriers: [...boatCarrier.carriers, bikes],\n'],
    [
      "  carriers: [\n    { id: 'a' },\n  ],\n",
      "  carriers: [\n    ...boatCarrier.carriers,\n    { id: 'a' },\n  ],\n",
    ],
  ] as const) {
    assert.is(withEntry(config(before), entry), imported + config(after));
  }
});

test('a config that is written in another way is left to its developer, who is told the two lines', async ({
  folder,
}) => {
  const configs = [
    'const config = { carriers: [] };\nexport default config;\n',
    'export default { carriers: [] };\n',
    'export default {\n  carriers: ours(),\n};\n',
    'export default {\n  carriers: [],\n  // carriers: [],\n};\n',
  ];
  for (const config of configs) assert.is(withEntry(config, entry), null, config);
  await writeFile(join(folder, 'kasa.config.ts'), configs[0] ?? '');
  const { changed, next } = await addExtension('carrier', 'boat', folder);
  assert.equal(changed, []);
  assert.ok(existsSync(join(folder, 'extensions/boat-carrier.ts')));
  assert.equal(next.slice(0, 2), [
    `write into kasa.config.ts: ${imported.trim()}`,
    'and into its carriers: ...boatCarrier.carriers',
  ]);
  assert.is(readFileSync(join(folder, 'kasa.config.ts'), 'utf8'), configs[0]);
});

test.run();
