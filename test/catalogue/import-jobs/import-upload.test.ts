// Tests who may hand a product file in, and what is refused before it is read.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openFile } from '#server/catalogue/import-jobs/import-file.ts';
import { importUploadUrl, MAX_IMPORT_BYTES, type UploadAnswer } from '#src/catalogue/office/imports/import-upload.ts';
import { aShop, type ShopFixture, shopTime } from '#test/fixtures/a-shop.ts';
import { shopOrigin } from '#test/fixtures/post-form.ts';
import { signedInStaff } from '#test/staff/sign-in-as.ts';

const test = suite<{ shop: ShopFixture; cookie: string }>('handing a product file in');

test.before(async (context) => {
  context.shop = await aShop({ settings: {} });
  context.cookie = (await signedInStaff(context.shop.database.db, 'owner', { now: shopTime })).cookie;
});
test.after(({ shop }) => shop.close());

const type = 'application/octet-stream';

const content = 'Title,Price\nOwl,10\n';
const goods = { name: 'goods.csv', size: content.length, lastModified: 1 };

type Sent = { payload?: string; file?: typeof goods; offset?: number };

async function upload(
  { app }: ShopFixture,
  headers: Record<string, string>,
  { payload = content, file = goods, offset }: Sent = {},
) {
  const { statusCode, body } = await app.inject({
    ...{ method: 'POST', url: importUploadUrl(file, offset), payload: Buffer.from(payload) },
    headers: { origin: shopOrigin, 'content-type': type, ...headers },
  });
  return { statusCode, answer: JSON.parse(body) };
}

async function howMuchIsThere({ app }: ShopFixture, cookie: string, file = goods): Promise<UploadAnswer> {
  return JSON.parse((await app.inject({ url: importUploadUrl(file), headers: { cookie } })).body);
}

test('only whoever may change products, prices and stock hands a file in, and only from our own pages', async (context) => {
  const { shop, cookie } = context;
  const packer = await signedInStaff(shop.database.db, 'packer', { now: shopTime });
  assert.is((await upload(shop, {})).answer.error.code, 'SIGNED_OUT');
  assert.is((await upload(shop, { cookie: packer.cookie })).answer.error.code, 'FORBIDDEN');
  assert.is((await upload(shop, { cookie, origin: 'https://elsewhere.example' })).statusCode, 400);
  assert.is((await upload(shop, { cookie, 'content-type': 'text/csv' })).statusCode, 415);
  const { answer } = await upload(shop, { cookie });
  assert.is(answer.refusal, null);
  const job = await shop.database.db
    .selectFrom('imports')
    .select(['file', 'state', 'bytes'])
    .where('id', '=', answer.id)
    .executeTakeFirstOrThrow();
  assert.equal(job, { file: 'goods.csv', state: 'checking', bytes: 19 });
});

test('an empty file, and one that says that it is too large, are refused and leave nothing behind', async ({
  shop,
  cookie,
}) => {
  const { db } = shop.database;
  await db.deleteFrom('imports').execute();
  const empty = { payload: '', file: { ...goods, size: 0 } };
  assert.is((await upload(shop, { cookie }, empty)).answer.refusal, 'Empty');
  const tooLarge = await upload(shop, { cookie }, { file: { ...goods, size: MAX_IMPORT_BYTES + 1 } });
  assert.is(tooLarge.answer.refusal, 'TooLarge');
  const otherThanSaid = await upload(shop, { cookie }, { file: { ...goods, size: 3 } });
  assert.is(otherThanSaid.answer.refusal, 'TooLarge');
  assert.equal(await db.selectFrom('imports').select('id').execute(), []);
});

test('what has come when a line breaks stays, and the same file of the same person goes on there', async ({
  shop,
  cookie,
}) => {
  const { db } = shop.database;
  await db.deleteFrom('imports').execute();
  const half = content.slice(0, 8);
  const first = await upload(shop, { cookie }, { payload: half });
  assert.equal([first.answer.bytes, first.answer.isWhole], [8, false]);
  assert.is((await howMuchIsThere(shop, cookie)).bytes, 8);
  const other = await signedInStaff(shop.database.db, 'owner', { now: shopTime });
  assert.is((await howMuchIsThere(shop, other.cookie)).bytes, 0);
  assert.is((await howMuchIsThere(shop, cookie, { ...goods, lastModified: 2 })).bytes, 0);
  // Whoever begins anew, or goes on somewhere else, is told where it ends, and nothing is written twice.
  for (const offset of [0, 5, 12]) {
    const { answer } = await upload(shop, { cookie }, { payload: content.slice(offset), offset });
    assert.equal([answer.bytes, answer.isWhole], [8, false], `${offset}`);
  }
  const rest = await upload(shop, { cookie }, { payload: content.slice(8), offset: 8 });
  assert.equal(rest.answer, { id: first.answer.id, bytes: content.length, isWhole: true, refusal: null });
  const [job] = await db.selectFrom('imports').select(['id', 'state', 'bytes']).execute();
  assert.equal(job, { id: first.answer.id, state: 'checking', bytes: content.length });
  const read = await openFile(db, { id: first.answer.id, bytes: content.length });
  assert.is(Buffer.concat(await Array.fromAsync(read ?? [])).toString(), content);
  // The same file once more is another import.
  assert.is((await howMuchIsThere(shop, cookie)).bytes, 0);
});

test.run();
