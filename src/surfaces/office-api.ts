// What the office asks of the server; browsers fetch it after the first view.

import { createGraphqlApi } from '../graphql-client.ts';
import { operations } from '../office-operations.generated.ts';
import { ordersToSendQuery } from '../orders/office/orders-to-send-query.ts';
import type { QueryLoader } from '../page-module.ts';
import { managedShopQuery, signedInStaffQuery } from '../staff/office/staff-queries.ts';
import { pageAccess } from '../staff/page-access.ts';
import { isPermission, mayAccess } from '../staff/permissions.ts';
import type { SurfaceLoads, TitleOf } from '../surface.ts';
import { staffPages } from './office/staff-pages.ts';

export const officeApi = createGraphqlApi({ path: '/api/admin', operations });

export const officeLoads: SurfaceLoads = {
  loadShell: (queryClient) => Promise.all([queryClient.ensureQueryData(managedShopQuery), loadStaff(queryClient)]),
  loads: staffPages,
};

async function loadStaff(queryClient: QueryLoader): Promise<void> {
  const { signedInStaff } = await queryClient.ensureQueryData(signedInStaffQuery);
  const holder = signedInStaff && { permissions: signedInStaff.permissions.filter(isPermission) };
  if (mayAccess(holder, pageAccess.pack)) await queryClient.ensureQueryData(ordersToSendQuery);
}

export const titleOfOffice: TitleOf = ({ title }, _location, { t }) => `${title} – ${t('office.title')}`;
