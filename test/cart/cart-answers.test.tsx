// What a change of the cart answers takes the place of the cart that is shown, without a reload.
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { AppProvider } from '#src/app-instance.tsx';
import { cartQuery } from '#src/cart/cart-queries.ts';
import { useSetDiscountCode } from '#src/cart/discount-code/use-set-discount-code.ts';
import { useSetCartQuantity } from '#src/cart/use-set-cart-quantity.ts';
import type { Transport } from '#src/graphql-client.ts';
import type { CartFieldsFragment } from '#src/operations.generated.ts';
import { createQueryClient } from '#src/query-client.ts';
import { aCart } from '#test/checkout/a-checkout.ts';
import { anApp } from '../fixtures/an-app.ts';

/** The cart that is shown after a change that was answered with this one. */
async function shownAfter(
  answered: CartFieldsFragment,
  useChange: () => { change: () => Promise<unknown> },
): Promise<CartFieldsFragment | undefined> {
  const answer = { cart: answered, refusal: null, minimum: null };
  // Only these two operations are asked for.
  const transport = (async () => ({ setDiscountCode: answer, setCartQuantity: answer })) as unknown as Transport;
  const queryClient = createQueryClient(transport, 'server');
  const { queryKey } = cartQuery('pl');
  queryClient.setQueryData(queryKey, { cart: { ...aCart(), goesWith: null } });
  const changes: (() => Promise<unknown>)[] = [];
  const Screen = () => {
    changes.push(useChange().change);
    return null;
  };
  const app = anApp('pl');
  renderToString(
    <QueryClientProvider client={queryClient}>
      <AppProvider app={app}>
        <Screen />
      </AppProvider>
    </QueryClientProvider>,
  );
  await changes[0]?.();
  const shown = queryClient.getQueryData(queryKey)?.cart;
  queryClient.clear();
  return shown;
}

test('the cart with the code is shown at once', async () => {
  const discounted: CartFieldsFragment = {
    ...aCart(),
    discount: {
      ...{ code: 'WIOSNA', amount: { minor: 1_180, currency: 'PLN' } },
      ...{ isDeliveryFree: false, refusal: null, minimum: null },
    },
  };
  const shown = await shownAfter(discounted, () => {
    const { setDiscountCode } = useSetDiscountCode();
    return { change: () => setDiscountCode('wiosna') };
  });
  assert.equal(shown, discounted);
});

test('the cart with the other quantity is shown at once', async () => {
  const changed = { ...aCart(), itemCount: 7 };
  const shown = await shownAfter(changed, () => {
    const { setCartQuantity } = useSetCartQuantity();
    return { change: () => setCartQuantity({ variantId: 'a-variant', text: '' }, 7) };
  });
  assert.equal(shown, changed);
});

test.run();
