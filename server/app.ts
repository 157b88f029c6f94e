// The shop's HTTP server: an explicit, ordered list of its parts, and the place where the features are wired together.
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { KasaError } from '#src/errors.ts';
import { locales } from '#src/i18n/locales.ts';
import { pagesOfBuyers } from '#src/reports/visit-steps.ts';
import { marketLanguages } from '#src/shop/markets.ts';
import type { PageVitals } from '#src/telemetry/page-vitals.ts';
import type { AppDependencies } from './app-dependencies.ts';
import { type AppParts, createAppParts } from './app-parts.ts';
import { registerFound } from './assistants/found/found-routes.ts';
import { markdownTwins } from './assistants/found/markdown-pages.ts';
import { countCart } from './cart/count-cart.ts';
import { peekPricesUntil, readPricesUntil, setPriceClock } from './catalogue/catalogue-cache.ts';
import { findEndedLink } from './checkout/visit-by-link.ts';
import { registerOneWork } from './database/one-work.ts';
import { registerArticleFeeds } from './feeds/article-feed.ts';
import { registerFeeds } from './feeds/feed-routes.ts';
import { registerCleanInput } from './http/clean-input.ts';
import { registerErrorReplies } from './http/error-reply.ts';
import { registerHealth } from './http/health.ts';
import { endConnectionsWhenStopping } from './http/last-answers.ts';
import { registerReportTunnel } from './http/report-tunnel.ts';
import { sendRequestIds } from './http/request-ids.ts';
import { readSession } from './http/session.ts';
import { registerStaticFiles } from './http/static-files.ts';
import { registerVitals } from './http/vitals-route.ts';
import { warnOfProxy } from './http/warn-of-proxy.ts';
import { createHttpServer } from './http-server.ts';
import { registerIcons } from './icons/icon-routes.ts';
import { registerBrandPictures } from './media/brand/brand-pictures.ts';
import { registerMedia } from './media/media-routes.ts';
import { registerMetrics } from './metrics/metrics-route.ts';
import { createGauges } from './metrics/shop-gauges.ts';
import { type OfficeRoutes, registerOffice } from './office-routes.ts';
import { recordDispute } from './orders/record-dispute.ts';
import { recordPayment } from './orders/record-payment.ts';
import type { EventHandlers } from './payments/apply-event.ts';
import { registerStripeWebhook } from './payments/stripe-webhook.ts';
import { createChangeReceiver } from './receive-changes.ts';
import { recordRefund } from './refunds/record-refund.ts';
import { recordRefundedCharge } from './refunds/record-refunded-charge.ts';
import { registerBrandSheet } from './render/brand-sheet.ts';
import { findOpenMarket } from './render/find-open-market.ts';
import { registerPlainPageTheme } from './render/plain-page-theme.ts';
import { registerUnmatched } from './render/unmatched-requests.ts';
import { logOutages } from './reporting/log-outages.ts';
import { countVisits } from './reports/count-visits.ts';
import { isOfPerson } from './reports/is-of-person.ts';
import { noVisitCounts } from './reports/visit-counts.ts';
import type { RequestContext } from './schema/request-context.ts';
import { findRedirect } from './seo/find-redirect.ts';
import { registerRobots } from './seo/robots-route.ts';
import { registerSitemap } from './seo/sitemap-routes.ts';
import { readShopperDraft } from './shopper-accounts/fill-in-checkout.ts';
import { registerStorefront, type StorefrontRoutes } from './storefront-routes.ts';
import { registerRequestMetrics } from './telemetry/request-metrics.ts';
import { traceRequests } from './telemetry/trace-requests.ts';
import { registerGuaranteeFiles } from './terms/guarantee-routes.ts';
import { registerUcp } from './ucp/register-ucp.ts';
import { tryOut } from './ucp/try-out.ts';

/** How Stripe's events reach the order. */
export const eventHandlers: EventHandlers = { recordPayment, recordRefund, recordRefundedCharge, recordDispute };

const URL_LIMIT_BYTES = 8_192;

