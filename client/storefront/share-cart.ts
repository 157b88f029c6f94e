// One cart in several tabs: who changes it says so, and the others ask for it again.
import type { QueryClient } from '@tanstack/react-query';
import type { AppInstance } from '#src/app-instance.tsx';
import { cartQuery } from '#src/cart/cart-queries.ts';

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
  queryClient.getQueryCache().subscribe((event) => {
    const isAnswer = event.type === 'updated' && event.action.type === 'success';
    if (isAnswer && event.query.queryKey[0] === 'OrderReturned') followPayment();
  });
  if (firstView.route === 'checkoutReturn') followPayment();
}
