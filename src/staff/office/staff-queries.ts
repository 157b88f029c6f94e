import { operationQuery } from '../../query-client.ts';

/** Which shop is worked on: stands above every page of the office. */
export const managedShopQuery = operationQuery('StaffManagedShop', {});

/** The person who is signed in, and what this person may do; null when nobody is. */
export const signedInStaffQuery = operationQuery('StaffSignedIn', {});

export const staffLinkQuery = (token: string) => operationQuery('StaffShowLink', { token });

/** The names of those who can give another role. */
export const ownersQuery = operationQuery('StaffOwners', {});

export const accountQuery = operationQuery('StaffAccount', {});

export const staffListQuery = operationQuery('StaffList', {});
