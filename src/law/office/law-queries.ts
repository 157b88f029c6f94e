import type { LawShowQuery } from '../../office-operations.generated.ts';
import { operationQuery } from '../../query-client.ts';

export type ShownDuty = LawShowQuery['lawDuties'][number];
export type ShownNotice = LawShowQuery['lawNotices'][number];

export const lawQuery = operationQuery('LawShow', {});
