import type { Command } from 'commander';
import type { RetentionResult } from '#server/customers/retention/run-retention.ts';

type Flags = { dryRun?: boolean; log?: boolean; json?: boolean };

const help = `
What is older than its period is deleted, or made anonymous, every day by the shop that runs; this does it now. Periods
follow the country of the company, and can be set: kasa settings edit retention.

Example:
  $ kasa retention --dry-run
  $ kasa retention --log`;

const MOST_LOGGED = 200;

export function registerRetention(program: Command): void {
  program
    .command('retention')
    .description('delete personal data that are older than their period')
    .option('--dry-run', 'only count what would go')
    .option('--log', 'print what was deleted, and when')
    .option('--json', 'print the result as JSON')
    .addHelpText('after', help)
    .action(retain);
}

async function retain({ dryRun, log, json }: Flags): Promise<void> {
  const [{ withDatabase }, { countRetention, runRetention }, { listRetentionLog }] = await Promise.all([
    import('../with-database.ts'),
    import('#server/customers/retention/run-retention.ts'),
    import('#server/customers/retention/list-retention-log.ts'),
  ]);
  if (log) {
    const rows = await withDatabase(({ db }) => listRetentionLog(db, MOST_LOGGED));
    if (json) return console.log(JSON.stringify({ ok: true, log: rows }));
    for (const { at, task, deleted, olderThan } of rows) {
      console.log(`${at.toISOString()}  ${task}  ${deleted} from before ${dayOf(olderThan)}`);
    }
    return rows.length === 0 ? console.log('Nothing has been deleted yet.') : undefined;
  }
  const results = await withDatabase(({ db, now }) => (dryRun ? countRetention : runRetention)(db, now()));
  if (json) return console.log(JSON.stringify({ ok: true, isDryRun: dryRun === true, tasks: results }));
  for (const result of results) console.log(lineOf(result));
}

function lineOf({ task, what, olderThan, deleted }: RetentionResult): string {
  return `${String(deleted).padStart(6)}  ${task}: ${what} (before ${dayOf(olderThan)})`;
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}
