// What the office's first view does without, and fetches while React takes over.
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
