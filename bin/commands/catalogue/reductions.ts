import type { Command } from 'commander';
import type { AddedReductions, AddRefusal } from '#server/catalogue/reductions/add-reductions.ts';
import type { EndOutcome } from '#server/catalogue/reductions/end-reductions.ts';
import type { ListedReductions } from '#server/catalogue/reductions/list-reductions.ts';
import type { ReducedTo } from '#server/catalogue/reductions/plan-reductions.ts';
import type { ReducedGoods } from '#server/catalogue/reductions/reduced-goods.ts';
import type { Currency } from '#src/money.ts';
import { formatPercent } from '#src/numbers/format-percent.ts';
import type { Rounding } from '#src/shop/markets.ts';
import { CliError } from '../../cli-errors.ts';
import { parsePercent, readCommandPrice } from '../orders/command-amount.ts';
import { moneyText } from '../orders/money-text.ts';
import { printable } from '../orders/printable-text.ts';
import type { ShopClock } from '../shop-clock.ts';
import type { CommandContext } from '../with-database.ts';
import { registerChange } from './change-reductions-command.ts';
import { findVariant } from './named-variant.ts';
import { readCurrency } from './raise-prices-command.ts';
import { readCommandMoment } from './read-command-moment.ts';
import { addRefused } from './reduction-refusals.ts';

type JsonFlag = { json?: boolean };

type AddFlags = JsonFlag & {
  in?: string;
  percent?: number;
  to?: string;
  round?: Rounding;
  collection?: string;
  tag?: string;
  all?: boolean;
  from?: string;
  until?: string;
  title?: string;
  dryRun?: boolean;
};

const help = `
While it is reduced a price stays what it is, and its page crosses out the lowest one of the 30 days before, as the law
wants it. Days and times are those of the shop's country; a last day counts to its end. One price has one reduction at a
time. Every reduction can be ended early, and each batch taken back: kasa history, kasa undo.

Example:
  $ kasa reductions
  $ kasa reductions add --collection posters --percent 20 --in PLN --round .99 --from 2026-11-27 --until 2026-11-29
  $ kasa reductions add FOX-30 --to 99.00 --in PLN --until 2026-12-24T18:00 --dry-run
  $ kasa reductions change NUMBER --until 2026-11-30
  $ kasa reductions end NUMBER`;

export function registerReductions(program: Command): void {
  const reductions = program
    .command('reductions')
    .description('list the prices that are lower for a time, plan, move and end them')
    .option('--json', 'print them as JSON')
    .addHelpText('after', help)
    .action(printReductions);
  reductions
    .command('add')
    .description('reduce prices for a time')
    .argument('[sku]', 'only of this variant')
    .option('--in <currency>', 'the prices in this currency; converted ones follow')
    .option('--percent <number>', 'how many percent are taken off', parsePercent)
    .option('--to <amount>', 'what each costs instead')
    .addOption(
      program.createOption('--round <ending>', 'with --percent: up to this ending').choices(['.99', '.90', 'whole']),
    )
    .option('--collection <handle>', 'only of the products of this collection')
    .option('--tag <tag>', 'only of the products with this tag')
    .option('--all', 'of all products')
    .option('--from <date>', 'the first day, or a moment: 2026-11-27 or 2026-11-27T18:00; otherwise from now on')
    .option('--until <date>', 'the last day, or the moment when it ends; otherwise until it is ended')
    .option('--title <text>', 'what you call it, such as Black Week')
    .option('--dry-run', 'say what would change, but change nothing')
    .option('--json', 'print the result as JSON')
    .addHelpText('after', help)
    .action((sku: string | undefined, _: AddFlags, command: Command) => add(sku, command.optsWithGlobals<AddFlags>()));
  registerChange(reductions);
  reductions
    .command('end')
    .description('end reductions now; planned ones are withdrawn')
    .argument('<id>', 'as kasa reductions lists it')
    .option('--json', 'print the result as JSON')
    .addHelpText('after', help)
    .action((id: string, _: JsonFlag, command: Command) => end(id, command.optsWithGlobals<JsonFlag>()));
}

