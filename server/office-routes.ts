// What the office answers: its GraphQL endpoint, its forms, and its pages, to anyone who may see them.
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLocale, type Locale } from '#src/i18n/locales.ts';
import { accountsFile } from './accounts/office/accounts-file.ts';
import { createKeyVisit, findCallingKey } from './api-keys/key-visit.ts';
import { importMessagesCsvFile } from './catalogue/office/imports/import-messages-csv-file.ts';
import { registerImportUpload } from './catalogue/office/imports/import-upload-route.ts';
import { productsCsvFile } from './catalogue/office/imports/products-csv-file.ts';
import { customersCsvFile } from './customers/office/customers-csv-file.ts';
import { registerDevelopers } from './developers/developers-route.ts';
import { discountsCsvFile } from './discounts/office/discounts-csv-file.ts';
import { registerMailPreview } from './emails/office/mail-preview-route.ts';
import { labelsFile } from './fulfilment/office/labels-file.ts';
import { type GraphqlServices, registerGraphqlRoutes } from './graphql/graphql-routes.ts';
import { createInProcessTransport } from './graphql/in-process-transport.ts';
import { officeExecutor } from './graphql/office-executor.ts';
import { registerOfficeForms } from './graphql/office-form-route.ts';
import { registerStaffMcp, STAFF_MCP_PATH } from './graphql/staff-mcp/staff-mcp-route.ts';
import { storefrontExecutor } from './graphql/storefront-executor.ts';
import type { FormServices } from './http/form-route.ts';
import { nobody } from './http/session.ts';
import { movementsCsvFile } from './inventory/office/movements-csv-file.ts';
import { invoiceFiles } from './invoices/office/invoice-files.ts';
import { registerGaranUpload } from './law/office/garan-upload-route.ts';
import { registerNoticeUpload } from './law/office/notice-upload-route.ts';
import { registerLive } from './live/live-route.ts';
import type { LiveStreams } from './live/live-streams.ts';
import type { PictureFiles } from './media/files/picture-files.ts';
import { registerPictureUpload } from './media/office/picture-upload-route.ts';
import { subscribersCsvFile } from './newsletter/office/subscribers-csv-file.ts';
import { ordersCsvFile } from './order-list/office/orders-csv-file.ts';
import { registerShopperView } from './orders/office/shopper-view-route.ts';
import { registerPackWorker } from './packing/office/pack-worker-route.ts';
import { registerPackingPapers } from './packing/papers/packing-papers-route.ts';
import { brandedStyles } from './render/brand-sheet.ts';
import { writeCodesPage } from './render/codes-page.ts';
import { writeErrorPage } from './render/error-page.ts';
import { writeNoticePage } from './render/notice-page.ts';
import { chooseLocale, type PageHandlerOptions, registerPages } from './render/page-handler.ts';
import { registerPreview } from './render/preview-route.ts';
import { renderShopperView } from './render/shopper-view.ts';
import { renderUnsavedPage } from './render/unsaved-page.ts';
import { reportCsvFile } from './reports/office/report-csv-file.ts';
import type { OfficeContext } from './schema/request-context.ts';
import { productsTemplateFile } from './setup/office/products-template-file.ts';
import { registerPointsUpload } from './shipping/office/points-upload-route.ts';
import type { LivingKey } from './staff/keys/find-key.ts';
import { decideEntry } from './staff/office/decide-entry.ts';
import { registerSignInForm } from './staff/office/sign-in-form-route.ts';
import { registerStaffFile, type StaffFile } from './staff/office/staff-file.ts';
import type { StaffSession } from './staff/session-store.ts';
import { createVisit, findVisitSession, type StaffVisit, type VisitServices } from './staff/staff-session.ts';
import type { StorefrontRoutes } from './storefront-routes.ts';
import { textsCsvFile } from './translation/office/texts-csv-file.ts';

export type OfficeRoutes = {
  /** All that does not depend on who is signed in. */
  createContext(request: FastifyRequest, reply: FastifyReply): Omit<OfficeContext, keyof StaffVisit>;
  visits: VisitServices;
  /** Meant for its page of an order. */
  storefront: Pick<StorefrontRoutes, 'createContext'> & Pick<StorefrontRoutes['pages'], 'renderer'>;
  publicUrl: string;
  pictureFiles: PictureFiles;
  workersDirectory: string;
  countMutation: GraphqlServices<OfficeContext>['countMutation'];
  liveStreams: LiveStreams;
  pages: Omit<PageHandlerOptions, 'createTransport' | 'countCart' | 'chooseLocale' | 'refuseEntry'>;
};

