// Everything an imported file can be refused or warned for. Faults are collected instead of thrown, because a merchant
// who mends a file of a thousand rows wants the whole list, not the first line of it.
import { formatNumber } from '#src/numbers/format-number.ts';

/** Codes of faults, which stop the import. */
export const faultCodes = [
  'NOT_CSV',
  'INVALID_ENCODING',
  'INVALID_CHARACTER',
  'EMPTY_FILE',
  'UNCLOSED_QUOTE',
  'MISPLACED_QUOTE',
  'ROW_TOO_LARGE',
  'OTHER_SYSTEM',
  'WRONG_CELL_COUNT',
  'MISSING_COLUMN',
  'DUPLICATE_COLUMN',
  'FORBIDDEN_NAME',
  'MISSING_HANDLE',
  'INVALID_HANDLE',
  'HANDLE_NOT_CONTIGUOUS',
  'TOO_MANY_ROWS',
  'MISSING_TITLE',
  'INVALID_STATUS',
  'INVALID_VAT_CLASS',
  'INVALID_EXCEPTION',
  'INVALID_LINE_TEXT',
  'INVALID_OWN_FIELD',
  'INVALID_FLAG',
  'INVALID_POLICY',
  'INVALID_PRICE',
  'AMBIGUOUS_NUMBER',
  'MISSING_PRICE',
  'COMPARE_AT_WITHOUT_PRICE',
  'INVALID_QUANTITY',
  'STOCK_BELOW_RESERVED',
  'INVALID_WEIGHT',
  'INVALID_MEASURE',
  'INVALID_UNIT',
  'INCOMPLETE_UNIT_PRICE',
  'MISSING_OPTION_NAME',
  'CONFLICTING_OPTION_NAME',
  'DUPLICATE_OPTION_NAME',
  'MISSING_OPTION_VALUE',
  'MISSING_OPTION_COLUMNS',
  'VARIANT_NOT_SAID',
  'DUPLICATE_VARIANT',
  'INVALID_OPTION_TEXTS',
  'INVALID_COLLECTION',
  'INVALID_GOES_WITH',
  'INVALID_IMAGE',
  'INVALID_POSITION',
  // What a translator's file is told.
  'NO_LANGUAGE',
  'LANGUAGE_TWICE',
  'LANGUAGE_NOT_SPOKEN',
  'TEXT_UNKNOWN',
  'TEXT_WITHOUT_SOURCE',
  'TEXT_TWICE',
  'TEXT_OF_SETTINGS',
  'TEXT_TOO_LONG',
  'TEXT_INCOMPLETE',
  'TEXT_WITHOUT_PLACEHOLDER',
  'TEXT_REFUSED',
  // What files of discount codes, orders and customers are told.
  'KIND_NOT_ALLOWED',
  'RECORD_TWICE',
  'RECORD_UNKNOWN',
  'RECORD_DIFFERS',
  'DISCOUNT_CODE',
  'DISCOUNT_ALIKE',
  'DISCOUNT_REWARD',
  'DISCOUNT_LIMIT',
  'DISCOUNT_PERIOD',
  'DISCOUNT_GOODS',
  'DISCOUNT_CHANGED',
] as const;

/** Codes of warnings, which do not. */
export const warningCodes = [
  'GUESSED_ENCODING',
  'SHORT_ROW',
  'UNKNOWN_MARKET',
  'MISSPELT_COLUMN',
  'UNUSED_COLUMNS',
  'KEPT_COLUMNS',
  'HANDLE_FROM_TITLE',
  'HANDLE_CHANGED',
  'IGNORED_CELL',
  'LONG_TITLE',
  'CONTROL_CHARACTER',
  'LEFT_OUT_OF_TEXT',
  'LINK_LEFT_OUT',
  'DUPLICATE_SKU',
  'VARIANTS_GONE',
  'DAMAGED_BARCODE',
  'DECIMAL_COMMA',
  'POINT_OF_THOUSANDS',
  'DIFFERENT_PRICES',
  'ROUNDED_PRICE',
  'ZERO_PRICE',
  'SALE_SCHEDULED',
  'MARKET_NOT_EXCLUDED',
  'EXCLUDED_PRICE',
  'PRICE_SET_SINCE',
  'NEEDS_NO_SHIPPING',
  'TAX_OF_PRICES',
  'OVERSOLD',
  'NO_QUANTITY',
  'OPEN_VARIATION',
  'UNKNOWN_TAX_CLASS',
  'REDUCED_VAT',
  'GIFT_CARD',
  'NOT_IMPORTED',
  'IMPORTED_AS_DRAFT',
  'NOT_SOLD_EVERYWHERE',
  'NOT_TRANSLATED',
  'TYPE_WITHOUT_COLLECTION',
  'FILLED_BY_RULE',
  'PICTURE_MISSING',
  'PICTURE_NOT_FETCHED',
  'PICTURE_NOT_STORED',
  'PICTURE_REFUSED',
  'PICTURE_HOST_GIVEN_UP',
  // What a translator's file is told.
  'SOURCE_CHANGED',
  'TRANSLATION_CHANGED',
  'TOO_MANY_MESSAGES',
] as const;

