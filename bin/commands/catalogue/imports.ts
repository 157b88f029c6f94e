// `kasa imports`: the product files that were handed in by the office, each with what was found in it, and their end.
import type { Command } from 'commander';
import type { ImportJob } from '#server/catalogue/import-jobs/import-job.ts';
import type { FoundMessage } from '#server/catalogue/office/imports/list-findings.ts';
import type { ImportRefusal } from '#src/catalogue/office/import-refusals.ts';
import { CliError } from '../../cli-errors.ts';
import { printable } from '../orders/printable-text.ts';
import type { ShopClock } from '../shop-clock.ts';
import { importUnknown, parseImportId } from './import-errors.ts';
import { registerRead } from './read-import-command.ts';

type JsonFlag = { json?: boolean };
type ListFlags = JsonFlag & { before?: number };

const help = `
A file of the office is looked through, imported and taken back by the shop itself, step by step; "kasa import" does all
of it at once, without an entry here. Cancelled is what is not on sale yet; "kasa undo" takes back what is.

Example:
  $ kasa imports list
  $ kasa imports show 12
  $ kasa imports read 12 --column "Preis=Price"
  $ kasa imports cancel 12`;

export function registerImports(program: Command): void {
  const imports = program
    .command('imports')
    .description('list, show, read otherwise and cancel the imports of the office')
    .addHelpText('after', help);
  imports
    .command('list')
    .description('list them, the newest first')
    .option('--before <id>', 'only those before this one: the next page', parseImportId)
    .option('--json', 'print them as JSON')
    .action(list);
  imports
    .command('show')
    .description('say what was found in the file of an import, and what became of it')
    .argument('<id>', 'its number', parseImportId)
    .option('--json', 'print it as JSON')
    .action(show);
  registerRead(imports);
  imports
    .command('cancel')
    .description('end an import that is not on sale yet; nothing of it stays')
    .argument('<id>', 'its number', parseImportId)
    .option('--json', 'print the result as JSON')
    .action(cancel);
}

async function list({ before, json }: ListFlags): Promise<void> {
  const [{ withDatabase }, { listJobs }, { readShopClock }] = await Promise.all([
    import('../with-database.ts'),
    import('#server/catalogue/import-jobs/import-job-store.ts'),
    import('../shop-clock.ts'),
  ]);
  const { found, clock } = await withDatabase(async ({ db }) => ({
    found: await listJobs(db, { before: before === undefined ? null : String(before) }),
    clock: await readShopClock(db),
  }));
  if (json) return console.log(JSON.stringify({ ok: true, imports: found.jobs.map(toJson) }));
  console.log(found.jobs.map((job) => describe(job, clock)).join('\n') || 'The office has imported nothing yet.');
  if (found.before) console.log(`More: --before ${found.before}`);
}

async function show(id: number, { json }: JsonFlag): Promise<void> {
  const [{ withDatabase }, { findJob }, { listMessages }, { wordMessage }, { readShopClock }, { readShop }] =
    await Promise.all([
      import('../with-database.ts'),
      import('#server/catalogue/import-jobs/import-job-store.ts'),
      import('#server/catalogue/office/imports/list-findings.ts'),
      import('#server/catalogue/office/imports/word-messages.ts'),
      import('../shop-clock.ts'),
      import('#server/shop/read-settings.ts'),
    ]);
  const { job, worded, clock } = await withDatabase(async ({ db, now }) => {
    const job = await findJob(db, id);
    if (!job) throw importUnknown(id);
    const { rows } = await listMessages(db, { id, code: null }, {});
    const reading = { staff: null, taxes: (await readShop(db)).taxes, now };
    const worded = rows.map((message) => ({ ...message, ...wordMessage(message.code, reading) }));
    return { job, worded, clock: await readShopClock(db) };
  });
  if (json) return console.log(JSON.stringify({ ok: true, import: toJson(job), messages: worded }));
  console.log(describe(job, clock));
  for (const message of worded) console.log(lineOf(message));
  const all = sum(job.report?.faults) + sum(job.report?.warnings);
  if (all > worded.length) console.log(`${all - worded.length} more, which the page of the import lists.`);
  if (job.batch_id && job.state === 'done') console.log(`kasa undo ${job.batch_id} takes it back.`);
}

async function cancel(id: number, { json }: JsonFlag): Promise<void> {
  const [{ withDatabase }, { takeOver }] = await Promise.all([
    import('../with-database.ts'),
    import('#server/catalogue/import-jobs/staff-changes.ts'),
  ]);
  await withDatabase(async ({ db, now }) => {
    const cancelled = await takeOver({ db, now }, id, 'cancel');
    if (!cancelled.ok) throw refusalOf(cancelled.error, id);
  });
  console.log(json ? JSON.stringify({ ok: true, id }) : `Import ${id} is cancelled; nothing of it was imported.`);
}

function describe({ id, created_at, who, file, state, failure, report }: ImportJob, clock: ShopClock): string {
  const counts =
    report && Object.entries(report.products).flatMap(([what, count]) => (count ? `${count} ${what}` : []));
  const faults = sum(report?.faults);
  const said = [state, failure, faults > 0 && `${faults} faults`, counts?.join(', ')].filter(Boolean).join(', ');
  return `${id}  ${clock.moment(created_at)}  ${printable(file)}  by ${printable(who) || 'nobody of the staff'}  (${said})`;
}

function lineOf({ line, column, severity, title, fix, value }: FoundMessage & { title: string; fix: string }): string {
  const place = [`line ${line}`, column && printable(column), value && `“${printable(value)}”`]
    .filter(Boolean)
    .join(', ');
  return `  ${severity}, ${place}: ${title} ${fix}`;
}

function sum(counts: Record<string, number> = {}): number {
  return Object.values(counts).reduce((all, count) => all + count, 0);
}

function toJson({ id, created_at, state_at, who, file, bytes, state, failure, kind, system, report }: ImportJob) {
  return { id, at: created_at, stateAt: state_at, who, file, bytes, state, failure, kind, system, report };
}

function refusalOf({ kind }: ImportRefusal, id: number): CliError {
  if (kind === 'ImportUnknown') return importUnknown(id);
  return new CliError({
    code: 'IMPORT_MOVED_ON',
    title: `Import ${id} cannot be cancelled any more: it is on sale, or has ended.`,
    fix: 'Look at it by "kasa imports show"; "kasa undo" takes back what is on sale.',
  });
}
