// The shop's HTTP server: an explicit, ordered list of its parts, and the place where the features are wired together.
import { createServer } from 'node:http';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { KasaError } from '#src/errors.ts';
import { locales } from '#src/i18n/locales.ts';
import type { FindLabelCarrier } from '#src/shipping/label-carrier.ts';
import { marketLanguages } from '#src/shop/markets.ts';
import type { SurfaceName } from '#src/surface.ts';
import { CartCounts } from './cart/cart-counts.ts';
import { countCart } from './cart/count-cart.ts';
import { findEndedLink } from './checkout/visit-by-link.ts';
import type { Listen } from './database/change-notices.ts';
import type { Db, PoolState } from './database/connect.ts';
import { registerFeeds } from './feeds/feed-routes.ts';
import { registerBuildAnnouncement } from './http/announce-build.ts';
import { createConnectionErrorHandler } from './http/broken-connections.ts';
import { registerCleanInput } from './http/clean-input.ts';
import { registerErrorReplies } from './http/error-reply.ts';
import { registerHealth } from './http/health.ts';
import { endConnectionsWhenStopping } from './http/last-answers.ts';
import { noSchemas } from './http/no-schemas.ts';
import { registerReportTunnel } from './http/report-tunnel.ts';
import { newRequestId, sendRequestIds } from './http/request-ids.ts';
import { createRequestLimits } from './http/request-limits.ts';
import { contentPolicy, listSecurityHeaders } from './http/security-headers.ts';
import { readSession } from './http/session.ts';
import { registerStaticFiles } from './http/static-files.ts';
import type { TrustProxy } from './http/visitor-network.ts';
import { registerVitals } from './http/vitals-route.ts';
import { warnOfProxy } from './http/warn-of-proxy.ts';
import type { OwnIcons } from './icons/icon-collection.ts';
import { registerIcons } from './icons/icon-routes.ts';
import type { PublicIcons } from './icons/public-icons.ts';
import { LiveStreams } from './live/live-streams.ts';
import { registerBrandPictures } from './media/brand-pictures.ts';
import { registerMedia } from './media/media-routes.ts';
import type { CollectMetrics } from './metrics/metrics-of-all-workers.ts';
import { registerMetrics } from './metrics/metrics-route.ts';
import { createGauges } from './metrics/shop-gauges.ts';
import { registerOffice } from './office-routes.ts';
import { recordDispute } from './orders/record-dispute.ts';
import { recordPayment } from './orders/record-payment.ts';
import type { EventHandlers } from './payments/apply-event.ts';
import type { PaymentProvider } from './payments/payment-provider.ts';
import { registerStripeWebhook } from './payments/stripe-webhook.ts';
import { createChangeReceiver } from './receive-changes.ts';
import { recordRefund } from './refunds/record-refund.ts';
import { recordRefundedCharge } from './refunds/record-refunded-charge.ts';
import { registerBrandSheet } from './render/brand-sheet.ts';
import { answerFromCache } from './render/cached-page-reply.ts';
import { findOpenMarket } from './render/find-open-market.ts';
import { PageCache } from './render/page-cache.ts';
import { listPageHeaders, type RenderedSource } from './render/page-handler.ts';
import { createVisitorReader } from './render/page-visitor.ts';
import type { PageRenderer } from './render/render-page.tsx';
import { registerUnmatched, sendUnreadable } from './render/unmatched-requests.ts';
import type { ErrorReporter } from './reporting/error-reporter.ts';
import { logOutages } from './reporting/log-outages.ts';
import { reportLoggedErrors } from './reporting/report-logged-errors.ts';
import type { PasswordCost, RequestContext, SetupServices, TotpEncryption } from './schema/request-context.ts';
import { findRedirect } from './seo/find-redirect.ts';
import { registerRobots } from './seo/robots-route.ts';
import { registerSitemap } from './seo/sitemap-routes.ts';
import type { CurrentShop } from './shop/current-shop.ts';
import { registerStorefront } from './storefront-routes.ts';
import { registerRequestMetrics } from './telemetry/request-metrics.ts';
import { type ShopLogOptions, shopLogOptions } from './telemetry/shop-log.ts';
import type { ShopMetrics } from './telemetry/shop-metrics.ts';
import { registerGuaranteeFiles } from './terms/guarantee-routes.ts';

