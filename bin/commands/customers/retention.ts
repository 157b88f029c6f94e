import { type Command, InvalidArgumentError } from 'commander';
import { dateIn, isDay, momentIn } from '#src/dates/local-date.ts';

type Flags = { dryRun?: boolean; by?: string; log?: boolean; json?: boolean };

const help = `
What is older than its period is deleted, or made anonymous, every day by the shop that runs; this does it now. Periods
follow the country of the company, and can be set: kasa settings edit retention.

Example:
  $ kasa retention --dry-run
  $ kasa retention --by 2032-01-01
  $ kasa retention --log`;

const MOST_LOGGED = 200;

export function registerRetention(program: Command): void {
  program
    .command('retention')
    .description('delete personal data that are older than their period')
    .option('--dry-run', 'only count what would go')
    .option('--by <day>', 'only count what will have gone by this day, of what is there now', readDay)
    .option('--log', 'print what was deleted, and when')
    .option('--json', 'print the result as JSON')
    .addHelpText('after', help)
    .action(retain);
}

async function retain({ dryRun, by, log, json }: Flags): Promise<void> {
  const { withDatabase, countRetention, runRetention, listRetentionLog, ...words } = await load();
  const { readRetentionPeriods, readShopClock, sayPeriod, translateTo } = words;
  if (log) {
    const { rows, clock } = await withDatabase(async ({ db }) => ({
      rows: await listRetentionLog(db, MOST_LOGGED),
      clock: await readShopClock(db),
    }));
    if (json) return console.log(JSON.stringify({ ok: true, log: rows }));
    for (const { at, task, deleted, olderThan } of rows) {
      console.log(`${clock.moment(at)}  ${task}  ${deleted} from before ${clock.day(olderThan)}`);
    }
    return rows.length === 0 ? console.log('Nothing has been deleted yet.') : undefined;
  }
  const isDryRun = dryRun === true || by !== undefined;
  const { results, periods } = await withDatabase(async ({ db, now }) => {
    const periods = await readRetentionPeriods(db);
    // The last minute of the day, by the clocks that the years go by.
    const at = by === undefined ? now() : momentIn(periods.timeZone, `${by}T23:59`);
    return { results: await (isDryRun ? countRetention : runRetention)(db, at), periods };
  });
  const t = translateTo('en');
  const told = results.map(({ period, ...result }) => ({
    ...result,
    what: t(`retention.${result.task}`),
    keptFor: sayPeriod(period, periods, t),
  }));
  if (json) return console.log(JSON.stringify({ ok: true, isDryRun, tasks: told }));
  for (const { task, what, keptFor, olderThan, deleted } of told) {
    console.log(
      `${String(deleted).padStart(6)}  ${task}: ${what}; ${keptFor} (before ${dateIn(periods.timeZone, olderThan)})`,
    );
  }
}

async function load() {
  const [database, retention, log, periods, words, translations, clocks] = await Promise.all([
    import('../with-database.ts'),
    import('#server/customers/retention/run-retention.ts'),
    import('#server/customers/retention/list-retention-log.ts'),
    import('#server/customers/read-retention-periods.ts'),
    import('#server/law/record/say-period.ts'),
    import('#server/i18n/translations.ts'),
    import('../shop-clock.ts'),
  ]);
  return { ...database, ...retention, ...log, ...periods, ...words, ...translations, ...clocks };
}

function readDay(text: string): string {
  if (isDay(text)) return text;
  throw new InvalidArgumentError('Expected a day, such as 2032-01-01.');
}
