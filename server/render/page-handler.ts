// Request to page, first half: which page of the surface is requested, and which parts of the answer belong to this
// visitor alone.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RouteLocation } from '#src/addresses.ts';
import type { Transport } from '#src/graphql-client.ts';
import { isLocale, type Locale } from '#src/i18n/locales.ts';
import { isForOne } from '#src/surface.ts';
import { isDatabaseOutage } from '../database/outage.ts';
import { prepareErrorReply } from '../http/error-reply.ts';
import { listDocumentHeaders, type PolicyOptions, type SecurityHeaders } from '../http/security-headers.ts';
import { preferredLocale } from '../i18n/preferred-locale.ts';
import { sayOnceAMinute } from '../reporting/once-a-minute.ts';
import { formatTiming, type RequestTiming, withTiming } from '../telemetry/request-timing.ts';
import type { ShopMetrics } from '../telemetry/shop-metrics.ts';
import { CachedPage, chooseEncoding } from './cached-page.ts';
import { writeErrorPage } from './error-page.ts';
import { markdownHref, pageHrefOf, prefersMarkdown } from './markdown-address.ts';
import { answerPage } from './page-answer.ts';
import type { PageCache, PageSource } from './page-cache.ts';
import { type PageVisitor, type ReadVisitor, SYSTEM_THEME_HINT } from './page-visitor.ts';
import { type PageRenderer, type RenderedPage, renderPage } from './render-page.tsx';

export type PageHandlerOptions = {
  renderer: PageRenderer;
  headers: PageHeaders;
  /** What a visitor may be answered in, and what otherwise; as the settings say now. */
  languages(): AnsweredIn;
  cache: PageCache<RenderedSource>;
  pagesSent: ShopMetrics['pages'];
  /** Made for this visitor; with `tags`, which collect what is read, for an anonymous one. */
  createTransport(request: FastifyRequest, reply: FastifyReply, tags?: Set<string>): Transport;
  readVisitor: ReadVisitor;
  /** The number in the badge of a cart, on a surface that has one. */
  countCart?(tokenHash: string): Promise<number>;
  /** The address of the page now, when its market is closed; null when it is open. */
  findOpenMarket?(location: RouteLocation): Promise<string | null>;
  /** The visitor's language, where it is not a cookie's or the browser's. */
  chooseLocale?(request: FastifyRequest): Locale;
  /** Answers in place of a page that is not for this visitor; null when it is. */
  refuseEntry?(request: FastifyRequest, reply: FastifyReply, location: RouteLocation): FastifyReply | null;
  /** When something that a page shows changes by itself, in milliseconds. */
  readFreshUntil?(): Promise<number>;
  /** The target of an address that has no page; null when it leads nowhere. */
  findRedirect?(href: string): Promise<string | null>;
  /** Pages that are also to be had as Markdown. */
  markdown?: MarkdownTwins;
};

export type MarkdownTwins = {
  has(route: string): boolean;
  render(renderer: PageRenderer, location: RouteLocation, transport: Transport): Promise<RenderedPage>;
};

export type AnsweredIn = { known: readonly Locale[]; fallback: Locale };

export type RenderedSource = RenderedPage &
  PageSource & {
    /** Names the headers of its answers. */
    route: string;
    openMarket: string | null;
  };

/** The headers by the name of the route. */
export type PageHeaders = Readonly<Record<string, SecurityHeaders>>;

const LOCALE_COOKIE = 'kasa_locale';
// A redirect is not cached forever, because a product may get its old handle back.
const MOVED_FOR_S = 3_600;

