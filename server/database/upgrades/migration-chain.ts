// What says that a database and a release have the same past: each migration's hash includes the one before it.
import { createHash } from 'node:crypto';

export type Migration = { name: string; sql: string; hash: string };
export type AppliedMigration = Pick<Migration, 'name' | 'hash'>;

/** `files`: in order. */
export function chainMigrations(files: readonly Pick<Migration, 'name' | 'sql'>[]): Migration[] {
  let hash = '';
  return files.map(({ name, sql }) => {
    hash = createHash('sha256').update(hash).update(sql).digest('hex');
    return { name, sql, hash };
  });
}

/**
 * The migrations that came in before others that are applied, so that the database went past them: the applied ones are
 * ours, each as we have it, but for these. Null when that is not what is different.
 */
export function findSkipped(
  applied: readonly AppliedMigration[],
  migrations: readonly Migration[],
): Migration[] | null {
  const last = applied.at(-1)?.name ?? '';
  const names = new Set(applied.map(({ name }) => name));
  const chained = chainMigrations(migrations.filter(({ name }) => names.has(name)));
  const isOurs = chained.length === applied.length && chained.every(({ hash }, at) => hash === applied[at]?.hash);
  return isOurs ? migrations.filter(({ name }) => name < last && !names.has(name)) : null;
}
