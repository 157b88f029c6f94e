// Files for assistants: in the shop's main language at the addresses where they are looked for, and in each market's.
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { KasaError } from '#src/errors.ts';
import { type Locale, locales } from '#src/i18n/locales.ts';
import { assistantSettingsSchema } from '#src/shop/assistants/assistant-settings.ts';
import { hasMarket, viewOf } from '#src/shop/markets.ts';
import { listCollections } from '../../catalogue/collection-store.ts';
import { listContentPages } from '../../content/content-store.ts';
import type { Db } from '../../database/connect.ts';
import { MARKDOWN } from '../../render/markdown-address.ts';
import { readSettings, readShop } from '../../shop/read-settings.ts';
import { AGENTS, LLMS, writeAgents, writeLlms } from './assistant-texts.ts';

type FoundServices = { db: Db; publicUrl: string };

const MAX_AGE_S = 300;

export function registerFound(app: FastifyInstance, { db, publicUrl }: FoundServices): void {
  const files = { [LLMS]: llms, [AGENTS]: agents };
  for (const [name, write] of Object.entries(files)) {
    const type = name === AGENTS ? MARKDOWN : 'text/plain';
    const answer = async (request: FastifyRequest, reply: FastifyReply, asked?: Locale) => {
      const { markets } = await readShop(db);
      const locale = asked ?? markets.main;
      if (!hasMarket(markets, locale)) throw new KasaError('NOT_FOUND', 'The shop has no such file.');
      return send(request, reply.type(`${type}; charset=utf-8`), await write(locale));
    };
    app.get(`/${name}`, (request, reply) => answer(request, reply));
    for (const locale of locales) app.get(`/${locale}/${name}`, (request, reply) => answer(request, reply, locale));
  }

  async function llms(locale: Locale): Promise<string> {
    const shop = await readShop(db);
    const { markets } = shop;
    const [collections, pages] = await Promise.all([
      listCollections(db, viewOf(markets, locale)),
      listContentPages({ db, markets }, locale),
    ]);
    return writeLlms({ publicUrl, locale, shop }, { collections, pages });
  }

  async function agents(locale: Locale): Promise<string> {
    const settings = (await readSettings(db, 'assistants')) ?? assistantSettingsSchema.parse({});
    return writeAgents({ publicUrl, locale, shop: await readShop(db) }, settings);
  }
}

function send(request: FastifyRequest, reply: FastifyReply, text: string): FastifyReply {
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 20)}"`;
  reply.headers({ 'cache-control': `public, max-age=${MAX_AGE_S}`, etag });
  return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(text);
}
