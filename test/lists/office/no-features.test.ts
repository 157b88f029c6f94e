// The kit of the office knows no feature: neither its name nor its texts. What a screen says of its own it hands in.
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { permissions } from '#src/staff/permissions.ts';
import { listSources, root } from '../../source-imports.ts';

const kit = ['ui', 'lists', 'surfaces'];
const features = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .flatMap((path) => /^([^/]+)\/office$/.exec(path)?.[1] ?? [])
  // The whole office is about a shop.
  .filter((folder) => !kit.includes(folder) && folder !== 'shop');

const isPermission = (text: string) => (permissions as readonly string[]).includes(text);

/** Features that a file names in its own name, or in what it quotes: a path, a page, a key of texts. */
function featuresNamed(path: string, text: string): string[] {
  const quoted = [...text.matchAll(/'([\w./#-]+)'|`([^`]*)`/g)].flatMap(
    ([, plain, template]) => plain ?? template ?? [],
  );
  // What somebody needs to be allowed is called by what it is about.
  const words = quoted.filter((part) => !isPermission(part)).flatMap((part) => part.split(/[./]/));
  const inName = basename(path).split(/[-.]/);
  return features.filter(
    (feature) => words.includes(feature) || inName.includes(feature) || inName.includes(feature.slice(0, -1)),
  );
}

test('a feature is found by its page, its texts and its folder', () => {
  assert.ok(features.includes('orders') && features.includes('reviews'));
  assert.equal(featuresNamed('src/ui/order-table.tsx', ''), ['orders']);
  assert.equal(featuresNamed('src/ui/x.tsx', "t('reviews.title')"), ['reviews']);
  assert.equal(featuresNamed('src/ui/x.tsx', "import { a } from '../orders/office/a.ts'; type List = 'customers';"), [
    ...['customers', 'orders'],
  ]);
});

// Before: what of the shop can be looked at before it is saved stood in the kit, with a product's and an article's fields.
test('no file of the kit names a record, or an operation by which one is sent', async () => {
  const records = /\b(?:product|article|order|discount|customer)\??: \{|`[A-Z]\w+Save`/;
  const naming = (await listSources('src/{ui,lists}/**/*.{ts,tsx}')).filter(
    ({ path, text }) => /^src\/(?:ui\/(?:office|record-editor)|lists)\//.test(path) && records.test(text),
  );
  assert.equal(
    naming.map(({ path }) => path),
    [],
  );
});

test('no file of the kit names a feature', async () => {
  const sources = await listSources('src/{ui,lists}/**/*.{ts,tsx}');
  const naming = sources
    .filter(({ path }) => /^src\/(?:ui\/(?:office|record-editor)|lists)\//.test(path))
    .flatMap(({ path, text }) => featuresNamed(path, text).map((feature) => `${path} names ${feature}`));
  assert.ok(sources.length > 50);
  assert.equal(naming, []);
});

test.run();
