// Answers a request with a cached page before Fastify sees it (decision 21): without a context, a promise or a hook.
// Whatever cannot be answered synchronously is left to the page handler.
import type { RequestListener } from 'node:http';
// The global one is looked up anew by each use.
import { performance } from 'node:perf_hooks';
import { newRequestId, REQUEST_ID_HEADER } from '../http/request-ids.ts';
import type { DurationSeries } from '../telemetry/duration-histogram.ts';
import type { ShopMetrics } from '../telemetry/shop-metrics.ts';
import { cacheByHeader } from './cache-by-header.ts';
import { chooseEncoding, type Encoding, type PageForm } from './cached-page.ts';
import { prefersMarkdown } from './markdown-address.ts';
import { answerPage, type PageToSend } from './page-answer.ts';
import type { PageCache } from './page-cache.ts';
import { headersOf, type PageHeaders, type RenderedSource } from './page-handler.ts';
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

type AnsweredSource = Pick<RenderedSource, 'route' | 'status' | 'link'>;

type Answer = {
  /** Names and values alternating, which Node processes fastest. */
  head: string[];
  durations: DurationSeries;
};

/** Answers with a cached page, or hands the request to `otherwise`. */
export function answerFromCache(
  { cache, readVisitor, peekCartCount, headers, metrics, isLast }: CachedReplyOptions,
  otherwise: RequestListener,
): RequestListener {
  const answers = new WeakMap<PageForm, { whole: Answer; unchanged: Answer }>();
  const encodingFor = cacheByHeader(chooseEncoding);
  const sent = metrics.pages.labels({ state: 'hit' });

  /** Once for all who get these bytes. */
  const prepare = (form: PageForm, encoding: Encoding, source: AnsweredSource) => {
    const { route, status } = source;
    const page: PageToSend = {
      form,
      encoding,
      status,
      headers: headersOf(headers, source),
      state: 'hit',
      timing: 'cache;desc=hit',
    };
    const answerWith = (etag: string | undefined, statusClass: string): Answer => ({
      head: Object.entries(answerPage(page, etag).headers).flat(),
      durations: metrics.requests.series({ route, status: statusClass }),
    });
    const answer = { whole: answerWith(undefined, '2xx'), unchanged: answerWith(form.etag, '3xx') };
    answers.set(form, answer);
    return answer;
  };

  return (request, response) => {
    const startedAt = performance.now();
    const { method, url, headers: asked } = request;
    const cached = (method === 'GET' || method === 'HEAD') && url ? cache.peek(url) : undefined;
    // By its own address, a page is asked for in either form.
    if (!cached || prefersMarkdown(asked.accept)) return otherwise(request, response);
    const { theme, cartTokenHash } = readVisitor(asked);
    const cartCount = cartTokenHash ? peekCartCount(cartTokenHash) : 0;
    if (cartCount === undefined) return otherwise(request, response);
    const encoding = encodingFor(asked['accept-encoding'] ?? '');
    const form = cached.page.peek({ theme, cartBadge: String(cartCount) }, encoding);
    if (!form) return otherwise(request, response);

    const answer = answers.get(form) ?? prepare(form, encoding, cached.source);
    if (isLast()) response.shouldKeepAlive = false;
    const isUnchanged = asked['if-none-match'] === form.etag;
    const { head, durations } = isUnchanged ? answer.unchanged : answer.whole;
    response.writeHead(isUnchanged ? 304 : cached.source.status, [...head, REQUEST_ID_HEADER, newRequestId()]);
    response.end(isUnchanged ? undefined : form.body);
    sent.inc();
    durations.observe((performance.now() - startedAt) / 1000);
  };
}
