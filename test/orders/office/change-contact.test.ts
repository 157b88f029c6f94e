// Address and contact of an order put right by staff, and their notes about it.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inTransaction } from '#server/database/transaction.ts';
import { sendParcel } from '#server/fulfilment/send-parcel.ts';
import { issueInvoice } from '#server/invoices/issuing/issue-invoice.ts';
import type { VariablesOf } from '#src/graphql-client.ts';
import { aPaidOrder, type OrderFixture } from '#test/fixtures/a-paid-order.ts';
import { aShop, type ShopFixture, shopTime } from '#test/fixtures/a-shop.ts';
import { setDocuments } from '#test/fixtures/settings/set-settings.ts';
import { aPolishCompany } from '#test/invoices/a-sale.ts';
import { type SignedInFixture, signedInStaff } from '#test/staff/sign-in-as.ts';
import { effectsOf } from '../a-manual-order.ts';
import { afterUndo, answerOf, ask, deliver, press, servicesOf } from './an-office.ts';

type Context = { shop: ShopFixture; packer: SignedInFixture };
const test = suite<Context>('the contact of an order');

test.before(async (context) => {
  context.shop = await aShop();
  context.packer = await signedInStaff(context.shop.database.db, 'packer', { now: shopTime, name: 'Piet' });
});
test.after(({ shop }) => shop.close());

const read = async ({ shop, packer }: Context, { number }: OrderFixture) =>
  (await ask(shop, packer, 'OrdersManaged', { number })).managedOrder;

type Contact = VariablesOf<'OrdersChangeContact'>['contact'];

async function change(context: Context, order: OrderFixture, changed: Partial<Contact>, more = {}) {
  const { version, email, phone, address, pickupPointId } = await read(context, order);
  const { country: _country, companyName: _name, taxId: _id, ...lines } = address;
  const contact = { ...lines, email, phone, pickupPoint: pickupPointId ?? '', ...changed };
  const input = { number: order.number, version, contact, tellsCustomer: false, ...more };
  return answerOf(press(context.shop, context.packer, 'OrdersChangeContact', input));
}

test('old and new stand in the history, the log names what was changed, and the customer is told where that is wished', async (context) => {
  const { db } = context.shop.database;
  const order = await aPaidOrder(servicesOf(context.shop));
  const { address } = await read(context, order);
  const answer = await change(context, order, { line1: 'ul. Nowa 7', city: ' Kraków ' }, { tellsCustomer: true });
  assert.equal([answer.refusal, answer.problems], [null, []]);
  const { moments, address: changed, version } = await read(context, order);
  assert.equal([changed.line1, changed.city], ['ul. Nowa 7', 'Kraków']);
  assert.equal([moments[0].kind, moments[0].by], ['ContactChanged', 'Piet']);
  assert.equal(moments[0].changes, [
    { field: 'line1', before: address.line1, after: 'ul. Nowa 7' },
    { field: 'city', before: address.city, after: 'Kraków' },
  ]);
  assert.is(answer.version, version);
  assert.ok((await effectsOf(db, order.id)).includes('order-changed'));
  const log = await db
    .selectFrom('audit_log')
    .select(['before', 'after'])
    .where('kind', '=', 'order.contact_changed')
    .where('subject', '=', String(order.number))
    .execute();
  // The log is kept when the customer is erased: it names the fields.
  assert.equal(log, [{ before: null, after: JSON.stringify({ fields: ['line1', 'city'] }) }]);
});

test('a packer mends street and phone but not the e-mail address, to which the link to the order goes; a manager may', async (context) => {
  const order = await aPaidOrder(servicesOf(context.shop));
  const { email } = await read(context, order);
  const own = { email: 'packer@private.example', line1: 'ul. Nowa 8' };
  assert.is((await change(context, order, own)).refusal, 'EmailNotAllowed');
  const kept = await read(context, order);
  assert.equal([kept.email, kept.address.line1 === 'ul. Nowa 8'], [email, false], 'nothing of it is changed');
  assert.is((await change(context, order, { line1: 'ul. Nowa 8', phone: '+48600700800' })).refusal, null);
  const manager = await signedInStaff(context.shop.database.db, 'manager', { now: shopTime });
  const asManager = { ...context, packer: manager };
  assert.is((await change(asManager, order, { email: 'right@customer.example' })).refusal, null);
  assert.is((await read(context, order)).email, 'right@customer.example');
  assert.ok(
    (await effectsOf(context.shop.database.db, order.id)).includes('order-email-changed'),
    'the address of before is told, though nobody wished to tell the customer',
  );
});

