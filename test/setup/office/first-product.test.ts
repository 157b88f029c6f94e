// A photo and the product that is made of it.
import sharp from 'sharp';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { addPicture } from '#server/media/add-picture.ts';
import { MAX_PICTURE_BYTES } from '#server/media/fetch-picture.ts';
import { filesOnDisk } from '#server/media/files/files-on-disk.ts';
import { productsTemplatePath } from '#src/catalogue/office/imports/products-template-url.ts';
import type { VariablesOf } from '#src/graphql-client.ts';
import { pictureUploadPath } from '#src/media/office/picture-upload.ts';
import { aShop, type ShopFixture, shopTime } from '#test/fixtures/a-shop.ts';
import { shopOrigin } from '#test/fixtures/post-form.ts';
import { aDrawing, aPictureFile } from '#test/media/a-picture-file.ts';
import { officePerson } from '#test/staff/office-person.ts';
import { signedInStaff } from '#test/staff/sign-in-as.ts';

type Context = { shop: ShopFixture; cookie: string; owner: ReturnType<typeof officePerson>; photo: Buffer };

const test = suite<Context>('the first product');

test.before(async (context) => {
  context.shop = await aShop({ settings: {} });
  context.cookie = (await signedInStaff(context.shop.database.db, 'owner', { now: shopTime })).cookie;
  context.owner = officePerson(context.shop, context.cookie);
  await context.owner.mutate('SetupChooseCountry', { country: 'PL' });
  context.photo = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#3a6ea5' } })
    .jpeg()
    .toBuffer();
});
test.after(({ shop }) => shop.close());

const upload = ({ shop: { app } }: Context, payload: Buffer, headers: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url: pictureUploadPath,
    payload,
    headers: { origin: shopOrigin, 'content-type': 'image/jpeg', ...headers },
  });

test('a photo is taken from whoever may change goods, from our own pages, and nothing but a photo', async (context) => {
  const { shop, cookie, photo } = context;
  const { db } = shop.database;
  const packer = await signedInStaff(db, 'packer', { now: shopTime });
  const codeOf = async (payload: Buffer, headers: Record<string, string>) => {
    const { statusCode, body } = await upload(context, payload, headers);
    return [statusCode, JSON.parse(body).error?.code];
  };
  assert.equal(await codeOf(photo, {}), [401, 'SIGNED_OUT']);
  assert.equal(await codeOf(photo, { cookie: packer.cookie }), [403, 'FORBIDDEN']);
  assert.is((await codeOf(photo, { cookie, origin: 'https://elsewhere.example' }))[0], 400);
  assert.is((await codeOf(Buffer.from('<svg/>'), { cookie, 'content-type': 'image/svg+xml' }))[0], 415);
  assert.is((await codeOf(Buffer.from('{}'), { cookie, 'content-type': 'application/json' }))[0], 415);
  assert.is((await codeOf(Buffer.alloc(MAX_PICTURE_BYTES + 1), { cookie }))[0], 413);
  const script = await upload(context, Buffer.from('<script>alert(1)</script>'), { cookie });
  assert.equal(script.json(), { picture: null, refusal: 'NotAPicture' });
  assert.equal(await db.selectFrom('pictures').select('key').execute(), []);
  const rows = await db.selectFrom('audit_log').select('subject').where('who', '=', packer.email).execute();
  assert.equal(rows, [{ subject: 'SetupUploadPicture' }]);
});

test('whoever may change goods gets a table to fill in, with the currencies of the shop', async ({ shop, cookie }) => {
  const { db } = shop.database;
  const packer = await signedInStaff(db, 'packer', { now: shopTime });
  const read = (headers: Record<string, string>) => shop.app.inject({ url: productsTemplatePath, headers });
  assert.is((await read({})).statusCode, 303);
  assert.is((await read({ cookie: packer.cookie })).statusCode, 403);
  const { statusCode, headers, body } = await read({ cookie });
  assert.equal([statusCode, headers['content-type']], [200, 'text/csv; charset=utf-8']);
  assert.ok(body.startsWith('\uFEFFTitle;URL handle;') && body.includes(';"12,50";'), body);
});

test('what bytes say counts: a drawing is none, whatever it calls itself, and however often it is sent', async (context) => {
  const { shop, cookie } = context;
  const { db } = shop.database;
  const png = Buffer.from('89504e470d0a1a0a', 'hex');
  const refused = [aDrawing(), Buffer.concat([Buffer.from('<?xml version="1.0"?>\n'), aDrawing()])];
  for (const payload of [...refused, Buffer.concat([png, aDrawing()])]) {
    for (const type of ['image/png', 'image/avif', 'image/gif']) {
      const answer = await upload(context, payload, { cookie, 'content-type': type });
      assert.equal(answer.json(), { picture: null, refusal: 'NotAPicture' }, type);
    }
  }
  // An import takes drawings; the same bytes are no photo for that.
  const { mediaDirectory } = shop;
  await addPicture({ db, pictureFiles: filesOnDisk(mediaDirectory), now: () => shopTime }, aDrawing());
  const again = await upload(context, aDrawing(), { cookie, 'content-type': 'image/png' });
  assert.equal(again.json(), { picture: null, refusal: 'NotAPicture' });
  await db.deleteFrom('pictures').execute();
  // A photo that is followed by something else is a photo: only what is drawn anew of it is ever sent.
  const polyglot = Buffer.concat([await aPictureFile(), Buffer.from('<script>alert(1)</script>')]);
  const taken = await upload(context, polyglot, { cookie, 'content-type': 'image/jpeg' });
  assert.is(taken.json().refusal, null);
  await db.deleteFrom('pictures').execute();
});

