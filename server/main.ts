// Configuration -> database -> sandbox (when no keys are set) -> app -> listen -> close.
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { collectDefaultMetrics } from 'prom-client';
import { buildApp } from './app.ts';
import type { AppDependencies } from './app-dependencies.ts';
import { startBackgroundWork } from './background-work.ts';
import { type Config, hasLiveKeys, requireFittingKsef, requireSecureAddress } from './config.ts';
import { createAskVies } from './connections/ask-vies.ts';
import { createConnections } from './connections/create-connections.ts';
import { createRenderers } from './create-renderers.ts';
import { prepareDataFolder } from './data-folder.ts';
import { readMigrations, requireMigrated } from './database/apply-migrations.ts';
import { connectDatabase, type Database, type Db } from './database/connect.ts';
import { migrationsDirectory } from './database/migrations-directory.ts';
import { openReplica } from './database/open-replica.ts';
import { inTransaction } from './database/transaction.ts';
import { FIRST_START_PATIENCE_MS, waitForDatabase } from './database/wait-for-database.ts';
import { removeDemo } from './demo/remove-demo.ts';
import { describeShop, type Shop } from './describe-shop.ts';
import type { Extensions } from './extensions/load-kasa-config.ts';
import { registerExtensions, warnOfMissing } from './extensions/register-extensions.ts';
import { armFaultpoint } from './faultpoint.ts';
import { deriveTokensWith } from './http/session.ts';
import type { OwnIcons } from './icons/icon-collection.ts';
import { createPublicIcons, noPublicIcons } from './icons/public-icons.ts';
import { createFetchRate } from './invoices/rates/fetch-rate.ts';
import { findAddress, listen } from './listen-address.ts';
import { openPictureFiles } from './media/files/picture-stores.ts';
import { collectFromAllWorkers } from './metrics/metrics-of-all-workers.ts';
import { openSandbox } from './open-sandbox.ts';
import { withOwnMethods } from './payments/own-provider.ts';
import { createPaymentProvider, type PaymentProvider } from './payments/payment-provider.ts';
import { failureCauses, watchProvider } from './payments/watch-provider.ts';
import { watchUncaughtErrors } from './reporting/last-words.ts';
import { startReporting } from './reporting/start-reporting.ts';
import { requireFreePorts } from './require-free-ports.ts';
import { createRoomCheck } from './require-room.ts';
import { createAuditKeys } from './secrets/audit-keys.ts';
import { CurrentKeys } from './secrets/current-keys.ts';
import { createTotpEncryption } from './secrets/encrypt-totp.ts';
import { createLinkKey } from './secrets/link-key.ts';
import { providerOptions } from './secrets/provider-options.ts';
import { readReceiverSecrets } from './secrets/receiver-secrets.ts';
import { createSigningKeys } from './secrets/signing-keys.ts';
import { withSecrets } from './secrets/stored-secrets.ts';
import { createCarrierServices } from './shipping/carrier-services.ts';
import { CurrentShop } from './shop/current-shop.ts';
import { refuseIncompleteShop } from './shop/incomplete-shop.ts';
import { sealAuditLog, sealAuditLogWith } from './staff/audit/carry-on-seal.ts';
import { passwordCost } from './staff/hash-password.ts';
import { createShopMetrics, type ShopMetrics } from './telemetry/shop-metrics.ts';
import { startTracing } from './telemetry/start-tracing.ts';
import { CurrentReceivers } from './webhooks/current-receivers.ts';
import { closeShop, type Stopper, stopAll } from './workers/close-shop.ts';
import type { WorkerSettings } from './workers/start-workers.ts';

export type ShopOptions = {
  config: Config;
  /** The built client: `public/`, `sandbox/` and `manifest.json`. */
  distDirectory: string;
  /** When given, it stays open after the shop is closed. */
  database?: Database;
  now?: () => Date;
  /** The extensions of kasa.config.ts; without the file they are left out. */
  extensions?: Extensions;
  /** Answers requests in place of the configured port, which its caller holds open; the app is not ready yet. */
  listen?: (app: FastifyInstance) => Promise<unknown>;
  /** Meant for a worker: the primary process runs the sandbox, or payments are Stripe's own. */
  worker?: WorkerSettings;
  /** How profiles of platforms are fetched; left out outside tests. */
  profileFetchRules?: AppDependencies['profileFetchRules'];
};

/**
 * Starts the shop on its configured address. Throws `MigrationsPendingError` when `kasa migrate` was forgotten, and what
 * `requireFreePorts`, `prepareDataFolder`, `withSecrets`, `refuseIncompleteShop` and `toListenError` name; nothing stays
 * open then.
 */
