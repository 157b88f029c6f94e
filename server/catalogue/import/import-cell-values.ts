// What the cells of an import may hold. Every function takes a trimmed cell that is not blank and returns its value,
// or a refusal that says what is wrong with it and how to mend it.
import { MOST_GOING_WITH } from '#src/catalogue/product/most-going-with.ts';
import { measureUnits } from '#src/catalogue/unit-price.ts';
import { withdrawalExceptions } from '#src/catalogue/withdrawal-exceptions.ts';
import { type VatClass, vatClasses } from '#src/countries/country.ts';
import { type Currency, stepOf } from '#src/money.ts';
import { MOST_PRICE_MINOR } from '#src/numbers/most-amounts.ts';
import { takeApart } from '#src/numbers/number-token.ts';
import { withoutCurrency } from '#src/numbers/read-amount.ts';
import { unitOfWord } from '#src/numbers/unit-words.ts';
import { readGrams as readTypedGrams, type WeightUnit } from '#src/numbers/weight.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import type { ListedVatClass } from '#src/vat/vat-rates.ts';
import { falseWords, trueWords } from '../csv/csv-flags.ts';
import { normaliseDecimal, parseList, splitOptionTexts } from '../csv/product-csv-cell.ts';
import { collectionHandle, isCollectionTitle, isForbiddenName, isHandle } from '../csv/product-csv-handle.ts';
import { parseStockAtExport, type StockAtExport } from '../csv/stock-at-export.ts';
import type { FaultCode } from './import-faults.ts';

export type CellRefusal = { kind: FaultCode; message: string; fix: string };
export type CellResult<T> = Result<T, CellRefusal>;

const MAX_INTEGER = 2_147_483_647;

/**
 * `1299,50`, `1.299,50` and `1 299,50`, as spreadsheets write them in much of Europe, with a point. As it is where it could
 * mean two things, which a file decides as a whole and not by a language (`import-number-notation.ts`), and what is no
 * number.
 */
export function withDecimalPoint(cell: string): string {
  const number = takeApart(cell);
  const digits = number?.mark ? null : (number?.asDecimal ?? number?.asThousands);
  if (!number || !digits) return cell;
  return `${number.isNegative ? '-' : ''}${digits.whole}${digits.fraction && `.${digits.fraction}`}`;
}

/** `50`, `50.5` and `50.00` to minor units, digit by digit: a float would round. At most a billion. */
export function readPrice(cell: string): CellResult<number> {
  const [, whole, fraction = ''] = /^(\d{1,13})(?:\.(\d{1,2})0*)?$/.exec(cell) ?? [];
  if (whole !== undefined) {
    const minor = Number(whole + fraction.padEnd(2, '0'));
    if (minor <= MOST_PRICE_MINOR) return ok(minor);
    return no('INVALID_PRICE', `“${show(cell)}” is more than a billion.`, 'Check where its decimals begin.');
  }
  const reason = cell.startsWith('-')
    ? 'is below zero'
    : cell.includes(',')
      ? 'has a comma'
      : /^\d+\.\d{3,}$/.test(cell)
        ? 'has more than two decimals'
        : 'is not a price';
  return no(
    'INVALID_PRICE',
    `“${show(cell)}” ${reason}.`,
    'Write digits with a point before the decimals, as in 1299.50.',
  );
}

/** A price that can be paid in the currency, with its sign or without (`49,00 zł`, `PLN 49.00`): in forints no fraction. */
export function readPriceIn(currency: Currency, given: string): CellResult<number> {
  const number = withoutCurrency(given, currency);
  const cell = number === null ? given : withDecimalPoint(number);
  const price = readPrice(cell);
  if (!price.ok || price.value % stepOf(currency) === 0) return price;
  const message = `“${show(cell)}” has decimals, but nobody pays fractions in ${currency}.`;
  return no('INVALID_PRICE', message, 'Write a whole number, such as 1290.');
}

export function readQuantity(given: string): CellResult<number> {
  const cell = withoutPieces(given);
  if (/^\d{1,10}(\.0+)?$/.test(cell) && Number(cell) <= MAX_INTEGER) return ok(Number(cell));
  return no(
    'INVALID_QUANTITY',
    `“${show(cell)}” is not a number of pieces.`,
    'Write a whole number from 0, such as 12.',
  );
}

/** Pieces may stand behind their number: 12 pcs, 12 szt., 12 Stk. */
function withoutPieces(cell: string): string {
  const found = /(?<!\p{L})(\p{L}+)\.?$/u.exec(cell);
  return found && unitOfWord(found[1] ?? '') === 'item' ? cell.slice(0, found.index).trimEnd() : cell;
}