export function registerPages(app: FastifyInstance, options: PageHandlerOptions): void {
  const { delivery, surface } = options.renderer;
  const { basePath } = delivery;
  const send = (request: FastifyRequest, reply: FastifyReply) =>
    withTiming((timing) => sendPage(request, reply, options, timing));
  if (basePath) app.get(basePath, send);
  else {
    app.get('/', (request, reply) =>
      reply
        .header('cache-control', 'private, no-store')
        .header('vary', 'accept-language, cookie')
        .redirect(surface.homePath(localeOf(request, options)), 302),
    );
  }
  app.get(`${basePath}/*`, send);
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  options: PageHandlerOptions,
  timing: RequestTiming,
) {
  const { renderer } = options;
  const asked = readAsked(request, options);
  const { location, markdown } = asked;
  const { theme, cartTokenHash } = markdown ? nobody : options.readVisitor(request.headers);
  request.pageRoute = asked.route;
  try {
    const refused = options.refuseEntry?.(request, reply, location);
    if (refused) return refused;
    // The two run at once: both wait for the database, and only briefly if there is a fallback.
    const [{ source, page, state }, cartCount] = await Promise.all([
      isForOne(renderer, location.route)
        ? renderForOne(location, request, reply, options)
        : findForAll(asked, request, reply, options),
      cartTokenHash ? (options.countCart?.(cartTokenHash) ?? 0) : 0,
    ]);
    if (source.openMarket)
      return reply.header('cache-control', 'private, no-store').redirect(inForm(asked, source.openMarket), 302);
    const movedTo = await findNewAddress(source, asked, options);
    if (movedTo) return reply.header('cache-control', `public, max-age=${MOVED_FOR_S}`).redirect(movedTo, 301);
    if (state === 'stale') {
      sayOnceAMinute(request.server.log, 'stale pages', (suppressed) =>
        request.log.warn({ path: location.href, suppressed }, 'pages are served stale: their data cannot be had'),
      );
    }
    const values = { theme, cartBadge: String(cartCount) };
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    const form = page.peek(values, encoding) ?? (await page.form(values, encoding));
    options.pagesSent.inc({ state });
    const headers = headersOf(options.headers, { ...source, route: asked.route });
    const timed = formatTiming(timing, state);
    const answer = answerPage(
      { form, encoding, status: source.status, headers, state, timing: timed },
      request.headers['if-none-match'],
    );
    return reply.code(answer.status).headers(answer.headers).send(answer.body);
  } catch (error) {
    const coded = prepareErrorReply(error, request, reply);
    return reply
      .type('text/html; charset=utf-8')
      .send(writeErrorPage(renderer, location.locale, coded.status, request.id));
  }
}

const nobody: PageVisitor = { theme: '', cartTokenHash: undefined };

/** `href`: the page's as it was asked for; `route`: names the headers and the measures of the answer. */
type Asked = {
  location: RouteLocation;
  href: string;
  route: string;
  /** Null: as HTML. `hasEnding`: asked for by the address of the Markdown. */
  markdown: (MarkdownTwins & { hasEnding: boolean }) | null;
};

function readAsked(request: FastifyRequest, options: PageHandlerOptions): Asked {
  const { markdown: twins, renderer } = options;
  const locale = localeOf(request, options);
  const { url } = request;
  const pageHref = twins ? pageHrefOf(url) : null;
  if (twins && (pageHref !== null || prefersMarkdown(request.headers.accept))) {
    const href = pageHref ?? url;
    const location = findLocation(renderer, href, locale);
    const markdown = { ...twins, hasEnding: pageHref !== null };
    if (twins.has(location.route)) return { location, href, route: `${location.route}.md`, markdown };
  }
  const location = findLocation(renderer, url, locale);
  return { location, href: url, route: location.route, markdown: null };
}

async function findNewAddress(
  { movedTo, status }: Pick<RenderedPage, 'movedTo' | 'status'>,
  asked: Asked,
  { findRedirect }: PageHandlerOptions,
): Promise<string | null> {
  const { href } = asked;
  if (!movedTo) return status === 404 ? ((await findRedirect?.(href)) ?? null) : null;
  return inForm(asked, movedTo + (href.includes('?') ? href.slice(href.indexOf('?')) : ''));
}

/** The address of a page, in the form in which the one that was asked for is named. */
function inForm({ markdown }: Asked, href: string): string {
  return markdown?.hasEnding ? markdownHref(href) : href;
}

