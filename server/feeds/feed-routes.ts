// `/pl/feeds/google.xml` and so on: what each market sells, for those who fetch it regularly. Not for search results, but
// robots.txt must not close it, because Merchant Center obeys that.
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import Negotiator from 'negotiator';
import { KasaError } from '#src/errors.ts';
import { type Locale, locales } from '#src/i18n/locales.ts';
import { hasMarket, marketOf, viewOf } from '#src/shop/markets.ts';
import { findNextBoundary } from '../catalogue/price-boundaries.ts';
import type { Db } from '../database/connect.ts';
import { listBrought, listTariffs, offersFor } from '../shipping/tariffs.ts';
import { readShop } from '../shop/read-settings.ts';
import type { Feed, FeedMarket } from './feed.ts';
import { createFeedFiles, type FeedFile, readFeedFile } from './feed-files.ts';
import { readFeedOffers } from './feed-offers.ts';
import { productFeeds } from './product-feeds.ts';
import { returnPolicyOf } from './return-policy.ts';

type FeedServices = {
  db: Db;
  /** The database that a whole feed is read from; `db` where it is left out. */
  readDb?: () => Db;
  now: () => Date;
  publicUrl: string;
  /** The folder that finished feeds lie in. */
  folder: string;
};

const MAX_AGE_S = 600;

export function registerFeeds(app: FastifyInstance, services: FeedServices): void {
  const files = createFeedFiles({ ...services, findNextBoundary: (at) => findNextBoundary(services.db, at) });
  for (const locale of locales) {
    for (const feed of productFeeds) register(locale, feed);
  }

  function register(locale: Locale, feed: Feed): void {
    app.get(`/${locale}/feeds/${feed.file}`, async (request, reply) => {
      const { markets } = await readShop(services.db);
      const { currency } = marketOf(markets, locale);
      if (!hasMarket(markets, locale) || (feed.currency ?? currency) !== currency)
        throw new KasaError('NOT_FOUND', 'The shop has no such feed.');
      const file = await files.get(`${locale}-${feed.file}`, (at) => writeFeed(services, { feed, locale, at }));
      const isWhole = 'path' in file;
      reply.headers({ 'x-robots-tag': 'noindex', vary: 'accept-encoding' }).type(feed.type);
      reply.header('cache-control', isWhole ? `public, max-age=${maxAgeOf(file, services.now())}` : 'no-cache');
      if (isWhole) {
        // Weak: both encodings have it.
        const etag = `W/"${file.hash}"`;
        reply.header('etag', etag);
        if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      }
      const compressed = isWhole ? readFeedFile(file) : file.growing;
      if (!feed.file.endsWith('.gz')) {
        if (new Negotiator(request.raw).encoding(['gzip', 'identity']) !== 'gzip') return reply.send(unzip(compressed));
        reply.header('content-encoding', 'gzip');
      }
      if (isWhole) reply.header('content-length', file.bytes);
      return reply.send(compressed);
    });
  }
}

/** It fails where the file cannot be read to its end. */
function unzip(compressed: Readable): Readable {
  return pipeline(compressed, createGunzip(), () => undefined);
}

/** A feed that is kept does not outlive its prices. */
function maxAgeOf({ freshUntil }: FeedFile, now: Date): number {
  return Math.max(0, Math.min(MAX_AGE_S, Math.floor((freshUntil - now.getTime()) / 1000)));
}

type Written = { feed: Feed; locale: Locale; at: Date };

async function* writeFeed({ publicUrl, ...services }: FeedServices, { feed, locale, at }: Written) {
  const db = services.readDb?.() ?? services.db;
  const { identity, delivery, markets, company } = await readShop(db);
  const { country, currency } = marketOf(markets, locale);
  const tariffs = await listTariffs(db, delivery, { country, currency });
  const market: FeedMarket = {
    shopName: identity.name,
    origin: publicUrl,
    locale,
    country,
    companyCountry: company.address.country,
    returnPolicy: publicUrl + (await returnPolicyOf(db, locale)),
    delivery({ weightGrams, price }) {
      const offers = offersFor(tariffs, { weightGrams, goodsMinor: price.minor });
      const prices = listBrought(offers).map((offer) => offer.price);
      const [cheapest] = prices.sort((a, b) => a.minor - b.minor);
      return cheapest ? { country, price: cheapest } : null;
    },
  };
  yield feed.open(market);
  for await (const offers of readFeedOffers(db, { ...viewOf(markets, locale), at })) {
    yield offers.map((offer) => feed.write(offer, market)).join('');
  }
  yield feed.close;
}
