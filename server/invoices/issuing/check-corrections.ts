import { ok, type Result, refuse } from '#src/result.ts';
import type { Db } from '../../database/connect.ts';
import { listInvoicesOf } from '../invoice-store.ts';
import { listRefundsToCorrect } from './list-refunds-to-correct.ts';

export type CorrectionRefusal = { kind: 'NotInvoiced' } | { kind: 'NothingToCorrect' };

/** Why nothing can be corrected at the order. */
export async function checkCorrections(db: Db, orderId: string): Promise<Result<null, CorrectionRefusal>> {
  const issued = await listInvoicesOf(db, orderId);
  if (!issued.some(({ kind, document }) => document && (kind === 'invoice' || kind === 'receipt'))) {
    return refuse({ kind: 'NotInvoiced' });
  }
  const refunds = await listRefundsToCorrect(db, orderId);
  return refunds.length > 0 ? ok(null) : refuse({ kind: 'NothingToCorrect' });
}
