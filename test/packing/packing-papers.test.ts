// Slips and the pick list: who may print them, which orders they are of, how they are sorted, and that every letter of our
// languages can be printed.

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { translateTo } from '#server/i18n/translations.ts';
import { readOrdersToPack } from '#server/packing/office/read-orders-to-pack.ts';
import { listLeftOut, sayLeftOut } from '#server/packing/papers/left-out-orders.ts';
import { drawPackingSlip } from '#server/packing/papers/packing-slip.ts';
import { drawPickList, summarise, sumProducts } from '#server/packing/papers/pick-list.ts';
import { openPaper } from '#server/papers/open-paper.ts';
import { packingPapersUrl } from '#src/orders/office/packing-papers-url.ts';
import { typefaceNames } from '#src/shop/brand/typefaces.ts';
import { aDiscountCode } from '#test/discounts/a-discount-code.ts';
import { anUnpaidOrder, aPaidOrder, type OrderFixture } from '#test/fixtures/a-paid-order.ts';
import { aShop, type ShopFixture, shopTime } from '#test/fixtures/a-shop.ts';
import { demoProfile } from '#test/fixtures/demo-shop.ts';
import { signedInStaff } from '#test/staff/sign-in-as.ts';
import { whole } from '../depths.ts';
import { fromAfar, noteBoxes } from './letters-from-afar.ts';

type Context = { shop: ShopFixture; cookie: string };
const test = suite<Context>('packing papers');

test.before(async (context) => {
  context.shop = await aShop();
  const { cookie } = await signedInStaff(context.shop.database.db, 'packer', { now: shopTime, locale: 'de' });
  context.cookie = cookie;
});
test.after(({ shop }) => shop.close());

const services = ({ shop }: Context) => ({ db: shop.database.db, now: () => shopTime, payments: shop.payments });

const print = ({ shop, cookie }: Context, ...given: Parameters<typeof packingPapersUrl>) =>
  shop.app.inject({ url: packingPapersUrl(...given), headers: { cookie } });

const countPages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;

/** All that is written on the paper from now on. */
function noteWritten({ doc }: Awaited<ReturnType<typeof openPaper>>): string[] {
  const written: string[] = [];
  const write = doc.text.bind(doc) as (...given: unknown[]) => typeof doc;
  doc.text = (text: string, ...rest: unknown[]) => {
    written.push(text);
    return write(text, ...rest);
  };
  return written;
}

test('all that waits is one document: the pick list, then a slip for each order', async (context) => {
  await aPaidOrder(services(context));
  await aPaidOrder(services(context));
  await anUnpaidOrder(services(context));
  const answer = await print(context, ['pick-list', 'slips'], 'to-pack');
  assert.is(answer.statusCode, 200, answer.body);
  assert.is(answer.headers['content-type'], 'application/pdf');
  assert.is(answer.headers['cache-control'], 'private, no-store');
  assert.is(answer.rawPayload.subarray(0, 5).toString(), '%PDF-');
  assert.is(countPages(answer.rawPayload), 3);
});

test('the slip and the pick list of what is paid on delivery say the sum that is to be collected', async (context) => {
  const { db } = context.shop.database;
  const { id, number } = await aPaidOrder(services(context));
  await db.updateTable('orders').set({ payment_state: 'due_on_delivery' }).where('id', '=', id).execute();
  const { orders } = await readOrdersToPack(db, { numbers: [number], first: 1 });
  const [order] = orders;
  if (!order) throw new Error('the order is not to be packed');
  const { total_minor: total } = await db
    .selectFrom('orders')
    .select('total_minor')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  assert.is(order.dueMinor, total);
  const shop = demoProfile;
  const paper = await openPaper(shop.brand.typeface, { title: '', author: '', language: 'pl' });
  const written = noteWritten(paper);
  drawPackingSlip(paper, order, { shop, logo: null, pictures: new Map() });
  assert.ok(written.some((text) => text === 'Płatność za pobraniem'));
  assert.ok(written.some((text) => text.startsWith('Do pobrania przy doręczeniu: ')));
  const words = { locale: 'de' as const, total: 1, now: shopTime, timeZone: 'Europe/Warsaw' };
  assert.match(summarise(orders, words).join('\n'), `Nachnahme, zu kassieren: ${number}`);
  assert.not.match(summarise([{ ...order, dueMinor: 0 }], words).join('\n'), 'Nachnahme');
});

test('the slip of a parcel that meets the customs says so', async (context) => {
  const { number } = await aPaidOrder(services(context));
  const { orders } = await readOrdersToPack(context.shop.database.db, { numbers: [number], first: 1 });
  const [order] = orders;
  if (!order) throw new Error('the order is not to be packed');
  const writtenTo = async (country: string, postalCode: string) => {
    const paper = await openPaper('Inter', { title: '', author: '', language: 'pl' });
    const written = noteWritten(paper);
    const toPack = { ...order, carrier: 'dpd', pickupPoint: null, address: { ...order.address, country, postalCode } };
    drawPackingSlip(paper, toPack, { shop: demoProfile, logo: null, pictures: new Map() });
    return written.join('\n');
  };
  assert.match(await writtenTo('ES', '35001'), 'Do paczki potrzebne są dokumenty celne ze względu na podatek.');
  assert.match(await writtenTo('DK', '3900'), 'Do paczki potrzebne są dokumenty celne.');
  assert.not.match(await writtenTo('ES', '28001'), 'celne');
});