export type AppDependencies = {
  db: Db;
  listen: Listen;
  onSecretsChanged?: () => void;
  poolState: () => PoolState;
  now: () => Date;
  shop: CurrentShop;
  payments: PaymentProvider;
  findLabelCarrier: FindLabelCarrier;
  /** Null when payments are Stripe's own. */
  sandboxOrigin: string | null;
  renderers: Record<SurfaceName, PageRenderer>;
  /** `assets`, `workers`: built client files; `media`: the shop's pictures; `feeds`: finished ones, to be sent. */
  directories: { assets: string; workers: string; media: string; feeds: string };
  makesPicturesAhead?: boolean;
  icons: OwnIcons;
  publicIcons: PublicIcons;
  publicUrl: string;
  trustProxy: TrustProxy;
  log: Pick<ShopLogOptions, 'level' | 'stream'>;
  passwordCost: PasswordCost;
  totp: TotpEncryption;
  setup: Pick<SetupServices, 'mailFrom' | 'removeDemo'>;
  /** Null when errors are not reported. `dsn` is for browsers. */
  reporting: { reporter: ErrorReporter; dsn: string } | null;
  metrics: ShopMetrics;
  /** Of this process, or of all workers. */
  collectMetrics: CollectMetrics;
  /** Without it `/metrics` answers only clients in the same network. */
  metricsToken: string | undefined;
  /** Whether the shop accepts new visitors: false while it stops. */
  isReady: () => Promise<boolean>;
  /** When true, every answer closes its connection. */
  isStopping?: () => boolean;
};

/** How Stripe's events reach the order. */
export const eventHandlers: EventHandlers = { recordPayment, recordRefund, recordRefundedCharge, recordDispute };

const BODY_LIMIT_BYTES = 1_048_576;
const URL_LIMIT_BYTES = 8_192;
const HEADER_LIMIT_BYTES = 16_384;
const REQUEST_TIMEOUT_MS = 30_000;
/** Longer than load balancers keep idle connections: if we closed one first, a request might just be arriving on it. */
const KEEP_ALIVE_MS = 72_000;

