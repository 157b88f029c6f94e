// Code that the office's first view does not need, fetched during hydration.
import '../follow-rewriting.ts';
import { failureCode } from '#src/error-catalogue.ts';
import type { Transport } from '#src/graphql-client.ts';
import { locateInOffice } from '#src/office-addresses.ts';
import { isOfficeErrorCode } from '#src/office-failures.ts';
import { packPath } from '#src/packing/office/pack-offline-rules.ts';
import { filmingPages } from '#src/staff/filming-pages.generated.ts';
import { pageOfHeaders } from '#src/staff/page-of.ts';
import { officeApi, officeLoads, titleOfOffice } from '#src/surfaces/office-api.ts';
import { forgetAllTyping } from '#src/ui/typing/kept-typing.ts';
import { createHttpTransport } from '../http-transport.ts';
import { startNavigation } from '../navigation.ts';
import type { LateCode } from '../start-page.tsx';
import { followLive } from './follow-live.ts';
import { keepForms } from './keep-forms.ts';
import { signingOut, whileSignedIn } from './leave-for-sign-in.ts';
import { createPresses } from './one-press.ts';
import { createSignInAgain } from './sign-in-again.ts';
import { waitForOutdated } from './wait-for-outdated.ts';

export const connect: LateCode['connect'] = (release) => {
  const codeOf = (code: unknown) => (isOfficeErrorCode(code) ? code : failureCode(code));
  const { once, headersOf: pressOf } = createPresses();
  const headersOf: typeof pressOf = (...mutation) => ({ ...pageOfHeaders(), ...pressOf(...mutation) });
  const http = createHttpTransport({ api: officeApi, release, codeOf, headersOf });
  const signIn = createSignInAgain();
  const transport = Object.assign(signIn.repeating(once(forgettingAtSignOut(http))), {
    isReleaseOutdated: http.isReleaseOutdated,
  });
  return {
    transport,
    start: (services) => {
      signIn.start(services);
      keepForms(services);
      followLive(services, signIn.isSignedInAgain);
      // It has to be there to say that there is no connection.
      if (window.location.pathname === packPath) {
        Promise.all([import('../toast-root.tsx'), import('./office-toast.ts')]).catch(() => undefined);
      }
      const loads = waitForOutdated(services.queryClient, services.app.surface, officeLoads);
      const go = startNavigation({ ...services, transport, ...loads, titleOf: titleOfOffice });
      return (navigate, to, options) => {
        if (loneOf(to) === loneOf(window.location.pathname)) go(navigate, to, options);
        else window.location.assign(to);
      };
    },
  };
};

/**
 * The page, where it has a document to itself: one that may film is entered and left by a full load, because no other page
 * may. Null of all others.
 */
function loneOf(href: string): string | null {
  const { route } = locateInOffice(href, 'en') ?? {};
  return route && filmingPages.includes(route) ? route : null;
}

/** Whoever takes the device next finds nothing. */
function forgettingAtSignOut(transport: Transport): Transport {
  return async (name, variables) => {
    if (name !== 'StaffSignOut') {
      await whileSignedIn();
      return transport(name, variables);
    }
    return signingOut(async () => {
      const answer = await transport(name, variables);
      forgetAllTyping();
      await (await keptOffline()).forgetPacking();
      return answer;
    });
  };
}

const keptOffline = () => import('#src/packing/office/keep-offline.ts');
