// `kasa price --percent|--by`: many prices in one go, which one `kasa undo` takes back.
import { InvalidArgumentError } from 'commander';
import type { Raise } from '#server/catalogue/variants/plan-raise.ts';
import type { RaisedPrices, RaiseRefusal } from '#server/catalogue/variants/raise-prices.ts';
import { type Currency, WHOLE_PERCENT } from '#src/money.ts';
import type { Rounding } from '#src/shop/markets.ts';
import { CliError } from '../../cli-errors.ts';
import { parseAmount, parsePercent } from '../orders/command-amount.ts';
import { moneyText } from '../orders/money-text.ts';
import type { CommandContext } from '../with-database.ts';
import { findVariant } from './named-variant.ts';
import { readFilters, refusedMany } from './product-filter-flag.ts';

export type RaiseFlags = {
  /** The rise in hundredths of a percent; below zero the prices fall. */
  percent?: number;
  /** The rise in hundredths of the currency; below zero the prices fall. */
  by?: number;
  in?: string;
  collection?: string;
  /** Only of the products that the office's list finds with these. */
  filter?: string[];
  round?: Rounding;
  dryRun?: boolean;
  json?: boolean;
};

const MOST_PRINTED = 20;

export async function raiseManyPrices(
  sku: string | undefined,
  others: readonly string[],
  flags: RaiseFlags,
): Promise<void> {
  refuseTooMuch(sku, others, flags);
  const currency = await readCurrency(flags.in);
  const [{ withDatabase }, { raisePrices }, { byCommand }] = await Promise.all([
    import('../with-database.ts'),
    import('#server/catalogue/variants/raise-prices.ts'),
    import('#server/history/change-batch.ts'),
  ]);
  const { percent: basisPoints = 0, by: minor, round = 'exact', collection, dryRun = false, json } = flags;
  const raised = await withDatabase(async (context) => {
    const filter = await readMeant(context, sku, flags);
    const raise = { basisPoints, minor, currency, rounding: round, filter, isTrial: dryRun };
    return raisePrices({ ...context, by: byCommand }, raise);
  });
  if (!raised.ok) throw refusedRaise(raised.error, currency, collection);
  if (json) console.log(JSON.stringify({ ok: true, dryRun, ...raised.value }));
  else print(raised.value, dryRun);
}

async function readMeant(
  context: CommandContext,
  sku: string | undefined,
  { collection, filter }: RaiseFlags,
): Promise<Raise['filter']> {
  if (sku !== undefined) return { variantId: (await findVariant(context, sku)).id };
  if (collection !== undefined) return { collection };
  if (filter === undefined) return undefined;
  const { findMany } = await import('#server/catalogue/office/bulk/change-many-products.ts');
  const found = await findMany(context.db, { filters: await readFilters(filter) });
  if (!found.ok) throw refusedMany(found.error);
  return { productIds: found.value };
}

function refuseTooMuch(
  sku: string | undefined,
  others: readonly string[],
  { percent, by, collection, filter }: RaiseFlags,
): void {
  if (percent !== undefined && by !== undefined) {
    throw new CliError({
      code: 'RAISE_UNCLEAR',
      title: 'Prices change by a percentage or by an amount, one of them.',
      fix: 'Leave out --percent or --by.',
    });
  }
  const meant = [sku, collection, filter].filter((given) => given !== undefined);
  if (others.length === 0 && meant.length <= 1) return;
  throw new CliError({
    code: 'TOO_MANY_ARGUMENTS',
    title:
      'A change is for one variant, a collection, what a filter finds or all prices, and needs no price beside it.',
    fix: 'Name one SKU, --collection or --filter, or none of them: kasa price --help has examples.',
  });
}

export function parseRaise(text: string): number {
  const isFall = text.startsWith('-');
  const basisPoints = parsePercent(text.replace(/^[+-]/, ''));
  if (isFall && basisPoints >= WHOLE_PERCENT) throw new InvalidArgumentError('Nothing would be left of the prices.');
  return isFall ? -basisPoints : basisPoints;
}

export function parseRaiseBy(text: string): number {
  const minor = parseAmount(text.replace(/^[+-]/, ''));
  return text.startsWith('-') ? -minor : minor;
}

/** What only a change of many prices makes sense of. */
export function refuseWithoutRaise({ in: currency, collection, filter, round, dryRun }: RaiseFlags): void {
  if ([currency, collection, filter, round, dryRun].every((flag) => flag === undefined)) return;
  throw new CliError({
    code: 'PERCENT_MISSING',
    title:
      '--in, --collection, --filter, --round and --dry-run are for many prices, which need a percentage or an amount.',
    fix: 'Add one, such as --percent 5 or --by 2.00.',
  });
}

export async function readCurrency(text: string | undefined): Promise<Currency> {
  const { currencies } = await import('#src/currencies.ts');
  const match = currencies.find((candidate) => candidate === text?.toUpperCase());
  if (match) return match;
  throw new CliError({
    code: 'CURRENCY_UNKNOWN',
    title: text ? `The shop knows no currency ${text}.` : 'Which prices are they? The currency is missing.',
    fix: `Add --in with one of ${currencies.join(', ')}.`,
  });
}

function refusedRaise({ kind }: RaiseRefusal, currency: Currency, collection = ''): CliError {
  if (kind === 'CollectionUnknown') {
    return new CliError({
      code: 'COLLECTION_UNKNOWN',
      title: `There is no collection ${collection}.`,
      fix: 'kasa collections lists them.',
    });
  }
  return new CliError({
    code: 'NO_PRICES',
    title: `No price was set in ${currency} there.`,
    fix: 'Prices that are converted follow those that they are made of: change these.',
  });
}

const reasons = {
  NotAboveZero: 'nothing would be left of it',
  AboveBillion: 'it would be more than a billion',
  CompareAtTooLow:
    'the price that is crossed out would not be higher any more: set it with kasa price SKU … --compare-at',
} as const;

function print({ changed, refused, counts, batchId }: RaisedPrices, dryRun: boolean): void {
  const nameOf = ({ sku, handle }: { sku: string; handle: string }) => sku || handle;
  printSome(changed, (row) => `  ${nameOf(row)}  ${moneyText(row.before)} → ${moneyText(row.after)}`);
  for (const row of refused) console.error(`  ${nameOf(row)}  ${moneyText(row.price)} stays: ${reasons[row.reason]}`);
  const parts = [
    `${counts.changed} ${dryRun ? 'would change' : 'changed'}`,
    `${counts.unchanged} unchanged${counts.unchanged > 0 ? ' because rounding makes the same of them' : ''}`,
    `${counts.refused} refused`,
  ];
  console.log(`${dryRun ? 'Dry run, nothing was changed: ' : ''}${parts.join(', ')}.`);
  if (batchId) console.log(`kasa undo ${batchId} takes it back.`);
}

function printSome<Row>(rows: readonly Row[], describe: (row: Row) => string): void {
  for (const row of rows.slice(0, MOST_PRINTED)) console.log(describe(row));
  if (rows.length > MOST_PRINTED) console.log(`  and ${rows.length - MOST_PRINTED} more, which --json lists`);
}
