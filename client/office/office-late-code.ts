// Code that the office's first view does not need, fetched during hydration.
import { loadOfficeShell, officeApi, titleOfOffice } from '#src/surfaces/office-api.ts';
import { createHttpTransport } from '../http-transport.ts';
import { startNavigation } from '../navigation.ts';
import type { LateCode } from '../start-page.tsx';

export const connect: LateCode['connect'] = (release) => {
  const transport = createHttpTransport({ api: officeApi, release });
  return {
    transport,
    start: (services) =>
      startNavigation({ ...services, transport, loadShell: loadOfficeShell, titleOf: titleOfOffice }),
  };
};
