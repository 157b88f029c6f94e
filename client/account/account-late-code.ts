// Code that the first view of an account does not need, fetched during hydration.
import '../follow-rewriting.ts';
import { accountApi } from '#src/surfaces/account-api.ts';
import { loadStorefrontShell, titleOfStorefront } from '#src/surfaces/storefront-api.ts';
import { createHttpTransport } from '../http-transport.ts';
import { startNavigation } from '../navigation.ts';
import type { LateCode } from '../start-page.tsx';
import { rememberLanguage } from '../storefront/remember-language.ts';
import { shareCart } from '../storefront/share-cart.ts';

export const connect: LateCode['connect'] = (release) => {
  const transport = createHttpTransport({ api: accountApi, release });
  return {
    transport,
    start(services) {
      const go = startNavigation({
        ...services,
        transport,
        loadShell: loadStorefrontShell,
        titleOf: titleOfStorefront,
      });
      shareCart(services);
      rememberLanguage(services.app);
      return go;
    },
  };
};
