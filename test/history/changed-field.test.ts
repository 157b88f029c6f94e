// Each column that the history can name has its words: what a merchant reads there is no name of a table.
import * as assert from 'uvu/assert';
import { catalogueHistory } from '#server/catalogue/history/catalogue-history.ts';
import { translateTo } from '#server/i18n/translations.ts';
import { changedFieldText, changedValueText, fieldWords, rowWords } from '#src/history/changed-field.ts';
import type { Money } from '#src/money.ts';
import { emptyShopSuite } from '../fixtures/catalogue/empty-shop-suite.ts';

const test = emptyShopSuite('changes in words');

const english = translateTo('en');
const formatMoney = (amount: Money) => `${amount.minor} ${amount.currency}`;
const writers = { t: english, locale: 'en', timeZone: 'Europe/Warsaw', formatMoney } as const;

test('every table and column that is recorded is called something', async ({ database: { db } }) => {
  const tables = catalogueHistory.parts.map(({ table }) => table);
  assert.equal(
    tables.filter((table) => !(table in rowWords)),
    [],
  );
  const { introspection } = db;
  const unnamed: string[] = [];
  for (const { name, columns } of await introspection.getTables()) {
    const part = catalogueHistory.parts.find(({ table }) => table === name);
    if (!part) continue;
    const hidden = ['created_at', 'updated_at', ...Object.keys(part.key), ...part.ignored, ...unseen];
    unnamed.push(
      ...columns.map((column) => column.name).filter((column) => !(column in fieldWords) && !hidden.includes(column)),
    );
  }
  assert.equal([...new Set(unnamed)].sort(), []);
});

/** What no person changes: links between rows, and what orders and rates keep. */
const unseen = [
  ...['product_id', 'media_id', 'variant_id', 'collection_id', 'set_id', 'source_id', 'source'],
  ...['reserved', 'valid_from', 'currency'],
];

test('a change says which field of which variant, and what it was', () => {
  const key = { variant_id: 'a', currency: 'EUR' };
  const change = { part: 'prices', key, field: 'amount_minor', names: { variant: 'FOX-30', collection: null } };
  assert.is(changedFieldText(change, english), 'price (EUR, FOX-30)');
  assert.is(changedValueText(change, 1_250, writers), '1250 EUR');
  assert.is(changedValueText(change, null, writers), 'nothing');
  const texts = { part: 'product_texts', key: { locale: 'pl' }, field: 'description_html' };
  assert.is(
    changedFieldText({ ...texts, names: { variant: null, collection: null } }, english),
    'description (Polski)',
  );
  assert.is(changedValueText(texts, '<p>Lis</p><p>z lasu</p>', writers), 'Lis z lasu');
  assert.is(changedValueText({ ...texts, field: 'status' }, 'active', writers), 'published');
  assert.is(
    changedValueText({ ...texts, field: 'publish_at' }, '2027-03-01T08:00:00+00:00', writers),
    '01/03/2027, 09:00',
  );
  assert.is(changedValueText({ ...texts, field: 'tags' }, ['fox', 'winter'], writers), 'fox, winter');
});

test.run();
