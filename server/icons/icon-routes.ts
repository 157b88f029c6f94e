// The endpoint for icons that a page's HTML does not contain: our own collections, and a few of Iconify's.
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { KasaError } from '#src/errors.ts';
import type { ShopProfile } from '#src/shop/shop-profile.ts';
import { type IconCollection, iconName, type OwnIcons, pickIcons } from './icon-collection.ts';
import type { PublicIcons } from './public-icons.ts';
import { SHOP_DRAWINGS, shopDrawings } from './shop-drawings.ts';

const MAX_NAMES = 100;
const QUERY_LIMIT_BYTES = 2_048;
const FOUND_CACHING = 'public, max-age=31536000, immutable';
/** A missing icon may appear with the next release or at the public service, and the shop's drawings may change. */
const CHANGING_CACHING = 'public, max-age=300';

const iconQuery = z.strictObject({
  icons: z
    .string()
    .transform((list) => list.split(','))
    .pipe(z.array(iconName).min(1).max(MAX_NAMES)),
});

export type IconSources = { own: OwnIcons; publicIcons: PublicIcons; latestShop: () => ShopProfile };

export function registerIcons(app: FastifyInstance, { own, publicIcons, latestShop }: IconSources): void {
  app.get<{ Params: { collection: string } }>('/api/_nuxt_icon/:collection', async (request, reply) => {
    const collection = iconName.safeParse(request.params.collection.replace(/\.json$/, ''));
    const queryText = request.url.split('?', 2)[1] ?? '';
    const query = iconQuery.safeParse(request.query);
    if (!collection.success || !query.success || Buffer.byteLength(queryText) > QUERY_LIMIT_BYTES) {
      throw new KasaError(
        'BAD_REQUEST',
        `Ask as /api/_nuxt_icon/payments.json?icons=visa,blik: 1 to ${MAX_NAMES} names.`,
      );
    }
    const names = [...new Set(query.data.icons)].sort();
    const answer = await findIcons(collection.data, names);
    if (!answer) throw new KasaError('NOT_FOUND', 'There are no such icons.');
    const mayChange = answer.not_found || collection.data === SHOP_DRAWINGS;
    const body = JSON.stringify(answer);
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    reply.header('cache-control', mayChange ? CHANGING_CACHING : FOUND_CACHING).header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('application/json').send(body);
  });

  async function findIcons(collection: string, names: string[]): Promise<IconCollection | null> {
    // A shop need not draw any of them: its pages ask all the same, and that is no failure.
    if (collection === SHOP_DRAWINGS) {
      return pickIcons(shopDrawings(latestShop()), names) ?? { prefix: SHOP_DRAWINGS, icons: {}, not_found: names };
    }
    const ours = Object.hasOwn(own, collection) ? own[collection] : undefined;
    return ours ? pickIcons(ours, names) : publicIcons.find(collection, names);
  }
}