export async function registerOffice(app: FastifyInstance, routes: OfficeRoutes): Promise<void> {
  const { visits, publicUrl, countMutation, pages, pictureFiles } = routes;
  const { renderer, languages } = pages;
  const { api } = renderer.delivery;
  const sessions = new WeakMap<FastifyRequest, StaffSession | null>();
  const sessionOf = (request: FastifyRequest) => sessions.get(request) ?? null;
  const keys = new WeakMap<FastifyRequest, LivingKey>();
  const createContext = (request: FastifyRequest, reply: FastifyReply): OfficeContext => {
    const key = keys.get(request);
    return {
      ...routes.createContext(request, reply),
      ...(key ? createKeyVisit(key, request, visits) : createVisit(sessionOf(request), request, reply, visits)),
    };
  };
  const localeOf = (request: FastifyRequest) => {
    const locale = sessionOf(request)?.staff.locale;
    return isLocale(locale) ? locale : chooseLocale(request, languages());
  };

  await app.register(async (office) => {
    office.addHook('onRequest', async (request) => {
      // Programs with a key call the operations and nothing else; whoever names one is nobody else, whatever cookie comes too.
      const key = isOperation(request, api.path) ? await findCallingKey(request, visits) : undefined;
      if (key) keys.set(request, key);
      else sessions.set(request, await findVisitSession(request, visits));
    });
    registerLive(office, { streams: routes.liveStreams, sessionOf, publicUrl });
    registerGraphqlRoutes(office, {
      ...{ api, executor: officeExecutor, createContext, publicUrl },
      // Calls with a key are counted by key.
      countMutation: async (request) => (keys.has(request) ? undefined : countMutation(request)),
      isByKey: (request) => keys.has(request),
    });
    registerStaffMcp(office, createContext);
    registerForms(office, routes, { createContext, localeOf });
    await registerUploads(office, { createContext, publicUrl, countMutation, pictureFiles });
    registerFiles(office, routes, createContext);
    registerViews(office, routes, createContext);
    registerPages(office, {
      ...pages,
      chooseLocale: localeOf,
      refuseEntry: (request, reply, location) =>
        decideEntry(request, reply, { location, staff: sessionOf(request)?.staff ?? null }),
      createTransport: (request, reply) => createInProcessTransport(officeExecutor, createContext(request, reply)),
    });
  });
}

/** Goes by the route's own address: however a program writes it, nothing else is open to keys. */
function isOperation({ routeOptions: { url = '' } }: FastifyRequest, path: string): boolean {
  return [`${path}/query/:name`, `${path}/mutation/:name`, STAFF_MCP_PATH].includes(url);
}

type CreateContext = (request: FastifyRequest, reply: FastifyReply) => OfficeContext;
type Visitor = { createContext: CreateContext; localeOf(request: FastifyRequest): Locale };

function registerForms(office: FastifyInstance, { pages, publicUrl }: OfficeRoutes, visitor: Visitor): void {
  const { renderer } = pages;
  const forms: FormServices<OfficeContext> = {
    createContext: visitor.createContext,
    writeErrorPage: (...error) => writeErrorPage(renderer, ...error),
    publicUrl,
    readLocale: visitor.localeOf,
    // The session's cookie is not sent with a form from elsewhere.
    acceptsToken: () => true,
  };
  registerSignInForm(office, forms);
  registerOfficeForms(office, {
    ...forms,
    writeCodesPage: (locale, codes) => writeCodesPage(renderer, locale, codes),
  });
}

type Uploads = Pick<OfficeRoutes, 'publicUrl' | 'countMutation' | 'pictureFiles'> & { createContext: CreateContext };

async function registerUploads(office: FastifyInstance, uploads: Uploads): Promise<void> {
  await registerPictureUpload(office, uploads);
  await registerPointsUpload(office, uploads);
  await registerNoticeUpload(office, uploads);
  await registerGaranUpload(office, uploads);
  await registerImportUpload(office, uploads);
}

/** How shoppers see an e-mail, an order, and a page that is not saved yet. */
function registerViews(office: FastifyInstance, routes: OfficeRoutes, createContext: CreateContext): void {
  const { storefront, publicUrl } = routes;
  registerMailPreview(office, { createContext, publicUrl });
  registerShopperView(office, {
    createContext,
    renderOrder(request, reply, { id: viewedOrderId, locale }) {
      const context = { ...storefront.createContext(request, reply), session: nobody, viewedOrderId };
      const transport = createInProcessTransport(storefrontExecutor, context);
      return renderShopperView(storefront.renderer, transport, locale);
    },
  });
  registerPreview(office, {
    createContext,
    publicUrl,
    renderPage(request, reply, { path, shop, unsaved }) {
      const nobodys = { session: nobody, tags: new Set<string>(), readShop: async () => shop };
      const ofShop = { markets: shop.markets, paymentSettings: shop.payments };
      const context = { ...storefront.createContext(request, reply), ...nobodys, ...ofShop, unsaved };
      return renderUnsavedPage(
        storefront.renderer,
        { path, shop },
        createInProcessTransport(storefrontExecutor, context),
      );
    },
  });
}

/** All files that staff download or print, except the packing papers, which may answer with a page. */
export const staffFiles: readonly StaffFile[] = [
  labelsFile,
  ordersCsvFile,
  customersCsvFile,
  discountsCsvFile,
  ...invoiceFiles,
  accountsFile,
  reportCsvFile,
  subscribersCsvFile,
  movementsCsvFile,
  productsTemplateFile,
  productsCsvFile,
  importMessagesCsvFile,
  textsCsvFile,
];

function registerFiles(office: FastifyInstance, routes: OfficeRoutes, createContext: CreateContext): void {
  const { renderer } = routes.pages;
  for (const file of staffFiles) registerStaffFile(office, file, createContext);
  registerPackingPapers(office, {
    createContext,
    latestShop: renderer.latestShop,
    pictureFiles: routes.pictureFiles,
    writeNotice: (...notice) => writeNoticePage(renderer, ...notice),
  });
  registerPackWorker(office, { file: join(routes.workersDirectory, 'pack-worker.js'), release: renderer.release });
  registerDevelopers(office, {
    createContext,
    styles: () => brandedStyles(renderer.manifest.styles, renderer.latestShop()),
  });
}
