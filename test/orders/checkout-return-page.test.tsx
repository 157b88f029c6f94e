import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { OrderFieldsFragment } from '#src/operations.generated.ts';
import { checkoutReturnQuery } from '#src/orders/order-queries.ts';
import { ASK_EVERY_MS, nextAsk, OFTEN } from '#src/orders/order-situation.ts';
import { anOrder } from '#test/checkout/a-checkout.ts';
import { renderApp } from '#test/ui/render-app.tsx';

const render = (order: OrderFieldsFragment | null) =>
  renderApp('/pl/checkout/return?order=abc', ({ locale }) => [
    { queryKey: checkoutReturnQuery(locale, 'abc').queryKey, data: { returnedOrder: order } },
  ]);

test('a paid order is thanked for, with its number, e-mail and page', async () => {
  const { html, text, head } = await render(anOrder());
  assert.match(text, /Dziękujemy! Zamówienie jest opłacone/);
  assert.match(text, /1001/);
  assert.match(text, /anna@example\.com/);
  assert.match(html, /href="\/pl\/order\/a-token-of-128-random-bits"/);
  assert.match(head.title, /Dziękujemy/);
});

test('an address that claims success is not believed', async () => {
  const { text } = await renderApp('/pl/checkout/return?order=abc&redirect_status=succeeded', ({ locale }) => [
    {
      queryKey: checkoutReturnQuery(locale, 'abc').queryKey,
      data: { returnedOrder: anOrder({ paymentState: 'awaiting_payment' }) },
    },
  ]);
  assert.match(text, /nie jest jeszcze opłacone/);
  assert.not.match(text, /Dziękujemy/);
});

test('an unpaid order says why in words and leads to paying it', async () => {
  const { html, text } = await render(
    anOrder({ paymentState: 'awaiting_payment', declineText: 'decline.insufficientFunds' }),
  );
  assert.match(text, /Na tej karcie lub koncie brakuje środków/);
  assert.match(html, /href="\/pl\/order\/[^"]+\/pay"/);
  assert.not.match(text, /insufficient_funds/);
});

test('a payment on its way asks nobody to pay again', async () => {
  const { html, text } = await render(anOrder({ paymentState: 'payment_processing' }));
  assert.match(text, /Nie płać ponownie/);
  assert.not.match(html, /href="\/pl\/order\/[^"]+\/pay"/);
});

test('a cancelled order says what becomes of the money', async () => {
  const { text } = await render(anOrder({ paymentState: 'cancelled' }));
  assert.match(text, /zostało anulowane/);
  assert.match(text, /same wrócą/);
});

test('the state is announced politely', async () => {
  const { html } = await render(anOrder({ paymentState: 'payment_processing' }));
  assert.match(html, /role="status"><h1/);
});

test('an unknown token is not found', async () => {
  const { text, head } = await render(null);
  assert.is(head.status, 404);
  assert.match(text, /Nie ma takiej strony/);
});

const nothing = { minor: 0, currency: 'PLN' as const };
const some = { minor: 1000, currency: 'PLN' as const };

test('an order is asked about often for a minute, then ever less, until nothing more is to come', () => {
  const open = anOrder({ paymentState: 'awaiting_payment' });
  assert.is(ASK_EVERY_MS * OFTEN, 60_000);
  assert.equal([nextAsk(open, 1), nextAsk(open, OFTEN), nextAsk(open, OFTEN + 1)], [3_000, 3_000, 4_500]);
  assert.is(nextAsk(open, 100), 60_000);
  assert.is(nextAsk(anOrder({ paymentState: 'payment_processing' }), 1), 3_000);
  assert.is(nextAsk(anOrder({ refundPending: some }), 1), 3_000);
  assert.is(nextAsk(anOrder({ paymentState: 'cancelled', refundPending: some }), 1), 3_000);
  assert.is(nextAsk(anOrder({ paymentState: 'paid', refundPending: nothing }), 1), false);
  assert.is(nextAsk(anOrder({ paymentState: 'cancelled' }), 1), false);
  assert.is(nextAsk(null, 1), false);
});

test('every situation has a title of its own', async () => {
  const total = anOrder().totals.total;
  const orders: Record<string, OrderFieldsFragment> = {
    'Dziękujemy! Zamówienie jest opłacone': anOrder(),
    'Twoja płatność jest w drodze': anOrder({ paymentState: 'payment_processing' }),
    'Zamówienie nie jest jeszcze opłacone': anOrder({ paymentState: 'awaiting_payment' }),
    'Płatność się nie udała': anOrder({ paymentState: 'awaiting_payment', declineText: 'decline.expiredCard' }),
    'To zamówienie wygasło': anOrder({ paymentState: 'cancelled', cancelReason: 'expired' }),
    'To zamówienie zostało anulowane': anOrder({ paymentState: 'cancelled', cancelReason: 'superseded' }),
    'Zwróciliśmy pieniądze za zamówienie': anOrder({ refunded: total }),
  };
  for (const [title, order] of Object.entries(orders)) {
    const { head, html } = await render(order);
    assert.match(head.title, title);
    assert.match(html, `>${title}</h1>`);
  }
});

test('money that goes back is told with its amount', async () => {
  const { text } = await render(anOrder({ paymentState: 'cancelled', cancelReason: 'expired', refundPending: some }));
  assert.match(text, /Zwrot 10,00\s*zł jest w drodze do Ciebie/);
});

test.run();