export function readStockAtExport(cell: string): CellResult<StockAtExport> {
  const stock = parseStockAtExport(cell);
  if (stock) return ok(stock);
  return no(
    'INVALID_QUANTITY',
    `“${show(cell)}” is not what an export writes here.`,
    'Leave this column as the export has written it, or blank.',
  );
}

/** Grams; exports write them as `0.0`, too, and fractions are rounded, though to nothing only what is nothing. */
export function readGrams(cell: string): CellResult<number> {
  const grams = /^\d{1,10}(\.\d+)?$/.test(cell) ? Number(cell) : Number.NaN;
  const rounded = Math.round(grams);
  return rounded <= MAX_INTEGER && (rounded > 0 || grams === 0) ? ok(rounded) : noWeight(cell);
}

/** Grams of a table that does not say so: decimals may be kilograms, and are asked about. */
export function readUnsaidWeight(cell: string): CellResult<number> {
  return /\.\d*[1-9]/.test(cell) ? noWeight(cell) : readGrams(cell);
}

/** `0,8 kg`, `350 g`, as the product's editor takes them; `unit`: what the head of the column says. */
export function readWeightIn(unit: WeightUnit, cell: string): CellResult<number> {
  const grams = readTypedGrams(cell, null, unit);
  const isNothing = grams === 0 && /[1-9]/.test(cell);
  return grams === null || isNothing || grams > MAX_INTEGER ? noWeight(cell) : ok(grams);
}

function noWeight(cell: string) {
  return no(
    'INVALID_WEIGHT',
    `“${show(cell)}” is not a weight, or does not say in which unit.`,
    'Write it with its unit, such as 350 g or 0.35 kg.',
  );
}

const flags = new Map(
  [trueWords, falseWords].flatMap((words, index) => words.map((word) => [word, index === 0] as const)),
);

export function readFlag(cell: string): CellResult<boolean> {
  const flag = flags.get(cell.toLowerCase());
  if (flag !== undefined) return ok(flag);
  return no('INVALID_FLAG', `“${show(cell)}” is neither true nor false.`, 'Write true or false.');
}

/** Whether selling goes on without stock. The new template says TRUE and FALSE as well. */
export function readPolicy(cell: string): CellResult<boolean> {
  const policy = cell.toLowerCase();
  if (policy === 'continue' || policy === 'deny') return ok(policy === 'continue');
  const flag = flags.get(policy);
  if (flag !== undefined) return ok(flag);
  return no('INVALID_POLICY', `“${show(cell)}” is neither deny nor continue.`, 'Write deny or continue.');
}

/** Whoever has the link sees what is unlisted; see `isUnlisted`. */
export function readStatus(cell: string): CellResult<string> {
  if (isUnlisted(cell)) return ok('active');
  return oneOf(cell, ['active', 'draft', 'archived'], 'INVALID_STATUS', 'a status');
}

/** Shopify's status for what is for sale but in no list; the shop knows it as not published. */
export function isUnlisted(cell: string | undefined): boolean {
  return cell?.toLowerCase() === 'unlisted';
}

/**
 * Finds a class by its name, or by what it is in the company's country: `13,5 %`. `known`: empty where nobody knows its
 * rates.
 */
export function readVatClass(cell: string, known: readonly ListedVatClass[]): CellResult<VatClass> {
  const named = vatClasses.find((name) => name === cell.toLowerCase());
  if (named) return ok(named);
  const [, number = ''] = /^(\d[\d.,]*)\s*%?$/.exec(cell) ?? [];
  const basisPoints = number === '' ? Number.NaN : Math.round(Number(withDecimalPoint(number)) * 100);
  const found = known.find((listed) => listed.basisPoints === basisPoints);
  if (found) return ok(found.name);
  const shown = known.map(({ name, basisPoints: points }) => `${name} (${points / 100} %)`);
  return no(
    'INVALID_VAT_CLASS',
    `“${show(cell)}” is not a VAT class${number === '' ? '' : ' or rate of the company’s country'}.`,
    `Write one of: ${(shown.length > 0 ? shown : vatClasses).join(', ')}.`,
  );
}

export function readException(cell: string): CellResult<string> {
  return oneOf(cell, withdrawalExceptions, 'INVALID_EXCEPTION', 'an exception from withdrawal');
}

