// One cart in several tabs: who changes it says so, and the others ask for it again.
import type { QueryClient } from '@tanstack/react-query';
import type { AppInstance } from '#src/app-instance.tsx';
import { cartQuery } from '#src/cart/cart-queries.ts';
import type { ResultOf } from '#src/graphql-client.ts';

type Services = { app: Pick<AppInstance, 'locale'>; queryClient: QueryClient; firstView: { route: string } };

export function shareCart({ app, queryClient, firstView }: Services): void {
  const refresh = () => queryClient.prefetchQuery({ ...cartQuery(app.locale), staleTime: 0 });
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel('kasa-cart') : null;
  const tell = () => channel?.postMessage('changed');
  if (channel) channel.onmessage = refresh;
  queryClient.getMutationCache().subscribe(({ type, mutation }) => {
    const name = String(mutation?.options.mutationKey?.[0]);
    if (type === 'updated' && mutation.state.status === 'success' && name.startsWith('Cart')) tell();
  });
  // A paid cart is closed while the shopper is at the bank, or while the page of return asks how it ended.
  const followPayment = () => {
    tell();
    refresh();
  };
  let followed = '';
  queryClient.getQueryCache().subscribe((event) => {
    const isAnswer = event.type === 'updated' && event.action.type === 'success';
    if (!isAnswer || event.query.queryKey[0] !== 'OrderReturned') return;
    // The page asks every few seconds, and most answers say what the one before said.
    const state = (event.query.state.data as ResultOf<'OrderReturned'>).returnedOrder?.paymentState ?? '';
    if (state === followed) return;
    followed = state;
    followPayment();
  });
  if (firstView.route === 'checkoutReturn') followPayment();
}
