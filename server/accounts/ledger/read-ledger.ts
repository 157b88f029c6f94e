import type { Db } from '../../database/connect.ts';
import type { LedgerEntry } from './ledger-entry.ts';
import type { LedgerMonth } from './ledger-month.ts';
import { readPayouts } from './read-payouts.ts';
import { readCorrections, readSales } from './read-sales.ts';

/** Sales, then what was given back, then what the provider booked; each the earliest first, as one moment shows them. */
export async function* readLedger(db: Db, month: LedgerMonth): AsyncGenerator<LedgerEntry> {
  const tx = await db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute();
  try {
    for await (const page of readSales(tx, month)) yield* page;
    for await (const page of readCorrections(tx, month)) yield* page;
    for await (const page of readPayouts(tx, month)) yield* page;
  } finally {
    await tx.rollback().execute();
  }
}
