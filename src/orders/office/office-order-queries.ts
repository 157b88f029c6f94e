import type { QueryClient } from '@tanstack/react-query';
import type { OrdersManagedQuery } from '../../office-operations.generated.ts';
import { operationQuery } from '../../query-client.ts';

export type ManagedOrder = NonNullable<OrdersManagedQuery['managedOrder']>;

export const orderChoicesQuery = operationQuery('OrdersChoices', {});

export function managedOrderQuery(number: string | undefined) {
  return operationQuery('OrdersManaged', { number: readNumber(number) ?? 0 });
}

export function pointsQuery(number: number, search: string) {
  return operationQuery('OrdersPoints', { number, search });
}

export function findQuery(text: string) {
  return operationQuery('OrdersFind', { text });
}

function readNumber(text: string | null | undefined): number | null {
  return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

/** Wherever the order is shown: on its own page, and on those of its returns. */
export async function invalidateOrder(queryClient: QueryClient, number: number): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['OrdersManaged', { number }] }),
    queryClient.invalidateQueries({ queryKey: ['OrdersLabels', { number }] }),
    queryClient.invalidateQueries({ queryKey: ['ReturnsManaged'] }),
    queryClient.invalidateQueries({ queryKey: ['ActionsWaiting'] }),
  ]);
}