test('slip and pick list say so where a letter cannot be printed, and nothing where all can', async (context) => {
  const { number } = await aPaidOrder(services(context));
  const { orders } = await readOrdersToPack(context.shop.database.db, { numbers: [number], first: 1 });
  const [order] = orders;
  const [line] = order?.lines ?? [];
  if (!order || !line) throw new Error('the order is not to be packed');
  const writtenOf = async (text: string) => {
    const paper = await openPaper('Inter', { title: '', author: '', language: 'pl' });
    const written = noteWritten(paper);
    const toPack = { ...order, lines: [{ ...line, text }] };
    drawPackingSlip(paper, toPack, { shop: demoProfile, logo: null, pictures: new Map() });
    const products = sumProducts([toPack], { locale: 'en', titles: new Map() });
    drawPickList(paper, products, { locale: 'en', summary: [], pictures: new Map() });
    return written.join('\n');
  };
  const unreadable = await writtenOf('Grawer: 李明');
  assert.match(unreadable, '„?” zastępuje literę, której nie da się tu wydrukować.');
  assert.match(unreadable, `With letters that cannot be printed (“?”), to be read on screen: ${number}`);
  assert.not.match(await writtenOf('Grawer: Zoë 🎁 Иван?'), /zastępuje literę|cannot be printed/);
});

test('of chosen orders those are printed that wait to be packed, and what is left out is said with its reason', async (context) => {
  const order = await aPaidOrder(services(context));
  const unpaid = await anUnpaidOrder(services(context));
  const answer = await print(context, ['slips'], [order.number, unpaid.number, 999_999]);
  assert.is(countPages(answer.rawPayload), 2, 'a slip, and a sheet about the two others');
  const { db } = context.shop.database;
  const numbers = [order.number, unpaid.number, 999_999];
  assert.equal(sayLeftOut(await listLeftOut(db, { numbers, printed: [order.number] }), translateTo('en')), [
    `Not printed, because not paid yet: ${unpaid.number}`,
    'Not printed, because nothing of it is to be packed: 999999',
  ]);
  const none = await print(context, ['slips'], [unpaid.number]);
  assert.is(none.statusCode, 404);
  assert.match(none.body, `Nicht gedruckt, weil noch nicht bezahlt: ${unpaid.number}`);
});

test('what an open dispute or a withdrawal holds back, or is being sent, is not printed', async (context) => {
  const { db } = context.shop.database;
  const orders: OrderFixture[] = [];
  while (orders.length < 4) orders.push(await aPaidOrder(services(context)));
  const [disputed, withdrawn, sent] = orders;
  const held = { type: 'DisputeOpened', data: JSON.stringify({ disputeId: 'dp_1' }), cause: 'webhook', at: shopTime };
  await db
    .insertInto('order_events')
    .values({ order_id: disputed?.id ?? '', ...held })
    .execute();
  const texts = { locale: 'pl', name: '', order_number: '', order_email: '', contract: '', reason: '', email: '' };
  const notice = { ...texts, token_hash: Buffer.from('notice'), status: 'announced', announced_at: shopTime };
  await db
    .insertInto('returns')
    .values({ id: randomUUID(), order_id: withdrawn?.id ?? '', is_late: false, is_acknowledged: true, ...notice })
    .execute();
  const staff = { staff_id: 1, staff_name: 'Piet', requested_at: shopTime, due_at: shopTime };
  await db
    .insertInto('order_actions')
    .values({ id: randomUUID(), order_id: sent?.id ?? '', kind: 'send', input: '{}', status: 'waiting', ...staff })
    .execute();
  const numbers = orders.map(({ number }) => number);
  assert.is(
    countPages((await print(context, ['slips'], numbers)).rawPayload),
    2,
    'a slip, and why the others have none',
  );
});

test('more orders than one document holds are refused in words', async (context) => {
  const numbers = Array.from({ length: 201 }, (_, index) => 5_000 + index);
  const answer = await print(context, ['slips'], numbers);
  assert.is(answer.statusCode, 400);
  assert.match(answer.body, 'In ein Dokument passen höchstens 200 Bestellungen.');
});

test('an address that asks for no paper, or no order, is refused', async ({ shop, cookie }) => {
  for (const query of [
    '',
    '?papers=slips',
    '?papers=invoices&orders=1',
    '?papers=slips&orders=1;2',
    '?papers=&orders=to-pack',
  ])
    assert.is(
      (await shop.app.inject({ url: `/admin/packing.pdf${query}`, headers: { cookie } })).statusCode,
      400,
      query,
    );
});

