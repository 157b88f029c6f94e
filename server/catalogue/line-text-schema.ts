// What a merchant may ask for, whether it comes from a command or a file.
import { z } from 'zod';
import { isPrintable, type LineText } from '#src/catalogue/line-text.ts';
import { MAX_LINE_TEXT } from '#src/catalogue/line-text-limit.ts';
import { currencies, currencyEntries } from '#src/currencies.ts';
import { locales } from '#src/i18n/locales.ts';
import { stepOf } from '#src/money.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import type { CellResult } from './import/import-cell-values.ts';

const MAX_LABEL = 60;
const MAX_CHARACTERS = 500;
const MAX_PRICE = 100_000_000;

const printable = { error: 'has characters that slips cannot print' };
const label = z.string().normalize('NFC').trim().min(1).max(MAX_LABEL).refine(isPrintable, printable);

export const lineTextSchema: z.ZodType<LineText> = z.strictObject({
  labels: z
    .partialRecord(z.enum(locales), label)
    .refine((labels) => Object.keys(labels).length > 0, { error: 'has to be there in one language at least' }),
  isRequired: z.boolean().default(false),
  maxLength: z.int().min(1).max(MAX_LINE_TEXT),
  characters: z.string().normalize('NFC').max(MAX_CHARACTERS).refine(isPrintable, printable).default(''),
  prices: z
    .partialRecord(z.enum(currencies), z.int().min(0).max(MAX_PRICE))
    .refine((prices) => currencyEntries(prices).every(([currency, minor]) => minor % stepOf(currency) === 0), {
      error: 'has a fraction that nobody can pay',
    })
    .default({}),
  isExcepted: z.boolean().default(true),
});

/** A cell of a product file: the document as JSON. */
export function readLineText(cell: string): CellResult<LineText> {
  const read = checkDocument(parseJson(cell));
  if (read.ok) return read;
  return refuse({
    kind: 'INVALID_LINE_TEXT',
    message: `The text that the product asks for cannot be read: ${read.error.fault}.`,
    fix: 'Set it by kasa line-text and see what kasa export writes, or leave the cell blank.',
  });
}

/** Refused in words. */
export function checkDocument(document: unknown): Result<LineText, { kind: 'InvalidDocument'; fault: string }> {
  const parsed = lineTextSchema.safeParse(document);
  if (parsed.success) return ok(parsed.data);
  const { path, message } = parsed.error.issues[0] ?? { path: [], message: '' };
  return refuse({ kind: 'InvalidDocument', fault: [path.join('.'), message].filter(Boolean).join(': ') });
}

function parseJson(cell: string): unknown {
  try {
    return JSON.parse(cell);
  } catch {
    return null;
  }
}
