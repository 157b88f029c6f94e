// The shortest way from a request to a kept page: no context, no promise, no header twice. It answers what can be
// answered without asking anybody, and leaves the rest to the page handler, whose answers are the same to the byte.
import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RouteName } from '#src/routes.ts';
import type { CartCounts } from '../cart/cart-counts.ts';
import { cookieName } from '../http/session.ts';
import type { ShopMetrics } from '../telemetry/shop-metrics.ts';
import { chooseEncoding, type Encoding, type PageForm, type SlotValues } from './kept-page.ts';
import type { PageCache, PageSource } from './page-cache.ts';
import type { PageHeaders } from './page-handler.ts';

export type KeptReplyOptions = {
  cache: PageCache<PageSource & { route: RouteName }>;
  carts: CartCounts;
  isSecure: boolean;
  headers: PageHeaders;
  pagesSent: ShopMetrics['pages'];
};

/** True when the request is answered. */
export type KeptReply = (request: FastifyRequest, reply: FastifyReply) => boolean;

export function createKeptReply({ cache, carts, isSecure, headers, pagesSent }: KeptReplyOptions): KeptReply {
  const readVisitor = createVisitorReader(cookieName('kasa_cart', isSecure), carts);
  const heads = new WeakMap<PageForm, string[]>();
  const sent = pagesSent.labels({ state: 'hit' });

  return (request, reply) => {
    const { method, url, headers: asked } = request.raw;
    if ((method !== 'GET' && method !== 'HEAD') || !url) return false;
    const kept = cache.peek(url);
    const values = kept && readVisitor(asked.cookie);
    if (!values) return false;
    const encoding = chooseEncoding(asked['accept-encoding']);
    const form = kept.page.peek(values, encoding);
    if (!form) return false;

    let head = heads.get(form);
    if (!head) {
      head = writeHead(headers[kept.source.route], form, encoding);
      heads.set(form, head);
    }
    request.pageRoute = kept.source.route;
    sent.inc();
    reply.hijack();
    if (asked['if-none-match'] === form.etag) reply.raw.writeHead(304, head).end();
    else reply.raw.writeHead(200, head.concat('content-length', String(form.body.length))).end(form.body);
    return true;
  };
}

/** Names and values in turn, as Node takes them with the least work. */
function writeHead(headers: PageHeaders[RouteName], { etag }: PageForm, encoding: Encoding): string[] {
  return Object.entries({
    ...headers,
    'cache-status': 'kasa; hit',
    'server-timing': 'cache;desc=hit',
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    etag,
  }).flat();
}

/** What the slots are to hold for the sender of these cookies; undefined when that takes more than a look. */
function createVisitorReader(cartCookie: string, carts: CartCounts) {
  const cartPattern = new RegExp(`(?:^|; ?)${cartCookie}=([^;]*)`);
  const themePattern = /(?:^|; ?)kasa_theme=([^;]*)/;

  return (cookies: string | undefined): SlotValues | undefined => {
    if (!cookies) return { theme: '', cartBadge: '0' };
    const theme = themePattern.exec(cookies)?.[1] ?? '';
    if (theme !== '' && theme !== 'light' && theme !== 'dark') return undefined;
    const token = cartPattern.exec(cookies)?.[1];
    if (token === undefined) return { theme, cartBadge: '0' };
    const count = carts.peek(hash('sha256', token));
    return count === undefined ? undefined : { theme, cartBadge: String(count) };
  };
}
