// Cards of a shop in the frame that it has chosen: what the listing names is what the server cuts.
import sharp from 'sharp';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { saveProduct } from '#server/catalogue/saving/save-products.ts';
import { byCommand } from '#server/history/change-batch.ts';
import { addPicture } from '#server/media/add-picture.ts';
import { filesOnDisk } from '#server/media/files/files-on-disk.ts';
import { proposeFrame } from '#server/media/propose-frame.ts';
import { proposeOldFocuses } from '#server/media/propose-old-focuses.ts';
import { brandSchema } from '#src/shop/brand/brand.ts';
import { aProduct } from '../fixtures/a-product.ts';
import { aShop, type ShopFixture, shopTime } from '../fixtures/a-shop.ts';
import { until } from '../fixtures/until.ts';

const test = suite<{ shop: ShopFixture; key: string; productId: string }>('cards in their frame');
const now = () => shopTime;

/** Grey, 1200 × 800, with something red near its right border. */
async function aPhotograph(): Promise<Buffer> {
  const dot = Buffer.from('<svg width="160" height="160"><circle cx="80" cy="80" r="76" fill="#d5321e"/></svg>');
  return sharp({ create: { width: 1200, height: 800, channels: 3, background: '#c9c6c0' } })
    .composite([{ input: dot, left: 980, top: 320 }])
    .jpeg()
    .toBuffer();
}

test.before.each(async (context) => {
  context.shop = await aShop();
  const { database, mediaDirectory } = context.shop;
  const { db } = database;
  const added = await addPicture({ db, pictureFiles: filesOnDisk(mediaDirectory), now }, await aPhotograph());
  assert.ok(added.ok);
  context.key = added.value;
  await aProduct(db, { handle: 'bowl', title: 'Miska' });
  const { id } = await db.selectFrom('products').select('id').where('handle', '=', 'bowl').executeTakeFirstOrThrow();
  context.productId = id;
});
test.after.each(({ shop }) => shop.close());

const placeId = '7e1e0bd5-1f0c-4f0e-9f5c-0c6a3b8f2d11';

async function addToProduct({ shop, key, productId }: Parameters<Parameters<typeof test>[1]>[0], focus = {}) {
  const title = { key: 'batch.productEdited', values: { product: 'bowl' } } as const;
  const patch = { pictures: { [placeId]: { picture: key, ...focus } } };
  const saver = { db: shop.database.db, now, by: byCommand, baseLocale: 'pl' };
  assert.ok((await saveProduct(saver, { productId, version: null, patch, title })).ok);
  const columns = ['focus_x', 'focus_y'] as const;
  return shop.database.db.selectFrom('media').select(columns).where('id', '=', placeId).executeTakeFirstOrThrow();
}

test('a picture that is added keeps in view what it proposes, until somebody moves it', async (context) => {
  const proposed = await addToProduct(context, { focus_x: 50, focus_y: 50 });
  assert.ok(proposed.focus_x > 80 && proposed.focus_x < 95, `${proposed.focus_x}`);
  // The same save once more, whose answer was lost.
  assert.equal(await addToProduct(context, { focus_x: 50, focus_y: 50 }), proposed);
});

test('a focus that was moved before the first save stays where it is', async (context) => {
  assert.equal(await addToProduct(context, { focus_x: 20, focus_y: 50 }), { focus_x: 20, focus_y: 50 });
});

test('a picture that somebody leaves whole stands in the frame on a ground', async (context) => {
  const { shop, key } = context;
  await addToProduct(context, { is_whole: true });
  await shop.change('brand', brandSchema.parse({}));
  await until(async () => (await shop.app.inject({ url: '/pl/c/all' })).body.includes(`/media/${key}c5-`));
});

test('the focus of a picture from before is proposed once, where nobody has moved it', async (context) => {
  const { shop, key } = context;
  const { db } = shop.database;
  await addToProduct(context);
  const services = { db, pictureFiles: filesOnDisk(shop.mediaDirectory) };
  assert.is(await proposeOldFocuses(services), 0);
  const asBefore = { focus_x: 50, focus_y: 50 };
  const focusOf = () =>
    db.selectFrom('media').select(['focus_x', 'focus_y']).where('id', '=', placeId).executeTakeFirstOrThrow();
  await db.updateTable('media').set(asBefore).execute();
  await db
    .updateTable('pictures')
    .set({ ...asBefore, is_focus_proposed: false })
    .execute();
  assert.is(await proposeOldFocuses(services), 1);
  assert.ok((await focusOf()).focus_x > 80);
  await db.updateTable('media').set({ focus_x: 20 }).execute();
  await db
    .updateTable('pictures')
    .set({ ...asBefore, is_focus_proposed: false })
    .where('key', '=', key)
    .execute();
  assert.is(await proposeOldFocuses(services), 1);
  assert.is((await focusOf()).focus_x, 20);
});

test('another frame shows other files on the next page, and the former ones are still there', async (context) => {
  const { shop, key } = context;
  await addToProduct(context);
  const cardOf = async () => {
    const { body } = await shop.app.inject({ url: '/pl/c/all' });
    return new RegExp(`/media/${key}([a-z]\\d)-\\d+\\.jpg`).exec(body)?.[1];
  };
  const names: (string | undefined)[] = [await cardOf()];
  for (const cardRatio of ['portrait', 'square', 'tall', 'landscape'] as const) {
    await shop.change('brand', brandSchema.parse({ cardRatio }));
    // The process hears of the change when it is told.
    await until(async () => (await cardOf()) !== names.at(-1));
    names.push(await cardOf());
  }
  assert.equal(names.slice(1), ['c4', 's4', 't4', 'w4']);
  for (const [at, ratio] of [0.8, 1, 2 / 3, 4 / 3].entries()) {
    const { rawPayload } = await shop.app.inject({ url: `/media/${key}${names[at + 1]}-320.webp` });
    const { width, height } = await sharp(rawPayload).metadata();
    assert.ok(Math.abs(width / height - ratio) < 0.01, `${names[at + 1]} ${width} × ${height}`);
  }
});

test('the frame that is proposed follows the first pictures of what is on sale', async (context) => {
  const { db } = context.shop.database;
  assert.is(await proposeFrame(db), null);
  await addToProduct(context);
  assert.is(await proposeFrame(db), 'landscape');
});

test.run();
