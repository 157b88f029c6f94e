import { ok, type Result, refuse } from '#src/result.ts';
import type { Db } from '../../database/connect.ts';
import { listToCorrect } from './list-to-correct.ts';

export type CorrectionRefusal = { kind: 'NotInvoiced' } | { kind: 'NothingToCorrect' };

/** Why nothing can be corrected at the order. */
export async function checkCorrections(db: Db, orderId: string): Promise<Result<null, CorrectionRefusal>> {
  const invoiced = await listToCorrect(db, orderId);
  if (!invoiced) return refuse({ kind: 'NotInvoiced' });
  return invoiced.open.length > 0 ? ok(null) : refuse({ kind: 'NothingToCorrect' });
}
