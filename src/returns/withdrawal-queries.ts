import type { RouteLocation } from '../addresses.ts';
import type { WithdrawalShowQuery } from '../operations.generated.ts';
import { operationQuery } from '../query-client.ts';

export type ShownWithdrawal = NonNullable<WithdrawalShowQuery['withdrawal']>;

export function withdrawalQuery({ params }: RouteLocation) {
  return operationQuery('WithdrawalShow', { token: params.token ?? '' });
}
