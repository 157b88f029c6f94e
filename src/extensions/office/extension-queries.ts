import { operationQuery } from '../../query-client.ts';

export const extensionListQuery = operationQuery('ExtensionsList', {});
