// One row of a file of discount codes: what each cell says of the code, and what is wrong with it, at the cell.
import type { Currency } from '#src/currencies.ts';
import { type PeriodBound, writePeriodBound } from '#src/dates/period-bound.ts';
import { readMomentOver } from '#src/dates/read-moment.ts';
import {
  type AmountsByCurrency,
  type DiscountReward,
  discountKinds,
  discountScopes,
  normaliseCode,
} from '#src/discounts/discount-code.ts';
import { readAmount } from '#src/numbers/read-amount.ts';
import { readPercent } from '#src/numbers/read-percent.ts';
import { readWhole } from '#src/numbers/read-whole.ts';
import { falseWords, trueWords } from '../../catalogue/csv/csv-flags.ts';
import { spreadsheetMoment } from '../../catalogue/csv/spreadsheet-moment.ts';
import type { FaultCode, FaultLog } from '../../catalogue/import/import-faults.ts';
import type { ListedDiscountCode } from '../list-discount-codes.ts';
import type { DiscountCodeContent } from '../save-discount-code.ts';
import { amountsIn, STOPPED } from './discount-columns.ts';

export type DiscountRow = { line: number; content: DiscountCodeContent; isStopped: boolean };

/** `cells`: by head, in small letters; `spelt`: the head as the file has it. */
export type GivenRow = { line: number; cells: ReadonlyMap<string, string>; spelt: ReadonlyMap<string, string> };

const MOST_USES = 1_000_000_000;

type Reading = { stored: ListedDiscountCode | undefined; timeZone: string; faults: FaultLog };

/** Null: a cell cannot be read. A column that the file does not have leaves what the code says now. */
export function readDiscountRow(row: GivenRow, { stored, timeZone, faults }: Reading): DiscountRow | null {
  const reader = new RowReader(row, faults);
  const kind = reader.choice('kind', discountKinds, 'DISCOUNT_REWARD');
  const scope = reader.choice('for', discountScopes, 'DISCOUNT_GOODS');
  const limit = (column: string, kept: number | null | undefined) =>
    reader.cell(column, kept ?? null, 'DISCOUNT_LIMIT', (text) => {
      const count = readWhole(text, MOST_USES);
      return count === 0 ? null : count;
    });
  const moment = (column: PeriodBound, kept: Date | null = null) =>
    reader.cell(column, kept, 'DISCOUNT_PERIOD', (text) =>
      readMomentOver(kept, spreadsheetMoment(text), column, timeZone),
    );
  const content: DiscountCodeContent = {
    code: normaliseCode(row.cells.get('code') ?? ''),
    reward: readReward(kind, reader, stored),
    minimums: reader.amounts('minimum', stored?.minimums),
    scope,
    handles: scope === 'everything' ? [] : goodsIn(row.cells.get('goods'), stored),
    startsAt: moment('from', stored?.startsAt),
    endsAt: moment('until', stored?.endsAt),
    maxUses: limit('max_uses', stored?.maxUses),
    maxUsesPerEmail: limit('max_uses_per_email', stored?.maxUsesPerEmail),
  };
  const isStopped = reader.flag('stopped', stored?.stoppedAt != null);
  return reader.isFaulty ? null : { line: row.line, content, isStopped };
}

function readReward(
  kind: DiscountReward['kind'],
  reader: RowReader,
  stored: ListedDiscountCode | undefined,
): DiscountReward {
  const kept = stored?.reward;
  if (kind === 'free_delivery') return { kind };
  if (kind === 'amount') {
    return { kind, amounts: reader.amounts('amount', kept?.kind === 'amount' ? kept.amounts : undefined) };
  }
  const before = kept?.kind === 'percentage' ? kept.basisPoints : null;
  const basisPoints = reader.cell('percent', before, 'DISCOUNT_REWARD', (text) => {
    const reading = readPercent(text, null);
    return reading.kind === 'number' ? reading.hundredths : null;
  });
  return { kind, basisPoints: basisPoints ?? 0 };
}

function goodsIn(cell: string | undefined, stored: ListedDiscountCode | undefined): string[] {
  if (cell === undefined) return stored?.handles ?? [];
  return [...new Set(cell.split(/[\s,;]+/).filter((handle) => handle !== ''))];
}

