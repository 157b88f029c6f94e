// "Start my own shop": the demo goes by the use case of `kasa demo remove`, with the orders that were placed to try it.
import { ok, type Result, refuse } from '#src/result.ts';
import type { Transaction } from '../database/transaction.ts';
import type { OfficeContext } from '../schema/request-context.ts';
import type { Changer, SetupRefusal } from './change-documents.ts';
import { forgetSteps } from './setup-store.ts';

/** The files that nothing names any more: to be deleted when the transaction has ended. */
export async function startOwnShop(
  tx: Transaction,
  { audit, setup, now }: Pick<Changer, 'audit'> & Pick<OfficeContext, 'setup' | 'now'>,
): Promise<Result<string[], SetupRefusal>> {
  const removed = await setup.removeDemo(tx, now());
  if (!removed.ok) return refuse({ kind: removed.error.kind });
  await forgetSteps(tx);
  const { products, orders, pictures } = removed.value;
  await audit(tx, { kind: 'demo.removed', subject: '', before: { products, orders, pictures: pictures.length } });
  return ok(pictures);
}
