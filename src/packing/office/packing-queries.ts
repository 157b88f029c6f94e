import type { PackingQueueQuery } from '../../office-operations.generated.ts';
import { operationQuery } from '../../query-client.ts';

export type PackingQueue = PackingQueueQuery['packingQueue'];
export type PackingOrder = PackingQueue['orders'][number];
export type PackingLine = PackingOrder['lines'][number];

export const packingQueueQuery = operationQuery('PackingQueue', {});