export async function startShop(options: ShopOptions): Promise<Shop> {
  const stoppers: Stopper[] = [];
  try {
    stoppers.push(await startTracing(options.config.tracing, options.config.release));
    return await openShop(options, stoppers);
  } catch (error) {
    await stopAll(stoppers);
    throw error;
  }
}

async function openShop(options: ShopOptions, stoppers: Stopper[]): Promise<Shop> {
  const { distDirectory, now = () => new Date(), extensions, worker } = options;
  if (!worker && !options.listen) await requireFreePorts(options.config);
  const { database, requireNewest } = await openDatabase(options, stoppers);
  const { db } = database;
  const { config, keys } = await completeConfig(db, options.config);
  const missing = await registerExtensions(db, extensions, now());
  stoppers.push(sealAuditLogWith(createAuditKeys(config)), deriveTokensWith(createLinkKey(config)));
  await inTransaction(db, (tx) => sealAuditLog(tx, now()));
  const readDb = await openReplica({ primary: db, config, log: () => app.log }, stoppers);
  const address = await findAddress(config);
  const { publicUrl } = address;
  const metrics = createShopMetrics();
  const { payments, sandboxOrigin } = await openPayments(
    { ...{ config, keys, db, now, distDirectory, worker, metrics, address }, log: () => app.log },
    stoppers,
  );
  const carriers = createCarrierServices({ db, keys: () => keys.carrierKeys, sandboxOrigin });

  const receivers = new CurrentReceivers({
    ...{ db, now, publicUrl, log: () => app.log },
    readSecrets: () => readReceiverSecrets(db, options.config),
  });
  let isStopping = false;
  const pictureFiles = openPictureFiles(config, () => keys.pictureStore);
  const services = {
    ...{ db, now, payments, publicUrl, metrics, pictureFiles, readDb },
    ...carriers,
    isStopping: () => isStopping,
  };
  const { app, shop, reporter } = await createApp({
    ...{ config, environment: options.config, extensions, keys, database, distDirectory, worker },
    ...{ sandboxOrigin, services, requireNewest, receivers, profileFetchRules: options.profileFetchRules },
  });
  warnOfMissing(app.log, missing, extensions !== undefined);
  armFaultpoint(config.faultpoint, app.log);
  stoppers.push(
    watchUncaughtErrors(app.log, reporter),
    () => reporter?.flush(),
    ...startBackgroundWork({
      ...services,
      fetchRate: createFetchRate({ sandboxOrigin }),
      askVies: createAskVies({ sandboxOrigin }),
      ...{ config, keys, sandboxOrigin, receivers },
      webhooks: extensions?.webhooks ?? [],
      signingKeys: createSigningKeys({ db, now, keys: options.config }),
      log: app.log,
    }),
    () => app.close(),
  );
  await (options.listen?.(app) ?? listen(app, { host: config.host, port: address.port }));

  return {
    ...(await describeShop(db, { origin: publicUrl, sandboxOrigin, app, latest: shop.latest, now })),
    async close(reason) {
      isStopping = true;
      await closeShop(stoppers, { reason, graceS: reason === 'SIGTERM' ? config.stopGraceS : 0 }, app.log);
    },
  };
}

/** The configuration is completed by the secrets that the shop keeps. Throws where the shop must not open with it. */
async function completeConfig(db: Db, environment: Config) {
  const config = await withSecrets(db, environment);
  const keys = new CurrentKeys(db, environment, config);
  requireSecureAddress(config);
  requireFittingKsef(config);
  if (hasLiveKeys(config)) await refuseIncompleteShop(db, config);
  return { config, keys };
}

/** Waits for it. `requireNewest` throws when its schema is not that of this code. */
async function openDatabase({ config, worker, ...given }: ShopOptions, stoppers: Stopper[]) {
  if (!worker) await prepareDataFolder(config);
  const { databaseUrl: url, dataDirectory } = config;
  const database = given.database ?? (await connectDatabase({ url, dataDirectory }));
  if (!given.database) stoppers.push(database.close);
  const migrations = await readMigrations(migrationsDirectory);
  const requireNewest = () => requireMigrated(database.db, migrations);
  // A worker waits without limit, because the primary process has already reached the database.
  const waiting = { url, patienceMs: worker ? Number.POSITIVE_INFINITY : FIRST_START_PATIENCE_MS };
  await waitForDatabase(requireNewest, waiting);
  return { database, requireNewest };
}

