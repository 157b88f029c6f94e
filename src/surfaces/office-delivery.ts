// How the office is built and served: budgets, policy, cookie, endpoint. Apart from `office.ts`, which browsers fetch.
import { officePath } from '../office-addresses.ts';
import { type PageDocument, plainDocument } from '../page-document.ts';
import type { StaffPage } from '../staff/define-pages.ts';
import type { SurfaceDelivery } from '../surface.ts';
import { staffPages } from './office/staff-pages.ts';
import { officeApi, officeLoads, titleOfOffice } from './office-api.ts';

// A form, and the libraries that every page needs.
const signedOutDocument: PageDocument = {
  ...plainDocument,
  addressOf: ({ href }) => href,
  budget: { script: 80.5, ours: 13, style: 9 },
};

// The document of pages on which work is done: the shell with its search and its keys, and the page's own tables and
// forms.
const workDocument: PageDocument = {
  ...signedOutDocument,
  budget: { script: 104, ours: 36, style: 16 },
  sharesFiles: true,
};

// Most days in the office begin with it.
const firstDocument: PageDocument = { ...workDocument, budget: { script: 96, ours: 28, style: 16 } };

// The editor of a product has many parts, each with its rules.
const editorDocument: PageDocument = { ...workDocument, budget: { script: 112, ours: 45, style: 16 } };

const formDocument: PageDocument = { ...signedOutDocument, budget: { script: 84, ours: 17, style: 9 } };

const documents = {
  work: workDocument,
  first: firstDocument,
  editor: editorDocument,
  form: formDocument,
  signedOut: signedOutDocument,
};

function documentOf({ budget }: StaffPage): PageDocument {
  return typeof budget === 'string' ? documents[budget] : { ...formDocument, budget };
}

const pages: Readonly<Record<string, StaffPage>> = staffPages;

export const officeDelivery: SurfaceDelivery = {
  name: 'office',
  basePath: officePath,
  documents: Object.fromEntries(Object.entries(pages).map(([route, page]) => [route, documentOf(page)])),
  // A document of the office becomes that of the next page: the editor of texts and previews are in any of them.
  foreignSources: (route) => ['pasted', 'frames', ...(pages[route]?.foreignSources ?? [])],
  workers: { 'pack-worker': 'client/office/pack-worker.ts' },
  isPrivate: true,
  hasTextsInPage: true,
  // `__Host-` asks for the path `/`. No link from elsewhere sends it.
  session: { name: 'kasa_office', path: '/', sameSite: 'strict' },
  api: officeApi,
  ...officeLoads,
  titleOf: titleOfOffice,
  loadSurface: async () => (await import('./office.ts')).office,
  loadParts: async () => (await import('./office/late-office-shell.tsx')).LateOfficeShell.load(),
  alwaysLinked: () => [],
  notFoundTexts: { title: 'office.notFoundTitle', text: 'office.notFoundText' },
};
