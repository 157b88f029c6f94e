// A producer's label of durability in the product's editor: the official file, and what it says.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { catalogueHistory } from '#server/catalogue/history/catalogue-history.ts';
import { byCommand, readVersions } from '#server/history/change-batch.ts';
import { listBatches } from '#server/history/list-history.ts';
import { undoBatch } from '#server/history/undo-batch.ts';
import { readGaranLabel } from '#server/terms/guarantee-store.ts';
import { type GaranFacts, garanUploadUrl } from '#src/catalogue/office/rare-parts/garan-upload.ts';
import { aGuaranteeFile } from '#test/fixtures/a-guarantee-file.ts';
import { aProduct } from '#test/fixtures/a-product.ts';
import { aShop, type ShopFixture, shopTime } from '#test/fixtures/a-shop.ts';
import { officePerson } from '#test/staff/office-person.ts';
import { signedInStaff } from '#test/staff/sign-in-as.ts';

type Context = { shop: ShopFixture; product: string };
const test = suite<Context>('the GARAN label in the office');

test.before.each(async (context) => {
  context.shop = await aShop();
  const { db } = context.shop.database;
  await aProduct(db, { handle: 'dab' });
  const { id } = await db.selectFrom('products').select('id').where('handle', '=', 'dab').executeTakeFirstOrThrow();
  context.product = id;
});
test.after.each(({ shop }) => shop.close());

async function personAs({ shop }: Context, role: 'manager' | 'packer') {
  const { cookie } = await signedInStaff(shop.database.db, role, { now: shopTime, locale: 'en' });
  return officePerson(shop, cookie);
}

const facts: GaranFacts = { years: '5', brand: 'Dąb & Syn', model: 'R-30' };

type Given = { payload: Buffer; facts?: Partial<GaranFacts>; of?: string; version?: number };

/** As somebody does who has just read it, unless a version is said. */
async function hand({ shop, product }: Context, cookie: string, given: Given) {
  const version = given.version ?? (await readVersions(shop.database.db, 'product', [product])).get(product) ?? 0;
  const url = garanUploadUrl(given.of ?? product, { facts: given.facts ?? facts, version });
  return shop.app.inject({
    ...{ method: 'POST', url, payload: given.payload },
    headers: { origin: 'http://localhost:3000', cookie, 'content-type': 'application/octet-stream' },
  });
}

test('it is handed in, kept to the byte, said otherwise, and taken away', async (context) => {
  const manager = await personAs(context, 'manager');
  const { db } = context.shop.database;
  const { bytes, sha256 } = await aGuaranteeFile();
  const none = Buffer.alloc(0);
  const answer = async (given: Given) => (await hand(context, manager.getCookie(), given)).json().refusal;
  assert.is(await answer({ payload: none }), 'FileMissing');
  assert.is(await answer({ payload: Buffer.from('no picture') }), 'FileNotShown');
  assert.is(await answer({ payload: bytes, facts: { ...facts, years: '2' } }), 'FactsInvalid');
  assert.is(await answer({ payload: bytes, facts: { ...facts, brand: ' ' } }), 'FactsInvalid');
  assert.is(await answer({ payload: bytes, of: crypto.randomUUID() }), 'ProductUnknown');
  assert.is(await answer({ payload: bytes }), null);
  const asked = async () => (await manager.query('ProductsGaran', { product: context.product })).productGaran;
  const read = async () => (await asked())?.label ?? null;
  const url = `/guarantees/${sha256}.svg`;
  assert.equal(await read(), { years: 5, brand: 'Dąb & Syn', model: 'R-30', sha256, url });
  assert.ok((await context.shop.app.inject({ url })).rawPayload.equals(bytes));
  assert.is((await readGaranLabel(db, 'dab'))?.years, 5, 'the page of the product shows it');
  assert.is(await answer({ payload: none, facts: { ...facts, years: '7' } }), null);
  assert.equal([(await read())?.years, (await read())?.sha256], [7, sha256], 'the file stays');
  const remove = async () => {
    const version = (await asked())?.version ?? 0;
    return (await manager.mutate('ProductsRemoveGaran', { product: context.product, version })).removeGaran.isRemoved;
  };
  assert.equal([await remove(), await remove()], [true, false]);
  assert.is(await read(), null);
  const now = () => shopTime;
  const batches = (await listBatches({ db, now }, {})).rows;
  assert.equal(
    batches.map(({ title, who }) => [title.key, who === 'Kasa']),
    [0, 1, 2].map(() => ['batch.productEdited', false]),
    'all three are lines of the history of the product',
  );
  for (const [batchId, years] of [
    [batches[0]?.id, 7],
    [batches[1]?.id, 5],
    [batches[2]?.id, undefined],
  ] as const) {
    await undoBatch({ db, now, history: catalogueHistory }, { batchId: batchId ?? 0, by: byCommand });
    assert.equal([(await read())?.years, (await read())?.sha256], [years, years && sha256]);
  }
  const noted = await db.selectFrom('audit_log').select('kind').where('kind', 'like', 'garan.%').execute();
  assert.equal(noted.map(({ kind }) => kind).toSorted(), ['garan.removed', 'garan.set', 'garan.set']);
});

