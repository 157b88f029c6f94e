// Tells platforms what becomes of orders that their assistants led to: the order as `get_order` shows it, signed. The outbox
// tries again what fails, for some days; a platform that is away or slow holds one place at most, and delays no other.
import type { Db } from '../../database/connect.ts';
import { inLane, type OutboxEffect } from '../../outbox/outbox-lanes.ts';
import type { SigningKeys } from '../../secrets/signing-keys.ts';
import { postWebhook, type WebhookRequest } from '../../webhooks/post-webhook.ts';
import { idOf } from '../carts/assistant-cart-store.ts';
import { tellsPlatforms } from '../open-to-assistants.ts';
import { PROFILE_PATH } from '../profile/write-profile.ts';
import { showOrder } from '../shown/show-order.ts';
import { allVersions, newestVersion } from '../versions/all-versions.ts';
import { Receivers } from './receivers.ts';
import { signRequest } from './sign-request.ts';

const TIMEOUT_MS = 10_000;
const AT_ONCE = 4;
/** Whoever has not answered for so long asks by `get_order`. */
export const TELLING_MS = 3 * 86_400_000;

export type PlatformWebhookServices = {
  db: Db;
  now: () => Date;
  publicUrl: string;
  signingKeys: SigningKeys;
  /** How it is sent; left out outside tests. */
  send?: (request: WebhookRequest) => Promise<number>;
};

type Told = { id: string; orderId: string; cartId: string; at: string };

export function createPlatformEffects(services: PlatformWebhookServices): Record<string, OutboxEffect> {
  const receivers = new Receivers(services.now);
  return inLane(
    { name: 'assistants', atOnce: AT_ONCE },
    { 'assistant-order': ({ payload }, stop) => tell({ ...services, receivers }, payload as Told, stop) },
  );
}

async function tell(
  services: PlatformWebhookServices & { receivers: Receivers },
  told: Told,
  stop: AbortSignal,
): Promise<void> {
  const { db, now, publicUrl, signingKeys, receivers, send = postWebhook } = services;
  if (now().getTime() - new Date(told.at).getTime() > TELLING_MS || !(await tellsPlatforms(db))) return;
  const row = await db
    .selectFrom('assistant_orders')
    .select(['webhook_url as address', 'ucp_version as spoken'])
    .where('order_id', '=', told.orderId)
    .where('assistant_orders.cart_id', '=', told.cartId)
    .executeTakeFirst();
  if (!row?.address) return;
  const version = allVersions.find(({ name }) => name === row.spoken) ?? newestVersion;
  const { body: order, messages } = await showOrder(
    db,
    { orderId: told.orderId, checkoutId: await idOf(told.cartId) },
    publicUrl,
  );
  const capabilities = { 'dev.ucp.shopping.order': [{ version: version.name }] };
  const ucp = { version: version.name, status: 'success', capabilities, payment_handlers: {} };
  const body = JSON.stringify({ ucp, ...order, messages });
  const url = new URL(row.address);
  const headers = {
    'ucp-agent': `profile="${publicUrl}${PROFILE_PATH}"`,
    'content-type': 'application/json',
    'webhook-timestamp': String(Math.floor(new Date(told.at).getTime() / 1000)),
    'webhook-id': told.id,
    'idempotency-key': told.id,
  };
  const signed = signRequest({ method: 'POST', url, body, headers }, await signingKeys.take(), now());
  await receivers.ask(url.host, () =>
    send({
      ...{ url: url.href, body, allowPrivateAddress: false },
      headers: { ...signed, 'content-length': String(Buffer.byteLength(body)), 'user-agent': 'Kasa' },
      signal: AbortSignal.any([stop, AbortSignal.timeout(TIMEOUT_MS)]),
    }),
  );
}
