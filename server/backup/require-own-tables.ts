// A backup is a foreign file: who wrote it may have named any table in it, PostgreSQL's own as well. Only what this shop's
// schema has, as the database describes it, is read from it.
import { ExplainedError } from '../explained-error.ts';
import type { BackupManifest } from './backup-format.ts';
import type { ShopSequence, ShopTable } from './shop-tables.ts';

type Named = { schema: string; name: string };

/** Throws `ExplainedError` for a table, a column or a sequence that the shop has not, and for what is named twice. */
export function requireOwnTables(
  path: string,
  manifest: Pick<BackupManifest, 'tables' | 'sequences'>,
  shop: { tables: readonly ShopTable[]; sequences: readonly ShopSequence[] },
): void {
  const tables = new Map(shop.tables.map((table) => [keyOf(table), new Set(table.columns)]));
  const sequences = new Set(shop.sequences.map(keyOf));
  for (const table of manifest.tables) {
    const columns = tables.get(keyOf(table));
    if (!columns) throw foreignBackup(path, `the table ${nameOf(table)}`);
    for (const column of table.columns) {
      // Each once, because a second one is not there any more.
      if (!columns.delete(column)) throw foreignBackup(path, `the column ${show(column)} of ${nameOf(table)}`);
    }
    tables.delete(keyOf(table));
  }
  for (const sequence of manifest.sequences) {
    if (!sequences.delete(keyOf(sequence))) throw foreignBackup(path, `the sequence ${nameOf(sequence)}`);
  }
}

function keyOf({ schema, name }: Named): string {
  return JSON.stringify([schema, name]);
}

function nameOf({ schema, name }: Named): string {
  return show(`${schema}.${name}`);
}

/** Names of a foreign file must not steer the terminal. */
function show(name: string): string {
  return JSON.stringify(name.slice(0, 120));
}

function foreignBackup(path: string, what: string): ExplainedError {
  return new ExplainedError({
    code: 'BACKUP_NAMES_OTHERS',
    title: `${path} holds ${what}, which a shop of its release does not have, or holds it twice. Nothing was restored.`,
    fix: 'Kasa has not written this file, or somebody has changed it. Take a backup whose way from your shop to here you know.',
  });
}