type Product = VariablesOf<'SetupAddProduct'>;
const newId = '0198a0f0-0000-4000-8000-000000000001';
const secondId = '0198a0f0-0000-4000-8000-000000000002';

test('it has title, price, stock, VAT and picture as the import writes them, and an address of its own', async (context) => {
  const { shop, owner, cookie, photo } = context;
  const { picture } = (await upload(context, photo, { cookie })).json();
  const mug: Product = {
    newId,
    ...{ title: 'Kubek żółty', priceMinor: 1790, currency: 'PLN', stock: 5, vatClass: 'reduced', picture },
    isDraft: false,
  };
  for (const [changes, field] of [
    [{ title: ' ' }, 'title'],
    [{ priceMinor: 0 }, 'price'],
    [{ currency: 'EUR' }, 'price'],
    [{ stock: -1 }, 'stock'],
    [{ picture: 'ffffffffffffffffffff' }, 'picture'],
  ] as [Partial<Product>, string][]) {
    assert.is((await owner.mutate('SetupAddProduct', { ...mug, ...changes })).addFirstProduct.field, field);
  }
  await owner.mutate('SetupAddProduct', mug);
  // The answer was lost, the price was changed meanwhile, and the button was pressed again.
  const again = await owner.mutate('SetupAddProduct', { ...mug, priceMinor: 1890 });
  assert.is(again.addFirstProduct.refusal, 'MadeBefore');
  await owner.mutate('SetupAddProduct', { ...mug, newId: secondId, isDraft: true, stock: null });
  const { db } = shop.database;
  const batches = await db
    .selectFrom('change_batches')
    .select(['id', 'title', 'who', 'source'])
    .orderBy('id')
    .execute();
  assert.equal(
    batches.map(({ title, source }) => [title, source]),
    [
      ['batch.productAdded', 'office'],
      ['batch.productAdded', 'office'],
    ],
    'the history has both',
  );
  const rows = await db
    .selectFrom('products')
    .innerJoin('variants', 'variants.product_id', 'products.id')
    .innerJoin('prices', 'prices.variant_id', 'variants.id')
    .innerJoin('media', 'media.product_id', 'products.id')
    .select(['handle', 'sku', 'status', 'vat_class', 'on_hand', 'tracks_stock', 'amount_minor', 'currency', 'picture'])
    .orderBy('handle')
    .execute();
  const common = { vat_class: 'reduced', amount_minor: 1790, currency: 'PLN', picture };
  assert.equal(rows, [
    { handle: 'kubek-zolty', sku: 'KUBEKZOLTY', status: 'active', on_hand: 5, tracks_stock: true, ...common },
    { handle: 'kubek-zolty-2', sku: 'KUBEKZOLTY-2', status: 'draft', on_hand: 0, tracks_stock: false, ...common },
  ]);
  const movements = await db.selectFrom('stock_movements').select(['kind', 'quantity']).execute();
  assert.equal(movements, [{ kind: 'received', quantity: 5 }]);
  assert.match((await shop.app.inject('/pl/p/kubek-zolty')).body, '17,90');
  assert.is((await shop.app.inject('/pl/p/kubek-zolty-2')).statusCode, 404);
});

test('whoever publishes puts the draft on sale, and is reminded only of what is missing', async ({ shop, owner }) => {
  const { shopSetup } = await owner.query('SetupShow', {});
  assert.equal(shopSetup.firstProduct, { handle: 'kubek-zolty-2', title: 'Kubek żółty', isDraft: true });
  await owner.mutate('SetupFinish', {});
  const { setupProgress } = await owner.query('SetupProgress', {});
  assert.ok(setupProgress?.isPublished && setupProgress.lacks > 0);
  const { status } = await shop.database.db
    .selectFrom('products')
    .select('status')
    .where('handle', '=', 'kubek-zolty-2')
    .executeTakeFirstOrThrow();
  assert.is(status, 'active');
  const published = shop.database.db
    .selectFrom('change_batches')
    .select('id')
    .where('title', '=', 'batch.productsPublished');
  assert.is((await published.execute()).length, 1, 'it can be taken back');
  const log = await shop.database.db.selectFrom('audit_log').select('kind').orderBy('id', 'desc').limit(2).execute();
  assert.equal(
    log.map(({ kind }) => kind),
    ['setup.finished', 'product.published'],
  );
});

test.run();