export type FaultCode = (typeof faultCodes)[number];
export type WarningCode = (typeof warningCodes)[number];

export type ImportFault = {
  /** 1-based line of the file where the row starts; quoted cells may span lines. */
  line: number;
  /** The column as the file spells it; empty when the fault is not in one. */
  column: string;
  code: string;
  /** What is wrong. */
  message: string;
  /** How to mend it. */
  fix: string;
  value?: string;
  /** How many rows it speaks of, where that is more than one. */
  rows?: number;
};

/** The place that a message points to: a line, and the column when there is one. */
export type Place = { line: number; column?: string; value?: string | undefined };

/** How often each code was met, those included that are no longer listed. */
export type MessageCounts = Partial<Record<string, number>>;

/** `value`: what stands for the cell, where the place has none. */
type Describe = (count: number) => [message: string, fix: string, value?: string];

const MAX_MESSAGES = 10_000;
const MAX_VALUE_LENGTH = 200;

/** Collects what is wrong with a file, up to a limit that keeps the memory flat whatever the file. */
export class FaultLog {
  #faults: ImportFault[] = [];
  #warnings: ImportFault[] = [];
  #summed = new Map<string, { code: WarningCode; place: Place; describe: Describe; count: number }>();
  #saidOnce = new Set<string>();
  #counts = { faults: new Map<string, number>(), warnings: new Map<string, number>() };

  get count(): number {
    return this.#faults.length;
  }

  get faultCounts(): MessageCounts {
    return Object.fromEntries(this.#counts.faults);
  }

  get warningCounts(): MessageCounts {
    return Object.fromEntries(this.#counts.warnings);
  }

  /** The faults by line, as one reads the file. */
  get faults(): ImportFault[] {
    return this.#faults.toSorted((a, b) => a.line - b.line);
  }

  get warnings(): ImportFault[] {
    const summed = [...this.#summed.values()].map(({ code, place, describe, count }) => {
      const [message, fix, value = place.value] = describe(count);
      return Object.assign(toFault(code, { ...place, value }, message, fix), count > 1 ? { rows: count } : {});
    });
    return [...summed, ...this.#warnings].sort((a, b) => a.line - b.line);
  }

  fault(code: FaultCode, place: Place, message: string, fix: string): void {
    addOne(this.#counts.faults, code);
    if (this.#faults.length < MAX_MESSAGES) this.#faults.push(toFault(code, place, message, fix));
    else this.#warnOnce('TOO_MANY_MESSAGES', { line: place.line }, ...tooMany('faults'));
  }

  /** Nobody means to import a file that says nothing. `fix`: how to get one that does. */
  faultIfEmpty({ hasHead, rows }: { hasHead: boolean; rows: number }, fix: string, fixBelowHead = fix): void {
    if (rows > 0 || this.count > 0) return;
    const message = hasHead ? 'The file has a head and no row below it.' : 'The file is empty.';
    this.fault('EMPTY_FILE', { line: 1 }, message, hasHead ? fixBelowHead : fix);
  }

  /** One fault, however often it is met: all that is wrong is that a column is missing. */
  faultOnce(code: FaultCode, place: Place, message: string, fix: string): void {
    const key = `${code} ${message}`;
    if (this.#saidOnce.has(key)) return;
    this.#saidOnce.add(key);
    this.fault(code, place, message, fix);
  }

  warn(code: WarningCode, place: Place, message: string, fix: string): void {
    addOne(this.#counts.warnings, code);
    if (this.#warnings.length < MAX_MESSAGES) this.#warnings.push(toFault(code, place, message, fix));
    else this.#warnOnce('TOO_MANY_MESSAGES', { line: place.line }, ...tooMany('warnings'));
  }

  /** One warning, at the first place, for all rows of which the same is to be said. */
  warnSummed(code: WarningCode, place: Place, describe: Describe): void {
    addOne(this.#counts.warnings, code);
    const key = `${code} ${place.column ?? ''}`;
    const before = this.#summed.get(key);
    if (before) before.count += 1;
    else this.#summed.set(key, { code, place, describe, count: 1 });
  }

  #warnOnce(code: WarningCode, place: Place, message: string, fix: string): void {
    const isSaid = this.#warnings.some((warning) => warning.code === code && warning.message === message);
    if (!isSaid) this.#warnings.push(toFault(code, place, message, fix));
  }
}

function addOne(counts: Map<string, number>, code: string): void {
  counts.set(code, (counts.get(code) ?? 0) + 1);
}

function toFault(code: string, { line, column = '', value }: Place, message: string, fix: string): ImportFault {
  const fault: ImportFault = { line, column, code, message, fix };
  if (value !== undefined)
    fault.value = value.length > MAX_VALUE_LENGTH ? `${value.slice(0, MAX_VALUE_LENGTH)}…` : value;
  return fault;
}

function tooMany(what: string): [string, string] {
  return [
    `There are more than ${formatNumber(MAX_MESSAGES, 'en')} ${what}; the rest is not listed.`,
    'Mend the listed ones and import the file again.',
  ];
}
