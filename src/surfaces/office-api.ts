import { createGraphqlApi } from '../graphql-client.ts';
import { operations } from '../office-operations.generated.ts';

// Under the path of the office's cookie.
export const officeApi = createGraphqlApi({ path: '/admin/graphql', operations });