export async function buildApp(deps: AppDependencies): Promise<FastifyInstance> {
  const isSecure = deps.publicUrl.startsWith('https:');
  const { storefront, office } = deps.renderers;
  const policies = { ...deps, iconFallback: storefront.iconFallback };
  const everywhere = listSecurityHeaders({
    isSecure,
    policy: contentPolicy(['icons'], policies),
    release: storefront.release,
  });
  // The storefront has all addresses that the office does not have.
  const latestMarkets = () => deps.shop.latest.markets;
  const mainLocale = () => latestMarkets().main;
  const unmatched = { headers: everywhere, surfaces: [office, storefront], mainLocale };
  const pageHeaders = listPageHeaders(storefront, policies, everywhere);
  const cache = new PageCache<RenderedSource>({
    now: deps.now,
    onLateFailure: (error) => app.log.error({ err: error }, 'a page that nobody waited for any longer failed'),
  });
  const carts = new CartCounts(deps);
  const liveStreams = new LiveStreams({ ...deps, log: () => app.log });
  const { session } = storefront.delivery;
  const readVisitor = createVisitorReader(session, isSecure);
  const app: FastifyInstance = Fastify({
    schemaController: noSchemas,
    logger: shopLogOptions({
      ...deps.log,
      hooks: deps.reporting ? reportLoggedErrors(deps.reporting.reporter) : {},
    }),
    genReqId: newRequestId,
    // Fastify would send a bare 503; requests during closing are answered normally.
    return503OnClosing: false,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: deps.trustProxy,
    bodyLimit: BODY_LIMIT_BYTES,
    serverFactory: (handler) =>
      createServer(
        { maxHeaderSize: HEADER_LIMIT_BYTES, requestTimeout: REQUEST_TIMEOUT_MS, keepAliveTimeout: KEEP_ALIVE_MS },
        answerFromCache(
          {
            cache,
            readVisitor,
            peekCartCount: (tokenHash) => carts.peek(tokenHash),
            headers: pageHeaders,
            metrics: deps.metrics,
            isLast: () => isLast(),
          },
          handler,
        ),
      ),
    frameworkErrors: (_error, request, reply) => sendUnreadable(request, reply, unmatched),
    clientErrorHandler: createConnectionErrorHandler(everywhere),
  });

  const receiver = createChangeReceiver({ ...deps, cache, carts, liveStreams, log: app.log });
  const stopListening = deps.listen(logOutages(receiver, app.log));
  app.addHook('onClose', stopListening);

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

  const limits = createRequestLimits(deps);
  const latestShop = () => deps.shop.latest;
  const createContext = (request: FastifyRequest, reply: FastifyReply): RequestContext => ({
    db: deps.db,
    now: deps.now,
    session: readSession(request, reply, session, isSecure),
    payments: deps.payments,
    paymentSettings: deps.shop.latest.payments,
    readShop: () => deps.shop.read(),
    markets: latestMarkets(),
    publicUrl: deps.publicUrl,
    guesses: limits.guessLimitOf(request),
    tags: new Set(),
  });

  registerErrorReplies(app);
  registerUnmatched(app, unmatched);
  warnOfProxy(app, { isSecure, isTrusting: deps.trustProxy !== false, now: deps.now });
  registerRequestMetrics(app, deps.metrics);
  sendRequestIds(app);
  const isLast = endConnectionsWhenStopping(app, deps.isStopping ?? (() => false));
  await app.register(cookie);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(everywhere);
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
  await app.register(formbody);
  registerCleanInput(app);
  registerHealth(app, deps.isReady);
  registerBrandPictures(app, latestShop);
  registerBrandSheet(app, {
    styles: storefront.manifest.styles,
    fonts: storefront.manifest.fonts,
    assetsDirectory: deps.directories.assets,
    shop: deps.shop,
  });
  await registerStaticFiles(app, deps.directories.assets);
  await registerMedia(app, deps);
  registerGuaranteeFiles(app, deps.db);
  registerIcons(app, { own: deps.icons, publicIcons: deps.publicIcons, latestShop });
  const { publicUrl } = deps;
  const routes = [storefront, office].flatMap(({ surface }) => Object.keys(surface.pages));
  await registerVitals(app, deps.metrics, { publicUrl, routes });
  if (deps.reporting) await registerReportTunnel(app, { dsn: deps.reporting.dsn, publicUrl });
  const { db, now, payments } = deps;
  registerStripeWebhook(app, {
    ...{ db, now, payments },
    handlers: eventHandlers,
    rejections: deps.metrics.webhookRejections,
  });
  if (storefront.manifest.devScript) registerBuildAnnouncement(app, storefront.manifest.buildId);
  registerSitemap(app, { db: deps.db, publicUrl });
  registerRobots(app, { publicUrl, closedPaths: [office.delivery.basePath] });
  registerFeeds(app, { ...deps, folder: deps.directories.feeds });
  createGauges(deps.metrics, { ...deps, cacheSize: () => cache.size, liveStreams: () => liveStreams.count });
  registerMetrics(app, {
    contentType: deps.metrics.registry.contentType,
    collect: deps.collectMetrics,
    token: deps.metricsToken,
    isBehindProxy: isSecure || deps.trustProxy !== false,
  });
  const { countMutation } = limits;
  const pages = { cache, readVisitor, pagesSent: deps.metrics.pages };
  registerStorefront(app, {
    createContext,
    publicUrl,
    countMutation,
    pages: {
      ...pages,
      renderer: storefront,
      headers: pageHeaders,
      languages: () => ({ known: marketLanguages(latestMarkets()), fallback: mainLocale() }),
      countCart: (tokenHash) => countCart(tokenHash, carts),
      findRedirect: (href) => findRedirect(deps.db, href, latestMarkets()),
      findOpenMarket: async (at) => findOpenMarket(await deps.shop.read(), at) ?? findEndedLink(deps, at),
    },
  });
  await registerOffice(app, {
    createContext: (request) => ({
      ...{ db, now, payments },
      markets: latestMarkets(),
      publicUrl,
      shopName: deps.shop.latest.identity.name,
      delivery: deps.shop.latest.delivery,
      findLabelCarrier: deps.findLabelCarrier,
      setup: { ...deps.setup, mediaDirectory: deps.directories.media, isSandbox: deps.sandboxOrigin !== null },
      guesses: limits.guessLimitOf(request),
      ...{ passwordCost: deps.passwordCost, totp: deps.totp },
    }),
    visits: { db, now, cookie: office.delivery.session, isSecure },
    publicUrl,
    mediaDirectory: deps.directories.media,
    workersDirectory: deps.directories.workers,
    countMutation,
    liveStreams,
    pages: {
      ...pages,
      // Staff may use any language, whatever markets the shop has.
      languages: () => ({ known: locales, fallback: mainLocale() }),
      renderer: office,
      headers: listPageHeaders(office, policies, everywhere),
    },
  });
  return app;
}
