import type { Command } from 'commander';
import type { NamedChange } from '#server/catalogue/history/name-changes.ts';
import type { ListedBatch, ListedChange } from '#server/history/list-history.ts';
import { CliError } from '../../cli-errors.ts';
import { parseCount } from '../orders/command-amount.ts';
import { printable } from '../orders/printable-text.ts';
import type { CommandContext } from '../with-database.ts';
import { describeValues } from './describe-values.ts';

type HistoryFlags = { batch?: number; limit: number; before?: number; json?: boolean };

const help = `
Without a thing it lists what was done in one go (an import, a change of prices), the newest first. THING is the handle of
a product or a collection, or an SKU; --batch shows all that one of the lines has changed.

Example:
  $ kasa history
  $ kasa history fox-poster
  $ kasa history --batch 17
  $ kasa undo 17`;

export function registerHistory(program: Command): void {
  program
    .command('history')
    .description('list what was changed, by whom, and what it was before')
    .argument('[thing]', 'the handle of a product or a collection, or an SKU')
    .option('--batch <number>', 'what this line of the history has changed', parseCount)
    .option('--before <number>', 'only what was done before this line: the next page', parseCount)
    .option('--limit <number>', 'how many at most', parseCount, 50)
    .option('--json', 'print them as JSON')
    .addHelpText('after', help)
    .action(printHistory);
}

async function printHistory(thing: string | undefined, flags: HistoryFlags): Promise<void> {
  const { batch, limit, before, json } = flags;
  const { withDatabase } = await import('../with-database.ts');
  if (thing === undefined && batch === undefined) {
    const { listBatches } = await import('#server/history/list-history.ts');
    const { batchTitleText } = await import('#src/history/batch-title.ts');
    const { translateTo } = await import('#server/i18n/translations.ts');
    const found = await withDatabase((context) => listBatches(context, { limit, before }));
    const batches = found.map(({ title, ...batch }) => ({
      ...batch,
      title: batchTitleText(title, translateTo('en'), 'en'),
    }));
    if (json) console.log(JSON.stringify({ ok: true, batches }));
    else console.log(batches.map(describeBatch).join('\n') || 'Nothing was changed yet.');
    return;
  }
  const changes = await withDatabase((context) => readChanges(context, { thing, batch, limit }));
  if (json) console.log(JSON.stringify({ ok: true, changes }));
  else console.log(changes.map(describeChange).join('\n') || 'Nothing was changed of it.');
}

async function readChanges(
  { db }: CommandContext,
  { thing, batch, limit }: { thing: string | undefined; batch: number | undefined; limit: number },
): Promise<NamedChange<ListedChange>[]> {
  const [{ listChanges }, { nameChanges }, { findThing }] = await Promise.all([
    import('#server/history/list-history.ts'),
    import('#server/catalogue/history/name-changes.ts'),
    import('#server/catalogue/history/find-thing.ts'),
  ]);
  if (batch !== undefined) return nameChanges(db, await listChanges(db, { of: { batchId: batch }, limit }));
  const found = await findThing(db, thing ?? '');
  if (found) return nameChanges(db, await listChanges(db, { of: found, limit }));
  throw new CliError({
    code: 'THING_UNKNOWN',
    title: `There is no product, collection or SKU ${thing}.`,
    fix: 'kasa products list lists the handles, kasa collections those of collections.',
  });
}

type TitledBatch = Omit<ListedBatch, 'title'> & { title: string };

function describeBatch({ id, at, who, title, changes, things, undoneBy }: TitledBatch): string {
  const counted = `${changes} ${changes === 1 ? 'change' : 'changes'} of ${things}`;
  const undone = undoneBy === null ? '' : `, taken back by ${undoneBy}`;
  return `${id}  ${describeMoment(at)}  ${printable(who)}  ${printable(title)}  (${counted}${undone})`;
}

function describeChange({ batchId, at, who, thing, what, before, after }: NamedChange<ListedChange>): string {
  return `${batchId}  ${describeMoment(at)}  ${printable(who)}  ${thing}: ${printable(what)}  ${describeValues(before, after)}`;
}

function describeMoment(at: Date): string {
  return `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
