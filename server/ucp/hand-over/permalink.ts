// Links that put products into a cart, for assistants, e-mails and social networks: `/buy/ZOLW-A3:2,…`. Anybody may write one,
// so it does no more than a press on a product's page, and its person sees the cart before anything else. They work in a shop
// that is closed to assistants, too: who sent one in an e-mail wants it to lead somewhere.
import type { FastifyInstance } from 'fastify';
import { urlOf } from '#src/addresses.ts';
import { isCode, normaliseCode } from '#src/discounts/discount-code.ts';
import { saveDiscountCode } from '../../cart/cart-store.ts';
import { completeCartLine } from '../../cart/change-cart.ts';
import { inTransaction } from '../../database/transaction.ts';
import { answerWithErrorPage, type FormServices } from '../../http/form-route.ts';
import type { RequestContext } from '../../schema/request-context.ts';
import { findNamedProducts } from '../find-named-products.ts';
import { marketOfBuyer } from '../market-of-buyer.ts';
import { findOwnCart } from './take-over.ts';

export const PERMALINK_PATH = '/buy';
const MOST_ITEMS = 20;
const MAX_QUANTITY = 99;
const PLAIN_ID = /^[A-Za-z0-9._-]{1,255}$/;
const ENCODED_ID = /^~[A-Za-z0-9_-]{1,340}$/;

type Item = { id: string; quantity: number };

/** Null for what is no list of items. */
export function readItems(path: string): Item[] | null {
  const pairs = path.split(',');
  if (pairs.length > MOST_ITEMS) return null;
  const items = pairs.map((pair) => {
    const [, token = '', quantity = ''] = /^([^:]+):([1-9]\d{0,5})$/.exec(pair) ?? [];
    const id = readId(token);
    return id === null ? null : { id, quantity: Math.min(Number(quantity), MAX_QUANTITY) };
  });
  return items.every((item) => item !== null) ? items : null;
}

/** Other characters than plain ones are written as base64url, behind a tilde. */
function readId(token: string): string | null {
  if (PLAIN_ID.test(token)) return token;
  if (!ENCODED_ID.test(token)) return null;
  const bytes = Buffer.from(token.slice(1), 'base64url');
  if (bytes.toString('base64url') !== token.slice(1)) return null;
  try {
    const id = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return /[\p{Cc}]/u.test(id) ? null : id;
  } catch {
    return null;
  }
}

type Query = Record<string, string | string[] | undefined>;

/** A parameter that stands twice says nothing. `buyer/email` and `/buyer/email` are the same one. */
function fieldOf(query: Query, name: string): string | undefined {
  const given = [query[name], query[`/${name}`]].flat().filter((value) => value !== undefined);
  return given.length === 1 ? given[0] : undefined;
}

export function registerPermalinks(
  app: FastifyInstance,
  forms: Pick<FormServices<RequestContext>, 'createContext' | 'readLocale' | 'writeErrorPage'>,
): void {
  const errorHandler = answerWithErrorPage(forms);
  // A star: the router takes no named part of an address that is so long.
  app.get<{ Params: { '*': string }; Querystring: Query }>(
    `${PERMALINK_PATH}/*`,
    { errorHandler },
    async (request, reply) => {
      const context = forms.createContext(request, reply);
      const path = request.params['*'];
      const country = fieldOf(request.query, 'context/address_country');
      const language =
        fieldOf(request.query, 'context/language') ?? firstLanguageOf(request.headers['accept-language']);
      const locale = marketOfBuyer(context.markets, { address_country: country, language });
      reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
      const items = readItems(path);
      if (!items) return reply.redirect(urlOf('home', { locale }), 303);
      // Previews and scanners of mail ask whether there is something, and put nothing into a cart.
      if (request.method === 'HEAD') return reply.redirect(urlOf('cart', { locale }), 303);
      const notice = await putItems(context, items);
      await putCodeOfLink(context, fieldOf(request.query, 'discounts/codes/0'));
      return reply.redirect(urlOf('cart', { locale }, notice ? { notice } : {}), 303);
    },
  );
}

function firstLanguageOf(header: string | undefined): string | undefined {
  return header?.slice(0, 2);
}

/** What the cart's page says of it; null where all of it went in. Following the link twice adds nothing. */
async function putItems(context: RequestContext, items: readonly Item[]): Promise<string | null> {
  const named = await findNamedProducts(context.db, [...new Set(items.map(({ id }) => id))]);
  let notice: string | null = null;
  for (const { id, quantity } of items) {
    const variantId = named.find(({ name }) => name === id)?.variantId;
    const put = variantId ? await completeCartLine(context, { variantId, quantity }) : null;
    if (!put?.ok) notice ??= put?.error.kind ?? 'NOT_FOUND';
  }
  return notice;
}

/** A code that takes nothing off is put in as well: the cart says what it lacks. One that is there already stays. */
async function putCodeOfLink(context: RequestContext, typed: string | undefined): Promise<void> {
  const code = normaliseCode(typed ?? '');
  const own = isCode(code) ? await findOwnCart(context) : null;
  if (!own || own.discountCode !== null) return;
  const { db, now } = context;
  await inTransaction(db, (tx) => saveDiscountCode(tx, { cartId: own.id, code, now: now() }));
}
