import type { Command } from 'commander';
import type { Db } from '#server/database/connect.ts';
import { formatNumber } from '#src/numbers/format-number.ts';

export function registerMigrate(program: Command): void {
  program
    .command('migrate')
    .description('bring the database to the newest schema')
    .option('--verbose', 'name each migration')
    .option('--skipped', 'also apply what came in before others that were applied already')
    .option('--json', 'print the result as JSON')
    .addHelpText('after', '\nExample:\n  $ DATABASE_URL=postgres://kasa@localhost/kasa kasa migrate')
    .action(async ({ verbose, skipped, json }: { verbose?: boolean; skipped?: boolean; json?: boolean }) => {
      const applied = await applyMigrations(skipped === true);
      if (json) return console.log(JSON.stringify({ ok: true, applied }));
      if (verbose) for (const name of applied) console.log(name);
      console.log(describeMigrations(applied.length));
    });
}

function describeMigrations(count: number): string {
  if (count === 0) return 'The database is up to date.';
  return `Applied ${count} ${count === 1 ? 'migration' : 'migrations'}.`;
}

/** Returns the names of the migrations applied now. */
async function applyMigrations(withSkipped: boolean): Promise<string[]> {
  const { readConfig } = await import('#server/config.ts');
  const { prepareFolders } = await import('#server/data-folder.ts');
  const { usingDatabase } = await import('./command-database.ts');
  const { migrateShop } = await import('./migrate-shop.ts');
  const config = readConfig(process.env);
  if (!config.databaseUrl) await prepareFolders([config.dataDirectory]);
  return usingDatabase({ config, deadlines: null }, async ({ db }) => {
    if (!withSkipped) await tellLongMigrations(db);
    return migrateShop(db, new Date(), { withSkipped });
  });
}

/** Before it begins, and not into what a program reads. */
async function tellLongMigrations(db: Db): Promise<void> {
  const [{ readMigrations, listMissingMigrations }, { listLongMigrations }, { migrationsDirectory }] =
    await Promise.all([
      import('#server/database/apply-migrations.ts'),
      import('#server/database/upgrades/long-migrations.ts'),
      import('#server/database/migrations-directory.ts'),
    ]);
  const missing = await listMissingMigrations(db, await readMigrations(migrationsDirectory));
  for (const { name, table, rows, seconds } of await listLongMigrations(db, missing)) {
    const about = `${formatNumber(rows, 'en')} rows of ${table}`;
    console.error(`${name} goes through ${about}: about ${seconds} s. The shop goes on meanwhile.`);
  }
}
