// The cart's drawer: a React root of its own, created when it is first opened, so that no page's code contains it.
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { Router } from 'wouter';
import type { AppProps } from '#src/app.tsx';
import { AppProvider } from '#src/app-instance.tsx';
import { cartQuery } from '#src/cart/cart-queries.ts';

type DrawerServices = Pick<AppProps, 'app' | 'queryClient' | 'aroundNavigation'>;

let root: Root | undefined;
let timesOpened = 0;

/** The page of the cart must be loaded, whose sheet and texts it shares. Rejects when code or content cannot be loaded. */
export async function openCartDrawer(services: DrawerServices, isAdded?: Promise<boolean>): Promise<void> {
  const { app, queryClient } = services;
  const [{ CartDrawer }, isToBeShown = true] = await Promise.all([import('#src/cart/cart-page.tsx'), isAdded]);
  if (!isToBeShown) return;
  await queryClient.ensureQueryData(cartQuery(app.locale));
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <QueryClientProvider client={queryClient}>
      <AppProvider app={app}>
        <Router aroundNav={services.aroundNavigation}>
          <CartDrawer key={++timesOpened} isAdded={isAdded !== undefined} onClose={() => root?.render(null)} />
        </Router>
      </AppProvider>
    </QueryClientProvider>,
  );
}
