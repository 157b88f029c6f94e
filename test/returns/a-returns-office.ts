// An office with a manager and a packer, for tests of how withdrawals are worked off.
import * as assert from 'uvu/assert';
import { sendParcel } from '#server/fulfilment/send-parcel.ts';
import { createOfficeEffects } from '#server/order-actions/office/carry-out-action.ts';
import { deliverOutbox } from '#server/outbox/deliver-outbox.ts';
import type { MutationName, QueryName, VariablesOf } from '#src/graphql-client.ts';
import { officeApi } from '#src/surfaces/office-api.ts';
import { aPaidOrder, type OrderFixture } from '#test/fixtures/a-paid-order.ts';
import { aShop, type ShopFixture, shopTime } from '#test/fixtures/a-shop.ts';
import { shopOrigin } from '#test/fixtures/post-form.ts';
import { silentLog } from '#test/fixtures/silent-log.ts';
import { noRates } from '#test/invoices/no-rates.ts';
import { type SignedInFixture, signedInStaff } from '#test/staff/sign-in-as.ts';
import { aWithdrawal } from './a-withdrawal.ts';

export type ReturnsOffice = { shop: ShopFixture; manager: SignedInFixture; packer: SignedInFixture };

export const later = new Date(shopTime.getTime() + 10_000);

export async function openReturnsOffice(context: ReturnsOffice): Promise<void> {
  context.shop = await aShop();
  const { db } = context.shop.database;
  context.manager = await signedInStaff(db, 'manager', { now: shopTime, name: 'Maja' });
  context.packer = await signedInStaff(db, 'packer', { now: shopTime, name: 'Piet' });
}

export const services = ({ shop }: ReturnsOffice, now = shopTime) => ({
  db: shop.database.db,
  now: () => now,
  payments: shop.payments,
  log: silentLog,
  fetchRate: noRates,
});

export async function press<Name extends MutationName>(
  context: ReturnsOffice,
  name: Name,
  payload: VariablesOf<Name>,
  who?: SignedInFixture,
) {
  const { cookie } = who ?? context.manager;
  const headers = { origin: shopOrigin, cookie };
  const url = officeApi.mutationUrl(name);
  const answer = await context.shop.app.inject({ method: 'POST', url, headers, payload: payload as object });
  if (answer.statusCode !== 200) return answer.statusCode;
  const [result] = Object.values(answer.json().data) as { refusal: string | null }[];
  return result?.refusal ?? null;
}

export async function ask<Name extends QueryName>(
  { shop, manager }: ReturnsOffice,
  name: Name,
  variables: VariablesOf<Name>,
) {
  const url = officeApi.queryUrl(name, variables);
  return (await shop.app.inject({ url, headers: { cookie: manager.cookie } })).json().data;
}

export const readReturn = async (context: ReturnsOffice, number: number) =>
  (await ask(context, 'ReturnsManaged', { number })).managedReturn;

export async function aSentOrder(context: ReturnsOffice, quantity?: number): Promise<OrderFixture> {
  const order = await aPaidOrder(services(context), quantity);
  const parcel = { carrier: 'inpost', trackingNumber: '1', lines: null, isDespiteDispute: false };
  assert.ok((await sendParcel(services(context), { orderId: order.id, ...parcel })).ok);
  return order;
}

export function announce(context: ReturnsOffice, { number }: OrderFixture) {
  const fields = { orderNumber: String(number), orderEmail: 'jan@example.com' };
  return aWithdrawal(services(context), { fields, lines: [{ position: 0, quantity: 1 }] });
}

export const deliver = (context: ReturnsOffice) =>
  deliverOutbox({
    ...services(context, later),
    handlers: createOfficeEffects(services(context, later)),
  });
