// What was paid out to the bank, and what each payout is made of.
import { z } from 'zod';
import { listParameters, parseParameters, text } from '../parameters/parameter-schemas.ts';
import { payOut } from '../payouts/pay-out.ts';
import type { ApiEndpoint } from './api-endpoint.ts';
import { listPage } from './list-page.ts';

const listPayouts = z.strictObject({ ...listParameters, status: text().optional() });
const listBookings = z.strictObject({ ...listParameters, payout: text() });

export const payoutEndpoints: readonly ApiEndpoint[] = [
  {
    method: 'GET',
    path: '/v1/payouts',
    async answer(tx, context, _id, input) {
      const parameters = parseParameters(listPayouts, input);
      // What has waited at the bank since it was last asked about.
      await payOut(tx, context);
      return listPage(tx, 'payout', '/v1/payouts', parameters);
    },
  },
  {
    method: 'GET',
    path: '/v1/balance_transactions',
    answer: (tx, _context, _id, input) =>
      listPage(tx, 'balance_transaction', '/v1/balance_transactions', parseParameters(listBookings, input)),
  },
];