async function printReductions({ json }: JsonFlag): Promise<void> {
  const [{ withDatabase }, { listReductions }, { findMarkets }, { readShopClock }] = await Promise.all([
    import('../with-database.ts'),
    import('#server/catalogue/reductions/list-reductions.ts'),
    import('#server/shop/find-markets.ts'),
    import('../shop-clock.ts'),
  ]);
  const { listed, clock } = await withDatabase(async ({ db, now }) => {
    const { catalogueLanguage: baseLocale } = await findMarkets(db);
    const { rows } = await listReductions(db, { now: now(), baseLocale, place: { first: MOST_LISTED } });
    return { listed: rows, clock: await readShopClock(db) };
  });
  if (json) console.log(JSON.stringify({ ok: true, reductions: listed }));
  else console.log(listed.map((row) => describe(row, clock)).join('\n') || 'No price is reduced for a time.');
}

const MOST_LISTED = 1_000;

function describe(row: ListedReductions, clock: ShopClock): string {
  const percents = [...new Set([row.lowestOff, row.highestOff])].map((points) => formatPercent(points, 'en'));
  const others = row.productCount - row.products.length;
  return [
    `${row.setId}  ${row.state}`,
    `from ${clock.bound(row.beginsAt, 'from')}`,
    row.endsAt ? `until ${clock.bound(row.endsAt, 'until')}` : 'until it is ended',
    `${percents.join(' to ')} off ${row.variants} ${row.variants === 1 ? 'price' : 'prices'} in ${row.currency}`,
    printable([row.title, ...row.products].filter(Boolean).join(', ')) + (others > 0 ? ` and ${others} more` : ''),
  ].join('  ');
}

async function add(sku: string | undefined, flags: AddFlags): Promise<void> {
  const currency = await readCurrency(flags.in);
  const to = await readReducedTo(flags, currency);
  const [{ withDatabase }, { addReductions }, { readPeriod }, { byCommand }, { readShopClock }] = await Promise.all([
    import('../with-database.ts'),
    import('#server/catalogue/reductions/add-reductions.ts'),
    import('#src/catalogue/reductions/reduction-period.ts'),
    import('#server/history/change-batch.ts'),
    import('../shop-clock.ts'),
  ]);
  const { added, clock } = await withDatabase(async (context) => {
    const clock = await readShopClock(context.db);
    const goods = await readGoods(context, sku, flags);
    const { from = '', until = '', title = '', dryRun = false } = flags;
    const period = readPeriod({ from, until, now: context.now(), timeZone: clock.timeZone });
    // What is no day at all is said below, with the period.
    await readCommandMoment(from, 'from', clock.timeZone);
    await readCommandMoment(until, 'until', clock.timeZone);
    if (!period.ok) throw addRefused(period.error, { from, until });
    const { beginsAt, endsAt } = period.value;
    const wanted = { goods, currency, to, endsAt, title, dryRun };
    const outcome = await addReductions({ ...context, by: byCommand }, { ...wanted, beginsAt: from ? beginsAt : null });
    if (!outcome.ok) throw addRefused(outcome.error satisfies AddRefusal, { from, until, ...flags, currency });
    return { added: outcome.value, clock };
  });
  if (flags.json) console.log(JSON.stringify({ ok: true, dryRun: flags.dryRun ?? false, ...added }));
  else printAdded(added, clock, flags.dryRun ?? false);
}

async function readReducedTo({ percent, to, round }: AddFlags, currency: Currency): Promise<ReducedTo> {
  if ((percent === undefined) === (to === undefined)) {
    throw new CliError({
      code: 'REDUCTION_UNCLEAR',
      title: 'A reduction is a percentage or a new amount, one of them.',
      fix: 'Add --percent 20, or --to 99.00.',
    });
  }
  if (to !== undefined) return { amountMinor: await readCommandPrice(to, currency) };
  return { basisPoints: percent ?? 0, rounding: round ?? 'exact' };
}

