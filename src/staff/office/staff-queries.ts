import { operationQuery } from '../../query-client.ts';

/** Which shop is worked on: stands above every page of the office. */
export const managedShopQuery = operationQuery('StaffManagedShop', {});