export function readUnit(cell: string): CellResult<string> {
  return oneOf(cell, measureUnits, 'INVALID_UNIT', 'a unit');
}

export function readMeasure(cell: string): CellResult<string> {
  if (/^\d{1,12}(\.\d{1,6})?$/.test(cell) && /[1-9]/.test(cell)) return ok(normaliseDecimal(cell));
  return no('INVALID_MEASURE', `“${show(cell)}” is not an amount above zero.`, 'Write a number such as 500 or 0.75.');
}

export function readPosition(cell: string): CellResult<number> {
  if (/^[1-9]\d{0,5}(\.0+)?$/.test(cell)) return ok(Number(cell));
  return no('INVALID_POSITION', `“${show(cell)}” is not a position.`, 'Write a whole number from 1.');
}

/** An absolute http(s) URL, or a relative file name that cannot leave the shop's media folder. */
export function readImageSource(cell: string): CellResult<string> {
  if (cell.startsWith('//') && URL.canParse(`https:${cell}`)) return readImageSource(`https:${cell}`);
  const isUrl = /^https?:\/\//i.test(cell);
  if (isUrl && URL.canParse(cell) && !/[^\S ]/.test(cell)) return ok(cell.replaceAll(' ', '%20'));
  const isFile = cell.split('/').every((part) => /^[\p{L}\p{N}_(@][\p{L}\p{N}\p{Mark}_ .,@()+~-]*$/u.test(part));
  if (!isUrl && isFile) return ok(cell);
  const message = `“${show(cell)}” is neither an http(s) address nor a plain file name.`;
  return no(
    'INVALID_IMAGE',
    message,
    'Write https://… or the name of a file in the media folder, such as shirt-1.jpg.',
  );
}

export function readOptionTexts(cell: string): CellResult<Map<string, string>> {
  const texts = new Map<string, string>();
  const fix = 'Write pairs such as Size=Rozmiar; Small=Mały, with a backslash before a ; or = inside a text.';
  for (const pair of splitOptionTexts(cell)) {
    const [source, target] = pair;
    if (pair.length !== 2 || !source || !target) {
      return no('INVALID_OPTION_TEXTS', `“${show(pair.join('='))}” is not a pair of texts.`, fix);
    }
    if (isForbiddenName(source)) return no('FORBIDDEN_NAME', `“${source}” cannot be used as a text here.`, fix);
    if (texts.has(source)) return no('INVALID_OPTION_TEXTS', `“${show(source)}” is translated twice.`, fix);
    texts.set(source, target);
  }
  return ok(texts);
}

/** Handles, or titles, by handle. `all` is refused: that address is the whole catalogue. */
export function readCollections(cell: string): CellResult<ReadonlyMap<string, string | undefined>> {
  const named = new Map<string, string | undefined>();
  for (const part of parseList(cell)) {
    const isTitle = !isHandle(part) && isCollectionTitle(part);
    const handle = isTitle ? collectionHandle(part) : part;
    if (!isHandle(handle) || handle === 'all') {
      const fix = 'Write titles such as “Gift sets”, or handles such as “gift-sets”, with commas between.';
      return no('INVALID_COLLECTION', `“${show(part)}” cannot be a collection.`, fix);
    }
    if (!named.get(handle)) named.set(handle, isTitle ? part : undefined);
  }
  return ok(named);
}

/** Handles of products, each once. They may come later in the file. */
export function readGoesWith(cell: string): CellResult<string[]> {
  const handles = [...new Set(parseList(cell))];
  const other = handles.find((handle) => !isHandle(handle));
  const fix = `Write the handles of at most ${MOST_GOING_WITH} products, such as “blue-mug”, with commas between.`;
  if (other !== undefined) return no('INVALID_GOES_WITH', `“${show(other)}” is no handle of a product.`, fix);
  if (handles.length <= MOST_GOING_WITH) return ok(handles);
  return no('INVALID_GOES_WITH', `${handles.length} products are named here.`, fix);
}

function oneOf(cell: string, known: readonly string[], kind: FaultCode, what: string): CellResult<string> {
  const value = cell.toLowerCase();
  if (known.includes(value)) return ok(value);
  return no(kind, `“${show(cell)}” is not ${what}.`, `Write one of: ${known.join(', ')}.`);
}

function no(kind: FaultCode, message: string, fix: string) {
  return refuse<CellRefusal>({ kind, message, fix });
}

function show(cell: string): string {
  return cell.length > 60 ? `${cell.slice(0, 60)}…` : cell;
}
