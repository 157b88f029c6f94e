// A contested payment in the office: its reason and deadline, evidence from what the shop knows, handed in once.
import type Stripe from 'stripe';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inTransaction } from '#server/database/transaction.ts';
import { composeEvidence } from '#server/disputes/compose-evidence.ts';
import { createDisputeEffects, requestSubmission, saveEvidenceDraft } from '#server/disputes/submit-evidence.ts';
import { sendParcel } from '#server/fulfilment/send-parcel.ts';
import { recordDispute } from '#server/orders/record-dispute.ts';
import { deliverOutbox } from '#server/outbox/deliver-outbox.ts';
import { findDispute } from '#server/payments/dispute-store.ts';
import { sayGiftCardLine } from '#src/catalogue/gift-card/said-gift-card.ts';
import { money } from '#src/money.ts';
import { officeApi } from '#src/surfaces/office-api.ts';
import { aPaidOrder } from '#test/fixtures/a-paid-order.ts';
import { aShop, type ShopFixture, shopTime } from '#test/fixtures/a-shop.ts';
import { shopOrigin } from '#test/fixtures/post-form.ts';
import { silentLog } from '#test/fixtures/silent-log.ts';
import { aBoughtCard, lineOf } from '#test/gift-cards/a-bought-card.ts';
import { type SignedInFixture, signedInStaff } from '#test/staff/sign-in-as.ts';

const test = suite<{ shop: ShopFixture; manager: SignedInFixture; packer: SignedInFixture }>('disputes in the office');

const dueBy = Math.floor(shopTime.getTime() / 1000) + 9 * 86_400;

test.before(async (context) => {
  context.shop = await aShop();
  const { db } = context.shop.database;
  context.manager = await signedInStaff(db, 'manager', { now: shopTime });
  context.packer = await signedInStaff(db, 'packer', { now: shopTime });
});
test.after(({ shop }) => shop.close());

test('it is listed with its deadline, and its evidence is composed, edited and handed in once', async ({
  shop,
  manager,
  packer,
}) => {
  const { db } = shop.database;
  const services = { db, now: () => shopTime, payments: shop.payments };
  const order = await aPaidOrder(services);
  const parcel = { carrier: 'inpost', trackingNumber: '520000016430', lines: null, isDespiteDispute: false };
  assert.ok((await sendParcel(services, { orderId: order.id, ...parcel })).ok);
  const dispute = {
    ...{ id: 'dp_1', amount: 14_599, currency: 'pln', reason: 'product_not_received', status: 'needs_response' },
    ...{ payment_intent: order.intentId, created: dueBy - 9 * 86_400, evidence_details: { due_by: dueBy } },
    // Stripe sends more fields, which nothing here reads.
  } as unknown as Stripe.Dispute;
  const report = (told: Stripe.Dispute) =>
    inTransaction(db, (tx) => recordDispute(tx, told, { isWithdrawn: false, now: shopTime }));
  await report(dispute);

  const ask = async (name: 'DisputesOpen' | 'DisputesManaged', variables = {}) =>
    (
      await shop.app.inject({ url: officeApi.queryUrl(name, variables as never), headers: { cookie: manager.cookie } })
    ).json().data;
  const press = async (name: 'DisputesSaveEvidence' | 'DisputesSubmitEvidence', text: string, who = manager) => {
    const known = await findDispute(db, 'dp_1');
    const headers = { origin: shopOrigin, cookie: who.cookie };
    const payload = { id: 'dp_1', version: known?.evidenceVersion, text };
    const answer = await shop.app.inject({ method: 'POST', url: officeApi.mutationUrl(name), headers, payload });
    if (answer.statusCode !== 200) return answer.statusCode;
    return (Object.values(answer.json().data) as { refusal: string | null }[])[0]?.refusal;
  };

  const [listed] = (await ask('DisputesOpen')).openDisputes;
  assert.equal(
    [listed.orderNumber, listed.state, Date.parse(listed.dueAt)],
    [order.number, 'needs_response', dueBy * 1000],
  );
  const { evidence } = (await ask('DisputesManaged', { id: 'dp_1' })).managedDispute;
  for (const part of [`Order ${order.number}`, '520000016430', '145.99 PLN', 'jan@example.com', 'Terms'])
    assert.match(evidence, part);

  assert.is(await press('DisputesSaveEvidence', `${evidence}\nSigned for.`, packer), 403);
  assert.is(await press('DisputesSaveEvidence', `${evidence}\nSigned for.`), null);
  const draft = (await ask('DisputesManaged', { id: 'dp_1' })).managedDispute;
  assert.match(draft.evidence, 'Signed for.');
  assert.is(await press('DisputesSubmitEvidence', draft.evidence), null);
  assert.is(await press('DisputesSubmitEvidence', draft.evidence), 'EvidenceTaken', 'in a second tab');
  const handlers = createDisputeEffects({ ...services, publicUrl: shopOrigin });
  await deliverOutbox({ ...services, log: silentLog, handlers });
  assert.equal(shop.payments.evidence, ['dp_1']);
  const { listed: after, submittedAt } = (await ask('DisputesManaged', { id: 'dp_1' })).managedDispute;
  assert.equal([after.state, submittedAt !== null], ['under_review', true]);

  await report({ ...dispute, status: 'won' });
  await report(dispute);
  assert.is(
    (await ask('DisputesManaged', { id: 'dp_1' })).managedDispute.listed.state,
    'won',
    'an older report changes nothing',
  );
  assert.equal((await ask('DisputesOpen')).openDisputes, []);
});

