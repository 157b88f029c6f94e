// How the office is built and served: budgets, policy, cookie, endpoint. Apart from `office.ts`, which browsers fetch.
import { type OfficeRouteName, officePath } from '../office-addresses.ts';
import { type PageDocument, plainDocument } from '../page-document.ts';
import type { SurfaceDelivery } from '../surface.ts';
import { loadOfficeShell, officeApi, titleOfOffice } from './office-api.ts';

// A form, and the libraries that every page needs.
const signedOutDocument: PageDocument = {
  ...plainDocument,
  addressOf: ({ href }) => href,
  budget: { script: 94, ours: 15, style: 9 },
};

// Where work is done: the shell with its search and its keys, and the page's own tables and forms.
const workDocument: PageDocument = {
  ...signedOutDocument,
  budget: { script: 130, ours: 40, style: 16 },
  sharesFiles: true,
};

const formDocument: PageDocument = { ...signedOutDocument, budget: { script: 100, ours: 20, style: 9 } };

const officeDocuments: Record<OfficeRouteName, PageDocument> = {
  today: workDocument,
  orders: workDocument,
  managedOrder: workDocument,
  customers: workDocument,
  customer: workDocument,
  subscribers: workDocument,
  returns: workDocument,
  managedReturn: workDocument,
  disputes: workDocument,
  managedDispute: workDocument,
  reviews: workDocument,
  delivery: formDocument,
  pack: workDocument,
  drafts: workDocument,
  draftOrder: workDocument,
  discounts: workDocument,
  discountCode: workDocument,
  signIn: signedOutDocument,
  setup: formDocument,
  shopSetup: workDocument,
  invitation: formDocument,
  recovery: formDocument,
  stepUp: formDocument,
  account: formDocument,
  staff: formDocument,
  // Its words are those of all that is done in the office.
  auditLog: { ...formDocument, budget: { script: 105, ours: 26, style: 9 } },
  officeNotFound: signedOutDocument,
};

export const officeDelivery: SurfaceDelivery = {
  name: 'office',
  basePath: officePath,
  documents: officeDocuments,
  foreignSources: (route) => (route === 'pack' ? ['camera'] : []),
  workers: { 'pack-worker': 'client/office/pack-worker.ts' },
  isPrivate: true,
  // `__Host-` asks for the path `/`. No link from elsewhere sends it.
  session: { name: 'kasa_office', path: '/', sameSite: 'strict' },
  api: officeApi,
  loadShell: loadOfficeShell,
  titleOf: titleOfOffice,
  loadSurface: async () => (await import('./office.ts')).office,
  loadParts: async () => (await import('./office/late-office-shell.tsx')).LateOfficeShell.load(),
  alwaysLinked: () => [],
  notFoundTexts: { title: 'office.notFoundTitle', text: 'office.notFoundText' },
};