type PaymentOptions = Pick<ShopOptions, 'distDirectory' | 'worker'> & {
  config: Config;
  keys: CurrentKeys;
  db: Db;
  now: () => Date;
  metrics: ShopMetrics;
  address: { port: number; publicUrl: string };
  log: () => FastifyBaseLogger;
};

/** Payments by Stripe, or by the sandbox where there are no keys, and by the shop's own methods. */
async function openPayments(options: PaymentOptions, stoppers: Stopper[]) {
  const { config, keys, db, now, distDirectory, worker, metrics, address, log } = options;
  const webhookSecret = worker?.sandbox?.webhookSecret ?? `whsec_${randomBytes(24).toString('hex')}`;
  let sandboxOrigin = worker?.sandbox?.origin ?? null;
  if (!config.stripe && !worker) {
    const sandbox = await openSandbox({ config: { ...config, ...address }, db, now, distDirectory, webhookSecret });
    stoppers.push(sandbox.close);
    sandboxOrigin = sandbox.origin;
  }
  for (const cause of failureCauses) metrics.providerFailures.inc({ cause }, 0);
  const provider = createPaymentProvider(providerOptions(keys, { webhookSecret, sandboxOrigin, now }));
  const payments: PaymentProvider = watchProvider(withOwnMethods(provider, { db, now, publicUrl: address.publicUrl }), {
    log,
    count: (cause) => metrics.providerFailures.inc({ cause }),
    now,
  });
  return { payments, sandboxOrigin };
}

type AppOptions = Pick<ShopOptions, 'distDirectory' | 'worker' | 'extensions' | 'profileFetchRules'> & {
  config: Config;
  /** The configuration without the secrets. */
  environment: Config;
  keys: CurrentKeys;
  database: Database;
  sandboxOrigin: string | null;
  receivers: CurrentReceivers;
  services: Pick<
    AppDependencies,
    | 'db'
    | 'readDb'
    | 'now'
    | 'payments'
    | 'findLabelCarrier'
    | 'findPointSource'
    | 'publicUrl'
    | 'metrics'
    | 'pictureFiles'
  > & {
    isStopping(): boolean;
  };
  requireNewest(): Promise<void>;
};

/** The shop's HTTP server, which does not listen yet. */
async function createApp(options: AppOptions) {
  const { config, environment, extensions, keys, database, distDirectory, worker } = options;
  const { sandboxOrigin, services, requireNewest, receivers } = options;
  const { db, metrics, payments, publicUrl, isStopping, now } = services;
  const connections = createConnections({ ...{ db, now, keys, environment, extensions }, sandboxOrigin });
  const icons = JSON.parse(await readFile(join(distDirectory, 'icons.json'), 'utf8')) as OwnIcons;
  const shop = new CurrentShop(db);
  await shop.read();
  const renderers = await createRenderers({ config, distDirectory, publicUrl, icons, shop, payments });
  const reporter = config.sentry && (await startReporting(config.sentry, renderers.storefront.release));
  const requireRoom = createRoomCheck({ db, ...config, log: () => app.log });
  collectDefaultMetrics({ register: metrics.registry });
  const app: FastifyInstance = await buildApp({
    ...services,
    ...(options.profileFetchRules && { profileFetchRules: options.profileFetchRules }),
    onSecretsChanged: (log) => void keys.reload(log),
    onWebhooksChanged: () => void receivers.reload(),
    listen: database.listen,
    poolState: database.poolState,
    shop,
    sandboxOrigin,
    renderers,
    directories: {
      assets: join(distDirectory, 'public/assets'),
      workers: join(distDirectory, 'workers'),
      feeds: join(config.dataDirectory, 'feeds'),
    },
    makesPicturesAhead: config.makesPicturesAhead,
    pictureFiles: services.pictureFiles,
    icons,
    publicIcons: config.publicIcons === 'off' ? noPublicIcons : createPublicIcons(),
    trustProxy: config.trustProxy,
    log: { level: config.logLevel },
    passwordCost,
    totp: createTotpEncryption(config, () => app.log),
    connections,
    setup: { mailFrom: config.mailFrom, removeDemo: (tx, now) => removeDemo(tx, { withTestOrders: true, now }) },
    reporting: reporter && config.sentry && { reporter, dsn: config.sentry.dsn },
    collectMetrics: worker ? collectFromAllWorkers(metrics.registry) : () => metrics.registry.metrics(),
    metricsToken: config.metricsToken,
    isReady: async () => {
      if (isStopping()) return false;
      await requireNewest();
      await requireRoom();
      return true;
    },
  });
  return { app, shop, reporter };
}
