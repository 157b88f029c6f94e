// Target 9: the office with a hundred thousand orders, and what its open streams cost shoppers.
import { connectDatabase } from '#server/database/connect.ts';
import { thousandsOfOrders } from '../../orders/office/thousands-of-orders.ts';
import type { Row } from '../bench-row.ts';
import { type BenchShop, runKasa, serveShop } from '../bench-shop.ts';
import type { LoadOptions } from '../put-load.ts';
import { measureFirstScreens } from './first-screens.ts';
import { measureOfficeAnswers } from './office-answers.ts';
import { createBenchDatabase, type OfficeBench } from './office-bench.ts';
import { measureStreams } from './stream-cost.ts';

const ORDERS = 100_000;
const QUICK_ORDERS = 5_000;

export async function measureOffice(shop: BenchShop, load: LoadOptions): Promise<Row[]> {
  const orders = process.env.QUICK ? QUICK_ORDERS : ORDERS;
  const env = { ...shop.env, DATABASE_URL: await createBenchDatabase(shop.databaseUrl, 'kasa_office') };
  await runKasa(['migrate'], env);
  await runKasa(['seed'], env);
  const database = await connectDatabase({ url: env.DATABASE_URL, dataDirectory: '', deadlines: null });
  try {
    await thousandsOfOrders(database.db, orders, new Date());
    const bench: OfficeBench = { env, database, orders };
    const rows: Row[] = [];
    const server = await serveShop(env);
    try {
      rows.push(
        ...(await measureOfficeAnswers(server, bench, load)),
        ...(await measureFirstScreens(server, bench, load)),
      );
    } finally {
      await server.stop();
    }
    return [...rows, ...(await measureStreams(bench, load))];
  } finally {
    await database.close();
  }
}
