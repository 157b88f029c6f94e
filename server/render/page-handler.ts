// Request to page, first half: which page is asked for, and what of the answer belongs to this visitor alone.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLocale, type Locale } from '#src/i18n/locales.ts';
import { locate, routes } from '#src/routes.ts';
import { countCartItems } from '../cart/cart-store.ts';
import { createInProcessTransport } from '../graphql/in-process-transport.ts';
import type { RequestContext } from '../graphql/request-context.ts';
import { prepareErrorReply } from '../http/error-reply.ts';
import type { ContentPolicies } from '../http/security-headers.ts';
import { writeErrorPage } from './error-page.ts';
import { CART_BADGE_SLOT, type PageRenderer, renderPage } from './render-page.tsx';

export type PageHandlerOptions = {
  renderer: PageRenderer;
  policies: ContentPolicies;
  defaultLocale: Locale;
  createContext(request: FastifyRequest, reply: FastifyReply): RequestContext;
};

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
  app.get('/*', (request, reply) => sendPage(request, reply, options));
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, options: PageHandlerOptions) {
  const locale = chooseLocale(request, options.defaultLocale);
  // An address without one of our languages is answered by a 404 page in the visitor's.
  const location = locate(request.url) ?? locate(`/${locale}/404`);
  if (!location) throw new Error('the not-found page has no address');
  const route = routes[location.route];
  try {
    const context = options.createContext(request, reply);
    const transport = createInProcessTransport(context);
    const page = await renderPage(options.renderer, location, transport, readTheme(request));
    if (page.movedTo) {
      const query = request.url.includes('?') ? request.url.slice(request.url.indexOf('?')) : '';
      return reply.header('cache-control', `public, max-age=${MOVED_FOR_S}`).redirect(page.movedTo + query, 301);
    }
    const html = page.html.replaceAll(CART_BADGE_SLOT, String(await countCart(context)));
    return reply
      .code(page.status)
      .header('content-security-policy', route.hasOwnPolicy ? options.policies.checkout : options.policies.page)
      .header('cache-control', 'private, no-store')
      .type('text/html; charset=utf-8')
      .send(html);
  } catch (error) {
    const coded = prepareErrorReply(error, request, reply);
    return reply
      .type('text/html; charset=utf-8')
      .send(writeErrorPage(location.locale, options.renderer.manifest, coded.status, request.id));
  }
}

async function countCart(context: RequestContext): Promise<number> {
  const tokenHash = context.session.cartTokenHash();
  return tokenHash ? countCartItems(context.db, tokenHash) : 0;
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

function readTheme(request: FastifyRequest): string {
  const theme = request.cookies[THEME_COOKIE];
  return theme === 'light' || theme === 'dark' ? theme : '';
}
