// Why a release does not work on a database, and what helps.

export class MigrationHistoryError extends Error {
  readonly code = 'MIGRATION_HISTORY_DIFFERS';
  readonly fix = 'Restore the migration file as it was applied, and put the change into a new, later file.';

  constructor(name: string) {
    super(`Migration ${name} was applied to this database with another content or in another order.`);
  }
}

/** Its number was given before others that came first: the database is of a moment between two releases. */
export class MigrationsSkippedError extends Error {
  readonly code = 'MIGRATIONS_SKIPPED';
  readonly fix =
    'Make a copy with the code that ran until now (`kasa backup`), then run `kasa migrate --skipped`, which applies what it lacks after the others.';

  /** `skipped`: in order. `next`: what was applied without the first of them. */
  constructor(skipped: readonly string[], next: string) {
    const [first = ''] = skipped;
    const what = skipped.length === 1 ? `migration ${first}` : `${skipped.length} migrations, from ${first} on`;
    super(`The database lacks ${what}, which came in when ${next} had been applied to it already.`);
  }
}

/** It asked for its tables for minutes, and somebody always had them. */
export class MigrationWaitsError extends Error {
  readonly code = 'MIGRATION_WAITS';
  readonly fix =
    'A long export, import or backup may be under way: wait until it is over, and run `kasa migrate` again. `kasa doctor` names old transactions.';

  constructor(name: string) {
    super(`${name} did not get the tables that it changes, because others have worked on them all the time.`);
  }
}

export class DatabaseNewerError extends Error {
  readonly code = 'DATABASE_NEWER';
  readonly fix =
    'Start the newer release, or go back to the data from before it was upgraded: server/guides/upgrade.md says how.';

  /** `name`: the first that this release does not have. */
  constructor(name: string, count: number) {
    const unknown = count === 1 ? 'one migration' : `${count} migrations`;
    super(`The database is newer than this release, which does not have ${unknown} of it, from ${name} on.`);
  }
}

export class MigrationsPendingError extends Error {
  readonly code = 'MIGRATIONS_PENDING';
  readonly fix: string;

  /** `names`: in order, of those that are not applied. */
  constructor(names: readonly string[], isEmpty: boolean) {
    const [first = ''] = names;
    const count = names.length === 1 ? `one migration, ${first}` : `${names.length} migrations, from ${first} on`;
    super(isEmpty ? 'There is no shop in the database yet.' : `The database is behind this release by ${count}.`);
    this.fix = isEmpty
      ? 'Run `kasa init` for a shop of your own, or `kasa migrate` and `kasa seed` for the demo.'
      : 'Run `kasa migrate` and start again.';
  }
}
