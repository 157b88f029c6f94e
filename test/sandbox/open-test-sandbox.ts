// A sandbox on a free port over an empty database, the real SDK pointed at it, and a shop's endpoint that takes
// the webhooks down.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import type { Database } from '#server/database/connect.ts';
import type { Intercept } from '#server/sandbox/sandbox-app.ts';
import { type Sandbox, startSandbox } from '#server/sandbox/start-sandbox.ts';
import { openTestDatabase } from '#test/database/test-database.ts';
import { until } from '#test/fixtures/until.ts';

export const WEBHOOK_SECRET = 'whsec_test';

export type ReceivedWebhook = { payload: string; signature: string };

export type TestSandbox = {
  database: Database;
  sandbox: Sandbox;
  stripe: Stripe;
  webhooks: ReceivedWebhook[];
  /** What the shop answers to webhooks from now on. */
  answerWith(status: number): void;
  /** The types of the events received so far, in the order of arrival. */
  eventTypes(): string[];
  waitForEvents(count: number): Promise<string[]>;
  /** Reads an intent until it no longer has the status. */
  waitWhile(status: Stripe.PaymentIntent.Status, id: string): Promise<Stripe.PaymentIntent>;
  /** Closes the sandbox and opens another on the same database. */
  restart(): Promise<void>;
  close(): Promise<void>;
};

type TestSandboxOptions = {
  now?: () => Date;
  bankDayMs?: number;
  intercept?: Intercept;
  inactiveMethods?: string[];
  requestsPerSecond?: number;
  assetsDirectory?: string;
  shopOrigin?: string;
};

export async function openTestSandbox(options: TestSandboxOptions = {}): Promise<TestSandbox> {
  const database = await openTestDatabase();
  const webhooks: ReceivedWebhook[] = [];
  let webhookStatus = 200;
  const shop = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      webhooks.push({
        payload: Buffer.concat(chunks).toString(),
        signature: String(request.headers['stripe-signature']),
      });
      response.writeHead(webhookStatus).end();
    });
  });
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  const { port } = shop.address() as AddressInfo;

  const start = (): Promise<Sandbox> =>
    startSandbox({
      db: database.db,
      host: '127.0.0.1',
      port: 0,
      now: options.now ?? (() => new Date()),
      shopOrigin: options.shopOrigin ?? 'http://127.0.0.1:3000',
      webhookUrl: `http://127.0.0.1:${port}/api/stripe/webhook`,
      webhookSecret: WEBHOOK_SECRET,
      assetsDirectory: options.assetsDirectory ?? '/nonexistent',
      bankDayMs: options.bankDayMs,
      intercept: options.intercept,
      inactiveMethods: options.inactiveMethods,
      requestsPerSecond: options.requestsPerSecond,
    });
  const opened: TestSandbox = {
    database,
    sandbox: await start(),
    stripe: new Stripe('sk_test_placeholder'),
    webhooks,
    answerWith(status) {
      webhookStatus = status;
    },
    eventTypes: () => webhooks.map(({ payload }) => (JSON.parse(payload) as Stripe.Event).type),
    async waitForEvents(count) {
      await until(() => webhooks.length >= count);
      return opened.eventTypes();
    },
    async waitWhile(status, id) {
      let intent = await opened.stripe.paymentIntents.retrieve(id);
      await until(async () => {
        intent = await opened.stripe.paymentIntents.retrieve(id);
        return intent.status !== status;
      }, `${id} is no longer ${status}`);
      return intent;
    },
    async restart() {
      await opened.sandbox.close();
      opened.sandbox = await start();
      opened.stripe = stripeAt(opened.sandbox.origin);
    },
    async close() {
      await opened.sandbox.close();
      shop.closeAllConnections();
      shop.close();
      await database.close();
    },
  };
  opened.stripe = stripeAt(opened.sandbox.origin);
  return opened;
}

export function stripeAt(origin: string, key = 'sk_test_kasa'): Stripe {
  const { hostname, port } = new URL(origin);
  return new Stripe(key, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false });
}

/** Presses a button of the bank's page; the answer leads back to the shop. */
export async function answerBank(intent: Stripe.PaymentIntent, result: 'authorized' | 'failed'): Promise<URL> {
  const page = new URL(intent.next_action?.redirect_to_url?.url ?? '');
  const body = new URLSearchParams({ client_secret: page.searchParams.get('client_secret') ?? '', result });
  const response = await fetch(`${page.origin}${page.pathname}`, { method: 'POST', body, redirect: 'manual' });
  return new URL(response.headers.get('location') ?? '');
}

/** The refusal that a call ends with. Throws when it is not refused, or not by Stripe. */
export async function refusalOf(work: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (error instanceof Stripe.errors.StripeError) return error;
  throw new Error(`expected a refusal by Stripe, got ${String(error)}`);
}
