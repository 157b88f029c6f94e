import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { letterLines } from '#src/checkout/address/letter-lines.ts';
import type { OrderFieldsFragment } from '#src/operations.generated.ts';
import { orderQuery } from '#src/orders/order-queries.ts';
import { orderTimeline } from '#src/orders/order-timeline.ts';
import { placeName } from '#src/vat/place-name.ts';
import { anOrder } from '#test/checkout/a-checkout.ts';
import { renderApp } from '#test/ui/render-app.tsx';
import { aShownPoint } from '../fixtures/a-pickup-point.ts';

const render = (order: OrderFieldsFragment | null) =>
  renderApp('/pl/order/abc', ({ locale }) => [{ queryKey: orderQuery(locale, 'abc').queryKey, data: { order } }]);

const steps = (changes: Partial<OrderFieldsFragment>) =>
  orderTimeline(anOrder(changes)).map(({ name, state, note }) => [name, state, note].filter(Boolean).join(' '));

test('a parcel to collect says where, and the address is then the buyer’s', async () => {
  const brought = await render(anOrder());
  assert.match(brought.text, 'Adres dostawy');
  const pickupPoint = aShownPoint();
  const pickupPointLines = ['KRA01M', 'Rynek Główny 12', '31-042 Kraków', 'Polska'];
  const { text } = await render(anOrder({ shippingMethod: 'inpost-locker', pickupPoint, pickupPointLines }));
  assert.match(text, /Do odbioru w punkcie KRA01M Rynek Główny 12 31-042 Kraków Polska 24\/7 w podwórzu Twój adres/);
  assert.match(text, 'Dostawa, Paczkomat InPost');
  assert.not.match(text, 'Adres dostawy');
});

test('a new order waits for its payment', () => {
  assert.equal(steps({ paymentState: 'awaiting_payment' }), [
    'order.stepPlaced done',
    'order.stepPaid current order.waitsForPayment',
    'order.stepPacked pending',
    'order.stepSent pending',
    'order.stepDelivered pending',
  ]);
});

test('a payment under way waits for the bank', () => {
  assert.is(steps({ paymentState: 'payment_processing' })[1], 'order.stepPaid current order.waitsForBank');
});

test('a paid order is being packed, which is not yet sent', () => {
  assert.equal(steps({}).slice(1, 4), [
    'order.stepPaid done',
    'order.stepPacked current order.beingPacked',
    'order.stepSent pending',
  ]);
  assert.equal(steps({ fulfilmentState: 'partly_sent' }).slice(2, 4), [
    'order.stepPacked current order.partlySent',
    'order.stepSent pending',
  ]);
});

test('an order says when it should be there, at the door or where it is collected', async () => {
  const expectedArrival = { earliest: '2026-11-24', latest: '2026-11-26' };
  const { text } = await render(anOrder({ expectedArrival }));
  assert.match(text, /Dostarczone : przed nami u.Ciebie wt\. 24 – czw\. 26 listopada/);
  assert.match(text, /Dostawa Kurier InPost u.Ciebie wt\. 24 – czw\. 26 listopada/);
  const pickupPoint = aShownPoint();
  const collected = await render(anOrder({ shippingMethod: 'inpost-locker', pickupPoint, expectedArrival }));
  assert.match(collected.text, /Dostawa Paczkomat InPost do odbioru wt\. 24/);
});

