import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { loadSharp } from '#server/media/load-sharp.ts';
import { aShop, type ShopFixture } from '../../fixtures/a-shop.ts';

const test = suite<{ shop: ShopFixture }>('icons of the shop');

test.before(async (context) => {
  context.shop = await aShop();
});
test.after(({ shop }) => shop.close());

test('the manifest names pictures of the size that they have', async ({ shop }) => {
  const answer = await shop.app.inject('/site.webmanifest');
  assert.match(String(answer.headers['content-type']), 'application/manifest+json');
  const { name, icons } = answer.json();
  assert.is(name, 'Pracownia Plakatu');
  const sharp = await loadSharp();
  for (const { src, sizes, type } of [
    ...icons,
    { src: '/apple-touch-icon.png', sizes: '180x180', type: 'image/png' },
  ]) {
    const picture = await shop.app.inject(src);
    assert.is(picture.headers['content-type'], type);
    const { width, height, format } = await sharp(picture.rawPayload).metadata();
    assert.equal([`${width}x${height}`, format], [sizes, 'png'], src);
  }
});

test('what a phone cuts to its shape has the drawing away from the edges, on the ground of the page', async ({
  shop,
}) => {
  const sharp = await loadSharp();
  const { rawPayload } = await shop.app.inject('/apple-touch-icon.png');
  const { data, info } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * info.channels, (y * info.width + x) * info.channels + 3),
  ];
  assert.equal(at(2, 2), [0xfb, 0xf8, 0xf2]);
  assert.equal(at(90, 40), [0xc8, 0x37, 0x1f], 'the sheet of the drawing');
});

test('pages name icon, manifest and the colours around them', async ({ shop }) => {
  const { body } = await shop.app.inject('/pl/cart');
  assert.match(body, /<link rel="manifest" href="\/site\.webmanifest\?v=[\w-]{8}">/);
  assert.match(body, /<link rel="apple-touch-icon" href="\/apple-touch-icon\.png\?v=[\w-]{8}">/);
  assert.match(body, '<meta name="theme-color" content="#fbf8f2" media="(prefers-color-scheme: light)">');
  assert.match(body, '<meta name="theme-color" content="#141210" media="(prefers-color-scheme: dark)">');
});

test.run();
