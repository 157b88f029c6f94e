// Apart from the other queries, because every page of the office shows it.
import { operationQuery } from '../../query-client.ts';

/** How many orders are to be sent. */
export const ordersToSendQuery = operationQuery('OrdersToSend', {});