test('what is collected in person has a contact without an address or a telephone, and may be given both', async (context) => {
  const order = await aPaidOrder(servicesOf(context.shop));
  const { address } = await read(context, order);
  const bare = { ...address, line1: '', line2: '', postalCode: '', city: '' };
  await context.shop.database.db
    .updateTable('orders')
    .set({ phone: '', shipping_method: 'workshop', shipping_carrier: 'collected', address: JSON.stringify(bare) })
    .where('id', '=', order.id)
    .execute();
  assert.is((await change(context, order, { fullName: 'Ewa Kowalska' })).refusal, null);
  assert.equal((await read(context, order)).address.fullName, 'Ewa Kowalska');
  const { problems } = await change(context, order, { line1: 'ul. Nowa 7' });
  assert.equal(
    (problems as { field: string }[]).map(({ field }) => field),
    ['postalCode', 'city'],
  );
  assert.is((await change(context, order, { line1: 'ul. Nowa 7', postalCode: '00-238', city: 'Łódź' })).refusal, null);
});

test('what stays as it was leaves no trace, and tells nobody', async (context) => {
  const order = await aPaidOrder(servicesOf(context.shop));
  const { version } = await read(context, order);
  await change(context, order, {}, { tellsCustomer: true });
  assert.is((await read(context, order)).version, version);
  assert.not.ok((await effectsOf(context.shop.database.db, order.id)).includes('order-changed'));
});

test('what cannot be an address is told by field, and nothing is changed', async (context) => {
  const order = await aPaidOrder(servicesOf(context.shop));
  const { refusal, problems } = await change(context, order, { postalCode: 'ABC', phone: '12', fullName: ' ' });
  assert.is(refusal, 'InvalidFields');
  assert.equal((problems as { field: string }[]).map(({ field }) => field).toSorted(), [
    'fullName',
    'phone',
    'postalCode',
  ]);
  assert.is((await read(context, order)).moments.at(0)?.kind, 'PaymentSucceeded');
});

test('a point that the carrier does not have is refused', async (context) => {
  const order = await aPaidOrder(servicesOf(context.shop));
  await context.shop.database.db
    .updateTable('orders')
    .set({ pickup_point: JSON.stringify({ id: 'WAW01A', name: 'WAW01A', street: '', postalCode: '', city: '' }) })
    .where('id', '=', order.id)
    .execute();
  assert.is((await change(context, order, { pickupPoint: 'KRK99' })).refusal, 'PointUnknown');
});

test('an address where other VAT is due is refused, for what was charged stays', async (context) => {
  const order = await aPaidOrder(servicesOf(context.shop));
  const { address } = await read(context, order);
  const inMadrid = JSON.stringify({ ...address, country: 'ES', postalCode: '28013', city: 'Madrid' });
  await context.shop.database.db.updateTable('orders').set({ address: inMadrid }).where('id', '=', order.id).execute();
  assert.is((await change(context, order, { postalCode: '35001', city: 'Las Palmas' })).refusal, 'OtherVat');
  assert.is((await read(context, order)).address.postalCode, '28013');
  assert.is((await change(context, order, { postalCode: '08001', city: 'Barcelona' })).refusal, null);
});

test('of two who change it at once, and of a change and a sending, one is refused', async (context) => {
  const { shop, packer } = context;
  const order = await aPaidOrder(servicesOf(shop));
  const { version } = await read(context, order);
  await change(context, order, { city: 'Gdańsk' });
  assert.is((await change(context, order, { city: 'Sopot' }, { version })).refusal, 'OrderChanged');
  const old = { kind: 'send' as const, orders: [{ number: order.number, version }] };
  const asked = await answerOf(press(shop, packer, 'OrdersWorkOnMany', old));
  assert.equal(asked.refused, [{ number: order.number, refusal: 'OrderChanged' }], 'the slip has the old address');
  const now = {
    kind: 'send' as const,
    orders: [{ number: order.number, version: (await read(context, order)).version }],
  };
  await answerOf(press(shop, packer, 'OrdersWorkOnMany', now));
  assert.is((await change(context, order, { city: 'Sopot' })).refusal, 'ActionWaiting');
  await deliver(shop, afterUndo);
  assert.is((await change(context, order, { city: 'Sopot' })).refusal, 'AlreadySent');
});

