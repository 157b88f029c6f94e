// The shop's icon: as it was drawn, as pictures for the home screens of phones, made when first asked for, and the
// manifest that names them.
import type { FastifyInstance } from 'fastify';
import type { ShopIdentity } from '#src/shop/shop-profile.ts';
import { themeColours } from '#src/ui/theme-colours.ts';
import { Cache } from '../memory/cache.ts';
import { loadSharp } from './load-sharp.ts';

const DAY_S = 86_400;
/** Of the drawing within a picture that is cut to a circle. */
const SAFE_SHARE = 0.7;
const SVG_DENSITY = 1200;

/** By path, in pixels. Apple and Android cut their own shapes: there the drawing stands on a ground, away from the edges. */
const icons = {
  '/apple-touch-icon.png': { size: 180, isPadded: true },
  '/icon-192.png': { size: 192, isPadded: false },
  '/icon-512.png': { size: 512, isPadded: false },
  '/icon-maskable-512.png': { size: 512, isPadded: true },
} as const;

type Icon = (typeof icons)[keyof typeof icons];

export function registerSiteIcons(app: FastifyInstance, identity: ShopIdentity): void {
  app.get('/icon.svg', (_request, reply) =>
    reply.header('cache-control', `public, max-age=${DAY_S}`).type('image/svg+xml').send(identity.icon),
  );
  const drawn = new Cache<Promise<Buffer>>({ max: Object.keys(icons).length });
  for (const [path, icon] of Object.entries(icons)) {
    app.get(path, async (_request, reply) => {
      const picture = drawn.getOrSet(path, () => drawIcon(identity.icon, icon));
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
      .send(JSON.stringify(manifestOf(identity))),
  );
}

async function drawIcon(svg: string, { size, isPadded }: Icon): Promise<Buffer> {
  const sharp = await loadSharp();
  const inner = isPadded ? Math.round(size * SAFE_SHARE) : size;
  const margin = size - inner;
  const [before, after] = [Math.floor(margin / 2), Math.ceil(margin / 2)];
  const background = isPadded ? themeColours.light : 'transparent';
  const drawing = sharp(Buffer.from(svg), { density: SVG_DENSITY })
    .resize(inner, inner, { fit: 'contain', background: 'transparent' })
    .extend({ top: before, bottom: after, left: before, right: after, background });
  return (isPadded ? drawing.flatten({ background }) : drawing).png().toBuffer();
}

function manifestOf({ name }: ShopIdentity) {
  return {
    name,
    short_name: name,
    start_url: '/',
    // A shop without the browser's way back would be a trap.
    display: 'minimal-ui',
    background_color: themeColours.light,
    theme_color: themeColours.light,
    icons: [
      ...(['/icon-192.png', '/icon-512.png'] as const).map((src) => iconEntry(src, 'any')),
      iconEntry('/icon-maskable-512.png', 'maskable'),
    ],
  };
}

function iconEntry(src: keyof typeof icons, purpose: 'any' | 'maskable') {
  const { size } = icons[src];
  return { src, sizes: `${size}x${size}`, type: 'image/png', purpose };
}
