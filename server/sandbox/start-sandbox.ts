// Starts the Stripe-compatible sandbox on a port of its own. See README of the shop; main.ts is its only importer.
import type { AddressInfo } from 'node:net';
import type { Db } from '#server/database/connect.ts';
import { addBankPages } from './bank-pages.ts';
import { startWebhookDelivery } from './deliver-webhooks.ts';
import { addFieldFrames } from './field-frames.ts';
import { releaseAbandonedKeys } from './replay-idempotent.ts';
import { buildSandboxApp, type Intercept } from './sandbox-app.ts';

export type SandboxOptions = {
  /** Migrated; the sandbox's tables are in the schema `sandbox`. */
  db: Db;
  host: string;
  /** 0 takes any free one. */
  port: number;
  now: () => Date;
  /** The only origin that may frame the fields and that they speak to, e.g. `http://localhost:3000`. */
  shopOrigin: string;
  webhookUrl: string;
  /** `whsec_…` */
  webhookSecret: string;
  /** Where the bundles of `sandboxBrowserEntries` are. */
  assetsDirectory: string;
  /** Tests make the API slow or failing here; an error thrown in it is answered as a 500. */
  intercept?: Intercept;
};

export type Sandbox = {
  /** Where browsers and the SDK reach it, e.g. `http://localhost:3001`. */
  origin: string;
  close(): Promise<void>;
};

/** Throws when the port is taken. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { db, now } = options;
  await releaseAbandonedKeys(db);
  const delivery = startWebhookDelivery({ db, url: options.webhookUrl, secret: options.webhookSecret, now });
  let origin = '';
  const app = buildSandboxApp({
    db,
    now,
    origin: () => origin,
    onCommit: delivery.wake,
    intercept: options.intercept,
  });
  addFieldFrames(app, options);
  addBankPages(app, { ...options, origin: () => origin, onCommit: delivery.wake });
  try {
    await app.listen({ host: options.host, port: options.port });
  } catch (error) {
    await delivery.close();
    throw error;
  }
  // Browsers know the machine by the shop's name for it; only the port is another.
  const { port } = app.server.address() as AddressInfo;
  origin = `http://${new URL(options.shopOrigin).hostname}:${port}`;
  return {
    origin,
    async close() {
      await app.close();
      await delivery.close();
    },
  };
}
