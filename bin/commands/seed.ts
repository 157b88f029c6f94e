import type { Command } from 'commander';
import type { Db } from '#server/database/connect.ts';
import { CliError } from '../cli-errors.ts';

type SeedFlags = { ifEmpty?: boolean; force?: boolean; json?: boolean };

type SeedResult = { seeded: boolean; products: number };

export function registerSeed(program: Command): void {
  program
    .command('seed')
    .description('fill an empty shop with the demo catalogue')
    .option('--if-empty', 'do nothing, and succeed, when the shop has products or is somebody’s own')
    .option('--force', 'add the demo catalogue to a shop that has products')
    .option('--json', 'print the result as JSON')
    .addHelpText('after', '\nExample:\n  $ kasa seed')
    .action(async (flags: SeedFlags) => {
      const startedAt = performance.now();
      const result = await seed(flags);
      if (flags.json) console.log(JSON.stringify({ ok: true, ...result }));
      else if (result.seeded) console.log(`Seeded ${result.products} demo products in ${secondsSince(startedAt)} s.`);
      else if (!flags.ifEmpty)
        console.log(`The shop has ${result.products} products; nothing was changed (--force adds the demo).`);
    });
}

async function seed({ ifEmpty, force, json }: SeedFlags): Promise<SeedResult> {
  const [{ withDatabase }, { seedDemo }, { findOrigin }] = await Promise.all([
    import('./with-database.ts'),
    import('#server/demo/seed-demo.ts'),
    import('#server/shop/shop-origin.ts'),
  ]);
  return withDatabase(async ({ db, pictureFiles, now }) => {
    const before = await countRows(db, 'products');
    const isOwn = (await findOrigin(db)) === 'own';
    if (ifEmpty && (before > 0 || isOwn)) return { seeded: false, products: before };
    if (isOwn) throw isSomebodys();
    if ((await countRows(db, 'orders')) > 0) throw hasOrders();
    if (before > 0 && !force) return { seeded: false, products: before };

    if (!json) console.log(before > 0 ? 'Adding the demo to the shop' : 'Filling an empty shop with the demo');
    const { ok, faults, products } = await seedDemo({ db, pictureFiles, now });
    if (!ok) throw new Error(`the demo catalogue has faults: ${JSON.stringify(faults)}`);
    return { seeded: true, products: products.created + products.updated + products.unchanged };
  });
}

function secondsSince(startedAt: number): string {
  return ((performance.now() - startedAt) / 1000).toFixed(1);
}

async function countRows(db: Db, table: 'products' | 'orders'): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

function isSomebodys(): CliError {
  return new CliError({
    code: 'SHOP_IS_OWN',
    title: 'This is a shop of somebody’s own, and the demo does not belong in it.',
    fix: 'Seed another one: set DATABASE_URL, or KASA_DATA to a new folder.',
  });
}

function hasOrders(): CliError {
  return new CliError({
    code: 'SHOP_HAS_ORDERS',
    title: 'This database has orders: it is a real shop, and demo products do not belong in it.',
    fix: 'Seed another one: set DATABASE_URL, or KASA_DATA to a new folder.',
  });
}
