// The merchant's side, at the addresses of `src/office-addresses.ts`: its pages, and what stands around them.
import type { RouteLocation } from '../addresses.ts';
import { textsOf } from '../i18n/load-texts.ts';
import { locateInOffice, type OfficeRouteName, officePath, officeUrlOf } from '../office-addresses.ts';
import { orderViewsQuery } from '../order-list/office/many-orders-queries.ts';
import { packingQueueQuery } from '../packing/office/packing-queries.ts';
import type { PageLoad } from '../page-module.ts';
import { setupProgressQuery, setupQuery } from '../setup/office/setup-queries.ts';
import { accountQuery, auditLogQuery, staffLinkQuery, staffListQuery } from '../staff/office/staff-queries.ts';
import type { Surface, SurfacePage } from '../surface.ts';
import { todayQuery } from '../today/office/today-queries.ts';
import { OfficeHeader } from './office/office-header.tsx';

const loadLink: PageLoad = (queryClient, { params }) => queryClient.ensureQueryData(staffLinkQuery(params.token ?? ''));

// With the first page that asks: the sign-in page goes without them.
const orderQueries = () => import('../orders/office/office-order-queries.ts');
const labelQueries = () => import('../fulfilment/office/label-queries.ts');
const disputeQueries = () => import('../disputes/office/dispute-queries.ts');
const returnQueries = () => import('../returns/office/returns-queue-queries.ts');

// A page file is named after its route: `signIn` is `sign-in-page.tsx`. Nothing here is ever cached for several visitors.
const officePages: Record<OfficeRouteName, SurfacePage> = {
  today: {
    page: () => import('../today/office/today-page.tsx'),
    load: (queryClient) =>
      Promise.all([queryClient.ensureQueryData(todayQuery), queryClient.ensureQueryData(setupProgressQuery)]),
    isPersonal: true,
  },
  orders: {
    page: () => import('../order-list/office/orders-page.tsx'),
    load: async (queryClient, { search }) => {
      const { orderListQuery, orderChoicesQuery } = await orderQueries();
      return Promise.all([
        queryClient.ensureQueryData(orderListQuery(search)),
        queryClient.ensureQueryData(orderChoicesQuery),
        queryClient.ensureQueryData(orderViewsQuery),
      ]);
    },
    isPersonal: true,
  },
  managedOrder: {
    page: () => import('../order-page/office/managed-order-page.tsx'),
    load: async (queryClient, { params }) => {
      const [{ managedOrderQuery }, { orderLabelsQuery }] = await Promise.all([orderQueries(), labelQueries()]);
      return Promise.all([
        queryClient.ensureQueryData(managedOrderQuery(params.number)),
        queryClient.ensureQueryData(orderLabelsQuery(params.number)),
      ]);
    },
    isPersonal: true,
  },
  customers: {
    page: () => import('../customers/office/customers-page.tsx'),
    load: async (queryClient, location) =>
      (await import('../customers/office/load-customers.ts')).loadCustomers(queryClient, location),
    isPersonal: true,
  },
  subscribers: {
    page: () => import('../newsletter/office/subscribers-page.tsx'),
    isPersonal: true,
  },
  customer: {
    page: () => import('../customers/office/customer-page.tsx'),
    load: async (queryClient, location) =>
      (await import('../customers/office/load-customers.ts')).loadCustomer(queryClient, location),
    isPersonal: true,
  },
  reviews: {
    page: () => import('../reviews/office/reviews-page.tsx'),
    isPersonal: true,
  },
  delivery: {
    page: () => import('../shipping/office/delivery-page.tsx'),
    isPersonal: true,
  },
  returns: {
    page: () => import('../returns/office/returns-page.tsx'),
    load: async (queryClient, { search }) =>
      queryClient.ensureQueryData((await returnQueries()).returnListQuery(search)),
    isPersonal: true,
  },
  managedReturn: {
    page: () => import('../returns/office/managed-return-page.tsx'),
    load: async (queryClient, { params }) =>
      queryClient.ensureQueryData((await returnQueries()).managedReturnQuery(params.number)),
    isPersonal: true,
  },
  disputes: {
    page: () => import('../disputes/office/disputes-page.tsx'),
    load: async (queryClient) => queryClient.ensureQueryData((await disputeQueries()).openDisputesQuery),
    isPersonal: true,
  },
  managedDispute: {
    page: () => import('../disputes/office/managed-dispute-page.tsx'),
    load: async (queryClient, { params }) =>
      queryClient.ensureQueryData((await disputeQueries()).managedDisputeQuery(params.id)),
    isPersonal: true,
  },
  pack: {
    page: () => import('../packing/office/pack-page.tsx'),
    load: (queryClient) => queryClient.ensureQueryData(packingQueueQuery),
    isPersonal: true,
  },
  drafts: {
    page: () => import('../drafts/office/drafts-page.tsx'),
    isPersonal: true,
  },
  draftOrder: {
    page: () => import('../drafts/office/draft-order-page.tsx'),
    isPersonal: true,
  },
  discounts: {
    page: () => import('../discounts/office/discounts-page.tsx'),
    isPersonal: true,
  },
  discountCode: {
    page: () => import('../discounts/office/discount-code-page.tsx'),
    isPersonal: true,
  },
  signIn: {
    page: () => import('../staff/office/sign-in-page.tsx'),
    isPersonal: true,
  },
  setup: {
    page: () => import('../staff/office/setup-page.tsx'),
    load: loadLink,
    isPersonal: true,
  },
  shopSetup: {
    page: () => import('../setup/office/shop-setup-page.tsx'),
    load: (queryClient) => queryClient.ensureQueryData(setupQuery),
    isPersonal: true,
  },
  invitation: {
    page: () => import('../staff/office/invitation-page.tsx'),
    load: loadLink,
    isPersonal: true,
  },
  recovery: {
    page: () => import('../staff/office/recovery-page.tsx'),
    load: loadLink,
    isPersonal: true,
  },
  stepUp: {
    page: () => import('../staff/office/step-up-page.tsx'),
    isPersonal: true,
  },
  account: {
    page: () => import('../staff/office/account-page.tsx'),
    load: (queryClient) => queryClient.ensureQueryData(accountQuery),
    isPersonal: true,
  },
  staff: {
    page: () => import('../staff/office/staff-page.tsx'),
    load: (queryClient) => queryClient.ensureQueryData(staffListQuery),
    isPersonal: true,
  },
  auditLog: {
    page: () => import('../audit-log/office/audit-log-page.tsx'),
    load: (queryClient, location) => queryClient.ensureQueryData(auditLogQuery(location)),
    isPersonal: true,
  },
  officeNotFound: {
    page: () => import('./office/office-not-found-page.tsx'),
    isPersonal: true,
  },
};

export const office: Surface = {
  pages: officePages,
  locate: (href, locale) =>
    (locateInOffice(href, locale) ?? locateInOffice(`${officePath}/404`, locale)) as RouteLocation,
  homePath: () => officeUrlOf('today'),
  // The pieces that both surfaces are made of speak in the storefront's texts.
  loadTexts: textsOf(
    (locale) => import(`../i18n/messages/${locale}/storefront.ts`),
    (locale) => import(`../i18n/messages/${locale}/office.ts`),
    (locale) => import(`../i18n/messages/${locale}/office/shell.ts`),
  ),
  Header: OfficeHeader,
  Footer: () => null,
};
