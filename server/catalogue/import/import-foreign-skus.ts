// SKUs of a file that another product of the shop has, which the file does not name: within a file they are told apart while it
// is read.
import { sql } from 'kysely';
import type { Transaction } from '#server/database/transaction.ts';
import type { FaultLog } from './import-faults.ts';
import type { Columns } from './import-header.ts';

export type NamedInFile = {
  /** Lines by SKU. */
  skus: ReadonlyMap<string, number>;
  handles: ReadonlySet<string>;
};

export async function tellForeignSkus(
  tx: Transaction,
  { skus, handles }: NamedInFile,
  { columns, faults }: { columns: Columns; faults: FaultLog },
): Promise<void> {
  if (skus.size === 0) return;
  const { rows } = await sql<{ sku: string; handle: string }>`
    select distinct on (given.sku) given.sku, p.handle
    from unnest(${[...skus.keys()]}::text[]) as given (sku)
    join variants v on v.sku <> '' and search_code(v.sku) = search_code(given.sku) and v.archived_at is null
    join products p on p.id = v.product_id
    where p.handle <> all(${[...handles]}::text[])
    order by given.sku, p.handle`.execute(tx);
  for (const { sku, handle } of rows) {
    const place = { line: skus.get(sku) ?? 1, column: columns.byField.get('sku')?.header, value: sku };
    const message = `The SKU “${sku.slice(0, 60)}” is that of another product already, ${handle}.`;
    faults.warn(
      'DUPLICATE_SKU',
      place,
      message,
      'Give each variant its own SKU; parcels are packed and stock is counted by it.',
    );
  }
}
