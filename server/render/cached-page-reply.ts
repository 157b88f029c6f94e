// Answers a request with a cached page before Fastify sees it (decision 21): without a context, a promise or a hook.
// Whatever cannot be answered synchronously is left to the page handler.
import type { RequestListener } from 'node:http';
import { newRequestId, REQUEST_ID_HEADER } from '../http/request-ids.ts';
import type { ShopMetrics } from '../telemetry/shop-metrics.ts';
import { cacheByHeader } from './cache-by-header.ts';
import { chooseEncoding, type PageForm } from './cached-page.ts';
import { answerPage, type PageAnswer } from './page-answer.ts';
import type { PageCache } from './page-cache.ts';
import type { PageHeaders, RenderedSource } from './page-handler.ts';
import type { ReadVisitor } from './page-visitor.ts';

export type CachedReplyOptions = {
  cache: Pick<PageCache<RenderedSource>, 'peek'>;
  readVisitor: ReadVisitor;
  /** Undefined when it has to be read from the database. */
  peekCartCount(tokenHash: string): number | undefined;
  headers: PageHeaders;
  metrics: Pick<ShopMetrics, 'pages' | 'requests'>;
  /** Whether the answer is its connection's last. */
  isLast: () => boolean;
};

/** Names and values alternating, which Node processes fastest. */
type Head = string[];

/** Answers with a cached page, or hands the request to `otherwise`. */
export function answerFromCache(
  { cache, readVisitor, peekCartCount, headers, metrics, isLast }: CachedReplyOptions,
  otherwise: RequestListener,
): RequestListener {
  const heads = new WeakMap<PageForm, { whole: Head; unchanged: Head }>();
  const encodingFor = cacheByHeader(chooseEncoding);
  const sent = metrics.pages.labels({ state: 'hit' });

  return (request, response) => {
    const startedAt = performance.now();
    const { method, url, headers: asked } = request;
    const cached = (method === 'GET' || method === 'HEAD') && url ? cache.peek(url) : undefined;
    if (!cached) return otherwise(request, response);
    const { theme, cartTokenHash } = readVisitor(asked.cookie);
    const cartCount = cartTokenHash ? peekCartCount(cartTokenHash) : 0;
    if (cartCount === undefined) return otherwise(request, response);
    const encoding = encodingFor(asked['accept-encoding'] ?? '');
    const form = cached.page.peek({ theme, cartBadge: String(cartCount) }, encoding);
    if (!form) return otherwise(request, response);

    const { route, status } = cached.source;
    let head = heads.get(form);
    if (!head) {
      const page = {
        form,
        encoding,
        status,
        headers: headers[route] ?? {},
        state: 'hit',
        timing: 'cache;desc=hit',
      } as const;
      head = { whole: flatten(answerPage(page, undefined)), unchanged: flatten(answerPage(page, form.etag)) };
      heads.set(form, head);
    }
    if (isLast()) response.shouldKeepAlive = false;
    const isUnchanged = asked['if-none-match'] === form.etag;
    const requestId = newRequestId();
    if (isUnchanged) response.writeHead(304, [...head.unchanged, REQUEST_ID_HEADER, requestId]).end();
    else response.writeHead(status, [...head.whole, REQUEST_ID_HEADER, requestId]).end(form.body);
    sent.inc();
    const labels = { route, status: isUnchanged ? '3xx' : '2xx' };
    metrics.requests.observe(labels, (performance.now() - startedAt) / 1000);
  };
}

function flatten({ headers }: PageAnswer): Head {
  return Object.entries(headers).flat();
}
