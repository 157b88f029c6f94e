// Conditions of a rule about every field of a product, and about those that the merchant has defined.
import { sql } from 'kysely';
import * as assert from 'uvu/assert';
import { saveCollection } from '#server/catalogue/collections/save-collection.ts';
import { saveProduct } from '#server/catalogue/saving/save-products.ts';
import type { Db } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { byCommand } from '#server/history/change-batch.ts';
import { changeSettings } from '#server/shop/change-settings.ts';
import type { CollectionRule, RuleCondition } from '#src/catalogue/collections/collection-rule.ts';
import { aProduct } from '../../fixtures/a-product.ts';
import { emptyShopSuite } from '../../fixtures/catalogue/empty-shop-suite.ts';
import { setSettings } from '../../fixtures/settings/set-settings.ts';

const test = emptyShopSuite('rules on any field');
const now = () => new Date();

const save = (db: Db, rule: CollectionRule) =>
  saveCollection(
    { db, now, by: byCommand, baseLocale: 'pl' },
    { id: null, version: null, patch: { rule, texts: { pl: { title: 'Zbiór' } } } },
  );

async function saved(db: Db, conditions: RuleCondition[]): Promise<string> {
  const answer = await save(db, { match: 'all', conditions });
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value.id;
}

async function handlesIn(db: Db, id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('collection_products as m')
    .innerJoin('products as p', 'p.id', 'm.product_id')
    .select('p.handle')
    .where('m.collection_id', '=', id)
    .orderBy('p.handle')
    .execute();
  return rows.map(({ handle }) => handle);
}

const material = {
  ...{ key: 'material', kind: 'choice', names: { pl: 'Materiał' }, isFilter: true },
  choices: [
    { key: 'oak', names: { pl: 'Dąb' } },
    { key: 'ash', names: { pl: 'Jesion' } },
  ],
};
const width = { key: 'width', kind: 'number', names: { pl: 'Szerokość' } };
const signed = { key: 'signed', kind: 'yes_no', names: { pl: 'Z podpisem' } };
const care = { key: 'care', kind: 'text', names: { pl: 'Pielęgnacja' } };
const ownFields = [material, width, signed, care];
const ownValues = { material: ['oak'], width: 12.5, signed: false, care: { pl: 'Nie prać', en: "Don't wash" } };

const own = (ownField: string, operator: RuleCondition['operator'], value: string): RuleCondition => ({
  ...{ field: 'own', ownField, operator, value },
});

const defineOwnFields = (db: Db) => setSettings(db, 'product-fields', { fields: ownFields });

test('a rule asks for any field, and follows each when it changes', async ({ database: { db } }) => {
  await aProduct(db, { handle: 'lis', title: 'Lis', weightGrams: 300 });
  const said = sql`update product_texts set description_html = '<p>Dębowa <b>rama</b></p>'`;
  const asked: [RuleCondition, ReturnType<typeof sql>][] = [
    [{ field: 'description', operator: 'contains', value: 'dębowa' }, said],
    [
      { field: 'translated', operator: 'is', value: 'de' },
      sql`
      insert into product_texts (product_id, locale, title) select id, 'de', 'Fuchs' from products`,
    ],
    [{ field: 'handle', operator: 'is', value: 'wilk' }, sql`update products set handle = 'wilk'`],
    [
      { field: 'manufacturer', operator: 'contains', value: 'ada' },
      sql`update products set manufacturer_name = 'Ada sp.'`,
    ],
    [{ field: 'vendor', operator: 'contains', value: 'bo' }, sql`update products set vendor = 'Bobo'`],
    [{ field: 'vat_class', operator: 'is', value: 'reduced' }, sql`update products set vat_class = 'reduced'`],
    [
      { field: 'withdrawal', operator: 'is', value: 'custom' },
      sql`update products set withdrawal_exception = 'custom'`,
    ],
    [{ field: 'cash_register', operator: 'is', value: '' }, sql`update products set needs_cash_register = true`],
    [{ field: 'state', operator: 'is', value: 'draft' }, sql`update products set is_published = false`],
    [{ field: 'sku', operator: 'contains', value: 'x-1' }, sql`update variants set sku = 'FOX-1'`],
    [{ field: 'ean', operator: 'is', value: '5901234123457' }, sql`update variants set barcode = '5901234123457'`],
    [{ field: 'option_value', operator: 'is', value: 'red' }, sql`update variants set option1 = 'Red'`],
    [{ field: 'weight', operator: 'at_most', value: '250' }, sql`update variants set weight_grams = 200`],
    [{ field: 'variants', operator: 'at_most', value: '0' }, sql`update variants set archived_at = now()`],
    [
      { field: 'picture', operator: 'is', value: '' },
      sql`
      insert into media (product_id, position, source) select id, 1, 'lis.jpg' from products`,
    ],
  ];
  for (const [condition, change] of asked) {
    const id = await saved(db, [condition]);
    assert.equal(await handlesIn(db, id), [], `${condition.field} before`);
    await change.execute(db);
    assert.is((await handlesIn(db, id)).length, 1, `${condition.field} after`);
  }
});

