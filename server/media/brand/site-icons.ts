// The shop's icon: as it was drawn, as pictures for the home screens of phones, made when first asked for, and the
// manifest that names them.
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { type Brand, paletteOf } from '#src/shop/brand/brand.ts';
import type { ShopProfile } from '#src/shop/shop-profile.ts';
import { Cache } from '../../memory/cache.ts';
import { loadSharp } from '../load-sharp.ts';

const DAY_S = 86_400;
/** The share that the drawing has of a picture that is cut to a circle. */
const SAFE_SHARE = 0.7;
const SVG_DENSITY = 1200;

/**
 * Sizes by path, in pixels. Apple and Android cut their own shapes: there the drawing stands on a ground, away from the
 * edges.
 */
const icons = {
  '/apple-touch-icon.png': { size: 180, isPadded: true },
  '/icon-192.png': { size: 192, isPadded: false },
  '/icon-512.png': { size: 512, isPadded: false },
  '/icon-maskable-512.png': { size: 512, isPadded: true },
} as const;

type Icon = (typeof icons)[keyof typeof icons];

const versions = new WeakMap<ShopProfile, string>();

/** What an icon looks like: part of its addresses, so that a new one is fetched. */
export function siteIconVersion(shop: ShopProfile): string {
  const cached = versions.get(shop);
  if (cached) return cached;
  const { identity, brand } = shop;
  const looks = JSON.stringify([identity.name, identity.icon, groundOf(brand)]);
  const version = createHash('sha256').update(looks).digest('base64url').slice(0, 8);
  versions.set(shop, version);
  return version;
}

export function registerSiteIcons(app: FastifyInstance, latestShop: () => ShopProfile): void {
  app.get('/icon.svg', (_request, reply) =>
    reply.header('cache-control', `public, max-age=${DAY_S}`).type('image/svg+xml').send(latestShop().identity.icon),
  );
  const drawn = new Cache<Promise<Buffer>>({ max: Object.keys(icons).length });
  for (const [path, icon] of Object.entries(icons)) {
    app.get(path, async (_request, reply) => {
      const { identity, brand } = latestShop();
      const ground = groundOf(brand);
      const key = [path, ground, identity.icon].join();
      const picture = drawn.getOrSet(key, () => drawIcon(identity.icon, icon, ground));
      return reply
        .header('cache-control', `public, max-age=${DAY_S}`)
        .type('image/png')
        .send(await picture);
    });
  }
  app.get('/site.webmanifest', (_request, reply) =>
    reply
      .header('cache-control', `public, max-age=${DAY_S}`)
      .type('application/manifest+json')
      .send(JSON.stringify(manifestOf(latestShop()))),
  );
}

function groundOf(brand: Brand): string {
  return paletteOf(brand, 'light').ground;
}

async function drawIcon(svg: string, { size, isPadded }: Icon, ground: string): Promise<Buffer> {
  const sharp = await loadSharp();
  const inner = isPadded ? Math.round(size * SAFE_SHARE) : size;
  const margin = size - inner;
  const [before, after] = [Math.floor(margin / 2), Math.ceil(margin / 2)];
  const background = isPadded ? ground : 'transparent';
  const drawing = sharp(Buffer.from(svg), { density: SVG_DENSITY })
    .resize(inner, inner, { fit: 'contain', background: 'transparent' })
    .extend({ top: before, bottom: after, left: before, right: after, background });
  return (isPadded ? drawing.flatten({ background }) : drawing).png().toBuffer();
}

function manifestOf(shop: ShopProfile) {
  const { name } = shop.identity;
  const ground = groundOf(shop.brand);
  const version = siteIconVersion(shop);
  return {
    name,
    short_name: name,
    start_url: '/',
    // A shop without the browser's way back would be a trap.
    display: 'minimal-ui',
    background_color: ground,
    theme_color: ground,
    icons: [
      ...(['/icon-192.png', '/icon-512.png'] as const).map((src) => iconEntry(src, 'any', version)),
      iconEntry('/icon-maskable-512.png', 'maskable', version),
    ],
  };
}

function iconEntry(src: keyof typeof icons, purpose: 'any' | 'maskable', version: string) {
  const { size } = icons[src];
  return { src: `${src}?v=${version}`, sizes: `${size}x${size}`, type: 'image/png', purpose };
}
