import { createGraphqlApi } from '../graphql-client.ts';
import { operations } from '../operations.generated.ts';

export const storefrontApi = createGraphqlApi({ path: '/api/graphql_middleware', operations });

export const { queryUrl, mutationUrl } = storefrontApi;
