// What the pages of an account ask of the server: what the shell of the shop asks, at the same endpoint, and an operation of their
// own, which the storefront's table does not carry.
import { operations as ownOperations } from '../account-operations.generated.ts';
import { createGraphqlApi } from '../graphql-client.ts';
import { storefrontApi } from './storefront-api.ts';

export const accountApi = createGraphqlApi({
  path: storefrontApi.path,
  operations: { ...storefrontApi.operations, ...ownOperations },
});
