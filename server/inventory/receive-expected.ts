// All of a line of expected goods has come: what is missing of it is read under the lock of its variant, so that of two who
// receive it at once the second finds nothing to receive.
import { randomUUID } from 'node:crypto';
import type { StockEntryRefusal } from '#src/catalogue/office/stock/stock-refusals.ts';
import { isUuid } from '#src/is-uuid.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import { inTransaction } from '../database/transaction.ts';
import { enterStockIn, type InventoryServices, type StockEntered } from './enter-stock.ts';
import { findExpected } from './expected-goods.ts';
import { lockStock } from './lock-stock.ts';

export type ExpectedReceived = StockEntered & { sku: string; quantity: number };

/** `NothingEntered`: there is no such line, or all of it has come. */
export async function receiveExpected(
  { db, ...services }: Omit<InventoryServices, 'isTrial'>,
  id: string,
): Promise<Result<ExpectedReceived, StockEntryRefusal>> {
  if (!isUuid(id)) return refuse({ kind: 'NothingEntered' });
  return inTransaction(db, async (tx) => {
    const found = await findExpected(tx, id);
    if (found) await lockStock(tx, [found.variant_id]);
    const line = found && (await findExpected(tx, id));
    const quantity = line ? line.quantity - line.received : 0;
    if (!line || quantity <= 0) return refuse({ kind: 'NothingEntered' });
    const entered = await enterStockIn(tx, services, {
      ...{ key: randomUUID(), kind: 'receive', note: line.note },
      lines: [{ variantId: line.variant_id, quantity }],
      expectedIds: [id],
    });
    return entered.ok ? ok({ ...entered.value, sku: line.sku, quantity }) : entered;
  });
}