test('its evidence claims nothing that has not happened', async ({ shop }) => {
  const { db } = shop.database;
  const services = { db, now: () => shopTime, payments: shop.payments };
  const order = await aPaidOrder(services);
  const unsent = await composeEvidence(db, order.id, shopOrigin);
  assert.match(unsent.text, 'Nothing of it has been sent.');
  assert.match(unsent.text, 'Address for the delivery: ');
  for (const claim of [/delivered/i, /handed/, /got the terms/, /carried the terms/, /pages\/terms/])
    assert.not.match(unsent.text, claim);
  assert.match(unsent.text, 'The customer placed the order by a button');
  assert.equal([unsent.shippingAddress, unsent.carrier, unsent.shippingDate], ['', '', '']);

  await db.updateTable('orders').set({ shipping_method: 'collected' }).where('id', '=', order.id).execute();
  await db.updateTable('order_events').set({ cause: 'staff' }).where('order_id', '=', order.id).execute();
  const parcel = { carrier: 'collected', trackingNumber: '', lines: null, isDespiteDispute: false };
  assert.ok((await sendParcel(services, { orderId: order.id, ...parcel })).ok);
  await shop.change('pages', {
    pages: [{ slug: 'terms', texts: { pl: { title: 'Regulamin', bodyHtml: '<p>1.</p>' } } }],
  });
  const handedOver = await composeEvidence(db, order.id, shopOrigin);
  assert.match(handedOver.text, 'To be collected in person.');
  assert.match(handedOver.text, '- Handed to the customer in person on 2026-11-21');
  assert.match(handedOver.text, `${shopOrigin}/pl/page/terms`);
  for (const claim of [/Parcel 1/, /delivery not recorded/, /by a button/]) assert.not.match(handedOver.text, claim);
  assert.is(handedOver.carrier, '');
});

for (const status of ['won', 'lost', 'warning_closed']) {
  test(`once the bank has decided (${status}) its evidence is neither saved nor handed in`, async ({ shop }) => {
    const { db } = shop.database;
    const order = await aPaidOrder({ db, now: () => shopTime, payments: shop.payments });
    const id = `dp_${status}`;
    const dispute = {
      ...{ id, amount: 14_599, currency: 'pln', reason: 'fraudulent', status },
      ...{ payment_intent: order.intentId, created: dueBy - 9 * 86_400, evidence_details: { due_by: dueBy } },
      // Stripe sends more fields, which nothing here reads.
    } as unknown as Stripe.Dispute;
    await inTransaction(db, (tx) => recordDispute(tx, dispute, { isWithdrawn: false, now: shopTime }));
    const written = { id, version: 0, text: 'Signed for.' };
    const taken = { ok: false, error: { kind: 'EvidenceTaken' } };
    assert.equal(await inTransaction(db, (tx) => saveEvidenceDraft(tx, written)), taken);
    assert.equal(await inTransaction(db, (tx) => requestSubmission(tx, { ...written, now: shopTime })), taken);
    assert.is((await findDispute(db, id))?.evidence, '');
  });
}

test('of gift cards its evidence says whom they went to and how much, as people read it', async ({ shop }) => {
  const { db } = shop.database;
  const wish = { amount: money(15_000, 'PLN'), message: 'Sto lat!' };
  const { order } = await aBoughtCard(db, wish);
  const { text, productDescription } = await composeEvidence(db, order.id, shopOrigin);
  for (const told of [text, productDescription]) {
    assert.match(told, sayGiftCardLine(lineOf(wish), 'en'));
    assert.not.match(told, lineOf(wish));
  }
});

test('it has the state and the deadline that the bank told of last, in whatever order the news arrive', async ({
  shop,
}) => {
  const { db } = shop.database;
  const order = await aPaidOrder({ db, now: () => shopTime, payments: shop.payments });
  const day = (days: number) => Math.floor(shopTime.getTime() / 1000) + days * 86_400;
  const report = (status: string, days: number) => {
    const dispute = {
      ...{ id: 'dp_2', amount: 14_599, currency: 'pln', reason: 'fraudulent', status },
      ...{ payment_intent: order.intentId, created: day(0), evidence_details: { due_by: day(days) } },
      // Stripe sends more fields, which nothing here reads.
    } as unknown as Stripe.Dispute;
    return inTransaction(db, (tx) => recordDispute(tx, dispute, { isWithdrawn: false, now: shopTime }));
  };
  const known = async () => {
    const stored = await findDispute(db, 'dp_2');
    return [stored?.status, ((stored?.dueAt?.getTime() ?? 0) - shopTime.getTime()) / 86_400_000];
  };
  const countTold = async () =>
    (await db.selectFrom('office_changes').select('xid').where('kind', '=', 'dispute').execute()).length;
  await report('warning_under_review', 9);
  await report('warning_needs_response', 5);
  assert.equal(await known(), ['warning_under_review', 9], 'what was told first came last');
  await report('needs_response', 7);
  const told = await countTold();
  await report('needs_response', 12);
  assert.equal(await known(), ['needs_response', 12], 'the bank gave more time');
  await report('needs_response', 12);
  assert.is((await countTold()) - told, 1, 'open screens are told of it once');
  await report('under_review', 12);
  await report('won', 12);
  await report('under_review', 12);
  assert.equal(await known(), ['won', 12]);
});

test.run();
