import type { VariablesOf } from '../graphql-client.ts';
import { operationQuery } from '../query-client.ts';

/** The checkout for a destination and a delivery method; without them, as the shopper left it. */
export function checkoutQuery(variables: VariablesOf<'CheckoutShow'>) {
  return operationQuery('CheckoutShow', variables);
}
