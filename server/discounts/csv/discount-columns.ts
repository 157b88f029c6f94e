// The columns of a file of discount codes, and what each says of a code: one list for the file that goes out and the one that
// comes in.
import { type Currency, currencies } from '#src/currencies.ts';
import { writePeriodBound } from '#src/dates/period-bound.ts';
import type { AmountsByCurrency } from '#src/discounts/discount-code.ts';
import { money } from '#src/money.ts';
import { moneyToDecimal } from '#src/numbers/money-decimal.ts';
import { percentToDecimal } from '#src/numbers/percent-decimal.ts';
import { inManner } from '../../catalogue/csv/excel-manner.ts';
import type { ListedDiscountCode } from '../list-discount-codes.ts';

export const STOPPED = 'yes';
/** The separator between the goods that a code is for. */
export const GOODS_SEPARATOR = ' ';

type Say = { timeZone: string; decimal: ',' | '.' };

type Column = { name: string; cell(code: ListedDiscountCode, say: Say): string };

const columns: readonly Column[] = [
  { name: 'code', cell: ({ code }) => code },
  { name: 'kind', cell: ({ reward }) => reward.kind },
  {
    name: 'percent',
    cell: ({ reward }, say) =>
      reward.kind === 'percentage' ? inManner(percentToDecimal(reward.basisPoints), say) : '',
  },
  { name: 'for', cell: ({ scope }) => scope },
  { name: 'goods', cell: ({ handles }) => handles.join(GOODS_SEPARATOR) },
  { name: 'from', cell: ({ startsAt }, { timeZone }) => momentText(startsAt, 'from', timeZone) },
  { name: 'until', cell: ({ endsAt }, { timeZone }) => momentText(endsAt, 'until', timeZone) },
  { name: 'max_uses', cell: ({ maxUses }) => String(maxUses ?? '') },
  { name: 'max_uses_per_email', cell: ({ maxUsesPerEmail }) => String(maxUsesPerEmail ?? '') },
  { name: 'stopped', cell: ({ stoppedAt }) => (stoppedAt ? STOPPED : '') },
  // The column is for whoever reads the file: it is counted, not set.
  { name: 'uses', cell: ({ uses }) => String(uses) },
];

export const requiredColumns: readonly string[] = ['code', 'kind', 'for'];

/** A space in place of the T, as spreadsheets and people write it. */
function momentText(at: Date | null, bound: 'from' | 'until', timeZone: string): string {
  return at ? writePeriodBound(at, bound, timeZone).replace('T', ' ') : '';
}

const amountColumn = (currency: Currency) => `amount_${currency}`;
const minimumColumn = (currency: Currency) => `minimum_${currency}`;

/** The heads of a file that has amounts in these currencies. */
export function discountHeads(used: readonly Currency[]): string[] {
  return [...columns.map(({ name }) => name), ...used.map(amountColumn), ...used.map(minimumColumn)];
}

export function discountCells(code: ListedDiscountCode, used: readonly Currency[], say: Say): string[] {
  const { reward, minimums } = code;
  const amounts = reward.kind === 'amount' ? reward.amounts : {};
  const written = (of: AmountsByCurrency, currency: Currency) => {
    const minor = of[currency];
    return minor === undefined ? '' : inManner(moneyToDecimal(money(minor, currency)), say);
  };
  return [
    ...columns.map(({ cell }) => cell(code, say)),
    ...used.map((currency) => written(amounts, currency)),
    ...used.map((currency) => written(minimums, currency)),
  ];
}

/** Whether a column with this head, in small letters, says something of a code. */
export function isDiscountHead(head: string): boolean {
  return columns.some(({ name }) => name === head) || amountsIn(head) !== null;
}

/** Head, in small letters -> which amounts it is of. Null: it is of none. */
export function amountsIn(head: string): { of: 'amount' | 'minimum'; currency: Currency } | null {
  const [, of, code = ''] = /^(amount|minimum)_([a-z]{3})$/.exec(head) ?? [];
  const currency = currencies.find((each) => each.toLowerCase() === code);
  return currency && (of === 'amount' || of === 'minimum') ? { of, currency } : null;
}
