// Goods are received, counted and written off in the terminal as in the office: all lines or none, as one line of the
// history.
import { randomUUID } from 'node:crypto';
import { type Command, InvalidArgumentError, Option } from 'commander';
import type { StockEntered } from '#server/inventory/enter-stock.ts';
import { type EntryKind, writeOffCauses } from '#src/catalogue/stock-causes.ts';
import { isUuid } from '#src/is-uuid.ts';
import { refusedEntry } from './entry-refusals.ts';
import { type FoundLine, findLines, readTypedLines } from './stock-lines.ts';

type EntryFlags = { file?: string; note?: string; cause?: string; key?: string; dryRun?: boolean; json?: boolean };

const help = `
A file has a line "SKU;quantity" for each variant; EANs will do as well. What is entered is one line of the history, and
kasa undo takes it back. With --key it may be sent again: stock is changed once.

Example:
  $ kasa stock receive FOX-30 20 --note "Print shop, 7/2026"
  $ kasa stock count --file shelf.csv --dry-run
  $ kasa stock write-off FOX-30 1 --cause damaged`;

const commands = [
  ['receive', 'receive', 'what has come'],
  ['count', 'count', 'what stands on the shelf, with what is sold and not sent yet'],
  ['write-off', 'write_off', 'what is gone, and why'],
] as const;

export function registerStockEntries(stock: Command): void {
  for (const [name, kind, description] of commands) {
    const command = stock
      .command(name)
      .description(description)
      .argument('[sku]', 'the SKU or EAN of the variant')
      .argument('[quantity]', 'how many')
      .option('--file <path>', 'a line "SKU;quantity" for each variant')
      .option('--note <text>', kind === 'receive' ? "the supplier's note" : 'why, in words');
    if (kind === 'write_off') {
      command.addOption(new Option('--cause <cause>', 'why').choices(writeOffCauses).default('damaged'));
    }
    command
      .option('--key <uuid>', 'what is sent again under the same key is written once', parseKey)
      .option('--dry-run', 'only say what it would come to')
      .option('--json', 'print the result as JSON')
      .addHelpText('after', help)
      .action((sku: string | undefined, quantity: string | undefined, flags: EntryFlags) =>
        enter(kind, { sku, quantity, file: flags.file }, flags),
      );
  }
}

function parseKey(text: string): string {
  if (isUuid(text)) return text;
  throw new InvalidArgumentError('Expected a UUID in small letters.');
}

type Given = Parameters<typeof readTypedLines>[0];

async function enter(kind: EntryKind, given: Given, flags: EntryFlags): Promise<void> {
  const typed = await readTypedLines(given);
  const [{ withDatabase }, { enterStock }, { readStock }, { byCommand }] = await Promise.all([
    import('../with-database.ts'),
    import('#server/inventory/enter-stock.ts'),
    import('#server/inventory/list-stock.ts'),
    import('#server/history/change-batch.ts'),
  ]);
  const { note = '', key = randomUUID(), dryRun = false } = flags;
  const cause = writeOffCauses.find((each) => each === flags.cause) ?? null;
  const { found, entered } = await withDatabase(async (context) => {
    const lines = await findLines(context, typed);
    const ids = lines.map(({ variantId }) => variantId);
    const shelf = new Map((await readStock(context.db, ids, 'en')).map((row) => [row.variantId, row]));
    const entry = {
      ...{ key, kind, cause, note },
      lines: lines.map(({ variantId, quantity }) => {
        const { onHand = 0, toSend = 0 } = shelf.get(variantId) ?? {};
        return { variantId, quantity, ...(kind === 'count' && { expected: onHand + toSend }) };
      }),
    };
    const answer = await enterStock({ ...context, by: byCommand, isTrial: dryRun }, entry);
    if (!answer.ok) throw refusedEntry(answer.error, lines);
    return { found: lines, entered: answer.value };
  });
  if (flags.json) console.log(JSON.stringify({ ok: true, dryRun, ...entered, lines: namedLines(entered, found) }));
  else printEntered(entered, found, dryRun);
}

function namedLines({ lines }: StockEntered, found: readonly FoundLine[]) {
  const skus = new Map(found.map(({ variantId, sku }) => [variantId, sku]));
  return lines.map((line) => ({ sku: skus.get(line.variantId) ?? '', ...line }));
}

function printEntered(entered: StockEntered, found: readonly FoundLine[], isTrial: boolean): void {
  for (const { sku, difference, onHand } of namedLines(entered, found)) {
    console.log(`${sku}  ${onHand} on hand (${difference > 0 ? '+' : ''}${difference})`);
  }
  if (isTrial) console.log('Nothing was changed: leave out --dry-run to do it.');
  else if (entered.isRepeated) console.log('This was entered before, and is not written again.');
  else if (entered.batchId === null) console.log('Nothing differs.');
  if (entered.batchId !== null) console.log(`kasa undo ${entered.batchId} takes it back.`);
}