test('an order that its buyer collects in person is neither sent nor delivered', async () => {
  const collected = {
    shippingMethod: 'collected',
    shippingCarrier: 'Odbiór osobisty',
    shippingName: 'Odbiór osobisty',
  };
  assert.equal(steps(collected).slice(1), [
    'order.stepPaid done',
    'order.stepCollected current order.collectedAsAgreed',
  ]);
  assert.is(
    steps({ ...collected, paymentState: 'awaiting_payment' }).at(-1),
    'order.stepCollected pending order.collectedAsAgreed',
  );
  const waiting = await render(anOrder(collected));
  assert.match(waiting.text, 'Odbierasz osobiście u nas, jak ustaliliśmy.');
  for (const part of ['Adres dostawy', 'Dostarczone', 'Przekazane']) assert.not.match(waiting.text, part);

  const parcel = { number: 1, carrier: 'collected', trackingNumber: '', trackingUrl: null, deliveredAt: null };
  const parcels = [{ ...parcel, sentAt: '2026-11-22T09:00:00.000Z', lines: [] }];
  const there = { ...collected, fulfilmentState: 'delivered' as const, parcels };
  assert.equal(steps(there).slice(2), ['order.stepCollected done']);
  assert.not.match((await render(anOrder(there))).text, 'collected');
  const sentAfterAll = {
    ...there,
    fulfilmentState: 'sent' as const,
    parcels: [{ ...parcels[0], carrier: 'dpd' }] as never,
  };
  assert.is(steps(sentAfterAll).at(-1), 'order.stepDelivered current order.onItsWay');
});

test('an order that was sent is on its way, one that arrived is done', () => {
  assert.equal(steps({ fulfilmentState: 'sent' }).slice(2), [
    'order.stepPacked done',
    'order.stepSent done',
    'order.stepDelivered current order.onItsWay',
  ]);
  assert.equal(steps({ fulfilmentState: 'delivered' }).slice(2), [
    'order.stepPacked done',
    'order.stepSent done',
    'order.stepDelivered done',
  ]);
});

test('what was given back of a line stands beside it, and the sums say what is left', async () => {
  const [line] = anOrder().lines;
  assert.ok(line);
  const amount = { minor: 5900, currency: 'PLN' as const };
  const lines = [{ ...line, refunded: { quantity: 1, amount } }];
  const { text } = await render(anOrder({ lines, refunded: amount }));
  assert.match(text, /1 ze zwrotem pieniędzy 118,00.zł −59,00.zł/);
  assert.match(text, /Zwrócono −59,00.zł Po zwrocie 75,99.zł/);
  const whole = anOrder().totals.total;
  assert.not.match((await render(anOrder({ refunded: whole }))).text, 'Po zwrocie');
  assert.not.match((await render(anOrder())).text, /ze zwrotem|Po zwrocie/);
});

test('a cancelled order goes no further', () => {
  assert.equal(steps({ paymentState: 'cancelled' }), ['order.stepPlaced done', 'order.stepCancelled done']);
});

test('an order that was given back in full waits for nothing more', () => {
  const refunded = anOrder().totals.total;
  assert.equal(steps({ refunded }), ['order.stepPlaced done', 'order.stepPaid done', 'order.stepRefunded done']);
  assert.equal(steps({ refunded, fulfilmentState: 'sent' }).slice(2), [
    'order.stepPacked done',
    'order.stepSent done',
    'order.stepRefunded done',
  ]);
  assert.equal(steps({ refunded, paymentState: 'cancelled' }).slice(1), [
    'order.stepCancelled done',
    'order.stepRefunded done',
  ]);
  assert.is(steps({ refunded: { minor: 100, currency: 'PLN' } }).at(-1), 'order.stepDelivered pending');
});

test('a parcel can be followed, and a debit found on the statement', async () => {
  const trackingUrl = 'https://inpost.pl/sledzenie-przesylek?number=6200001';
  const parcels = [
    {
      number: 1,
      carrier: 'inpost',
      trackingNumber: '6200001',
      trackingUrl,
      sentAt: '2026-11-22T09:00:00.000Z',
      deliveredAt: null,
      lines: [{ title: 'Nocny ptak', variantTitle: '30×40', quantity: 2, returnedQuantity: 1 }],
    },
  ];
  const { html, text } = await render(
    anOrder({ parcels, mandate: { reference: 'KASA-42', url: 'https://bank.example/mandate' } }),
  );
  assert.match(text, /Numer przesyłki 6200001/);
  assert.match(html, `href="${trackingUrl}"`);
  assert.match(text, /Numer mandatu\s*KASA-42/);
});