test('an address is added to goods that were handed over, for an invoice, and only then is it closed', async (context) => {
  const { db } = context.shop.database;
  const order = await aPaidOrder(servicesOf(context.shop));
  const bare = { fullName: 'Jan Kowalski', line1: '', line2: '', postalCode: '', city: '', country: 'PL' };
  await db
    .updateTable('orders')
    .set({ shipping_method: 'workshop', shipping_carrier: 'collected', address: JSON.stringify(bare) })
    .where('id', '=', order.id)
    .execute();
  const parcel = { carrier: 'collected', trackingNumber: '', lines: null, isDespiteDispute: false };
  assert.ok((await sendParcel(servicesOf(context.shop), { orderId: order.id, ...parcel })).ok);
  assert.is((await read(context, order)).isContactOpen, true);
  const whole = { line1: 'ul. Długa 12', postalCode: '00-238', city: 'Warszawa' };
  assert.is((await change(context, order, whole)).refusal, null);
  const { address, isContactOpen } = await read(context, order);
  assert.equal([address.line1, isContactOpen], ['ul. Długa 12', false]);
  assert.is((await change(context, order, { city: 'Sopot' })).refusal, 'AlreadySent');
});

test('the number of a company is put right until its invoice is issued, also when all is sent', async (context) => {
  const { db } = context.shop.database;
  const services = servicesOf(context.shop);
  const order = await aPaidOrder(services);
  const company = { name: 'Dudek sp. z o.o.', taxId: '6793120452' };
  await db
    .updateTable('orders')
    .set({ company: JSON.stringify(company) })
    .where('id', '=', order.id)
    .execute();
  const wrong = await change(context, order, { companyName: company.name, taxId: '679-312-04-53' });
  assert.equal([wrong.refusal, wrong.problems], ['InvalidFields', [{ field: 'taxId', problem: 'TAX_ID' }]]);
  const asItWas = { companyName: company.name, taxId: company.taxId };
  assert.is((await change(context, order, { ...asItWas, line1: 'ul. Nowa 9' })).refusal, null, 'its street is mended');
  const parcel = { carrier: 'inpost', trackingNumber: '', lines: null, isDespiteDispute: false };
  assert.ok((await sendParcel(services, { orderId: order.id, ...parcel })).ok);
  assert.is((await read(context, order)).isContactOpen, true);
  assert.is((await change(context, order, { city: 'Sopot' })).refusal, 'AlreadySent');
  assert.is((await change(context, order, { taxId: '679-312-04-51' })).refusal, null);
  const { address, moments } = await read(context, order);
  assert.equal([address.companyName, address.taxId], [company.name, '6793120451']);
  assert.equal(moments[0].changes, [{ field: 'taxId', before: '6793120452', after: '6793120451' }]);
  await setDocuments(db, { company: aPolishCompany(), invoices: { issueAt: 'byHand' } });
  const issued = await inTransaction(db, (tx) =>
    issueInvoice(tx, { orderId: order.id, kind: 'invoice', issuedBy: 'Piet', now: shopTime }),
  );
  assert.ok(issued.ok);
  assert.is((await change(context, order, { taxId: '5260250274' })).refusal, 'CompanyInvoiced');
});

test('a note is changed and removed by whoever wrote it, and by nobody else', async (context) => {
  const { shop, packer } = context;
  const order = await aPaidOrder(servicesOf(shop));
  await answerOf(press(shop, packer, 'OrdersNote', { number: order.number, text: 'call frist' }));
  const [{ note }] = (await read(context, order)).moments;
  assert.equal([note.isOwn, note.isEdited], [true, false]);
  const other = await signedInStaff(shop.database.db, 'owner', { now: shopTime });
  const edit = { id: note.id, text: 'call first' };
  assert.is((await answerOf(press(shop, other, 'OrdersEditNote', edit))).refusal, 'NoteUnknown');
  assert.is((await answerOf(press(shop, packer, 'OrdersEditNote', edit))).refusal, null);
  const [edited] = (await read(context, order)).moments;
  assert.equal([edited.text, edited.note.isEdited], ['call first', true]);
  assert.is((await answerOf(press(shop, packer, 'OrdersRemoveNote', { id: note.id }))).refusal, null);
  assert.not.ok((await read(context, order)).moments.some(({ kind }: { kind: string }) => kind === 'Note'));
});

test.run();
