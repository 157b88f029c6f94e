// A shop with somebody at work in its office, asked over HTTP as the screens do.
import * as assert from 'uvu/assert';
import { createOfficeEffects } from '#server/order-actions/office/carry-out-action.ts';
import { deliverOutbox } from '#server/outbox/deliver-outbox.ts';
import type { MutationName, QueryName, VariablesOf } from '#src/graphql-client.ts';
import { officeApi } from '#src/surfaces/office-api.ts';
import { type ShopFixture, shopTime } from '#test/fixtures/a-shop.ts';
import { shopOrigin } from '#test/fixtures/post-form.ts';
import { silentLog } from '#test/fixtures/silent-log.ts';
import { noRates } from '#test/invoices/no-rates.ts';
import type { SignedInFixture } from '#test/staff/sign-in-as.ts';

export const afterUndo = new Date(shopTime.getTime() + 10_000);

export const servicesOf = (shop: ShopFixture, now = shopTime) => ({
  db: shop.database.db,
  now: () => now,
  payments: shop.payments,
  log: silentLog,
  fetchRate: noRates,
});

export async function press<Name extends MutationName>(
  shop: ShopFixture,
  { cookie }: SignedInFixture,
  name: Name,
  payload: VariablesOf<Name>,
  key?: string,
) {
  const headers = { origin: shopOrigin, cookie, ...(key && { 'idempotency-key': key }) };
  return shop.app.inject({ method: 'POST', url: officeApi.mutationUrl(name), headers, payload: payload as object });
}

/** What the operation answers. */
export async function answerOf(answer: ReturnType<typeof press>) {
  const { statusCode, body } = await answer;
  assert.is(statusCode, 200, body);
  const { data, errors } = JSON.parse(body);
  assert.equal(errors, []);
  // biome-ignore lint/suspicious/noExplicitAny: as `json()` of an answer gives it.
  return Object.values(data)[0] as any;
}

export async function ask<Name extends QueryName>(
  shop: ShopFixture,
  { cookie }: SignedInFixture,
  name: Name,
  variables: VariablesOf<Name>,
) {
  const answer = await shop.app.inject({ url: officeApi.queryUrl(name, variables), headers: { cookie } });
  assert.is(answer.statusCode, 200, answer.body);
  return answer.json().data;
}

/** Carries out what staff asked for. */
export function deliver(shop: ShopFixture, now: Date) {
  const services = servicesOf(shop, now);
  return deliverOutbox({ ...services, handlers: createOfficeEffects(services) });
}
