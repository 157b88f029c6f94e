import type { SetupShowQuery } from '../../office-operations.generated.ts';
import { operationQuery } from '../../query-client.ts';

export type ShopSetup = SetupShowQuery['shopSetup'];

export const setupQuery = operationQuery('SetupShow', {});
