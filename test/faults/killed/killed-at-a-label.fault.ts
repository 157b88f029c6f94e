// `kill -9` while a carrier makes a label. Started again, the shop has one parcel with the label that is paid for, and the
// carrier one shipment; where the carrier cannot be asked, staff is told to look, and nothing is ordered twice.
import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import * as assert from 'uvu/assert';
import { inTransaction } from '#server/database/transaction.ts';
import type { Faultpoint } from '#server/faultpoint.ts';
import { requestOrderAction } from '#server/order-actions/office/request-order-action.ts';
import { insertStaff } from '#server/staff/staff-store.ts';
import { ok } from '#src/result.ts';
import { aCompany } from '../../fixtures/a-company.ts';
import { setSettings } from '../../fixtures/settings/set-settings.ts';
import { placed } from '../http-buyer.ts';
import { type KillableContext, killableSuite } from '../killable-suite.ts';
import { repeatedly } from '../repeatedly.ts';
import { endClaims, eventually } from '../settled-order.ts';

const test = killableSuite('killed at a label', {
  INPOST_TOKEN: 'kasa_sandbox_token',
  DHL_API_KEY: 'kasa_sandbox_key',
  DHL_USER: 'shop',
  DHL_PASSWORD: 'secret',
});

const MOST_BUSY_MS = 60_000;

type Way = { carrier: 'inpost' | 'dhl'; size: string };
const inpost: Way = { carrier: 'inpost', size: 'small' };
const dhl: Way = { carrier: 'dhl', size: 'V53WPAK' };

const moments: [string, Faultpoint, Way][] = [
  ['before InPost is asked', 'before-effect:make-label-inpost', inpost],
  ['when InPost has answered and nobody knows', 'carrier-accepted', inpost],
  ['when InPost is paid and nobody knows', 'carrier-paid', inpost],
  ['when the parcel of a label is sent', 'after-effect:make-label-inpost', inpost],
  ['when DHL has made the label and it is not stored', 'carrier-paid', dhl],
];

for (const [what, point, way] of moments) {
  repeatedly(test, `killed ${what}`, async (context) => {
    const { shop } = context;
    await sendAnOrder(context, point, way);
    await shop.died();
    await comeBack(context);
    await eventually(async () => assert.equal(await actionsOf(context), [{ status: 'done', refusal: null }]));
    assert.is(await shipmentsAt(context, way.carrier), 1);
    const { rows } = await sql`select p.tracking_number = l.tracking_number as same, l.state, p.number
      from parcels p full join parcel_labels l on l.id = p.id`.execute(shop.db);
    assert.equal(rows, [{ same: true, state: 'made', number: 1 }]);
    await eventually(async () => {
      const mails = await readdir(join(shop.dataDirectory, 'mail'));
      assert.is(mails.filter((name) => name.startsWith('order-sent')).length, 1);
    });
  });
}

repeatedly(test, 'killed when DHL has answered, whom nobody can ask again', async (context) => {
  const { shop } = context;
  await sendAnOrder(context, 'carrier-accepted', dhl);
  await shop.died();
  await comeBack(context);
  await eventually(async () =>
    assert.equal(await actionsOf(context), [{ status: 'refused', refusal: 'LabelUnknown' }]),
  );
  assert.is(await shipmentsAt(context, 'dhl'), 1);
  const label = await shop.db.selectFrom('parcel_labels').select(['state', 'reference']).executeTakeFirstOrThrow();
  const shipment = await shop.db.selectFrom('sandbox.shipments').select('reference').executeTakeFirstOrThrow();
  assert.equal(label, { state: 'unknown', reference: shipment.reference }, 'found by what staff is shown');
});

async function sendAnOrder({ shop, buyer, variantId }: KillableContext, point: Faultpoint, way: Way): Promise<void> {
  await shop.start(point);
  await setSettings(shop.db, 'company', aCompany());
  await setSettings(shop.db, 'carriers', {
    inpost: { organisationId: '1234' },
    dhl: { billingNumbers: { V53WPAK: '33333333335301' } },
  });
  await buyer.fillCart({ [variantId]: 1 });
  const { clientSecret } = placed(await buyer.press(14_599));
  await buyer.payByCard(clientSecret ?? '');
  const order = await eventuallyPaid(shop.db);
  const now = () => new Date();
  const staff = { email: 'robin@shop.example', name: 'Robin', role: 'packer', locale: 'en' } as const;
  const staffId = await inTransaction(shop.db, (tx) => insertStaff(tx, staff, now()));
  const version = await shop.db
    .selectFrom('order_events')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirst();
  const asked = await requestOrderAction(
    {
      db: shop.db,
      now,
      staff: { ...staff, id: staffId, permissions: ['orders.fulfil'] } as never,
      audit: async () => undefined,
    },
    {
      number: order.number,
      version: version?.id ?? 0,
      kind: 'send',
      input: {
        parcelId: randomUUID(),
        carrier: way.carrier,
        trackingNumber: '',
        lines: [{ position: 0, quantity: 1 }],
        isDespiteDispute: false,
        label: { size: way.size, weightGrams: 400, isAskedAgain: false },
      },
      audited: [],
    },
    async () => ok(null),
  );
  assert.ok(asked.ok, JSON.stringify(asked));
  // Nobody undoes it.
  await shop.db.updateTable('outbox').set({ next_attempt_at: now() }).where('delivered_at', 'is', null).execute();
}

async function eventuallyPaid(db: KillableContext['shop']['db']) {
  await eventually(async () => {
    assert.equal(await db.selectFrom('orders').select('payment_state').execute(), [{ payment_state: 'paid' }]);
  });
  return db.selectFrom('orders').select('number').executeTakeFirstOrThrow();
}

/** Both claims of the dead process run out soon, and are not waited for. */
async function comeBack({ shop }: KillableContext): Promise<void> {
  await endClaims(shop.db);
  const late = new Date(Date.now() + MOST_BUSY_MS);
  const busy = await shop.db.selectFrom('parcel_labels').select('id').where('busy_until', '>', late).execute();
  assert.equal(busy, []);
  await shop.db.updateTable('parcel_labels').set({ busy_until: null }).execute();
  await shop.start();
}

async function actionsOf({ shop }: KillableContext) {
  return shop.db.selectFrom('order_actions').select(['status', 'refusal']).execute();
}

async function shipmentsAt({ shop }: KillableContext, carrier: string): Promise<number> {
  return (await shop.db.selectFrom('sandbox.shipments').select('id').where('carrier', '=', carrier).execute()).length;
}

test.run();
