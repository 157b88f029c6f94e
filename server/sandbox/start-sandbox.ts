// Starts the Stripe-compatible sandbox on a port of its own. Nothing else in the shop imports the sandbox.
import type { AddressInfo } from 'node:net';
import type { Db } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { releaseAbandonedKeys } from './api/replay-idempotent.ts';
import { addCarriers } from './carriers/add-carriers.ts';
import { startWebhookDelivery } from './events/deliver-webhooks.ts';
import { addKsef } from './ksef/add-ksef.ts';
import { addBankPages } from './pages/bank-pages.ts';
import { addFieldFrames } from './pages/field-frames.ts';
import { addStartPage } from './pages/start-page.ts';
import { addRates } from './rates-stand-in.ts';
import { buildSandboxApp, type Intercept } from './sandbox-app.ts';
import { type Settlement, startSettlement } from './settle-due.ts';
import { addVies } from './vies-stand-in.ts';
import { registerDomain } from './wallets/wallet-domains.ts';
import { addWalletFrames } from './wallets/wallet-frames.ts';

export type SandboxOptions = {
  /** Migrated; the sandbox's tables are in the schema `sandbox`. */
  db: Db;
  host: string;
  /** 0 takes any free one. */
  port: number;
  now: () => Date;
  /** The only origin that may frame the fields and receives their messages, e.g. `http://localhost:3000`. */
  shopOrigin: string;
  webhookUrl: string;
  /** `whsec_…` */
  webhookSecret: string;
  /** The folder in which the bundles of `sandboxBrowserEntries` are. */
  assetsDirectory: string;
  /**
   * How long a day at the banks takes here: a debit is answered after five, a late refund arrives after one.
   * Two seconds when it is left out.
   */
  bankDayMs?: number;
  /** Types that are not activated in the account. */
  inactiveMethods?: readonly string[];
  /** More are answered with 429. */
  requestsPerSecond?: number;
  /** Tests make the API slow or failing here; an error thrown in it is answered as a 500. */
  intercept?: Intercept;
};

const USUAL_BANK_DAY_MS = 2000;

export type Sandbox = {
  /** The origin at which browsers and the SDK reach it, e.g. `http://localhost:3001`. */
  origin: string;
  close(): Promise<void>;
};

/** Throws when the port is taken. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { db, now } = options;
  await releaseAbandonedKeys(db);
  const { hostname } = new URL(options.shopOrigin);
  await inTransaction(db, (tx) =>
    registerDomain(tx, hostname, { now: now(), inactiveMethods: options.inactiveMethods ?? [] }),
  );
  const delivery = startWebhookDelivery({ db, url: options.webhookUrl, secret: options.webhookSecret, now });
  let origin = '';
  const { webhookUrl, bankDayMs = USUAL_BANK_DAY_MS, inactiveMethods = [] } = options;
  const shared = { db, now, origin: () => origin, webhookUrl, bankDayMs, inactiveMethods };
  let settlement: Settlement | null = null;
  const onCommit = () => {
    delivery.wake();
    settlement?.wake();
  };
  const app = buildSandboxApp({
    ...shared,
    onCommit,
    intercept: options.intercept,
    requestsPerSecond: options.requestsPerSecond,
  });
  addCarriers(app, options);
  addVies(app);
  addRates(app);
  addKsef(app, shared);
  addFieldFrames(app, options);
  addWalletFrames(app, options);
  addStartPage(app, options);
  addBankPages(app, { ...shared, shopOrigin: options.shopOrigin, onCommit });
  try {
    await app.listen({ host: options.host, port: options.port });
  } catch (error) {
    await delivery.close();
    throw error;
  }
  // Browsers reach the sandbox under the shop's host name, on another port.
  const { port } = app.server.address() as AddressInfo;
  origin = `http://${new URL(options.shopOrigin).hostname}:${port}`;
  settlement = startSettlement({ ...shared, onCommit: delivery.wake });
  return {
    origin,
    async close() {
      await app.close();
      await settlement?.close();
      await delivery.close();
    },
  };
}
