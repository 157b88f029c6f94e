import type { RefundsQuoteQuery, RefundsQuoteQueryVariables } from '../../office-operations.generated.ts';
import { operationQuery } from '../../query-client.ts';

export type RefundQuote = NonNullable<RefundsQuoteQuery['refundQuote']>;

export function refundQuoteQuery(variables: RefundsQuoteQueryVariables) {
  return operationQuery('RefundsQuote', variables);
}
