// `kill -9` around what staff asked for in the office: in its ten seconds, and at every point of its being carried out.
// Started again, the shop has done it once; and what was undone, never.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import type { Faultpoint } from '#server/faultpoint.ts';
import { requestOrderAction, undoOrderAction } from '#server/order-actions/office/request-order-action.ts';
import type { OrderActionKind } from '#src/order-actions/office/order-actions.ts';
import { ok } from '#src/result.ts';
import { permissionsOf } from '#src/staff/permissions.ts';
import { stockOf } from '../../orders/a-paying-shopper.ts';
import { assertMoneyPathInvariants } from '../../orders/money-path-invariants.ts';
import { signedInStaff } from '../../staff/sign-in-as.ts';
import { placed } from '../http-buyer.ts';
import type { KillableShop } from '../killable-shop.ts';
import { type KillableContext, killableSuite } from '../killable-suite.ts';
import { repeatedly } from '../repeatedly.ts';
import { endClaims, eventually } from '../settled-order.ts';

const test = killableSuite('killed before and after it can be undone');

/** 129.00 zł and the courier's 16.99 zł. */
const TOTAL = 14_599;
const parcelId = '00000000-0000-4000-8000-000000000001';
const refundId = '00000000-0000-4000-8000-000000000002';

type Done = { parcels: number; refunds: number; refundedMinor: number; onHand: number; mails: Record<string, number> };
type Action = {
  kind: OrderActionKind;
  isPaid: boolean;
  input(orderId: string): Record<string, unknown>;
  done: Done;
  state: string;
};

const nothing = { parcels: 0, refunds: 0, refundedMinor: 0, onHand: 9 };
const oneLine = [{ position: 0, quantity: 1, isCancelled: true, isRestocked: true }];

const actions: Action[] = [
  {
    kind: 'send',
    isPaid: true,
    input: () => ({ parcelId, carrier: 'inpost', trackingNumber: '', lines: oneLine, isDespiteDispute: false }),
    done: { ...nothing, parcels: 1, mails: { 'order-sent': 1 } },
    state: 'paid',
  },
  {
    kind: 'refund',
    isPaid: true,
    input: () => ({
      ...{ refundId, amountMinor: TOTAL, isOwnAmount: false, isWithDelivery: true, lines: oneLine },
      ...{ currency: 'PLN', reasonKind: 'goodwill', reason: '', returnId: null },
    }),
    done: { ...nothing, refunds: 1, refundedMinor: TOTAL, onHand: 10, mails: { 'order-refunded': 1 } },
    state: 'paid',
  },
  {
    kind: 'cancel',
    isPaid: false,
    input: () => ({ refundId, because: 'customer', words: '', isRestocked: true }),
    done: { ...nothing, onHand: 10, mails: { 'order-cancelled': 1 } },
    state: 'cancelled',
  },
  {
    kind: 'resend_mail',
    isPaid: true,
    input: (orderId) => ({ mailKey: `order-confirmation-${orderId}` }),
    done: { ...nothing, mails: { 'order-confirmation': 2 } },
    state: 'paid',
  },
];

