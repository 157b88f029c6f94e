import { operationQuery } from '../../query-client.ts';

export const secretListQuery = operationQuery('SecretsList', {});