export async function buildApp(deps: AppDependencies): Promise<FastifyInstance> {
  setPriceClock(deps.db, deps.now);
  const parts = createAppParts(deps, () => app.log);
  const app: FastifyInstance = createHttpServer(deps, parts, () => isLast());
  registerErrorReplies(app);
  registerPlainPageTheme(app, parts.readVisitor);
  registerUnmatched(app, parts.unmatched);
  warnOfProxy(app, { isSecure: parts.isSecure, isTrusting: deps.trustProxy !== false, now: deps.now });
  registerRequestMetrics(app, deps.metrics);
  traceRequests(app);
  sendRequestIds(app);
  const isLast = endConnectionsWhenStopping(app, deps.isStopping ?? (() => false));
  registerOneWork(app);
  await app.register(cookie);
  watchRequests(app, parts);
  await app.register(formbody);
  registerCleanInput(app);
  registerHealth(app, deps.isReady);
  await registerFiles(app, deps);
  await registerReports(app, deps, parts);
  registerMachines(app, deps);
  registerMeasures(app, deps, parts);
  const storefront = storefrontRoutes(deps, parts);
  const { assistantCounts } = parts;
  registerUcp(app, { ...deps, assistantCounts, createContext: storefront.createContext });
  registerStorefront(app, storefront);
  await registerOffice(app, officeRoutes(deps, parts));
  // The first notice may come at once, on a slow machine before the rest stood, and finds everything that it concerns.
  followChanges(app, deps, parts);
  return app;
}

/** What changes elsewhere makes what is cached here stale. */
function followChanges(
  app: FastifyInstance,
  deps: AppDependencies,
  { cache, carts, liveStreams, redirectHits, searchCounts, visitCounts, assistantCounts }: AppParts,
): void {
  const receiver = createChangeReceiver({ ...deps, cache, carts, liveStreams, log: app.log });
  const stopListening = deps.listen(logOutages(receiver, app.log));
  app.addHook('onClose', stopListening);
  for (const counts of [redirectHits, searchCounts, visitCounts, assistantCounts]) {
    app.addHook('onClose', () => counts.flush().catch((error) => app.log.warn({ err: error })));
  }

  deps.payments.refusedMethods.onRefusal(({ method, error }) => {
    deps.metrics.refusedMethods.inc({ method });
    const { code, message, requestId } = error as { code?: string; message?: string; requestId?: string };
    app.log.error(
      { paymentMethod: method, cause: { code, message, requestId } },
      'Stripe refuses a payment method: activate it in the account, or leave it out of the document payments',
    );
    // Every page shows the logos of the payment methods.
    cache.onChange('*');
  });
}

function watchRequests(app: FastifyInstance, { headers, session, isSecure, carts }: AppParts): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers.everywhere);
    if (request.url.length > URL_LIMIT_BYTES) done(new KasaError('URI_TOO_LONG', 'The address is too long.'));
    // PostgreSQL cannot store NUL, and none of our addresses contains it.
    else if (request.url.includes('%00')) done(new KasaError('BAD_REQUEST', 'The address holds a NUL character.'));
    else done();
  });
  // The notice of a changed cart may come later than the visitor's next request.
  app.addHook('onSend', (request, reply, _payload, done) => {
    const tokenHash = request.method === 'POST' ? readSession(request, reply, session, isSecure).cartTokenHash() : null;
    if (tokenHash) carts.invalidate(tokenHash.toString('hex'));
    done();
  });
}

/** What pages are made of: sheets, scripts, pictures, icons. */
async function registerFiles(app: FastifyInstance, deps: AppDependencies): Promise<void> {
  const { assets } = deps.directories;
  const latestShop = () => deps.shop.latest;
  registerBrandPictures(app, latestShop);
  const { storefront, account } = deps.renderers;
  for (const { styles, fonts } of [storefront.manifest, account.manifest]) {
    registerBrandSheet(app, { styles, fonts, assetsDirectory: assets, shop: deps.shop });
  }
  await registerStaticFiles(app, assets);
  await registerMedia(app, deps);
  registerGuaranteeFiles(app, deps.db);
  registerIcons(app, { own: deps.icons, publicIcons: deps.publicIcons, latestShop });
}

/** What browsers tell of: how quick pages are, and what went wrong. */
async function registerReports(app: FastifyInstance, deps: AppDependencies, { visitCounts }: AppParts): Promise<void> {
  const { publicUrl } = deps;
  const { storefront, account, office } = deps.renderers;
  const routes = [storefront, account, office].flatMap(({ surface }) => Object.keys(surface.pages));
  const pages = Object.keys(storefront.surface.pages);
  const begun = pages.filter((name) => !pagesOfBuyers.some((page) => page === name));
  countVisits(app, { counts: visitCounts, publicUrl, pages: begun });
  const onMeasured = (vitals: PageVitals) => {
    if (pages.includes(vitals.route)) visitCounts.pageMeasured(vitals);
  };
  await registerVitals(app, deps.metrics, { publicUrl, routes, onMeasured });
  if (deps.reporting) await registerReportTunnel(app, { dsn: deps.reporting.dsn, publicUrl });
}

