import type { SetupProgressQuery, SetupShowQuery } from '../../office-operations.generated.ts';
import { operationQuery } from '../../query-client.ts';

export type ShopSetup = SetupShowQuery['shopSetup'];
export type SetupProgress = NonNullable<SetupProgressQuery['setupProgress']>;

export const setupQuery = operationQuery('SetupShow', {});

/** Asked beside the page: the payment provider may take its time. */
export const inactiveMethodsQuery = operationQuery('SetupInactiveMethods', {});

/** How far the shop is set up; null when it is, and for anyone who has no part in it. */
export const setupProgressQuery = operationQuery('SetupProgress', {});