for (const { kind, isPaid, input, done, state } of actions) {
  repeatedly(
    kind === 'cancel' ? test.always : test,
    `killed in the ten seconds of “${kind}”, and then at each of its points`,
    async (context) => {
      const { shop } = context;
      const order = await anOrder(context, isPaid);
      const ask = await officeOf(shop, order);
      const mailsBefore = await countMails(shop);

      const undone = await ask.request(kind, input(order.id));
      await ask.undo(undone);
      await ask.request(kind, input(order.id));
      await shop.kill();
      assert.equal(await countMails(shop), mailsBefore, 'what was undone, or waits, is in no mail');

      await makeDue(shop);
      const points: Faultpoint[] = [
        'before-effect:order-action',
        `action-begun:${kind}`,
        `action-performed:${kind}`,
        'after-effect:order-action',
      ];
      for (const point of points) {
        await shop.start(point);
        await shop.died();
        await endClaims(shop.db);
      }
      await shop.start();
      await eventually(async () => {
        const waiting = await shop.db.selectFrom('outbox').select('kind').where('delivered_at', 'is', null).execute();
        assert.equal(waiting, []);
        const refunds = await shop.db.selectFrom('refunds').select('id').where('status', '<>', 'succeeded').execute();
        assert.equal(refunds, []);
        const open = await shop.db.selectFrom('order_actions').select('status').orderBy('requested_at').execute();
        assert.equal(open, [{ status: 'undone' }, { status: 'done' }]);
      });
      await eventually(async () => {
        const mails = await countMails(shop);
        for (const [name, count] of Object.entries(done.mails)) assert.is(mails[name], count, name);
      });
      const [{ payment_state: payment, refunded_minor: refundedMinor }] = (await shop.db
        .selectFrom('orders')
        .select(['payment_state', 'refunded_minor'])
        .execute()) as [{ payment_state: string; refunded_minor: number }];
      assert.equal([payment, refundedMinor], [state, done.refundedMinor]);
      const counted = await Promise.all(
        (['parcels', 'refunds'] as const).map(
          async (table) => (await shop.db.selectFrom(table).select('id').execute()).length,
        ),
      );
      assert.equal(counted, [done.parcels, done.refunds]);
      assert.equal(await stockOf(shop.db, context.variantId), { on_hand: done.onHand, reserved: 0 });
      await assertMoneyPathInvariants(shop.db);
    },
  );
}

async function anOrder(
  { shop, buyer, variantId }: KillableContext,
  isPaid: boolean,
): Promise<{ id: string; number: number }> {
  await shop.start();
  await buyer.fillCart({ [variantId]: 1 });
  const { clientSecret, orderToken } = placed(await buyer.press(TOTAL));
  if (isPaid) {
    await buyer.payByCard(clientSecret ?? '');
    assert.is(await buyer.comeBack(orderToken), 'paid');
    await eventually(async () => assert.is((await countMails(shop))['order-confirmation'], 1));
  }
  return shop.db.selectFrom('orders').select(['id', 'number']).executeTakeFirstOrThrow();
}

/** What the office asks for, as its resolvers do. */
async function officeOf({ db }: KillableShop, { id: orderId, number }: { id: string; number: number }) {
  const { id } = await signedInStaff(db, 'owner');
  const { email, name, role, locale } = await db
    .selectFrom('staff')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const staff = { id, email, name, role: 'owner' as const, locale, permissions: permissionsOf.owner };
  assert.is(role, 'owner');
  // What is called here asks for no more than this.
  const office = { db, now: () => new Date(), staff, audit: async () => undefined } as unknown as Parameters<
    typeof requestOrderAction
  >[0];
  return {
    async request(kind: OrderActionKind, input: Record<string, unknown>): Promise<string> {
      const { version } = await db
        .selectFrom('order_events')
        .select(({ fn }) => fn.max('id').as('version'))
        .where('order_id', '=', orderId)
        .executeTakeFirstOrThrow();
      const asked = await requestOrderAction(
        office,
        { number, version: Number(version), kind, input, audited: [] },
        async () => ok(null),
      );
      if (!asked.ok) throw new Error(asked.error.kind);
      return asked.value.id;
    },
    async undo(actionId: string): Promise<void> {
      const undone = await undoOrderAction(office, actionId);
      if (!undone.ok) throw new Error(undone.error.kind);
    },
  };
}

/** Writes the action as if the ten seconds were over. */
async function makeDue({ db }: KillableShop): Promise<void> {
  await db.updateTable('outbox').set({ next_attempt_at: new Date() }).where('kind', '=', 'order-action').execute();
}

/** Counts e-mails by what they are about. */
async function countMails({ dataDirectory }: KillableShop): Promise<Record<string, number>> {
  const names = await readdir(join(dataDirectory, 'mail')).catch(() => []);
  const counts: Record<string, number> = {};
  for (const name of names) {
    const about = /^(order-[a-z]+)/.exec(name)?.[1] ?? name;
    counts[about] = (counts[about] ?? 0) + 1;
  }
  return counts;
}

test.run();
