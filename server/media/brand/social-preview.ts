// What messengers and social networks show of a page that has no picture of its own: the shop's logo, or its name in type,
// on its ground, above a line of its accent. Letters are outlines, because a server may have no fonts.
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { paletteOf } from '#src/shop/brand/brand.ts';
import type { ShopProfile } from '#src/shop/shop-profile.ts';
import { Cache } from '../../memory/cache.ts';
import { loadSharp } from '../load-sharp.ts';
import { drawName, type Letters } from './draw-name.ts';
import { inColours } from './mail-logo.ts';
import { withPixels } from './png-logo.ts';

/** The size of Open Graph pictures, in pixels. */
export const PREVIEW = { width: 1200, height: 630 };
/** Networks cut the edges, and some all but the square in the middle. */
const MOST = { width: 760, height: 260 };
const LINE = { width: 120, height: 12, bottom: 96 };
const YEAR_S = 31_536_000;
const PATH = '/social-preview.png';

const versions = new WeakMap<ShopProfile, string>();

/** Changes with everything that it shows. */
export function socialPreviewPath(shop: ShopProfile): string {
  const version = versions.get(shop);
  if (version) return version;
  const { name, drawings } = shop.identity;
  const looks = JSON.stringify([name, drawings.wordmark, shop.brand.light]);
  const path = `${PATH}?v=${createHash('sha256').update(looks).digest('base64url').slice(0, 8)}`;
  versions.set(shop, path);
  return path;
}

export function registerSocialPreview(app: FastifyInstance, latestShop: () => ShopProfile): void {
  const drawn = new Cache<Promise<Buffer>>({ max: 1 });
  app.get(PATH, async (_request, reply) => {
    const shop = latestShop();
    const picture = drawn.getOrSet(socialPreviewPath(shop), () => drawPreview(shop));
    return reply
      .header('cache-control', `public, max-age=${YEAR_S}`)
      .header('cross-origin-resource-policy', 'cross-origin')
      .type('image/png')
      .send(await picture);
  });
}

async function drawPreview(shop: ShopProfile): Promise<Buffer> {
  const [sharp, letters] = await Promise.all([loadSharp(), readLetters()]);
  const { ground, ink, accent } = paletteOf(shop.brand, 'light');
  const { identity, brand } = shop;
  const { body, width, height } = identity.drawings.wordmark ?? drawName(identity.name, letters);
  const scale = Math.min(MOST.width / width, MOST.height / height);
  const [left, top] = [(PREVIEW.width - width * scale) / 2, (PREVIEW.height - LINE.height - height * scale) / 2];
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PREVIEW.width}" height="${PREVIEW.height}">`,
    '<style>.on-dark{display:none}</style>',
    `<rect width="100%" height="100%" fill="${ground}"/>`,
    `<rect x="${(PREVIEW.width - LINE.width) / 2}" y="${PREVIEW.height - LINE.bottom}" width="${LINE.width}" height="${LINE.height}" rx="${Math.min(brand.radius.control, LINE.height / 2)}" fill="${accent}"/>`,
    `<g fill="${ink}" transform="translate(${left} ${top}) scale(${scale})">`,
    `${inColours(withPixels(body, identity), brand, 'light')}</g></svg>`,
  ].join('');
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
}

/** Read with the first picture. */
async function readLetters(): Promise<Letters> {
  const { default: letters } = await import('./outfit-letters.json', { with: { type: 'json' } });
  // The lists of a JSON file have no length that its type would know.
  return letters as unknown as Letters;
}
