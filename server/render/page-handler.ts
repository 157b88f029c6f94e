// Request to page, first half: which page is asked for, and what of the answer belongs to this visitor alone.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { locate, type RouteLocation, type RouteName, routeNames, routesWithOwnPolicy } from '#src/addresses.ts';
import { isLocale, type Locale } from '#src/i18n/locales.ts';
import { storefrontPages } from '#src/surfaces/storefront.ts';
import { storefrontDocuments } from '#src/surfaces/storefront-documents.ts';
import type { CartCounts } from '../cart/cart-counts.ts';
import { ifSilent } from '../database/if-silent.ts';
import { isDatabaseOutage } from '../database/outage.ts';
import { createInProcessTransport } from '../graphql/in-process-transport.ts';
import type { RequestContext } from '../graphql/request-context.ts';
import { prepareErrorReply } from '../http/error-reply.ts';
import type { ContentPolicies, SecurityHeaders } from '../http/security-headers.ts';
import { nobody } from '../http/session.ts';
import { sayOnceAMinute } from '../reporting/once-a-minute.ts';
import { formatTiming, type RequestTiming, withTiming } from '../telemetry/request-timing.ts';
import type { ShopMetrics } from '../telemetry/shop-metrics.ts';
import { writeErrorPage } from './error-page.ts';
import { chooseEncoding, KeptPage, type SlotValues } from './kept-page.ts';
import type { PageCache, PageSource } from './page-cache.ts';
import { type PageRenderer, type RenderedPage, renderPage } from './render-page.tsx';

export type PageHandlerOptions = {
  renderer: PageRenderer;
  headers: PageHeaders;
  defaultLocale: Locale;
  cache: PageCache<KeptSource>;
  carts: CartCounts;
  pagesSent: ShopMetrics['pages'];
  createContext(request: FastifyRequest, reply: FastifyReply): RequestContext;
};

export type KeptSource = RenderedPage & PageSource & { route: RouteName };

export type PageHeaders = Record<RouteName, Record<string, string>>;

const LOCALE_COOKIE = 'kasa_locale';
// A handle may be given back some day.
const MOVED_FOR_S = 3_600;
const THEME_COOKIE = 'kasa_theme';

export function registerPages(app: FastifyInstance, options: PageHandlerOptions): void {
  app.get('/', (request, reply) => {
    const locale = chooseLocale(request, options.defaultLocale);
    return reply
      .header('cache-control', 'private, no-store')
      .header('vary', 'accept-language, cookie')
      .redirect(`/${locale}`, 302);
  });
  app.get('/*', (request, reply) => withTiming((timing) => sendPage(request, reply, options, timing)));
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  options: PageHandlerOptions,
  timing: RequestTiming,
) {
  // An address without one of our languages is answered by a 404 page in the visitor's.
  const asked = locate(request.url) ?? locate(`/${chooseLocale(request, options.defaultLocale)}/404`);
  const location = asked && atKeptAddress(asked);
  if (!location) throw new Error('the not-found page has no address');
  request.pageRoute = location.route;
  try {
    const context = options.createContext(request, reply);
    // Side by side: both wait for the database, and not for long if something else can be shown.
    const [{ source, page, state }, cartCount] = await Promise.all([
      storefrontPages[location.route].isPersonal
        ? renderForOne(location, context, options)
        : findForAll(location, context, options),
      countCart(context, options.carts),
    ]);
    if (source.movedTo) {
      const query = request.url.includes('?') ? request.url.slice(request.url.indexOf('?')) : '';
      return reply.header('cache-control', `public, max-age=${MOVED_FOR_S}`).redirect(source.movedTo + query, 301);
    }
    if (state === 'stale') {
      sayOnceAMinute(request.server.log, 'stale pages', (unsaid) =>
        request.log.warn({ path: location.href, unsaid }, 'pages are served stale: their data cannot be had'),
      );
    }
    const values = { theme: readTheme(request), cartBadge: String(cartCount) };
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    const { body, etag } = page.peek(values, encoding) ?? (await page.form(values, encoding));
    options.pagesSent.inc({ state });
    reply
      .headers(options.headers[location.route])
      .header('cache-status', cacheStatus[state])
      .header('server-timing', formatTiming(timing, state));
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    if (source.status === 200 && state !== 'personal') {
      reply.header('etag', etag);
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    }
    return reply.code(source.status).send(body);
  } catch (error) {
    const coded = prepareErrorReply(error, request, reply);
    return reply
      .type('text/html; charset=utf-8')
      .send(writeErrorPage(location.locale, options.renderer.manifest, coded.status, request.id));
  }
}

