import type { Command } from 'commander';
import type { VariantPrice } from '#server/catalogue/variants/read-prices.ts';
import { type Money, money } from '#src/money.ts';
import { CliError } from '../../cli-errors.ts';
import { collectOption } from '../../collect-option.ts';
import { readCommandPrice } from '../orders/command-amount.ts';
import { moneyText } from '../orders/money-text.ts';
import type { ShopClock } from '../shop-clock.ts';
import { findVariant, skuArgument, variantGone, variantName } from './named-variant.ts';
import { filterHelp } from './product-filter-flag.ts';
import {
  parseRaise,
  parseRaiseBy,
  type RaiseFlags,
  raiseManyPrices,
  refuseWithoutRaise,
} from './raise-prices-command.ts';

type PriceFlags = RaiseFlags & { compareAt?: string; json?: boolean };

const help = `
Without an amount it shows the prices. A reduction is announced against the lowest price of the 30 days before it, which
the shop keeps by itself; --compare-at is the price that is crossed out, "none" takes it away.

--percent and --by change many prices, all that were set in one currency, those of a collection or of what --filter
finds; converted ones follow.
What is crossed out stays. For a time prices are lowered by kasa reductions. Every change can be taken back: kasa history, kasa undo.

Example:
  $ kasa price FOX-30
  $ kasa price FOX-30 129.00 PLN
  $ kasa price FOX-30 24,90 EUR --compare-at 29,90
  $ kasa price --percent 5 --in EUR --round .99 --dry-run
  $ kasa price --percent -10 --in PLN --collection posters
  $ kasa price --percent 3 --in PLN --filter state=published --filter stock=5
  $ kasa price --by 2.00 --in EUR

${filterHelp}`;

export function registerPrice(program: Command): void {
  program
    .command('price')
    .description('show or set what a variant costs')
    .argument('[sku]', skuArgument)
    .argument('[price...]', 'what it costs from now on, VAT included, for example 129.00 PLN')
    .option('--compare-at <amount>', 'the price that is crossed out, or none')
    .option('--percent <number>', 'raise prices by so many percent; below zero they fall', parseRaise)
    .option('--by <amount>', 'raise prices by this amount; below zero they fall', parseRaiseBy)
    .option('--in <currency>', 'with --percent or --by: the prices in this currency')
    .option('--collection <handle>', 'with --percent or --by: only of the products of this collection')
    .option('--filter <name=value>', 'with --percent or --by: only what it finds; may be given again', collectOption)
    .addOption(
      program
        .createOption('--round <ending>', 'with --percent or --by: up to this ending')
        .choices(['.99', '.90', 'whole']),
    )
    .option('--dry-run', 'with --percent or --by: say what would change, but change nothing')
    .option('--json', 'print the result as JSON')
    .addHelpText('after', help)
    .action(showOrSet);
}

type Given = { price: Money; compareAtMinor: number | null | undefined };

async function showOrSet(sku: string | undefined, given: string[], flags: PriceFlags): Promise<void> {
  if (flags.percent !== undefined || flags.by !== undefined) return raiseManyPrices(sku, given, flags);
  refuseWithoutRaise(flags);
  if (sku === undefined) {
    throw new CliError({
      code: 'SKU_MISSING',
      title: 'Whose price is it?',
      fix: 'Name an SKU, such as kasa price FOX-30, or --percent or --by for many: kasa price --help has examples.',
    });
  }
  await showOrSetOne(sku, given, flags);
}

async function showOrSetOne(
  sku: string,
  [amount, currency, ...others]: string[],
  { compareAt, json }: PriceFlags,
): Promise<void> {
  if (others.length > 0) {
    throw new CliError({
      code: 'TOO_MANY_ARGUMENTS',
      title: `After the amount and its currency nothing more is expected: ${others.join(' ')}.`,
      fix: 'Set one price at a time.',
    });
  }
  const given = amount === undefined ? null : await readGiven(amount, currency, compareAt);
  if (!given && compareAt !== undefined) {
    throw new CliError({
      code: 'AMOUNT_MISSING',
      title: 'A price to compare with needs a price beside it.',
      fix: `Name both, such as kasa price ${sku} 24.90 EUR --compare-at 29.90.`,
    });
  }
  const [{ withDatabase }, { setPrice }, { readPrices }, { byCommand }, { readShopClock }] = await Promise.all([
    import('../with-database.ts'),
    import('#server/catalogue/variants/set-price.ts'),
    import('#server/catalogue/variants/read-prices.ts'),
    import('#server/history/change-batch.ts'),
    import('../shop-clock.ts'),
  ]);
  const { name, answer, clock } = await withDatabase(async (context) => {
    const variant = await findVariant(context, sku);
    const changed = given && (await setPrice({ ...context, by: byCommand }, { variantId: variant.id, ...given }));
    if (changed && !changed.ok) throw refusedPrice(changed.error.kind, sku);
    const prices = await readPrices(context.db, variant.id, context.now());
    const { isNew, batchId } = changed?.value ?? { isNew: false, batchId: null };
    return {
      answer: { sku, isNew, batchId, prices },
      name: variantName(variant),
      clock: await readShopClock(context.db),
    };
  });
  if (json) {
    console.log(JSON.stringify({ ok: true, ...answer }));
    return;
  }
  console.log(`${sku}  ${name}`);
  console.log(answer.prices.map((price) => describePrice(price, clock)).join('\n') || '  no price');
  if (given?.price.minor === 0) console.log('  0: customers get it for free.');
  if (given && !answer.isNew) console.log('  That was the price already.');
  if (answer.batchId) console.log(`  kasa undo ${answer.batchId} takes it back.`);
}

async function readGiven(amount: string, currency: string | undefined, compareAt: string | undefined): Promise<Given> {
  const { currencies } = await import('#src/currencies.ts');
  const match = currencies.find((candidate) => candidate === currency?.toUpperCase());
  if (!match) {
    throw new CliError({
      code: 'CURRENCY_UNKNOWN',
      title: currency ? `The shop knows no currency ${currency}.` : 'An amount needs its currency.',
      fix: `Name one of ${currencies.join(', ')}.`,
    });
  }
  return {
    price: money(await readCommandPrice(amount, match), match),
    compareAtMinor:
      compareAt === undefined ? undefined : compareAt === 'none' ? null : await readCommandPrice(compareAt, match),
  };
}

function describePrice(
  { amount, compareAt, validFrom, reduced, lowestPrior, convertedFrom }: VariantPrice,
  clock: ShopClock,
): string {
  return [
    `  ${moneyText(amount)} since ${clock.day(validFrom)}`,
    convertedFrom ? `converted from ${convertedFrom}` : '',
    reduced ? `reduced to ${moneyText(reduced.amount)} now, see kasa reductions` : '',
    compareAt ? `crossed out: ${moneyText(compareAt)}` : '',
    lowestPrior ? `lowest of the 30 days before: ${moneyText(lowestPrior)}` : '',
  ]
    .filter(Boolean)
    .join(', ');
}

function refusedPrice(kind: 'VariantUnknown' | 'CompareAtTooLow', sku: string): CliError {
  if (kind === 'VariantUnknown') return variantGone(sku);
  return new CliError({
    code: 'COMPARE_AT_TOO_LOW',
    title: 'The price that is crossed out has to be higher than the new one.',
    fix: 'Name a higher one, or --compare-at none.',
  });
}
