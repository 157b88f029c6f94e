// Starts the account of a shopper in the browser.
import '#src/ui/theme.css';
import { urlOf } from '#src/addresses.ts';
import { account } from '#src/surfaces/account.ts';
import { startSurface } from '../start-page.tsx';
import '../storefront/shared-parts.ts';
// Each of its pages has the way in.
import '#src/shopper-accounts/account-shell.tsx';

startSurface<{ cartBadge: string }>({
  surface: account,
  loadLate: () => import('./account-late-code.ts'),
  completeApp: ({ app }, { cartBadge }) => ({
    cartBadge,
    // The drawer is of the shop's pages.
    openCart: () => window.location.assign(urlOf('cart', app)),
  }),
});