/** The headers of every answer of a page's route, and those of its own. */
export function headersOf(
  headers: PageHeaders,
  { route, link }: Pick<RenderedSource, 'route' | 'link'>,
): SecurityHeaders {
  return { ...headers[route], ...(link && { link }) };
}

/** The page of an address, normalised to the one address under which it is cached. */
function findLocation({ surface, delivery }: PageRenderer, href: string, locale: Locale): RouteLocation {
  const location = surface.locate(href, locale);
  const address = delivery.documents[location.route]?.addressOf(location) ?? location.href;
  return address === location.href ? location : surface.locate(address, locale);
}

async function renderForOne(
  location: RouteLocation,
  request: FastifyRequest,
  reply: FastifyReply,
  options: PageHandlerOptions,
) {
  const source = await renderInMarket(location, options, renderPage, () => options.createTransport(request, reply));
  return { source, page: new CachedPage(source), state: 'personal' as const };
}

/** The page is rendered for an anonymous visitor, so that nothing of the first visitor can reach the others. */
function findForAll(
  { location, route, markdown }: Asked,
  request: FastifyRequest,
  reply: FastifyReply,
  options: PageHandlerOptions,
) {
  const { cache } = options;
  const render = async () => {
    const tags = new Set<string>();
    // The moment is taken before anything is read: what comes to its end while the page is rendered may be on it.
    const freshUntil = await options.readFreshUntil?.();
    const createTransport = () => options.createTransport(request, reply, tags);
    const source = await renderInMarket(location, options, markdown?.render ?? renderPage, createTransport);
    const isCached = source.status === 200 && !source.movedTo && !source.openMarket;
    return { ...source, route, tags, isCached, ...(freshUntil !== undefined && { freshUntil }) };
  };
  const key = markdown ? markdownHref(location.href) : location.href;
  return cache.peek(key) ?? cache.get(key, render, isDatabaseOutage);
}

const nowhere: RenderedPage = { markup: [], themeColours: { light: '', dark: '' }, status: 200, movedTo: undefined };

/** `createTransport` is called when the settings have been read that it answers by. */
async function renderInMarket(
  location: RouteLocation,
  { renderer, findOpenMarket }: PageHandlerOptions,
  render: MarkdownTwins['render'],
  createTransport: () => Transport,
): Promise<Pick<RenderedSource, keyof RenderedPage | 'openMarket'>> {
  const openMarket = (await findOpenMarket?.(location)) ?? null;
  if (openMarket) return { ...nowhere, openMarket };
  return { ...(await render(renderer, location, createTransport())), openMarket };
}

/** All headers of a page's answer except those that depend on its bytes. */
export function listPageHeaders(
  renderer: PageRenderer,
  policies: PolicyOptions,
  everywhere: SecurityHeaders,
): PageHeaders {
  const { surface, delivery } = renderer;
  const headers = Object.keys(surface.pages).map((name) => [
    name,
    {
      ...everywhere,
      ...listDocumentHeaders(delivery.foreignSources(name), policies),
      'content-type': 'text/html; charset=utf-8',
      // The browser may cache a page but must revalidate it each time.
      'cache-control': isForOne(renderer, name) ? 'private, no-store' : 'private, no-cache',
      // Asked for without insisting: the colours are right without it, and a first visit would be a round trip longer.
      'accept-ch': SYSTEM_THEME_HINT,
      vary: `accept-encoding, cookie, ${SYSTEM_THEME_HINT}`,
      ...(delivery.isPrivate ? { 'x-robots-tag': 'noindex' } : {}),
    },
  ]);
  return Object.fromEntries(headers);
}

function localeOf(request: FastifyRequest, options: PageHandlerOptions): Locale {
  return options.chooseLocale?.(request) ?? chooseLocale(request, options.languages());
}

/** A saved choice, then the browser's languages, then the shop's default. */
export function chooseLocale(request: FastifyRequest, languages: AnsweredIn): Locale {
  const saved = request.cookies[LOCALE_COOKIE];
  if (isLocale(saved) && languages.known.includes(saved)) return saved;
  return preferredLocale(request.headers['accept-language'], languages);
}
