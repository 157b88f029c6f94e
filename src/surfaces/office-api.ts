// What the office asks of the server; browsers fetch it after the first view.
import { createGraphqlApi } from '../graphql-client.ts';
import { operations } from '../office-operations.generated.ts';
import { managedShopQuery, signedInStaffQuery } from '../staff/office/staff-queries.ts';
import type { LoadShell, TitleOf } from '../surface.ts';

export const officeApi = createGraphqlApi({ path: '/api/admin', operations });

export const loadOfficeShell: LoadShell = (queryClient) =>
  Promise.all([queryClient.ensureQueryData(managedShopQuery), queryClient.ensureQueryData(signedInStaffQuery)]);

export const titleOfOffice: TitleOf = ({ title }, _location, { t }) => `${title} – ${t('office.title')}`;
