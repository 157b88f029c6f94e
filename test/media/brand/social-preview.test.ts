import { fastify } from 'fastify';
import sharp from 'sharp';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { drawName } from '#server/media/brand/draw-name.ts';
import { registerSocialPreview, socialPreviewPath } from '#server/media/brand/social-preview.ts';
import { writeDocument } from '#server/render/document.ts';
import { neutralColours } from '#src/shop/brand/brand.ts';
import { aManifest } from '../../fixtures/a-manifest.ts';
import { demoProfile, shopOf } from '../../fixtures/demo-shop.ts';

const inType = shopOf({ identity: { name: 'Żółta Herbaciarnia & Söhne' } });

test('a preview is 1200 × 630 pixels on the shop’s ground, with its name in ink and its accent', async () => {
  for (const shop of [inType, demoProfile]) {
    const app = fastify();
    registerSocialPreview(app, () => shop);
    const { rawPayload, headers } = await app.inject(socialPreviewPath(shop));
    assert.is(headers['content-type'], 'image/png');
    const { data, info } = await sharp(rawPayload).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    assert.equal([info.width, info.height], [1200, 630]);
    const colours = new Set<string>();
    for (let at = 0; at < data.length; at += 3) colours.add(data.subarray(at, at + 3).toString('hex'));
    const { ground, accent } = shop.brand.light;
    for (const colour of [ground, accent]) assert.ok(colours.has(colour.slice(1)), colour);
    await app.close();
  }
});

test('a long name is set in two lines, and a letter that the typeface lacks leaves a gap', () => {
  const letters = { ' ': [200, ''], a: [300, 'M0 0h9'] } satisfies Record<string, [number, string]>;
  const [short, long] = [drawName('aaaa', letters), drawName('aaaaaaaaaa aaaaaaaaaa', letters)];
  assert.equal([short.width, long.width], [1200, 3000]);
  assert.ok(long.height > short.height);
  assert.is(drawName('aЖa', letters).width, 800);
});

test('a page without a picture of its own is shared with it, under an address that follows name and colours', () => {
  const write = (shop = inType) =>
    writeDocument({
      location: { route: 'home', locale: 'pl', params: {}, search: new URLSearchParams(), href: '/pl' },
      head: { title: 'Herbata', canonical: '/pl' },
      description: { jsonLd: [], image: null, type: 'website' },
      bodyHtml: '',
      belowHtml: [],
      stateJson: '{}',
      shop,
      themeColours: { light: '', dark: '' },
      manifest: aManifest,
      publicUrl: 'https://sklep.example',
      iconFallback: undefined,
    }).join('');
  assert.match(write(), `<meta property="og:image" content="https://sklep.example${socialPreviewPath(inType)}">`);
  const coloured = shopOf({
    identity: { name: inType.identity.name },
    brand: { light: { ...neutralColours.light, accent: '#a01c44' } },
  });
  assert.is.not(socialPreviewPath(coloured), socialPreviewPath(inType));
});

test.run();
