// One cart in several tabs: who changes it says so, and the others ask for it again.
import type { QueryClient } from '@tanstack/react-query';
import type { AppInstance } from '#src/app-instance.tsx';
import { cartQuery } from '#src/cart/cart-queries.ts';

type Services = { app: Pick<AppInstance, 'locale'>; queryClient: QueryClient; firstView: { route: string } };

export function shareCart({ app, queryClient, firstView }: Services): void {
  if (!('BroadcastChannel' in window)) return;
  const channel = new BroadcastChannel('kasa-cart');
  const tell = () => channel.postMessage('changed');
  channel.onmessage = () => queryClient.prefetchQuery({ ...cartQuery(app.locale), staleTime: 0 });
  queryClient.getMutationCache().subscribe(({ type, mutation }) => {
    const name = String(mutation?.options.mutationKey?.[0]);
    if (type === 'updated' && mutation.state.status === 'success' && name.startsWith('Cart')) tell();
  });
  // A paid cart is closed while the shopper is at the bank.
  if (firstView.route === 'checkoutReturn') tell();
}
