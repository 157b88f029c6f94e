// What a rule fills a collection with is what it would find if it were asked now: whatever changes a product, whoever is
// first, and when time alone changes the answer.
import { sql } from 'kysely';
import * as assert from 'uvu/assert';
import { followRules } from '#server/catalogue/collections/follow-rules.ts';
import { saveCollection } from '#server/catalogue/collections/save-collection.ts';
import { importCatalogue } from '#server/catalogue/import/import-catalogue.ts';
import { saveProduct } from '#server/catalogue/saving/save-products.ts';
import type { Db } from '#server/database/connect.ts';
import { byCommand } from '#server/history/change-batch.ts';
import type { CollectionRule, RuleCondition } from '#src/catalogue/collections/collection-rule.ts';
import { whole } from '../../depths.ts';
import { aProduct } from '../../fixtures/a-product.ts';
import { emptyShopSuite, importOptions } from '../../fixtures/catalogue/empty-shop-suite.ts';

const test = emptyShopSuite('collections by rule');
const now = () => new Date();

type Options = { match?: CollectionRule['match']; handle?: string; id?: string | null };

const save = (db: Db, rule: CollectionRule | null, { id = null, handle }: Options = {}) =>
  saveCollection(
    { db, now, by: byCommand, baseLocale: 'pl' },
    {
      id,
      version: null,
      patch: { rule, ...(handle && { handle }), ...(!id && { texts: { pl: { title: 'Zbiór' } } }) },
    },
  );

async function saved(db: Db, conditions: RuleCondition[], { match = 'all', ...options }: Options = {}) {
  const answer = await save(db, { match, conditions }, options);
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value.id;
}

async function handlesIn(db: Db, id: string): Promise<string[]> {
  const { rows } = await sql<{ handle: string }>`
    select p.handle from collection_products m join products p on p.id = m.product_id
    where m.collection_id = ${id} order by p.handle`.execute(db);
  return rows.map(({ handle }) => handle);
}

/** Whatever differs from what the rules find now. */
async function differences(db: Db): Promise<object[]> {
  const { rows } = await sql<object>`
    with found as (
      select c.id as collection_id, f.id as product_id from collections c
      cross join lateral products_of_rule(c.rule, null, clock_timestamp()) as f (id) where c.rule is not null
    ), stored as (
      select m.collection_id, m.product_id from collection_products m
      join collections c on c.id = m.collection_id where c.rule is not null
    )
    (select 'missing' as what, * from (select * from found except select * from stored) as missing)
    union all (select 'left', * from (select * from stored except select * from found) as extra)`.execute(db);
  return rows;
}

const sale: RuleCondition = { field: 'tag', operator: 'is', value: 'sale' };

test('a product that is tagged is in at once, and out when the tag goes', async ({ database: { db } }) => {
  await aProduct(db, { handle: 'lis' });
  const id = await saved(db, [sale]);
  assert.equal(await handlesIn(db, id), []);
  await sql`update products set tags = '{Sale}'`.execute(db);
  assert.equal(await handlesIn(db, id), ['lis']);
  await sql`update products set tags = '{}'`.execute(db);
  assert.equal(await handlesIn(db, id), []);
});

test('nobody puts a product there by hand or by a file, and both are told so', async ({ database: { db } }) => {
  await aProduct(db, { handle: 'lis' });
  const id = await saved(db, [sale], { handle: 'sale' });
  const { id: productId } = await db.selectFrom('products').select('id').executeTakeFirstOrThrow();
  const put = (isIn: boolean) =>
    saveProduct(
      { db, now, by: byCommand, baseLocale: 'pl' },
      {
        ...{ productId, version: null, patch: { collections: { [id]: isIn } } },
        title: { key: 'batch.productEdited', values: { product: 'lis' } },
      },
    );
  const refused = await put(true);
  assert.equal(refused.ok ? null : refused.error, { kind: 'CollectionByRule', collection: 'sale' });
  assert.ok((await put(false)).ok, 'it says what is so');
  const file = 'URL handle,Title,Collections\nlis,Lis,"sale, others"\n';
  const told = ({ warnings }: { warnings: readonly { code: string; line: number; value?: unknown }[] }) =>
    warnings.filter(({ code }) => code === 'FILLED_BY_RULE');
  const first = await importCatalogue(db, file, importOptions());
  assert.equal(
    [first.faults, told(first).map(({ code, line, value }) => [code, line, value])],
    [[], [['FILLED_BY_RULE', 2, 'Sale']]],
  );
  assert.equal(await handlesIn(db, id), []);
  // What the rule has put there stands in an export, and is neither doubted nor taken out by its own file.
  await sql`update products set tags = '{sale}'`.execute(db);
  const again = await importCatalogue(db, file, importOptions());
  assert.equal([told(again), again.products.unchanged], [[], 1]);
  const without = await importCatalogue(db, 'URL handle,Title,Collections\nlis,Lis,others\n', importOptions());
  assert.equal([without.products.unchanged, await handlesIn(db, id)], [1, ['lis']]);
});

