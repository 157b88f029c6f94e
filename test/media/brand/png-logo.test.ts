// A logo of pixels is checked by decoding it, and is then everywhere where a drawn one would be.
import { fastify } from 'fastify';
import sharp from 'sharp';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { registerMailLogo } from '#server/media/brand/mail-logo.ts';
import { bytesOf, cleanPng, ICON_BOUNDS, LOGO_BOUNDS, PNG_ADDRESS, pngSize } from '#server/media/brand/png-logo.ts';
import { registerPngLogos } from '#server/media/brand/png-logo-routes.ts';
import { registerSiteIcons } from '#server/media/brand/site-icons.ts';
import { shopOf } from '../../fixtures/demo-shop.ts';

const address = (bytes: Buffer) => PNG_ADDRESS + bytes.toString('base64');

/** A red bar in the middle of nothing. */
async function aPng(width: number, height: number): Promise<string> {
  const bar = { create: { width: Math.round(width / 2), height, channels: 4, background: '#c8371f' } } as const;
  const nothing = { create: { width, height, channels: 4, background: 'transparent' } } as const;
  const input = await sharp(bar).png().toBuffer();
  return address(
    await sharp(nothing)
      .composite([{ input }])
      .png()
      .withExif({ IFD0: { Artist: 'somebody' } })
      .toBuffer(),
  );
}

async function cleaned(picture: string, bounds = LOGO_BOUNDS): Promise<string> {
  const result = await cleanPng(picture, bounds);
  return result.ok ? result.value : result.error.message;
}

test('a large logo is kept as large as screens need, transparent where it was, and without what else the file held', async () => {
  const kept = await cleaned(await aPng(3000, 900));
  assert.equal(pngSize(kept), { width: 1200, height: 360 });
  const { hasAlpha, exif } = await sharp(bytesOf(kept)).metadata();
  assert.equal([hasAlpha, exif], [true, undefined]);
  assert.is((await sharp(bytesOf(kept)).raw().toBuffer())[3], 0);
  assert.is(await cleaned(kept), kept);
});

test('a small one keeps its size', async () => {
  assert.equal(pngSize(await cleaned(await aPng(300, 80))), { width: 300, height: 80 });
  assert.equal(pngSize(await cleaned(await aPng(900, 900), ICON_BOUNDS)), { width: 512, height: 512 });
});

test('what is no PNG, damaged or a dot is refused with the reason', async () => {
  assert.is(await cleaned(address(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))), 'is no PNG picture');
  const jpeg = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer();
  assert.is(await cleaned(address(jpeg)), 'is no PNG picture');
  const noise = { type: 'gaussian', mean: 128, sigma: 50 } as const;
  const whole = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#fff', noise } })
    .png()
    .toBuffer();
  assert.is(await cleaned(address(whole.subarray(0, whole.length / 2))), 'is damaged');
  assert.match(await cleaned(await aPng(200, 8)), 'is 200 × 8 pixels');
});

test('header, e-mails and icons show the pixels', async () => {
  const [light, dark] = [await cleaned(await aPng(400, 100)), await cleaned(await aPng(200, 100))];
  const shop = shopOf({ identity: { name: 'De Theewinkel', logo: { light, dark }, icon: light } });
  const { wordmark } = shop.identity.drawings;
  assert.match(
    wordmark?.body ?? '',
    /<g class="on-light"><image href="\/logo-light\.png\?v=[\w-]{8}" width="400" height="100"\/>/,
  );
  assert.match(wordmark?.body ?? '', /<g class="on-dark" transform="scale\(1\)"><image href="\/logo-dark\.png/);

  const app = fastify();
  for (const register of [registerPngLogos, registerMailLogo, registerSiteIcons]) register(app, () => shop);
  const page = await app.inject('/logo-dark.png?v=1');
  assert.ok(page.rawPayload.equals(bytesOf(dark)));
  assert.match(page.headers['cache-control'] ?? '', 'immutable');
  const colourAt = async (path: string, x: number, y: number) => {
    const { data, info } = await sharp((await app.inject(path)).rawPayload)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)];
  };
  // The bar is in the middle, the shop's ground at the edge.
  const near = (found: number[], wanted: number[]) =>
    assert.ok(
      found.every((part, at) => Math.abs(part - (wanted[at] ?? 0)) < 12),
      String(found),
    );
  near(await colourAt('/mail-logo-light.png', 220, 50), [0xc8, 0x37, 0x1f]);
  near(await colourAt('/mail-logo-light.png', 4, 50), [0xfc, 0xfc, 0xfa]);
  near(await colourAt('/icon-192.png', 96, 96), [0xc8, 0x37, 0x1f]);
  await app.close();
});

test.run();
