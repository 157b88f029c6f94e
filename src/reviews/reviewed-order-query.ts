import type { ReviewedOrderShowQuery } from '../operations.generated.ts';
import { operationQuery } from '../query-client.ts';

export type ShownReviewedOrder = NonNullable<ReviewedOrderShowQuery['reviewedOrder']>;

export function reviewedOrderQuery(token: string | undefined) {
  return operationQuery('ReviewedOrderShow', { token: token ?? '' });
}