test('it gets a picture of the library, and none that is not there', async ({ database: { db } }) => {
  const id = await saved(db, [sale]);
  const key = 'a'.repeat(20);
  const give = (image: string | null) =>
    saveCollection({ db, now, by: byCommand, baseLocale: 'pl' }, { id, version: null, patch: { image } });
  const refused = await give(key);
  assert.equal(refused.ok ? null : refused.error, { kind: 'FieldsInvalid', fields: ['image'] });
  await db
    .insertInto('pictures')
    .values({ key, width: 4, height: 3, ground_color: '#ffffff', added_at: now() })
    .execute();
  assert.ok((await give(key)).ok);
  const imageOf = () => db.selectFrom('collections').select('image').where('id', '=', id).executeTakeFirstOrThrow();
  assert.is((await imageOf()).image, key);
  assert.ok((await give(null)).ok);
  assert.is((await imageOf()).image, null);
});

test('a file that is imported fills it', async ({ database: { db } }) => {
  const id = await saved(db, [{ field: 'vendor', operator: 'is', value: 'ada' }]);
  const file = 'URL handle,Title,Vendor,Price\nlis,Lis,Ada,10\nzolw,Zolw,Bo,10\n';
  assert.equal((await importCatalogue(db, file, importOptions())).faults, []);
  assert.equal(await handlesIn(db, id), ['lis']);
});

test('a rule may ask for a collection that a rule fills, and follows it', async ({ database: { db } }) => {
  await aProduct(db, { handle: 'lis' });
  const inner = await saved(db, [sale]);
  const outer = await saved(db, [{ field: 'collection', operator: 'is', value: inner }]);
  await sql`update products set tags = '{sale}'`.execute(db);
  assert.equal(await handlesIn(db, outer), ['lis']);
  await saved(db, [{ ...sale, value: 'other' }], { id: inner });
  assert.equal(await handlesIn(db, outer), []);
});

test('a rule that comes back to its own collection is refused, by way of others too', async ({ database: { db } }) => {
  const one = await saved(db, [sale]);
  const two = await saved(db, [{ field: 'collection', operator: 'is', value: one }]);
  for (const value of [one, two]) {
    const answer = await save(
      db,
      { match: 'any', conditions: [{ field: 'collection', operator: 'is', value }] },
      { id: one },
    );
    assert.equal(answer, { ok: false, error: { kind: 'RuleCircular', fields: ['rule.0'] } });
  }
});

test('a condition that says nothing is refused by its place, and nothing is written', async ({ database: { db } }) => {
  const conditions: RuleCondition[] = [
    sale,
    { field: 'price', operator: 'at_most', value: 'cheap', currency: 'PLN' },
    { field: 'stock', operator: 'within', value: '3' },
  ];
  const answer = await save(db, { match: 'all', conditions });
  assert.equal(answer, { ok: false, error: { kind: 'RuleInvalid', fields: ['rule.1', 'rule.2'] } });
  assert.equal(await save(db, { match: 'all', conditions: [] }), { ok: false, error: { kind: 'RuleEmpty' } });
  assert.equal(await db.selectFrom('collections').select('id').execute(), []);
});

test('words that look like SQL are words', async ({ database: { db } }) => {
  await aProduct(db, { handle: 'lis', title: "it's 100% \\ ' or true --" });
  const value = "'s 100% \\ ' or true --";
  const id = await saved(db, [{ field: 'title', operator: 'contains', value }]);
  assert.equal(await handlesIn(db, id), ['lis']);
});

whole(test)(
  'of a product and a rule that are saved at the same time neither misses the other',
  async ({ database: { db } }) => {
    for (let round = 0; round < 8; round++) {
      await sql`truncate products, collections cascade`.execute(db);
      await aProduct(db, { handle: 'lis' });
      const id = await saved(db, [sale]);
      await Promise.all([
        sql`update products set tags = '{new}'`.execute(db),
        saved(db, [{ ...sale, value: 'new' }], { id }),
        sql`update products set vendor = 'Ada'`.execute(db),
      ]);
      await followRules({ db, now });
      assert.equal(await handlesIn(db, id), ['lis']);
    }
  },
);

