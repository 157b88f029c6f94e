// Starts the storefront in the browser.
import '#src/ui/theme.css';
import { urlOf } from '#src/addresses.ts';
import { storefront } from '#src/surfaces/storefront.ts';
import { startSurface } from '../start-page.tsx';
import './shared-parts.ts';

startSurface<{ cartBadge: string }>({
  surface: storefront,
  loadLate: () => import('./storefront-late-code.ts'),
  completeApp: (services, { cartBadge }) => ({
    cartBadge,
    loadStripe: async (...source: [scriptUrl: string, publishableKey: string]) =>
      (await import('./load-stripe.ts')).loadStripe(...source),
    openCart: (isAdded?: Promise<boolean>) =>
      Promise.all([import('./cart-drawer-root.tsx'), services.pages.loadAgain('cart')])
        .then(([{ openCartDrawer }]) => openCartDrawer(services, isAdded))
        .catch(async () => {
          // Without a connection the cart's page would fail too, and the current page would be lost.
          if (navigator.onLine && (await isAdded) !== false) window.location.assign(urlOf('cart', services.app));
        }),
  }),
});
