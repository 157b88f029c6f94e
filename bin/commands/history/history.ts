import type { Command } from 'commander';
import type { NamedChange } from '#server/history/history-part.ts';
import type { ListedBatch, ListedChange } from '#server/history/list-history.ts';
import { CliError } from '../../cli-errors.ts';
import { parseCount } from '../orders/command-amount.ts';
import { printable } from '../orders/printable-text.ts';
import type { CommandContext } from '../with-database.ts';
import { thingUnknown } from './thing-unknown.ts';

type HistoryFlags = { batch?: number; limit: number; before?: number; json?: boolean };

const help = `
Without a thing it lists what was done in one go (an import, a change of prices), the newest first. THING is the handle of
a product or a collection, or an SKU; --batch shows all that one of the lines has changed. What the settings were, such as the company's
country and the markets, is listed by "kasa settings history DOCUMENT".

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
  const { batch, json } = flags;
  const { withDatabase } = await import('../with-database.ts');
  if (thing === undefined && batch === undefined) {
    const { batches, next } = await withDatabase((context) => readBatches(context, flags));
    if (json) return console.log(JSON.stringify({ ok: true, batches }));
    console.log(batches.map(describeBatch).join('\n') || 'Nothing was changed yet.');
    if (next) console.log(`More: --before ${next}`);
    return;
  }
  const { changes, hasMore } = await withDatabase((context) => readChanges(context, { ...flags, thing }));
  if (json) return console.log(JSON.stringify({ ok: true, changes }));
  console.log(changes.map(describeChange).join('\n') || 'Nothing was changed of it.');
  if (hasMore) console.log(`More: --limit ${flags.limit * 10}`);
}

type ReadBatch = Omit<ListedBatch, 'title'> & { title: string; day: string };

type BatchPage = { batches: ReadBatch[]; next: string | null };

async function readBatches({ db, now }: CommandContext, { limit, before }: HistoryFlags): Promise<BatchPage> {
  const [{ listBatches }, { batchTitleText }, { english }, { readShopClock }] = await Promise.all([
    import('#server/history/list-history.ts'),
    import('#src/history/batch-title.ts'),
    import('./english-changes.ts'),
    import('../shop-clock.ts'),
  ]);
  const clock = await readShopClock(db);
  const { rows, before: next } = await listBatches({ db, now }, { first: limit, before });
  const batches = rows.map(({ title, ...batch }) => ({
    ...batch,
    title: batchTitleText(title, english, 'en'),
    day: clock.moment(batch.at),
  }));
  return { batches, next };
}

type ReadChange = NamedChange<ListedChange> & { what: string; day: string; values: string };

async function readChanges(
  { db, now }: CommandContext,
  { thing, batch, limit }: HistoryFlags & { thing: string | undefined },
): Promise<{ changes: ReadChange[]; hasMore: boolean }> {
  const [{ listChanges, findBatch }, { translatedHistory }, { describeChangeIn }, { readShopClock }] =
    await Promise.all([
      import('#server/history/list-history.ts'),
      import('#server/translation/translated-history.ts'),
      import('./english-changes.ts'),
      import('../shop-clock.ts'),
    ]);
  const of = batch === undefined ? await translatedHistory.findThing(db, thing ?? '') : { batchId: batch };
  if (!of) throw thingUnknown(thing ?? '');
  if ('batchId' in of && !(await findBatch({ db, now }, of.batchId))) {
    throw new CliError({
      code: 'BATCH_UNKNOWN',
      title: `The history has no line ${of.batchId}.`,
      fix: 'kasa history lists them.',
    });
  }
  const clock = await readShopClock(db);
  const { rows, hasMore } = await listChanges(db, { of, first: limit });
  const named = await translatedHistory.nameChanges(db, rows);
  const changes = named.map((change) => ({
    ...change,
    ...describeChangeIn(clock.timeZone, change),
    day: clock.moment(change.at),
  }));
  return { changes, hasMore };
}

function describeBatch({ id, day, who, title, changes, things, undoneBy }: ReadBatch): string {
  const counted = `${changes} ${changes === 1 ? 'change' : 'changes'} of ${things}`;
  const undone = undoneBy === null ? '' : `, taken back by ${undoneBy}`;
  return `${id}  ${day}  ${printable(who)}  ${printable(title)}  (${counted}${undone})`;
}

function describeChange({ batchId, day, who, thing, what, values }: ReadChange): string {
  return `${batchId}  ${day}  ${printable(who)}  ${thing}: ${printable(what)}  ${printable(values)}`;
}