whole(test)(
  'two that change one product, each half of what a rule asks for, make it found',
  async ({ database: { db } }) => {
    const id = await saved(db, [sale, { field: 'price', operator: 'at_most', value: '100', currency: 'PLN' }]);
    for (let round = 0; round < 8; round++) {
      await sql`truncate products cascade`.execute(db);
      await aProduct(db, { handle: 'lis' });
      await Promise.all([
        sql`update products set tags = '{sale}'`.execute(db),
        sql`update prices set amount_minor = 100`.execute(db),
      ]);
      await followRules({ db, now });
      assert.equal(await handlesIn(db, id), ['lis']);
    }
  },
);

whole(test)(
  'what is stored is what the rules find, after random changes of products and rules',
  async ({ database: { db } }) => {
    const seed = Number(process.env.KASA_SEED ?? Math.floor(Math.random() * 2 ** 31));
    console.log(`collections by rule: seed ${seed} (KASA_SEED)`);
    const random = randomFrom(seed);
    const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
    const variants: string[] = [];
    for (let n = 0; n < 12; n++)
      variants.push(await aProduct(db, { handle: `p-${n}`, title: `Lis ${n % 4}`, onHand: n }));
    const ids: string[] = [];
    const condition = (): RuleCondition =>
      pick<() => RuleCondition>([
        () => ({ field: 'tag', operator: pick(['is', 'is_not']), value: pick(['a', 'B', 'c']) }),
        () => ({ field: 'title', operator: pick(['contains', 'contains_not']), value: `lis ${pick([0, 1, 2])}` }),
        () => ({ field: 'vendor', operator: pick(['is', 'is_not']), value: pick(['Ada', 'Bo']) }),
        () => ({
          field: 'price',
          operator: pick(['at_most', 'at_least']),
          value: pick(['500', '1000']),
          currency: 'PLN',
        }),
        () => ({ field: 'on_sale', operator: pick(['is', 'is_not']), value: '' }),
        () => ({ field: 'stock', operator: pick(['at_most', 'at_least']), value: pick(['1', '5']) }),
        () => ({ field: 'created', operator: pick(['within', 'before']), value: pick(['1', '30']) }),
        ...(ids[0]
          ? [() => ({ field: 'collection', operator: pick(['is', 'is_not']), value: ids[0] }) as RuleCondition]
          : []),
      ])();
    const rule = () => Array.from({ length: 1 + Math.floor(random() * 3) }, condition);
    ids.push(await saved(db, [sale]));
    for (let n = 1; n < 5; n++) ids.push(await saved(db, rule(), { match: pick(['all', 'any']) }));
    const change = [
      () =>
        sql`update products set tags = ${pick([['a'], ['A', 'b'], ['c', 'sale'], []])} where handle = ${`p-${pick([1, 2, 3, 4])}`}`,
      () =>
        sql`update products set vendor = ${pick(['ADA', 'Bo', ''])}, status = ${pick(['active', 'draft', 'archived'])} where handle = ${`p-${pick([1, 5, 6])}`}`,
      () =>
        sql`update product_texts set title = ${`Nowy lis ${pick([0, 1, 7])}`} where product_id in (select id from products where handle = ${`p-${pick([3, 7])}`})`,
      () =>
        sql`update prices set amount_minor = ${pick([400, 700, 1200])}, compare_at_minor = ${pick([null, 2000])} where variant_id = ${pick(variants)}`,
      () => sql`update variants set on_hand = reserved + ${pick([0, 1, 3, 9])} where id = ${pick(variants)}`,
      () => sql`update variants set archived_at = ${pick([null, new Date()])} where id = ${pick(variants)}`,
      () =>
        sql`update products set created_at = ${new Date(Date.now() - pick([2, 20, 40]) * 86_400_000)}, vendor = vendor where handle = ${`p-${pick([8, 9])}`}`,
      () => sql`delete from prices where variant_id = ${pick(variants)} and currency = 'PLN'`,
    ];
    for (let step = 0; step < 60; step++) {
      if (step % 12 === 11) await saved(db, rule(), { id: ids[1 + (step % 4)] ?? null, match: pick(['all', 'any']) });
      else await pick(change)().execute(db);
      assert.equal(await differences(db), [], `after step ${step} of seed ${seed}`);
    }
  },
);

function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

test('time alone takes out what is no longer new', async ({ database: { db } }) => {
  const hours = (count: number) => new Date(Date.now() + count * 3_600_000);
  await aProduct(db, { handle: 'lis', createdAt: hours(-23) });
  const id = await saved(db, [{ field: 'created', operator: 'within', value: '1' }]);
  await followRules({ db, now });
  assert.equal(await handlesIn(db, id), ['lis']);
  assert.is(await followRules({ db, now: () => hours(2) }), 1);
  assert.equal(await handlesIn(db, id), []);
});

test.run();