test('an order in parts names whoever was given a parcel, whichever carrier was chosen', async () => {
  const parcel = { trackingNumber: '', trackingUrl: null, sentAt: '2026-11-22T09:00:00.000Z', deliveredAt: null };
  const parcels = ['dpd', 'gls', 'dpd'].map((carrier, index) => ({ ...parcel, number: index + 1, carrier, lines: [] }));
  const { text } = await render(anOrder({ fulfilmentState: 'partly_sent', parcels }));
  assert.match(text, 'Przekazane: DPD i GLS');
  assert.match(text, 'Dostawa DPD i GLS');
  assert.match((await render(anOrder())).text, 'Przekazane: InPost');
});

test('a dispute is told neutrally, in a region that is read out', async () => {
  const { html, text } = await render(anOrder({ isDisputed: true }));
  assert.match(text, /Wyjaśniamy tę płatność z Twoim bankiem/);
  assert.match(html, /role="status"><div[^>]*data-kind="info"/);
});

test('an order that expired says so, one that was replaced is cancelled', async () => {
  assert.match((await render(anOrder({ paymentState: 'cancelled', cancelReason: 'expired' }))).text, /na czas/);
  assert.not.match((await render(anOrder({ paymentState: 'cancelled', cancelReason: 'superseded' }))).text, /na czas/);
});

test('times are those of the workshop, wherever server and visitor are', async () => {
  const { text } = await render(anOrder());
  assert.match(text, /21 listopada, 10:52/);
  assert.match(text, /21 listopada, 10:53/);
});

test('lines, delivery, total and VAT by rate are listed', async () => {
  const { text } = await render(
    anOrder({
      vatAmounts: [
        { basisPoints: 2300, vat: { minor: 2000, currency: 'PLN' } },
        { basisPoints: 550, vat: { minor: 524, currency: 'PLN' } },
      ],
    }),
  );
  assert.match(text, /Nocny ptak/);
  assert.match(text, /Dostawa, InPost\s+16,99\s*zł/);
  assert.match(text, /Razem\s+134,99\s*zł/);
  assert.match(text, /w tym VAT 23%\s+20,00\s*zł/);
  assert.match(text, /w tym VAT 5,5%\s+5,24\s*zł/);
});

test('a refund is told, no refund is not', async () => {
  const refunded = await render(anOrder({ refunded: { minor: 2000, currency: 'PLN' } }));
  assert.match(refunded.text, /Zwrócono\s+−20,00\s*zł/);
  assert.not.match((await render(anOrder())).text, /Zwrócono/);
});

test('a company stands above the name, with its tax number', async () => {
  const address = { ...anOrder().address, companyName: 'Żółw sp. z o.o.', taxId: '5260250274' };
  const { text } = await render(anOrder({ address, addressLines: letterLines(address, placeName('pl', address)) }));
  assert.match(text, /Żółw sp\. z o\.o\.\s+Anna Kowalska/);
  assert.match(text, /NIP \/ VAT UE: 5260250274/);
});

test('an unpaid order leads to paying it, by its own address', async () => {
  const order = anOrder({ paymentState: 'awaiting_payment' });
  const payPath = `href="/pl/order/${order.token}/pay"`;
  assert.match((await render(order)).html, payPath);
  assert.not.match((await render(anOrder())).html, payPath);
});

test('an order that ran out or was cancelled can be bought again', async () => {
  for (const cancelReason of ['expired', 'cancelled_by_staff']) {
    const order = anOrder({ paymentState: 'cancelled', cancelReason });
    const { html } = await render(order);
    const [form = ''] = /<form[^>]*\/again"[^>]*>/.exec(html) ?? [];
    assert.match(form, `action="/pl/order/${order.token}/again"`);
    assert.match(form, 'method="post"');
    assert.not.match(html, '/pay"');
  }
});

test('an unknown token is not found', async () => {
  const { head } = await render(null);
  assert.is(head.status, 404);
});

test('the page is titled with the number and has no canonical address', async () => {
  const { head } = await render(anOrder());
  assert.equal(head, { title: 'Zamówienie 1001 – Pracownia Plakatu' });
});

test.run();