test('what nobody has weighed is neither light nor heavy', async ({ database: { db } }) => {
  await aProduct(db, { handle: 'lis', weightGrams: 0 });
  assert.equal(await handlesIn(db, await saved(db, [{ field: 'weight', operator: 'at_most', value: '250' }])), []);
});

test('a rule asks for the fields that the merchant has defined', async ({ database: { db } }) => {
  await defineOwnFields(db);
  await aProduct(db, { handle: 'lis' });
  await aProduct(db, { handle: 'zolw' });
  const found = [
    own('material', 'is', 'oak'),
    own('width', 'at_least', '12.5'),
    own('width', 'at_most', '12.50'),
    own('signed', 'is', 'no'),
    own('signed', 'is_not', 'yes'),
    own('care', 'contains', "don't"),
    own('care', 'is', 'nie prać'),
  ];
  const others = [own('material', 'is', 'ash'), own('width', 'at_least', '13'), own('care', 'is', 'nie')];
  const isIn = async (condition: RuleCondition) => (await handlesIn(db, await saved(db, [condition]))).includes('lis');
  const before = await saved(db, [own('material', 'is', 'oak')]);
  const { id: productId } = await db
    .selectFrom('products')
    .select('id')
    .where('handle', '=', 'lis')
    .executeTakeFirstOrThrow();
  const answer = await saveProduct(
    { db, now, by: byCommand, baseLocale: 'pl' },
    {
      ...{ productId, version: null, patch: { own_fields: ownValues } },
      title: { key: 'batch.productEdited', values: { product: 'lis' } },
    },
  );
  assert.ok(answer.ok);
  assert.equal(await handlesIn(db, before), ['lis'], 'it follows the change');
  for (const condition of found) assert.ok(await isIn(condition), JSON.stringify(condition));
  for (const condition of others) assert.not.ok(await isIn(condition), JSON.stringify(condition));
});

test('a field that a rule asks for is not taken away, nor what it asks for, and the collections are named', async ({
  database: { db },
}) => {
  await defineOwnFields(db);
  await saved(db, [own('material', 'is', 'oak'), own('width', 'at_least', '10')]);
  const change = async (fields: object[]) => {
    const stored = await inTransaction(db, (tx) =>
      changeSettings(tx, { document: 'product-fields', data: { fields }, changedBy: 'test', now: now() }),
    );
    return stored.ok ? [] : stored.error.faults.map(({ path, values }) => [path, values?.field, values?.collections]);
  };
  const asked = ['fields', 'Materiał', 'Zbiór'];
  assert.equal(await change([width, signed, care]), [asked], 'the whole field');
  const withoutOak = { ...material, choices: material.choices.filter(({ key }) => key !== 'oak') };
  assert.equal(await change([withoutOak, width, signed, care]), [asked], 'one of its choices');
  const asText = { ...width, kind: 'text' };
  assert.equal(await change([material, asText, signed, care]), [['fields', 'Szerokość', 'Zbiór']], 'its kind');
  assert.equal(await change([material, width]), [], 'fields that no rule asks for');
});

test('a field that nobody has defined, and what it cannot hold, are refused by their place', async ({ database }) => {
  const { db } = database;
  await defineOwnFields(db);
  const conditions = [
    own('material', 'is', 'oak'),
    own('colour', 'is', 'red'),
    own('material', 'is', 'stone'),
    own('width', 'is', '12'),
    own('signed', 'is', 'perhaps'),
  ];
  const answer = await save(db, { match: 'any', conditions });
  assert.equal(answer, {
    ok: false,
    error: { kind: 'RuleInvalid', fields: ['rule.1', 'rule.2', 'rule.3', 'rule.4'] },
  });
  const untold = await save(db, {
    match: 'any',
    conditions: [{ ...own('material', 'is', 'oak'), ownField: undefined }],
  });
  assert.equal(untold, { ok: false, error: { kind: 'RuleInvalid', fields: ['rule.0'] } });
});

test.run();
