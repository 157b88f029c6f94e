// What the shop is built from: `main.ts` hands in the real ones, tests others.
import type { FastifyBaseLogger } from 'fastify';
import type { FindLabelCarrier } from '#src/shipping/label-carrier.ts';
import type { SurfaceName } from '#src/surface.ts';
import type { Listen } from './database/change-notices.ts';
import type { Db, PoolState } from './database/connect.ts';
import type { FetchRules } from './http/outside/fetch-outside.ts';
import type { TrustProxy } from './http/visitor-network.ts';
import type { OwnIcons } from './icons/icon-collection.ts';
import type { PublicIcons } from './icons/public-icons.ts';
import type { PictureFiles } from './media/files/picture-files.ts';
import type { CollectMetrics } from './metrics/metrics-of-all-workers.ts';
import type { PaymentProvider } from './payments/payment-provider.ts';
import type { PageRenderer } from './render/render-page.tsx';
import type { ErrorReporter } from './reporting/error-reporter.ts';
import type { ConnectionServices } from './schema/connection-services.ts';
import type { PasswordCost, SetupServices, TotpEncryption } from './schema/request-context.ts';
import type { SigningKeys } from './secrets/signing-keys.ts';
import type { FindPointSource } from './shipping/points/point-sources.ts';
import type { CurrentShop } from './shop/current-shop.ts';
import type { ShopLogOptions } from './telemetry/shop-log.ts';
import type { ShopMetrics } from './telemetry/shop-metrics.ts';

export type AppDependencies = {
  db: Db;
  /** Left out where there is no replica. */
  readDb?: () => Db;
  listen: Listen;
  onSecretsChanged?: (log: FastifyBaseLogger) => void;
  onWebhooksChanged?: () => void;
  poolState: () => PoolState;
  now: () => Date;
  shop: CurrentShop;
  payments: PaymentProvider;
  findLabelCarrier: FindLabelCarrier;
  findPointSource: FindPointSource;
  /** Null when payments are Stripe's own. */
  sandboxOrigin: string | null;
  renderers: Record<SurfaceName, PageRenderer>;
  /** `assets`, `workers`: built client files; `feeds`: finished ones, to be sent. */
  directories: { assets: string; workers: string; feeds: string };
  pictureFiles: PictureFiles;
  makesPicturesAhead?: boolean;
  icons: OwnIcons;
  publicIcons: PublicIcons;
  publicUrl: string;
  /** How profiles of platforms are fetched; left out outside tests. */
  profileFetchRules?: FetchRules;
  trustProxy: TrustProxy;
  log: Pick<ShopLogOptions, 'level' | 'stream'>;
  passwordCost: PasswordCost;
  totp: TotpEncryption;
  connections: ConnectionServices & { signingKeys: SigningKeys };
  setup: Pick<SetupServices, 'mailFrom' | 'removeDemo'>;
  /** Null when errors are not reported. `dsn` is for browsers. */
  reporting: { reporter: ErrorReporter; dsn: string } | null;
  metrics: ShopMetrics;
  /** Collects the figures of this process, or of all workers. */
  collectMetrics: CollectMetrics;
  /** Without it, `/metrics` answers only clients in the same network. */
  metricsToken: string | undefined;
  /** Whether the shop accepts new visitors: false while it stops. */
  isReady: () => Promise<boolean>;
  /** When true, every answer closes its connection. */
  isStopping?: () => boolean;
};
