// Code that the office's first view does not need, fetched during hydration.
import { failureCode } from '#src/error-catalogue.ts';
import { KasaError } from '#src/errors.ts';
import type { Transport } from '#src/graphql-client.ts';
import { isOfficeErrorCode } from '#src/office-failures.ts';
import { loadOfficeShell, officeApi, titleOfOffice } from '#src/surfaces/office-api.ts';
import { createHttpTransport, type HttpTransport } from '../http-transport.ts';
import { startNavigation } from '../navigation.ts';
import type { LateCode } from '../start-page.tsx';
import { followLive, leaveForSignIn } from './follow-live.ts';

export const connect: LateCode['connect'] = (release) => {
  const codeOf = (code: unknown) => (isOfficeErrorCode(code) ? code : failureCode(code));
  const transport = leavingWhenSignedOut(createHttpTransport({ api: officeApi, release, codeOf }));
  return {
    transport,
    start(services) {
      followLive(services);
      return startNavigation({ ...services, transport, loadShell: loadOfficeShell, titleOf: titleOfOffice });
    },
  };
};

function leavingWhenSignedOut(transport: HttpTransport): HttpTransport {
  const leaving: Transport = async (...operation) => {
    try {
      return await transport(...operation);
    } catch (error) {
      if (error instanceof KasaError && error.code === 'SIGNED_OUT') leaveForSignIn();
      throw error;
    }
  };
  return Object.assign(leaving, { isReleaseOutdated: transport.isReleaseOutdated });
}
