// Goods that are on their way: expected until a day, received under their line, or not coming any more.

import { type Command, InvalidArgumentError } from 'commander';
import type { ExpectedLine } from '#server/inventory/list-expected.ts';
import type { ExpectedGoodsRefusal } from '#src/inventory/office/expected-goods-refusals.ts';
import { isUuid } from '#src/is-uuid.ts';
import { CliError } from '../../cli-errors.ts';
import { findVariant, notTracked, skuArgument, variantGone } from '../catalogue/named-variant.ts';
import { parseCount } from '../orders/command-amount.ts';
import { printable } from '../orders/printable-text.ts';
import type { CommandContext } from '../with-database.ts';
import { refusedEntry } from './entry-refusals.ts';

type JsonFlag = { json?: boolean };
type ListFlags = JsonFlag & { after?: string; limit: number };

const help = `
A line is one variant that a supplier brings by a day; the product's page may promise it. What is received by
"kasa stock receive" is taken off the earliest line of its variant.

Example:
  $ kasa stock expect FOX-30 20 2026-12-12 --note "Print shop, 7/2026"
  $ kasa stock expected
  $ kasa stock expected receive NUMBER
  $ kasa stock expected remove NUMBER`;

export function registerExpected(stock: Command): void {
  stock
    .command('expect')
    .description('note what a supplier brings, and by which day')
    .argument('<sku>', skuArgument)
    .argument('<quantity>', 'how many', parseCount)
    .argument('<day>', 'such as 2026-12-12')
    .option('--note <text>', "the supplier's note", '')
    .option('--json', 'print the result as JSON')
    .addHelpText('after', help)
    .action(expect);
  const expected = stock
    .command('expected')
    .description('list what is on its way, the earliest first')
    .option('--after <number>', 'the last line of the page before')
    .option('--limit <count>', 'how many at most', parseCount, 50)
    .option('--json', 'print the result as JSON')
    .addHelpText('after', help)
    .action(list);
  const numbered = (name: string, description: string) =>
    expected
      .command(name)
      .description(description)
      .argument('<number>', 'of its line, as kasa stock expected lists it', parseNumber)
      .option('--json', 'print the result as JSON');
  numbered('receive', 'all of a line has come').action((id: string, _: JsonFlag, command: Command) =>
    receive(id, command.optsWithGlobals<JsonFlag>()),
  );
  numbered('remove', 'what has not come of a line comes no more').action((id: string, _: JsonFlag, command: Command) =>
    remove(id, command.optsWithGlobals<JsonFlag>()),
  );
}

function parseNumber(text: string): string {
  if (isUuid(text)) return text;
  throw new InvalidArgumentError('Expected a number as kasa stock expected lists them.');
}

async function expect(
  sku: string,
  quantity: number,
  day: string,
  { note, json }: JsonFlag & { note: string },
): Promise<void> {
  const [{ withDatabase }, { saveExpected }, { byCommand }] = await Promise.all([
    import('../with-database.ts'),
    import('#server/inventory/expected-goods.ts'),
    import('#server/history/change-batch.ts'),
  ]);
  const { id, batchId } = await withDatabase(async (context) => {
    const { id: variantId } = await findVariant(context, sku);
    const saved = await saveExpected({ ...context, by: byCommand }, { id: null, variantId, quantity, day, note });
    if (!saved.ok) throw refusedExpected(saved.error, { sku, day });
    return saved.value;
  });
  if (json) return console.log(JSON.stringify({ ok: true, id, sku, quantity, day, batchId }));
  console.log(`${quantity} of ${sku} are expected on ${day}: ${id}`);
  if (batchId) console.log(`kasa undo ${batchId} takes it back.`);
}

async function list({ after, limit, json }: ListFlags): Promise<void> {
  const { withDatabase } = await import('../with-database.ts');
  // The line before which a page begins is the last one of the page above it.
  const { lines, before } = await withDatabase((context) => readLines(context, { before: after, first: limit }));
  if (json) return console.log(JSON.stringify({ ok: true, expected: lines }));
  console.log(lines.map(describeLine).join('\n') || 'Nothing is expected.');
  if (before) console.log(`More: --after ${before}`);
}