function atKeptAddress(location: RouteLocation): RouteLocation | null {
  const address = storefrontDocuments[location.route].addressOf(location);
  return address === location.href ? location : locate(address);
}

/** RFC 9211. */
const cacheStatus = {
  hit: 'kasa; hit',
  miss: 'kasa; fwd=miss',
  stale: 'kasa; hit; detail=stale',
  personal: 'kasa; fwd=bypass',
} as const;

async function renderForOne(location: RouteLocation, context: RequestContext, { renderer }: PageHandlerOptions) {
  const source = await renderPage(renderer, location, createInProcessTransport(context));
  return { source, page: new KeptPage(source.markup), state: 'personal' as const };
}

/** The page is rendered for nobody, so that nothing of whoever asks first can be in what others are given. */
function findForAll(location: RouteLocation, { tags: _, ...context }: RequestContext, options: PageHandlerOptions) {
  const { cache, renderer } = options;
  const render = async () => {
    const tags = new Set<string>();
    const source = await renderPage(
      renderer,
      location,
      createInProcessTransport({ ...context, session: nobody, tags }),
    );
    return { ...source, route: location.route, tags, isKept: source.status === 200 && !source.movedTo };
  };
  const kept = cache.peek(location.href);
  return kept ?? cache.get(location.href, render, isDatabaseOutage);
}

/** While the database is away a page goes out with the number that was known last. */
async function countCart({ session }: RequestContext, carts: CartCounts): Promise<number> {
  const tokenHash = session.cartTokenHash()?.toString('hex');
  if (!tokenHash) return 0;
  const counted = carts.get(tokenHash).catch((error: unknown) => {
    if (isDatabaseOutage(error)) return carts.peekStale(tokenHash);
    throw error;
  });
  return ifSilent(counted, () => carts.peekStale(tokenHash));
}

/** Everything that the answer of a page carries, but for what depends on its bytes. */
export function listPageHeaders(policies: ContentPolicies, everywhere: SecurityHeaders): PageHeaders {
  const headers = routeNames.map((name) => [
    name,
    {
      ...everywhere,
      'content-security-policy': routesWithOwnPolicy.includes(name) ? policies.checkout : policies.page,
      'content-type': 'text/html; charset=utf-8',
      // The browser may keep a page, and asks each time whether it is still the same.
      'cache-control': storefrontPages[name].isPersonal ? 'private, no-store' : 'private, no-cache',
      vary: 'accept-encoding, cookie',
    },
  ]);
  return Object.fromEntries(headers);
}

/** A saved choice, then the browser's languages, then the shop's default. */
function chooseLocale(request: FastifyRequest, defaultLocale: Locale): Locale {
  const saved = request.cookies[LOCALE_COOKIE];
  if (isLocale(saved)) return saved;
  const wanted = (request.headers['accept-language'] ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', quality] = part.trim().split(/;\s*q=/);
      return { language: tag.slice(0, 2).toLowerCase(), quality: quality === undefined ? 1 : Number(quality) || 0 };
    })
    .sort((a, b) => b.quality - a.quality)
    .find(({ language, quality }) => quality > 0 && isLocale(language));
  return wanted ? (wanted.language as Locale) : defaultLocale;
}

function readTheme(request: FastifyRequest): SlotValues['theme'] {
  const theme = request.cookies[THEME_COOKIE];
  return theme === 'light' || theme === 'dark' ? theme : '';
}
