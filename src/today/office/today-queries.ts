import type { OrdersTodayQuery } from '../../office-operations.generated.ts';
import { operationQuery } from '../../query-client.ts';

export type Today = OrdersTodayQuery['today'];
export type PeriodName = 'day' | 'week' | 'month';

export const todayQuery = operationQuery('OrdersToday', {});
