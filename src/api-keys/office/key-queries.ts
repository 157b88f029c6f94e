import { operationQuery } from '../../query-client.ts';

export const keyListQuery = operationQuery('KeysList', {});
