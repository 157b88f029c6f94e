import type { VariablesOf } from '../graphql-client.ts';
import { operationQuery } from '../query-client.ts';

export function pickupPointsQuery(variables: VariablesOf<'ShippingPickupPoints'>) {
  return operationQuery('ShippingPickupPoints', variables);
}