/** Reads cells, and says of each what is wrong with it. */
class RowReader {
  readonly #row: GivenRow;
  readonly #faults: FaultLog;
  isFaulty = false;

  constructor(row: GivenRow, faults: FaultLog) {
    this.#row = row;
    this.#faults = faults;
  }

  /** `read`: null of what it cannot read. Nothing is said by an empty cell. */
  cell<T>(column: string, kept: T | null, code: FaultCode, read: (text: string) => T | null): T | null {
    const text = this.#row.cells.get(column);
    if (text === undefined) return kept;
    if (text === '') return null;
    const value = read(text);
    if (value === null) this.#fault(code, column, text);
    return value;
  }

  choice<Choice extends string>(column: string, choices: readonly [Choice, ...Choice[]], code: FaultCode): Choice {
    const text = (this.#row.cells.get(column) ?? '').toLowerCase();
    const chosen = choices.find((choice) => choice === text);
    if (!chosen) this.#fault(code, column, text);
    return chosen ?? choices[0];
  }

  flag(column: string, kept: boolean): boolean {
    const text = this.#row.cells.get(column)?.toLowerCase();
    if (text === undefined) return kept;
    if (text === '' || text === 'no' || falseWords.includes(text)) return false;
    if (text !== STOPPED && !trueWords.includes(text)) this.#fault('INVALID_FLAG', column, text);
    return true;
  }

  /** What has no column stays as it is. */
  amounts(of: 'amount' | 'minimum', kept: AmountsByCurrency = {}): AmountsByCurrency {
    const amounts: Partial<Record<Currency, number>> = { ...kept };
    for (const [column, text] of this.#row.cells) {
      const named = amountsIn(column);
      if (named?.of !== of) continue;
      const { currency } = named;
      delete amounts[currency];
      if (text === '') continue;
      const reading = readAmount(text, { locale: null, currency });
      if (reading.kind === 'number') amounts[currency] = reading.hundredths;
      else this.#fault(reading.kind === 'ambiguous' ? 'AMBIGUOUS_NUMBER' : 'DISCOUNT_LIMIT', column, text);
    }
    return amounts;
  }

  #fault(code: FaultCode, column: string, value: string): void {
    this.isFaulty = true;
    const place = { line: this.#row.line, column: this.#row.spelt.get(column) ?? column, value };
    this.#faults.fault(code, place, messages[code] ?? 'The cell cannot be read.', FIX);
  }
}

const FIX = 'Write it as an export of the shop does.';

const messages: Partial<Record<FaultCode, string>> = {
  DISCOUNT_REWARD: 'A code takes off a percentage, an amount or the delivery: this is none of them.',
  DISCOUNT_GOODS: 'A code is for everything, for collections or for products: this is none of them.',
  DISCOUNT_LIMIT: 'This is no amount or number that a code can have.',
  DISCOUNT_PERIOD: 'This is no day or moment.',
  INVALID_FLAG: 'This is neither yes nor empty.',
  AMBIGUOUS_NUMBER: 'This could be two amounts.',
};

/** Whether it is what the shop has already. */
export function isSaid(row: DiscountRow, stored: ListedDiscountCode, timeZone: string): boolean {
  const said = (
    { reward, minimums, scope, handles, startsAt, endsAt, maxUses, maxUsesPerEmail }: DiscountCodeContent,
    isStopped: boolean,
  ) => {
    const at = (moment: Date | null, bound: PeriodBound) => moment && writePeriodBound(moment, bound, timeZone);
    const byCurrency = (amounts: AmountsByCurrency) => Object.entries(amounts).toSorted();
    return JSON.stringify([
      ...[reward.kind, reward.kind === 'percentage' ? reward.basisPoints : null],
      ...[reward.kind === 'amount' ? byCurrency(reward.amounts) : [], byCurrency(minimums)],
      ...[scope, [...handles].toSorted(), at(startsAt, 'from'), at(endsAt, 'until'), maxUses, maxUsesPerEmail],
      isStopped,
    ]);
  };
  return said(row.content, row.isStopped) === said(stored, stored.stoppedAt !== null);
}
