import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { OrderFieldsFragment } from '#src/operations.generated.ts';
import { nextAsk, REFETCH_INTERVAL_MS, REFETCH_LIMIT } from '#src/orders/checkout-return-page.tsx';
import { checkoutReturnQuery } from '#src/orders/order-queries.ts';
import { createQueryClient } from '#src/query-client.ts';
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

test('an unpaid order says why in words and leads back to the checkout', async () => {
  const { html, text } = await render(
    anOrder({ paymentState: 'awaiting_payment', lastPaymentError: 'insufficient_funds' }),
  );
  assert.match(text, /Na tej karcie brakuje środków/);
  assert.match(html, /href="\/pl\/checkout"/);
  assert.not.match(text, /insufficient_funds/);
});

test('a payment on its way asks nobody to pay again', async () => {
  const { html, text } = await render(anOrder({ paymentState: 'payment_processing' }));
  assert.match(text, /nie płać ponownie/);
  assert.not.match(html, /href="\/pl\/checkout"/);
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
  assert.match(text, /Na tej ścianie nic nie wisi/);
});

test('an open order is asked about every three seconds, for a minute', () => {
  assert.is(REFETCH_INTERVAL_MS * REFETCH_LIMIT, 60_000);
  const ask = (order: OrderFieldsFragment | null, asked: number) => {
    const queryClient = createQueryClient(() => Promise.reject(new Error('no request')), 'server');
    const { queryKey } = checkoutReturnQuery('pl', 'abc');
    queryClient.setQueryData(queryKey, { returnedOrder: order });
    const state = queryClient.getQueryState(queryKey);
    queryClient.clear();
    if (!state) throw new Error('the query has no state');
    return nextAsk({ state: { ...state, dataUpdateCount: asked } });
  };
  assert.is(ask(anOrder({ paymentState: 'awaiting_payment' }), 1), 3_000);
  assert.is(ask(anOrder({ paymentState: 'payment_processing' }), 20), 3_000);
  assert.is(ask(anOrder({ paymentState: 'payment_processing' }), 21), false);
  assert.is(ask(anOrder({ paymentState: 'paid' }), 1), false);
  assert.is(ask(anOrder({ paymentState: 'cancelled' }), 1), false);
  assert.is(ask(null, 1), false);
});

test.run();
