import type { Command } from 'commander';
import type { FormerValue, NamedChange } from '#server/history/history-part.ts';
import type { UndoRefusal } from '#server/history/undo-batch.ts';
import type { LeftReason } from '#src/history/change-sources.ts';
import { CliError } from '../../cli-errors.ts';
import { parseCount } from '../orders/command-amount.ts';
import { printable } from '../orders/printable-text.ts';
import type { ShopClock } from '../shop-clock.ts';
import { thingUnknown } from './thing-unknown.ts';

type Left = NamedChange<FormerValue> & { reason: LeftReason; what: string };

const help = `
The number is that of a line of "kasa history". Within 90 days all that it has changed becomes what it was before, but for
what somebody has changed since, which is left alone and listed. Products that an import has made are archived. What was
taken back is a line of the history itself, and can be taken back too. With --version-of a product or a collection alone
becomes again what it was after that line, whatever was changed of it since.

Example:
  $ kasa history
  $ kasa undo 17
  $ kasa undo 17 --version-of fox-poster`;

export function registerUndo(program: Command): void {
  program
    .command('undo')
    .description('take back an import or another change')
    .argument('<batch>', 'the number of a line of the history', parseCount)
    .option('--version-of <thing>', 'only this product, SKU or collection, as it was after that line')
    .option('--json', 'print the result as JSON')
    .addHelpText('after', help)
    .action(undo);
}

type UndoFlags = { versionOf?: string; json?: boolean };

async function undo(batchId: number, { versionOf, json }: UndoFlags): Promise<void> {
  const [
    { withDatabase },
    { undoBatch },
    { returnToVersion },
    { translatedHistory },
    { byCommand },
    { writeLateDocuments },
    { batchTitleText },
    { changedFieldText },
    { english },
    { readShopClock },
  ] = await Promise.all([
    import('../with-database.ts'),
    import('#server/history/undo-batch.ts'),
    import('#server/history/return-to-version.ts'),
    import('#server/translation/translated-history.ts'),
    import('#server/history/change-batch.ts'),
    import('#server/catalogue/search/write-late-documents.ts'),
    import('#src/history/batch-title.ts'),
    import('#src/history/changed-field.ts'),
    import('./english-changes.ts'),
    import('../shop-clock.ts'),
  ]);
  const { left, ...undone } = await withDatabase(async ({ db, now }) => {
    const services = { db, now, history: translatedHistory };
    const thing = versionOf === undefined ? null : await translatedHistory.findThing(db, versionOf);
    if (versionOf !== undefined && !thing) throw thingUnknown(versionOf);
    const answer = thing
      ? await returnToVersion(services, { batchId, thing, by: byCommand })
      : await undoBatch(services, { batchId, by: byCommand });
    if (!answer.ok) throw refusedUndo(batchId, answer.error, await readShopClock(db));
    await writeLateDocuments(db);
    const values = answer.value.left.map(({ value, reason }) => ({ ...value, reason }));
    const named = await translatedHistory.nameChanges(db, values);
    return { ...answer.value, left: named.map((change) => ({ ...change, what: changedFieldText(change, english) })) };
  });
  const title = batchTitleText(undone.title, english, 'en');
  if (json) {
    console.log(JSON.stringify({ ok: true, ...undone, title, left }));
    return;
  }
  console.log(`${undone.undone} taken back of “${printable(title)}”, ${left.length} left alone.`);
  for (const line of left.map(describeLeft)) console.log(line);
  console.log(`kasa undo ${undone.batchId} brings it back.`);
}

const reasons: Readonly<Record<LeftReason, string>> = {
  ChangedSince: 'was changed since',
  InTheWay: 'something else has its place by now',
  Reserved: 'orders have reserved what would be taken away',
  InUse: 'is in use',
};

function describeLeft({ thing, what, reason }: Left): string {
  return `  ${thing}: ${printable(what)}: ${reasons[reason]}`;
}

function refusedUndo(batchId: number, refusal: UndoRefusal, clock: ShopClock): CliError {
  const fix = 'kasa history lists what can be taken back.';
  switch (refusal.kind) {
    case 'BatchUnknown':
      return new CliError({ code: 'BATCH_UNKNOWN', title: `The history has no line ${batchId}.`, fix });
    case 'BatchUndone':
      return new CliError({
        code: 'BATCH_UNDONE',
        title: `${batchId} was taken back already.`,
        fix: `kasa undo ${refusal.undoneBy} brings it back.`,
      });
    case 'BatchTooOld':
      return new CliError({
        code: 'BATCH_TOO_OLD',
        title: `${batchId} is of ${clock.day(refusal.at)}, and after 90 days nothing is taken back.`,
        fix: `kasa history --batch ${batchId} says what it was before; set it again where it is still right.`,
      });
    case 'NothingToUndo':
      return new CliError({
        code: 'NOTHING_TO_UNDO',
        title: `Nothing is any more as ${batchId} has left it.`,
        fix: `kasa history --batch ${batchId} says what it was before.`,
      });
  }
}
