// Configuration -> database -> sandbox (when no keys are set) -> app -> listen -> close.
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics } from 'prom-client';
import type { Manifest } from '#src/manifest.ts';
import { buildApp, eventHandlers } from './app.ts';
import { deleteOldCarts } from './cart/cart-store.ts';
import { writeLateDocuments } from './catalogue/write-late-documents.ts';
import type { Config } from './config.ts';
import { claimRound } from './database/claim-round.ts';
import { connectDatabase, type Database } from './database/connect.ts';
import { readMigrations, requireMigrated } from './database/migrate.ts';
import { migrationsDirectory } from './database/migrations-directory.ts';
import { createMailTransport } from './emails/mail-transport.ts';
import { createMerchantEmails } from './emails/merchant-emails.ts';
import { createOrderEmails } from './emails/order-emails.ts';
import { armFaultpoint } from './faultpoint.ts';
import { forgetTries } from './http/rate-limits.ts';
import type { OwnIcons } from './icons/icon-collection.ts';
import { createSymbolTable } from './icons/icon-sprite.ts';
import { openSandbox } from './open-sandbox.ts';
import { createPaymentEffects } from './orders/payment-effects.ts';
import { RECONCILE_EVERY_MS, reconcilePayments } from './orders/reconcile-payments.ts';
import { repeat, startOutbox } from './outbox/deliver-outbox.ts';
import { applyWaitingEvents } from './payments/apply-waiting-events.ts';
import { createPaymentProvider, type PaymentProvider, sandboxKeys } from './payments/payment-provider.ts';
import { reconcileRefunds } from './refunds/reconcile-refunds.ts';
import { createRefundEffects } from './refunds/refund-effects.ts';
import { listPageStyles, loadAllPages, type PageRenderer } from './render/render-page.tsx';
import { renderSiteMarks } from './render/site-marks.tsx';
import type { ErrorReporter } from './reporting/error-reporter.ts';
import { watchUncaughtErrors } from './reporting/last-words.ts';
import { readDsn } from './reporting/sentry-dsn.ts';
import { collectFromAllWorkers } from './telemetry/metrics-of-all-workers.ts';
import { createShopMetrics } from './telemetry/shop-metrics.ts';
import type { WorkerSettings } from './workers/start-workers.ts';

export type ShopOptions = {
  config: Config;
  /** The built client: `public/`, `sandbox/` and `manifest.json`. */
  distDirectory: string;
  /** Left open at the end when it is given. */
  database?: Database;
  now?: () => Date;
  /** Of a worker: the primary process holds the sandbox, or payments are Stripe's own. */
  worker?: WorkerSettings;
};

export type Shop = { origin: string; sandboxOrigin: string | null; app: FastifyInstance; close(): Promise<void> };

