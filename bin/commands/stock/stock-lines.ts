// What is entered in the terminal: one SKU and its quantity, or a file with a line of both for each.
import { readFile } from 'node:fs/promises';
import { numberIn, readNumber } from '#src/numbers/read-number.ts';
import { CliError } from '../../cli-errors.ts';
import { statInputFile } from '../input-file.ts';
import type { CommandContext } from '../with-database.ts';

/** `at`: where it stands, for whoever has to mend it. */
export type TypedLine = { sku: string; quantity: number; at: string };
export type FoundLine = TypedLine & { variantId: string };

type Given = { sku: string | undefined; quantity: string | undefined; file: string | undefined };

export async function readTypedLines({ sku, quantity, file }: Given): Promise<TypedLine[]> {
  if (file !== undefined) return readStockFile(await readText(file), file);
  if (sku === undefined || quantity === undefined) {
    throw new CliError({
      code: 'LINES_MISSING',
      title: 'Neither an SKU with its quantity was given, nor a file.',
      fix: 'kasa stock receive FOX-30 20, or --file delivery.csv with a line "SKU;quantity" for each.',
    });
  }
  const count = readQuantity(quantity);
  if (count === null) throw faulty([`${quantity} is no whole number from 0 to 1000000.`]);
  return [{ sku, quantity: count, at: sku }];
}

/**
 * Reads cells separated by semicolons, tabs or commas: by whichever comes first of these a line has. A first line without a
 * number is a head, and left out.
 */
export function readStockFile(text: string, file: string): TypedLine[] {
  const faults: string[] = [];
  const lines: TypedLine[] = [];
  for (const [index, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    if (line.trim() === '') continue;
    const at = `${file}, line ${index + 1}`;
    const sign = [';', '\t'].find((each) => line.includes(each)) ?? ',';
    const [sku = '', typed = '', next = ''] = line.split(sign).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
    // “3,5” and “1,000” fall apart where commas separate cells, and half of a number is none.
    if (sign === ',' && /^\d+$/.test(typed) && /^\d+$/.test(next)) {
      faults.push(`${at}: “${typed},${next}” may be one number or two: separate the cells by semicolons.`);
      continue;
    }
    const quantity = readQuantity(typed);
    if (quantity === null) {
      if (index > 0 || /\d/.test(typed)) faults.push(`${at}: “${typed}” is no whole number from 0 to 1000000.`);
    } else if (sku === '') faults.push(`${at}: the SKU is missing.`);
    else lines.push({ sku, quantity, at });
  }
  if (faults.length > 0) throw faulty(faults);
  if (lines.length > 0) return lines;
  throw new CliError({
    code: 'EMPTY_FILE',
    title: `${file} names no SKU.`,
    fix: 'Write a line “SKU;quantity” for each.',
  });
}

/** All of what is unknown at once: whoever mends a file wants to do it once. */
export async function findLines({ db }: CommandContext, lines: readonly TypedLine[]): Promise<FoundLine[]> {
  const { findBySkus } = await import('#server/inventory/find-by-skus.ts');
  const found = await findBySkus(
    db,
    lines.map(({ sku }) => sku),
  );
  const faults: string[] = [];
  const known = lines.flatMap((line) => {
    const [variantId, other] = found.get(line.sku) ?? [];
    if (variantId && !other) return [{ ...line, variantId }];
    faults.push(`${line.at}: ${other ? 'several variants have' : 'no variant has'} the SKU or EAN ${line.sku}.`);
    return [];
  });
  if (faults.length > 0) throw faulty(faults);
  return known;
}

/** Pieces are whole, so a sign in `1.000` stands between thousands. */
function readQuantity(typed: string): number | null {
  const hundredths = numberIn(readNumber(typed, { locale: null, decimals: 0, most: 100 * MOST_PIECES }));
  return hundredths === null ? null : hundredths / 100;
}

const MOST_PIECES = 1_000_000;

const MOST_SAID = 50;

function faulty(faults: readonly string[]): CliError {
  const said = faults.slice(0, MOST_SAID);
  const rest = faults.length > said.length ? [`… and ${faults.length - said.length} more`] : [];
  return new CliError({
    code: 'LINES_FAULTY',
    title: `Nothing was changed:\n${[...said, ...rest].map((fault) => `  ${fault}`).join('\n')}`,
    fix: 'Mend these lines and run it again; kasa stock list finds SKUs and EANs.',
  });
}

async function readText(file: string): Promise<string> {
  await statInputFile(file);
  return readFile(file, 'utf8');
}