function describeLine({ id, day, isLate, quantity, sku, title, variantTitle, note }: ExpectedLine): string {
  const name = printable([title, variantTitle].filter(Boolean).join(', '));
  const said = [note && printable(note), isLate && 'late'].filter(Boolean).join(', ');
  return `${id}  ${day}  ${quantity} × ${sku || '–'}  ${name}${said ? ` (${said})` : ''}`;
}

async function readLines(
  { db, now }: CommandContext,
  place: Omit<Parameters<typeof import('#server/inventory/list-expected.ts').listExpected>[1], 'today'>,
) {
  const [{ listExpected }, { findMarkets }, { readTimeZone }, { dateIn }] = await Promise.all([
    import('#server/inventory/list-expected.ts'),
    import('#server/shop/find-markets.ts'),
    import('#server/shop/read-time-zone.ts'),
    import('#src/dates/local-date.ts'),
  ]);
  const today = dateIn(await readTimeZone(db), now());
  return listExpected(db, { ...place, today }, (await findMarkets(db)).main);
}

async function receive(id: string, { json }: JsonFlag): Promise<void> {
  const [{ withDatabase }, { receiveExpected }, { byCommand }] = await Promise.all([
    import('../with-database.ts'),
    import('#server/inventory/receive-expected.ts'),
    import('#server/history/change-batch.ts'),
  ]);
  const { sku, quantity, batchId, lines } = await withDatabase(async (context) => {
    const [found] = (await readLines(context, { id })).lines;
    if (!found) throw unknownLine(id);
    const { variantId, sku: at } = found;
    const answer = await receiveExpected({ ...context, by: byCommand }, id);
    if (answer.ok) return answer.value;
    // Somebody else has received it in this moment.
    if (answer.error.kind === 'NothingEntered') throw unknownLine(id);
    throw refusedEntry(answer.error, [{ variantId, at }]);
  });
  const onHand = lines[0]?.onHand;
  if (json) return console.log(JSON.stringify({ ok: true, id, sku, quantity, onHand, batchId }));
  console.log(`${sku || '–'}  ${onHand} on hand (+${quantity})`);
  if (batchId) console.log(`kasa undo ${batchId} takes it back.`);
}

async function remove(id: string, { json }: JsonFlag): Promise<void> {
  const [{ withDatabase }, { removeExpected }, { byCommand }] = await Promise.all([
    import('../with-database.ts'),
    import('#server/inventory/expected-goods.ts'),
    import('#server/history/change-batch.ts'),
  ]);
  const { batchId } = await withDatabase(async (context) => {
    const removed = await removeExpected({ ...context, by: byCommand }, id);
    if (!removed.ok) throw unknownLine(id);
    return removed.value;
  });
  if (json) return console.log(JSON.stringify({ ok: true, id, batchId }));
  console.log('It is not expected any more.');
  if (batchId) console.log(`kasa undo ${batchId} takes it back.`);
}

function refusedExpected({ kind }: ExpectedGoodsRefusal, { sku, day }: { sku: string; day: string }): CliError {
  switch (kind) {
    case 'DayInvalid':
      return new CliError({ code: 'DAY_INVALID', title: `${day} is no day.`, fix: 'Write it as 2026-12-12.' });
    case 'ExpectedQuantityInvalid':
      return new CliError({
        code: 'QUANTITY_INVALID',
        title: 'The quantity is no whole number from 1 to 1000000.',
        fix: 'Expect fewer, or several lines.',
      });
    case 'ExpectedUnknown':
      return variantGone(sku);
    case 'ExpectedNotTracked':
      return notTracked(sku);
  }
}

function unknownLine(id: string): CliError {
  return new CliError({
    code: 'EXPECTED_UNKNOWN',
    title: `Nothing is expected any more under ${id}.`,
    fix: 'kasa stock expected lists what is.',
  });
}
