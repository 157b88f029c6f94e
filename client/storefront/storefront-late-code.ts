// Code that the storefront's first view does not need, fetched during hydration.
import '../follow-rewriting.ts';
import { loadStorefrontShell, storefrontApi, titleOfStorefront } from '#src/surfaces/storefront-api.ts';
import { createHttpTransport } from '../http-transport.ts';
import { startNavigation } from '../navigation.ts';
import type { LateCode } from '../start-page.tsx';
import { startPrefetching } from './prefetch.ts';
import { startPreparing } from './prepare-pages.ts';
import { rememberLanguage } from './remember-language.ts';
import { shareCart } from './share-cart.ts';

export const connect: LateCode['connect'] = (release) => {
  const transport = createHttpTransport({ api: storefrontApi, release });
  return {
    transport,
    start(services) {
      const go = startNavigation({
        ...services,
        transport,
        loadShell: loadStorefrontShell,
        titleOf: titleOfStorefront,
      });
      const { isReleaseOutdated } = transport;
      // No picture has to leave the line to the scripts any more (listing-page.module.css).
      document.getElementById('root')?.setAttribute('data-started', '');
      shareCart(services);
      rememberLanguage(services.app);
      const onFetched = startPreparing(services);
      startPrefetching({ ...services, locale: services.app.locale, isReleaseOutdated, onFetched });
      return go;
    },
  };
};
