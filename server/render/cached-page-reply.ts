// The shortest way from a request to a cached page, before Fastify hears of it: no context, no promise, no header twice.
// It answers what can be answered without asking anybody, and leaves the rest to the page handler, whose answers are
// the same to the byte.
import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { SessionCookie } from '#src/surface.ts';
import type { CartCounts } from '../cart/cart-counts.ts';
import { newRequestId, REQUEST_ID_HEADER } from '../http/request-ids.ts';
import type { SecurityHeaders } from '../http/security-headers.ts';
import { cookieName } from '../http/session.ts';
import type { ShopMetrics } from '../telemetry/shop-metrics.ts';
import { cacheByHeader } from './cache-by-header.ts';
import { chooseEncoding, type Encoding, type PageForm, type SlotValues } from './cached-page.ts';
import type { PageCache, PageSource } from './page-cache.ts';
import type { PageHeaders } from './page-handler.ts';

export type CachedReplyOptions = {
  cache: Pick<PageCache<PageSource & { route: string }>, 'peek'>;
  carts: CartCounts;
  session: SessionCookie;
  isSecure: boolean;
  headers: PageHeaders;
  metrics: Pick<ShopMetrics, 'pages' | 'requests'>;
  /** Whether the answer is its connection's last. */
  isLast: () => boolean;
};

/** Puts itself before everything else that the server does with a request. */
export function answerFromCache(app: FastifyInstance, options: CachedReplyOptions): void {
  const answer = createCachedReply(options);
  const others = app.server.listeners('request') as ((request: IncomingMessage, response: ServerResponse) => void)[];
  app.server.removeAllListeners('request').on('request', (request, response) => {
    if (answer(request, response)) return;
    for (const listen of others) listen(request, response);
  });
}

function createCachedReply({ cache, carts, session, isSecure, headers, metrics, isLast }: CachedReplyOptions) {
  const readVisitor = createVisitorReader(cookieName(session, isSecure), carts);
  const heads = new WeakMap<PageForm, Head>();
  const encodingFor = cacheByHeader(chooseEncoding);
  const sent = metrics.pages.labels({ state: 'hit' });

  /** True when the request is answered. */
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const startedAt = performance.now();
    const { method, url, headers: asked } = request;
    if ((method !== 'GET' && method !== 'HEAD') || !url) return false;
    const cached = cache.peek(url);
    const values = cached && readVisitor(asked.cookie);
    if (!values) return false;
    const encoding = encodingFor(asked['accept-encoding'] ?? '');
    const form = cached.page.peek(values, encoding);
    if (!form) return false;

    let head = heads.get(form);
    if (!head) {
      head = writeHead(headers[cached.source.route] ?? {}, form, encoding);
      heads.set(form, head);
    }
    if (isLast()) response.shouldKeepAlive = false;
    const isKnown = asked['if-none-match'] === form.etag;
    const requestId = newRequestId();
    if (isKnown) response.writeHead(304, [...head.known, REQUEST_ID_HEADER, requestId]).end();
    else response.writeHead(200, [...head.whole, REQUEST_ID_HEADER, requestId]).end(form.body);
    sent.inc();
    const labels = { route: cached.source.route, status: isKnown ? '3xx' : '2xx' };
    metrics.requests.observe(labels, (performance.now() - startedAt) / 1000);
    return true;
  };
}

/** Names and values in turn, as Node takes them with the least work: with the body, and without. */
type Head = { whole: string[]; known: string[] };

function writeHead(headers: SecurityHeaders, { etag, body }: PageForm, encoding: Encoding): Head {
  const known = Object.entries({
    ...headers,
    'cache-status': 'kasa; hit',
    'server-timing': 'cache;desc=hit',
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    etag,
  }).flat();
  return { known, whole: [...known, 'content-length', String(body.length)] };
}

type Visitor = { theme: SlotValues['theme']; tokenHash: string | undefined };

/** What the slots are to hold for the sender of these cookies; undefined when that takes more than a look. */
function createVisitorReader(cartCookie: string, carts: CartCounts) {
  const cartPattern = new RegExp(`(?:^|; ?)${cartCookie}=([^;]*)`);
  const themePattern = /(?:^|; ?)kasa_theme=([^;]*)/;
  const visitorOf = cacheByHeader((cookies: string): Visitor | undefined => {
    const theme = themePattern.exec(cookies)?.[1] ?? '';
    if (theme !== '' && theme !== 'light' && theme !== 'dark') return undefined;
    const token = cartPattern.exec(cookies)?.[1];
    return { theme, tokenHash: token === undefined ? undefined : hash('sha256', token) };
  });

  return (cookies: string | undefined): SlotValues | undefined => {
    if (!cookies) return { theme: '', cartBadge: '0' };
    const visitor = visitorOf(cookies);
    if (!visitor) return undefined;
    const { theme, tokenHash } = visitor;
    if (tokenHash === undefined) return { theme, cartBadge: '0' };
    const count = carts.peek(tokenHash);
    return count === undefined ? undefined : { theme, cartBadge: String(count) };
  };
}
