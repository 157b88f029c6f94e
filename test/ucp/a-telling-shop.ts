// A shop that tells platforms of their orders, a platform that asks for it, and what is delivered to it.
import { suite, type uvu } from 'uvu';
import { readConfig } from '#server/config.ts';
import { deliverOutbox } from '#server/outbox/deliver-outbox.ts';
import { createSigningKeys } from '#server/secrets/signing-keys.ts';
import { createPlatformEffects } from '#server/ucp/webhooks/order-webhooks.ts';
import type { WebhookRequest } from '#server/webhooks/post-webhook.ts';
import { aProduct } from '../fixtures/a-product.ts';
import { aShop, type ShopFixture, shopKeys, shopSettings, shopTime } from '../fixtures/a-shop.ts';
import { postForm } from '../fixtures/post-form.ts';
import { silentLog } from '../fixtures/silent-log.ts';
import { aPlatform, aProfile, type Platform } from '../fixtures/ucp/a-platform.ts';
import { askAsPlatform, type UcpBody } from '../fixtures/ucp/ask-as-platform.ts';
import { ucpVersions } from '../fixtures/ucp/read-schemas.ts';
import { address } from '../orders/a-checkout-visitor.ts';
import { buyer, fulfillment, origin } from './a-begun-checkout.ts';

export type TellingContext = { shop: ShopFixture; platform: Platform; clock: { now: Date } };
export const HOOK = 'https://hooks.example/orders?shop=1';

/** A profile that asks to be told, at this address. */
function asking(version: string, webhook_url: string): object {
  const profile = aProfile(version) as { ucp: { capabilities: Record<string, object[]> } };
  profile.ucp.capabilities['dev.ucp.shopping.order'] = [{ version, config: { webhook_url } }];
  return profile;
}

/** A suite of a shop that tells whichever platform asks, at its paths. */
export function suiteOfTelling(title: string): uvu.Test<TellingContext> {
  const test = suite<TellingContext>(title);
  test.before(async (context) => {
    const answers = {
      ...Object.fromEntries(ucpVersions.map((version) => [`/asks-${version}`, asking(version, HOOK)])),
    };
    const others = {
      ...answers,
      '/http': asking('2026-08-25', HOOK.replace('https', 'http')),
      '/text': asking('2026-08-25', 'x'),
    };
    context.clock = { now: shopTime };
    context.platform = await aPlatform(
      Object.fromEntries(
        Object.entries(others).map(([path, profile]) => [path, (_, response) => response.end(JSON.stringify(profile))]),
      ),
    );
    context.shop = await aShop({
      ...{ profileFetchRules: context.platform.fetchRules, now: () => context.clock.now },
      settings: { ...shopSettings(['cash_on_delivery']), assistants: { isOpen: true, tellsPlatforms: true } },
    });
  });
  test.before.each(async ({ shop, clock }) => {
    clock.now = shopTime;
    await shop.database.db.deleteFrom('rate_limits').execute();
    await shop.database.db.deleteFrom('outbox').execute();
    await shop.change('assistants', { isOpen: true, tellsPlatforms: true });
  });
  test.after(async ({ shop, platform }) => {
    await shop.close();
    await platform.close();
  });
  return test;
}

let orders = 0;

/** An order that a platform's assistant led to; the id by which the platform asks for it. */
export async function anOrder({ shop, platform }: TellingContext, profile: string): Promise<string> {
  orders += 1;
  const { db } = shop.database;
  const handle = `ordered-${orders}`;
  const variant = await aProduct(db, { handle, title: `Ordered ${orders}` });
  const profileUrl = platform.profileUrl(profile);
  const context = { address_country: 'PL', language: 'pl' };
  const line_items = [{ item: { id: variant }, quantity: 1 }];
  const input = { context, line_items, buyer, fulfillment };
  const about = { transport: 'rest', profileUrl } as const;
  const { body } = await askAsPlatform(shop, { ...about, operation: 'create_checkout', input });
  const link = await shop.app.inject({ url: String(body.continue_url).replace(origin, '') });
  const cookie = String(link.headers['set-cookie']).split(';')[0] ?? '';
  const page = await shop.app.inject({ url: '/pl/checkout', headers: { cookie } });
  const token = /name="token" value="([^"]+)"/.exec(page.body)?.[1] ?? '';
  const fields = { token, ...address, email: `anna-${orders}@example.com`, expectedTotal: '15399' };
  await postForm(
    shop.app,
    '/pl/checkout',
    { ...fields, paymentMethod: 'cash_on_delivery', action: 'order' },
    { cookie },
  );
  const told = await askAsPlatform(shop, { ...about, operation: 'get_checkout', id: String(body.id) });
  return String((told.body.order as UcpBody).id);
}

export const signingKeysOf = ({ shop, clock }: TellingContext) =>
  createSigningKeys({
    db: shop.database.db,
    now: () => clock.now,
    keys: readConfig({ KASA_SECRET: shopKeys.secret, KASA_DATA: shop.mediaDirectory }),
  });

/** Delivers what waits. `answer`: throws for a platform that is away. */
export async function deliver(
  context: TellingContext,
  answer: () => void = () => undefined,
): Promise<WebhookRequest[]> {
  const { shop, clock } = context;
  const { db } = shop.database;
  const sent: WebhookRequest[] = [];
  const send = async (request: WebhookRequest) => {
    sent.push(request);
    answer();
    return 200;
  };
  const now = () => clock.now;
  const services = { db, now, publicUrl: origin, signingKeys: signingKeysOf(context), send };
  await deliverOutbox({ db, now, log: silentLog, handlers: createPlatformEffects(services) });
  return sent;
}
