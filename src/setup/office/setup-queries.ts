import type { SetupProgressQuery, SetupShowQuery } from '../../office-operations.generated.ts';
import { operationQuery } from '../../query-client.ts';

export type ShopSetup = SetupShowQuery['shopSetup'];
export type SetupProgress = NonNullable<SetupProgressQuery['setupProgress']>;

export const setupQuery = operationQuery('SetupShow', {});

/** How far the shop is set up; null when it is, and for anyone who has no part in it. */
export const setupProgressQuery = operationQuery('SetupProgress', {});