test('of two people who change it nobody loses a word: other fields are merged, the same one is asked about', async (context) => {
  const one = await personAs(context, 'manager');
  const other = await personAs(context, 'manager');
  const { bytes } = await aGuaranteeFile();
  const none = Buffer.alloc(0);
  const read = async () => (await one.query('ProductsGaran', { product: context.product })).productGaran;
  const factsNow = async () => {
    const { years, brand, model } = (await read())?.label ?? {};
    return [years, brand, model];
  };
  const by = async (person: typeof one, given: Given) => (await hand(context, person.getCookie(), given)).json();
  await by(one, { payload: bytes });
  const version = (await read())?.version ?? 0;
  assert.equal(await by(one, { payload: none, version, facts: { years: '7' } }), { refusal: null });
  assert.equal(await by(other, { payload: none, version, facts: { model: 'R-31' } }), { refusal: null });
  assert.equal(await factsNow(), [7, 'Dąb & Syn', 'R-31'], 'each has changed a field of their own');
  const collided = await by(other, { payload: none, version, facts: { years: '9' } });
  assert.is(collided.refusal, 'ChangedSince');
  assert.ok(collided.who, 'with who has changed it');
  assert.equal(
    await by(other, { payload: none, version, facts: { years: '7' } }),
    { refusal: null },
    'both say the same',
  );
  const removal = await other.mutate('ProductsRemoveGaran', { product: context.product, version });
  assert.equal(removal.removeGaran, { isRemoved: false, changedBy: collided.who });
  assert.equal(await factsNow(), [7, 'Dąb & Syn', 'R-31']);
  const since = (await read())?.version ?? 0;
  assert.equal(await by(other, { payload: none, version: since, facts: { years: '9' } }), { refusal: null });
  assert.is((await factsNow())[0], 9, 'read again, and pressed again');
  const last = (await read())?.version ?? 0;
  await one.mutate('ProductsRemoveGaran', { product: context.product, version: last });
  const late = await by(other, { payload: none, version: last, facts: { years: '4' } });
  assert.is(late.refusal, 'FileMissing', 'a label that is gone is not there by halves');
  const half = await by(other, { payload: bytes, version: last, facts: { years: '4' } });
  assert.is(half.refusal, 'FactsInvalid');
  assert.is((await read())?.label, null);
});

test('nobody hands one in who may not change products', async (context) => {
  const packer = await personAs(context, 'packer');
  const { bytes } = await aGuaranteeFile();
  assert.is((await hand(context, '', { payload: bytes })).statusCode, 401);
  assert.is((await hand(context, packer.getCookie(), { payload: bytes })).statusCode, 403);
  const refused = await packer
    .mutate('ProductsRemoveGaran', { product: context.product, version: 0 })
    .catch((error: Error) => error.message);
  assert.is(refused, 'FORBIDDEN');
  assert.is(await readGaranLabel(context.shop.database.db, 'dab'), null);
});

test.run();
