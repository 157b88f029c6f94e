// Who may hand a product file in, and what is refused before it is read.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { importUploadUrl, MAX_IMPORT_BYTES } from '#src/catalogue/office/imports/import-upload.ts';
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

async function upload({ app }: ShopFixture, headers: Record<string, string>, payload = 'Title,Price\nOwl,10\n') {
  const { statusCode, body } = await app.inject({
    ...{ method: 'POST', url: importUploadUrl('goods.csv'), payload: Buffer.from(payload) },
    headers: { origin: shopOrigin, 'content-type': type, ...headers },
  });
  return { statusCode, answer: JSON.parse(body) };
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
  assert.is((await upload(shop, { cookie }, '')).answer.refusal, 'Empty');
  const tooLarge = await upload(shop, { cookie, 'content-length': String(MAX_IMPORT_BYTES + 1) });
  assert.is(tooLarge.answer.refusal, 'TooLarge');
  assert.equal(await db.selectFrom('imports').select('id').execute(), []);
});

test.run();
