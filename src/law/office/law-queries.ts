import type { LawRecordQuery, LawShowQuery } from '../../office-operations.generated.ts';
import { operationQuery } from '../../query-client.ts';

export type ShownDuty = LawShowQuery['lawDuties'][number];
export type ShownNotice = LawShowQuery['lawNotices'][number];

export type ShownSection = LawRecordQuery['privacyRecord']['sections'][number];

export const lawQuery = operationQuery('LawShow', {});
export const recordQuery = operationQuery('LawRecord', {});
export const recordPageQuery = operationQuery('LawRecordPage', {});