/** Starts the shop on its configured address. Throws `MigrationsPendingError` when `kasa migrate` was forgotten. */
export async function startShop({
  config,
  distDirectory,
  now = () => new Date(),
  worker,
  ...given
}: ShopOptions): Promise<Shop> {
  const database =
    given.database ?? (await connectDatabase({ url: config.databaseUrl, dataDirectory: config.dataDirectory }));
  const { db } = database;
  const migrations = await readMigrations(migrationsDirectory);
  await requireMigrated(db, migrations).catch(async (error) => {
    if (!given.database) await database.close();
    throw error;
  });
  let isStopping = false;

  // The sandbox needs the shop's address and the shop the sandbox's: ports are known unless a test asks for any.
  const shopPort = config.port === 0 ? await findFreePort(config.host) : config.port;
  const publicUrl = config.port === 0 ? `http://localhost:${shopPort}` : config.publicUrl;
  const stoppers: (() => Promise<void>)[] = [];
  const webhookSecret =
    config.stripe?.webhookSecret ?? worker?.sandbox?.webhookSecret ?? `whsec_${randomBytes(24).toString('hex')}`;
  let sandboxOrigin = worker?.sandbox?.origin ?? null;
  if (!config.stripe && !worker) {
    const address = { ...config, port: shopPort, publicUrl };
    const sandbox = await openSandbox({ config: address, db, now, distDirectory, webhookSecret });
    stoppers.push(sandbox.close);
    sandboxOrigin = sandbox.origin;
  }
  const payments: PaymentProvider = createPaymentProvider({
    ...(config.stripe ?? sandboxKeys),
    webhookSecret,
    sandboxOrigin,
    now,
  });

  const icons = JSON.parse(await readFile(join(distDirectory, 'icons.json'), 'utf8')) as OwnIcons;
  const renderer = await createRenderer({ config, distDirectory, publicUrl, icons, payments });
  const reporter = config.sentry && (await startReporting(config.sentry, renderer.release));
  const metrics = createShopMetrics();
  collectDefaultMetrics({ register: metrics.registry });
  const app = await buildApp({
    db,
    listen: database.listen,
    poolState: database.poolState,
    now,
    payments,
    sandboxOrigin,
    renderer,
    directories: { assets: join(distDirectory, 'public/assets'), media: config.mediaDirectory },
    icons,
    publicUrl,
    defaultLocale: config.defaultLocale,
    trustProxy: config.trustProxy,
    logLevel: config.logLevel,
    reporting: reporter && config.sentry && { reporter, dsn: config.sentry.dsn },
    metrics,
    collectMetrics: worker ? collectFromAllWorkers(metrics.registry) : () => metrics.registry.metrics(),
    metricsToken: config.metricsToken,
    isReady: async () => {
      if (isStopping) return false;
      await requireMigrated(db, migrations);
      return true;
    },
  });

  const sendMail = createMailTransport({
    from: config.mailFrom,
    smtpUrl: config.smtpUrl,
    directory: join(config.dataDirectory, 'mail'),
  });
  const handlers = {
    ...createOrderEmails({ db, sendMail, publicUrl }),
    ...createMerchantEmails({ ...config, db, sendMail, publicUrl }),
    ...createRefundEffects({ db, now, payments, log: app.log }),
    ...createPaymentEffects({ db, now, payments }),
  };
  if (config.faultpoint)
    app.log.warn({ faultpoint: config.faultpoint }, 'the shop is going to kill itself, for a test');
  armFaultpoint(config.faultpoint);
  stoppers.unshift(
    startOutbox({ db, now, log: app.log, handlers }),
    repeat(
      RECONCILE_EVERY_MS,
      () => reconcile({ db, now, payments, log: app.log, isStopping: () => isStopping }),
      app.log,
    ),
  );
  if (reporter) stoppers.push(reporter.flush);
  const unwatch = reporter ? watchUncaughtErrors(app.log, reporter) : () => undefined;
  await app.listen({ host: config.host, port: shopPort });

  return {
    origin: publicUrl,
    sandboxOrigin,
    app,
    async close() {
      isStopping = true;
      await app.close();
      for (const stop of stoppers) await stop();
      unwatch();
      if (!given.database) await database.close();
    },
  };
}

async function reconcile(services: Parameters<typeof reconcilePayments>[0]): Promise<void> {
  const round = { name: 'reconcile', everyMs: RECONCILE_EVERY_MS / 2 };
  if (!(await claimRound(services.db, round, services.now()))) return;
  await applyWaitingEvents(services, eventHandlers);
  await reconcilePayments(services);
  await reconcileRefunds(services);
  await forgetTries(services.db, services.now());
  await deleteOldCarts(services.db, services.now());
  // Of a large import that broke off before its end.
  await writeLateDocuments(services.db);
}

type RendererParts = {
  config: Config;
  distDirectory: string;
  publicUrl: string;
  icons: OwnIcons;
  payments: PaymentProvider;
};

async function createRenderer(parts: RendererParts): Promise<PageRenderer> {
  const { config, distDirectory, publicUrl, icons, payments } = parts;
  const manifest = JSON.parse(await readFile(join(distDirectory, 'manifest.json'), 'utf8')) as Manifest;
  return {
    pages: await loadAllPages(),
    manifest,
    styles: listPageStyles(manifest),
    siteMarks: renderSiteMarks({ publicUrl, enabledMethods: payments.settings.methods }),
    symbols: createSymbolTable(icons),
    publicUrl,
    release: config.release ?? manifest.buildId,
    reportTo: browserReporting(config.sentry),
  };
}

/** Loads Sentry's code: only when it is wanted. */
async function startReporting(sentry: NonNullable<Config['sentry']>, release: string): Promise<ErrorReporter> {
  const { createErrorReporter } = await import('./reporting/error-reporter.ts');
  return createErrorReporter({ ...sentry, release });
}

function browserReporting(sentry: Config['sentry']): PageRenderer['reportTo'] {
  const dsn = sentry && readDsn(sentry.dsn)?.publicDsn;
  return dsn ? { dsn, environment: sentry.environment } : undefined;
}

async function findFreePort(host: string): Promise<number> {
  const { createServer } = await import('node:net');
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}
