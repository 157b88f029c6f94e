// What the office asks of the server; browsers fetch it after the first view.
import { createGraphqlApi } from '../graphql-client.ts';
import { operations } from '../office-operations.generated.ts';
import { managedShopQuery } from '../staff/office/staff-queries.ts';
import type { LoadShell, TitleOf } from '../surface.ts';

// Under the path of the office's cookie.
export const officeApi = createGraphqlApi({ path: '/admin/graphql', operations });

export const loadOfficeShell: LoadShell = (queryClient) => queryClient.ensureQueryData(managedShopQuery);

export const titleOfOffice: TitleOf = ({ title }, _location, { t }) => `${title} – ${t('office.title')}`;
