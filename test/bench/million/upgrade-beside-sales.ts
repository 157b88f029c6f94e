// What sales wait for while the last twenty migrations are applied to a shop with a million orders, carts, products and
// movements of stock.
import { connectDatabase } from '#server/database/connect.ts';
import { applyLastBesideSales, LONGEST_WAIT_MS } from '../../database/upgrades/beside-sales.ts';
import type { Row } from '../bench-row.ts';
import type { BenchShop } from '../bench-shop.ts';
import { createBenchDatabase } from '../office/office-bench.ts';

const ROWS = 1_000_000;
const QUICK_ROWS = 20_000;

export async function measureUpgrade(shop: BenchShop): Promise<Row[]> {
  const url = await createBenchDatabase(shop.databaseUrl, 'kasa_upgrade');
  const { db, close } = await connectDatabase({ url, dataDirectory: '', deadlines: null });
  try {
    const rows = process.env.QUICK ? QUICK_ROWS : ROWS;
    const applied = await applyLastBesideSales(db, rows);
    const waits = applied.flatMap(({ name, waits }) =>
      Object.entries(waits).map(([table, ms]) => ({ ms, what: `${table} at ${name}` })),
    );
    const [longest] = waits.toSorted((one, other) => other.ms - one.ms);
    const [slowest] = applied.toSorted((one, other) => other.tookMs - one.tookMs);
    const of = `${rows.toLocaleString('en')} orders`;
    return [
      {
        target: 0,
        what: `longest wait of a sale while the last ${applied.length} migrations are applied, ${of}`,
        figure: longest?.ms ?? null,
        unit: 'ms',
        limit: { atMost: LONGEST_WAIT_MS },
        note: longest?.what ?? 'nothing was written',
      },
      {
        target: 0,
        what: `the slowest of these migrations, ${of}`,
        figure: (slowest?.tookMs ?? Number.NaN) / 1_000,
        unit: 's',
        note: slowest?.name ?? '',
      },
    ];
  } finally {
    await close();
  }
}