/** What is asked by Stripe and by search engines. */
function registerMachines(app: FastifyInstance, deps: AppDependencies): void {
  const { db, now, payments, publicUrl } = deps;
  const { office } = deps.renderers;
  registerStripeWebhook(app, {
    ...{ db, now, payments },
    handlers: eventHandlers,
    rejections: deps.metrics.webhookRejections,
  });
  registerSitemap(app, { db, publicUrl });
  registerRobots(app, { db, publicUrl, closedPaths: [office.delivery.basePath] });
  registerFeeds(app, { ...deps, folder: deps.directories.feeds });
  registerArticleFeeds(app, deps);
  registerFound(app, deps);
}

function registerMeasures(app: FastifyInstance, deps: AppDependencies, parts: AppParts): void {
  const { cache, liveStreams, isSecure } = parts;
  createGauges(deps.metrics, { ...deps, cacheSize: () => cache.size, liveStreams: () => liveStreams.count });
  registerMetrics(app, {
    contentType: deps.metrics.registry.contentType,
    collect: deps.collectMetrics,
    token: deps.metricsToken,
    isBehindProxy: isSecure || deps.trustProxy !== false,
  });
}

function storefrontRoutes(deps: AppDependencies, parts: AppParts): StorefrontRoutes {
  const { db, now, payments, shop, publicUrl } = deps;
  const { cache, readVisitor, mainLocale, carts, outage, limits } = parts;
  const latestMarkets = () => shop.latest.markets;
  return {
    createContext: (request: FastifyRequest, reply: FastifyReply): RequestContext => ({
      ...{ db, now, payments },
      session: readSession(request, reply, parts.session, parts.isSecure),
      readShopperDraft: (session) => readShopperDraft({ db, now, session }),
      paymentSettings: shop.latest.payments,
      readShop: () => shop.read(),
      markets: latestMarkets(),
      publicUrl,
      guesses: limits.guessLimitOf(request),
      noteSearch: (search) => isOfPerson(request) && parts.searchCounts.note(search),
      visitCounts: isOfPerson(request) ? parts.visitCounts : noVisitCounts,
      tags: new Set(),
    }),
    publicUrl,
    countMutation: limits.countMutation,
    peekFreshFor: () => peekPricesUntil(db) - now().getTime(),
    account: { renderer: deps.renderers.account, headers: parts.headers.account },
    pages: {
      ...{ cache, readVisitor, pagesSent: deps.metrics.pages, markdown: markdownTwins },
      renderer: deps.renderers.storefront,
      headers: parts.headers.storefront,
      languages: () => ({ known: marketLanguages(latestMarkets()), fallback: mainLocale() }),
      countCart: (tokenHash) => countCart(tokenHash, carts, outage),
      readFreshUntil: () => readPricesUntil(db),
      findRedirect: (href) => findRedirect({ db, publicUrl, hits: parts.redirectHits }, href, latestMarkets()),
      findOpenMarket: async (at) => findOpenMarket(await shop.read(), at) ?? findEndedLink(deps, at),
    },
  };
}

function officeRoutes(deps: AppDependencies, parts: AppParts): OfficeRoutes {
  const { db, now, payments, shop, publicUrl, directories } = deps;
  const { cache, readVisitor, mainLocale, limits, isSecure } = parts;
  const { office } = deps.renderers;
  const { createContext } = storefrontRoutes(deps, parts);
  return {
    createContext: (request, reply) => ({
      ...{ db, now, payments, readDb: deps.readDb ?? (() => db) },
      markets: shop.latest.markets,
      publicUrl,
      shopName: shop.latest.identity.name,
      timeZone: shop.latest.timeZone,
      companyCountry: shop.latest.company.address.country,
      taxes: shop.latest.taxes,
      delivery: shop.latest.delivery,
      findLabelCarrier: deps.findLabelCarrier,
      findPointSource: deps.findPointSource,
      connections: deps.connections,
      tryAssistants: (words, locale) => tryOut({ context: createContext(request, reply), locale }, words),
      setup: { ...deps.setup, deletePictures: deps.pictureFiles.delete, isSandbox: deps.sandboxOrigin !== null },
      guesses: limits.guessLimitOf(request),
      ...{ passwordCost: deps.passwordCost, totp: deps.totp },
    }),
    visits: { db, now, cookie: office.delivery.session, isSecure },
    storefront: { renderer: deps.renderers.storefront, createContext },
    publicUrl,
    pictureFiles: deps.pictureFiles,
    workersDirectory: directories.workers,
    countMutation: limits.countMutation,
    liveStreams: parts.liveStreams,
    pages: {
      ...{ cache, readVisitor, pagesSent: deps.metrics.pages },
      // Staff may use any language, whatever markets the shop has.
      languages: () => ({ known: locales, fallback: mainLocale() }),
      renderer: office,
      headers: parts.headers.office,
    },
  };
}