async function readGoods(
  context: CommandContext,
  sku: string | undefined,
  { collection, tag, all }: AddFlags,
): Promise<ReducedGoods> {
  if ([sku, collection, tag, all || undefined].filter((given) => given !== undefined).length !== 1) {
    throw new CliError({
      code: 'GOODS_UNCLEAR',
      title: 'Which prices are to be reduced?',
      fix: 'Name one SKU, --collection, --tag, or --all.',
    });
  }
  if (sku !== undefined) return { of: 'variants', ids: [(await findVariant(context, sku)).id] };
  if (collection !== undefined) return { of: 'collection', handle: collection };
  return tag === undefined ? { of: 'all' } : { of: 'tag', tag };
}

const unchangedBecause = {
  SameAfterRounding: 'rounding makes the same of them',
  ReducedAlready: 'they are reduced so already',
} as const;

const refusedBecause = {
  NotAboveZero: 'nothing would be left of it',
  NotBelowOrdinary: 'that is no less than it costs',
  Converted: 'it follows a price in another currency: reduce that one',
} as const;

const MOST_PRINTED = 20;

function printAdded(
  { added, unchanged, refused, period, batchId }: AddedReductions,
  clock: ShopClock,
  dryRun: boolean,
) {
  const nameOf = ({ sku, handle }: { sku: string; handle: string }) => sku || handle;
  for (const row of added.slice(0, MOST_PRINTED)) {
    const says = row.crossedOut ? `crosses out ${moneyText(row.crossedOut)}` : 'announces no reduction';
    console.log(`  ${nameOf(row)}  ${moneyText(row.ordinary)} → ${moneyText(row.reduced)}, its page ${says}`);
  }
  if (added.length > MOST_PRINTED) console.log(`  and ${added.length - MOST_PRINTED} more, which --json lists`);
  for (const row of refused.slice(0, MOST_PRINTED)) {
    const until = row.other?.endsAt ? ` until ${clock.bound(row.other.endsAt, 'until')}` : '';
    const because = row.reason === 'Overlaps' ? `another reduction holds then${until}` : refusedBecause[row.reason];
    console.error(`  ${nameOf(row)}  ${moneyText(row.price)} stays: ${because}`);
  }
  const reasons = [...new Set(unchanged.map(({ reason }) => unchangedBecause[reason]))].join(', ');
  const parts = [
    `${added.length} ${dryRun ? 'would be reduced' : 'reduced'}`,
    `${unchanged.length} unchanged${reasons ? ` because ${reasons}` : ''}`,
    `${refused.length} refused`,
  ];
  const until = period.endsAt ? `until ${clock.bound(period.endsAt, 'until')}` : 'until it is ended';
  console.log(
    `${dryRun ? 'Dry run, nothing was changed: ' : ''}${parts.join(', ')}; from ${clock.bound(period.beginsAt, 'from')} ${until}.`,
  );
  if (batchId) console.log(`kasa undo ${batchId} takes it back.`);
}

async function end(id: string, { json }: JsonFlag): Promise<void> {
  const [{ withDatabase }, { endReductions }, { byCommand }, { isUuid }] = await Promise.all([
    import('../with-database.ts'),
    import('#server/catalogue/reductions/end-reductions.ts'),
    import('#server/history/change-batch.ts'),
    import('#src/is-uuid.ts'),
  ]);
  const outcome = await withDatabase(async (context): Promise<EndOutcome> => {
    const ended = isUuid(id) ? await endReductions({ ...context, by: byCommand }, { setId: id }) : null;
    if (ended?.ok) return ended.value;
    throw new CliError({
      code: 'REDUCTION_UNKNOWN',
      title: `There is no reduction ${id}.`,
      fix: 'kasa reductions lists them.',
    });
  });
  if (json) console.log(JSON.stringify({ ok: true, ...outcome }));
  else console.log(`${outcome.ended} ended, ${outcome.withdrawn} withdrawn, ${outcome.over} over before.`);
  if (!json && outcome.batchId) console.log(`kasa undo ${outcome.batchId} takes it back.`);
}