test('an accountant may not print them, which is logged, and nobody signed in is led to sign in', async ({ shop }) => {
  const { db } = shop.database;
  const url = packingPapersUrl(['slips'], 'to-pack');
  const { cookie, id } = await signedInStaff(db, 'accountant', { now: shopTime });
  assert.is((await shop.app.inject({ url, headers: { cookie } })).statusCode, 403);
  const rows = await db.selectFrom('audit_log').select(['kind', 'subject']).where('staff_id', '=', id).execute();
  assert.equal(rows, [{ kind: 'access.refused', subject: 'packing-papers' }]);
  const nobody = await shop.app.inject({ url });
  assert.is(nobody.statusCode, 302);
  assert.match(String(nobody.headers.location), /^\/admin\/sign-in\?to=/);
});

test('what of an order is not sent any more is on no paper', async (context) => {
  const { db } = context.shop.database;
  const [whole, part] = [await aPaidOrder(services(context)), await aPaidOrder(services(context))];
  const cancel = (order: OrderFixture, cancelled: number, quantity: number) =>
    db
      .updateTable('order_lines')
      .set(({ ref }) => ({
        quantity,
        cancelled_quantity: cancelled,
        total_minor: sql`${ref('unit_minor')} * ${quantity}::int`,
      }))
      .where('order_id', '=', order.id)
      .execute();
  await cancel(whole, 1, 1);
  await cancel(part, 2, 3);
  const { orders } = await readOrdersToPack(db, { numbers: [whole.number, part.number], first: 10 });
  assert.equal(
    orders.map(({ number, lines }) => [number, lines.map(({ quantity }) => quantity)]),
    [[part.number, [1]]],
  );
  const picked = sumProducts(orders, { locale: 'pl', titles: new Map() });
  assert.equal(
    picked.map(({ quantity }) => quantity),
    [1],
  );
});

test('a slip says which code the order was placed with, read with what is to be packed', async (context) => {
  const { db } = context.shop.database;
  const { id, number } = await aPaidOrder(services(context));
  const code = await aDiscountCode(db, { code: 'TEN' });
  const { id: codeId } = await db.selectFrom('discount_codes').select('id').executeTakeFirstOrThrow();
  await db.updateTable('orders').set({ discount_code_id: codeId, discount_code: code }).where('id', '=', id).execute();
  const { orders } = await readOrdersToPack(db, { numbers: [number], first: 1 });
  const paper = await openPaper(demoProfile.brand.typeface, { title: '', author: '', language: 'pl' });
  const written = noteWritten(paper);
  for (const order of orders) drawPackingSlip(paper, order, { shop: demoProfile, logo: null, pictures: new Map() });
  paper.doc.end();
  assert.ok(
    written.some((text) => text.endsWith(' · Kod rabatowy TEN')),
    written.join('\n'),
  );
});

test('a slip and the pick list show what is to be written on an article', async (context) => {
  const { db } = context.shop.database;
  const { id, number } = await aPaidOrder(services(context));
  const text = { line_text: 'Żółć & Łoś', line_text_label: 'Imię' };
  await db.updateTable('order_lines').set(text).where('order_id', '=', id).execute();
  const { orders } = await readOrdersToPack(db, { numbers: [number], first: 1 });
  const paper = await openPaper(demoProfile.brand.typeface, { title: '', author: '', language: 'pl' });
  const written = noteWritten(paper);
  for (const order of orders) drawPackingSlip(paper, order, { shop: demoProfile, logo: null, pictures: new Map() });
  assert.ok(written.includes('Imię: Żółć & Łoś'), written.join('\n'));
  written.length = 0;
  const products = sumProducts(orders, { locale: 'pl', titles: new Map() });
  drawPickList(paper, products, { locale: 'pl', summary: [], pictures: new Map() });
  paper.doc.end();
  assert.ok(written.includes('Imię: Żółć & Łoś'), written.join('\n'));
});

whole(test)('no letter on a slip or list is an empty box, in whichever face the shop is', async (context) => {
  const { number } = await aPaidOrder(services(context));
  const { orders } = await readOrdersToPack(context.shop.database.db, { numbers: [number], first: 1 });
  for (const typeface of typefaceNames) {
    const paper = await openPaper(typeface, { title: '', author: '', language: 'pl' });
    const { drawn, boxes } = noteBoxes(paper);
    for (const order of orders) {
      const lines = fromAfar.flatMap((title) => order.lines.map((line) => ({ ...line, variantId: title, title })));
      const address = { ...order.address, fullName: 'Nguyễn محمد', line1: 'דוד 12', city: '李小龍' };
      const odd = { ...order, lines, address, note: `${fromAfar.join(' ')}\n\n🎁` };
      drawPackingSlip(paper, odd, { shop: demoProfile, logo: null, pictures: new Map() });
      const products = sumProducts([odd], { locale: 'pl', titles: new Map() });
      drawPickList(paper, products, { locale: 'pl', summary: ['→ 🎁'], pictures: new Map() });
    }
    assert.equal(boxes, [], typeface);
    const all = drawn.join('\n');
    for (const text of ['Hạnh', '🎁', 'محمد', '👩‍👩‍👧', 'نیک‌نام', '???']) assert.ok(all.includes(text), text);
    paper.doc.end();
  }
});

test.run();
