import type { DisputesManagedQuery, ListedDisputeFieldsFragment } from '../../office-operations.generated.ts';
import { operationQuery } from '../../query-client.ts';

export type ManagedDispute = NonNullable<DisputesManagedQuery['managedDispute']>;

export type ListedDispute = ListedDisputeFieldsFragment;

export const openDisputesQuery = operationQuery('DisputesOpen', {});

export function managedDisputeQuery(id = '') {
  return operationQuery('DisputesManaged', { id });
}
