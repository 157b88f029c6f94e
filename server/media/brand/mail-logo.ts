// The shop's drawn name for e-mails, whose programs show no SVG: a PNG of each scheme, made when first asked for. On a
// ground of its own, because a program that darkens an e-mail by itself leaves pictures as they are.
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { type Brand, paletteOf, type Scheme } from '#src/shop/brand/brand.ts';
import { type PaletteName, propertyOf } from '#src/shop/brand/brand-palette.ts';
import type { Drawing, ShopProfile } from '#src/shop/shop-profile.ts';
import { Cache } from '../../memory/cache.ts';
import { loadSharp } from '../load-sharp.ts';
import { withPixels } from './png-logo.ts';

const MOST = { width: 220, height: 64 };
/** Pixels of the file for one of the e-mail. */
const SCALE = 2;
const DAY_S = 86_400;

const paths: Record<Scheme, string> = { light: '/mail-logo-light.png', dark: '/mail-logo-dark.png' };

export type MailLogo = { width: number; height: number; paths: Record<Scheme, string> };

/** Null for a shop whose name is set in type. */
export function mailLogo({ identity, brand }: ShopProfile): MailLogo | null {
  const { wordmark } = identity.drawings;
  if (!wordmark) return null;
  const scale = Math.min(MOST.width / wordmark.width, MOST.height / wordmark.height);
  const looks = JSON.stringify([wordmark, brand.light, brand.dark]);
  const version = createHash('sha256').update(looks).digest('base64url').slice(0, 8);
  return {
    width: Math.round(wordmark.width * scale),
    height: Math.round(wordmark.height * scale),
    paths: { light: `${paths.light}?v=${version}`, dark: `${paths.dark}?v=${version}` },
  };
}

export function registerMailLogo(app: FastifyInstance, latestShop: () => ShopProfile): void {
  const drawn = new Cache<Promise<Buffer>>({ max: 2 });
  for (const scheme of ['light', 'dark'] as const) {
    app.get(paths[scheme], async (_request, reply) => {
      const shop = latestShop();
      const logo = mailLogo(shop);
      const { wordmark } = shop.identity.drawings;
      if (!logo || !wordmark) return reply.callNotFound();
      const picture = drawn.getOrSet(logo.paths[scheme], () => draw(wordmark, logo, shop, scheme));
      return (
        reply
          .header('cache-control', `public, max-age=${DAY_S}`)
          // E-mail programs in browsers load it from origins of their own.
          .header('cross-origin-resource-policy', 'cross-origin')
          .type('image/png')
          .send(await picture)
      );
    });
  }
}

async function draw(
  wordmark: Drawing,
  { width, height }: MailLogo,
  shop: ShopProfile,
  scheme: Scheme,
): Promise<Buffer> {
  const { identity, brand } = shop;
  const sharp = await loadSharp();
  const size = { width: width * SCALE, height: height * SCALE };
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"`,
    ` viewBox="0 0 ${wordmark.width} ${wordmark.height}" preserveAspectRatio="xMidYMid meet">`,
    `<style>.on-${scheme === 'light' ? 'dark' : 'light'}{display:none}</style>`,
    `${inColours(withPixels(wordmark.body, identity), brand, scheme)}</svg>`,
  ].join('');
  const { ground } = paletteOf(brand, scheme);
  return sharp(Buffer.from(svg)).flatten({ background: ground }).png({ palette: true }).toBuffer();
}

/** The library knows no custom properties. */
export function inColours(body: string, brand: Brand, scheme: Scheme): string {
  const palette = Object.entries(paletteOf(brand, scheme));
  const colours = new Map(palette.map(([name, colour]) => [propertyOf(name as PaletteName), colour]));
  return body.replaceAll(/var\((--[a-z-]+)\)/g, (whole, property: string) => colours.get(property) ?? whole);
}
