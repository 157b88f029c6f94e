// The rows of one product to a draft of it. Product columns count on its first row; what later rows repeat is ignored,
// with a warning where it differs.

import { type Locale, locales } from '#src/i18n/locales.ts';
import { sanitiseHtml } from '../../sanitise-html.ts';
import type { OwnFieldColumn } from '../csv/own-field-columns.ts';
import { parseList } from '../csv/product-csv-cell.ts';
import { mapPlainFields } from '../csv/product-csv-columns.ts';
import { withParagraphs } from '../csv/text-paragraphs.ts';
import { readLineText } from '../line-text-schema.ts';
import { CellReader, definedOf } from './import-cell-reader.ts';
import {
  isUnlisted,
  readCollections,
  readException,
  readFlag,
  readGoesWith,
  readImageSource,
  readOptionTexts,
  readPosition,
  readStatus,
  readVatClass,
} from './import-cell-values.ts';
import type { Doubts } from './import-doubts.ts';
import type { FaultLog } from './import-faults.ts';
import type { ProductRows } from './import-group-products.ts';
import type { Columns } from './import-header.ts';
import type { NumberNotation } from './import-number-notation.ts';
import { readOwnFields } from './import-own-fields.ts';
import { readOptions } from './import-parse-options.ts';
import { isVariantRow, readExtraCells, readVariant } from './import-parse-variant.ts';
import type {
  ImageDraft,
  ProductDraft,
  ProductFields,
  TextFields,
  TranslatedNames,
  VariantDraft,
} from './import-product-draft.ts';
import type { CsvRow } from './import-read-rows.ts';
import type { ImportOptions } from './import-report.ts';

/** Reads a product; null when there is no row of it to read. Faults are in the log. */
export function parseProduct(
  { handle, given, rows, isIncomplete, collections: namedCollections }: ProductRows,
  columns: Columns,
  {
    doubts,
    notation,
    ownFields,
    ...options
  }: Pick<ImportOptions, 'baseLocale' | 'baseCurrency' | 'vatClasses'> & {
    doubts: Doubts;
    notation: NumberNotation;
    ownFields: readonly OwnFieldColumn[];
  },
  faults: FaultLog,
): ProductDraft | null {
  const [first] = rows;
  if (!first) return null;
  const before = faults.count;
  const cells = new CellReader(columns, faults, notation);
  if (!isIncomplete && !cells.isFilled(first, 'title')) {
    const message = `The first row of “${handle}” has no title.`;
    cells.fault('MISSING_TITLE', first, 'title', message, 'Write the title on the first row of each product.');
  }
  if (!isIncomplete) warnOfRepetitions(cells, first, rows);
  const filled = rows.filter((row) => isVariantRow(cells, row));
  // A product whose rows say nothing of a variant has the one that its first row stands for.
  const variantRows = filled.length > 0 ? filled : [first];
  warnOfIgnoredCells(cells, rows, variantRows);
  const { names, valuesOf } = readOptions(cells, variantRows, isIncomplete);
  const variants = variantRows.map((row) => readVariant(cells, row, valuesOf(row), options.baseCurrency));
  refuseTwins(cells, variants, variantRows);
  const draft: ProductDraft = {
    handle,
    ...definedOf({ givenHandle: given }),
    place: cells.place(first, 'handle'),
    fields: readFields(cells, first, options.vatClasses ?? []),
    texts: readTexts(cells, first, options.baseLocale),
    ...definedOf({ descriptionIfNone: readDescription(cells, first, 'description_if_none') }),
    options: names.map((name, index) => ({
      name,
      values: [...new Set(variants.map((variant) => variant.options[index] ?? ''))],
    })),
    optionTexts: readTranslatedNames(cells, first, 'option_texts'),
    tagTexts: readTranslatedNames(cells, first, 'tag_texts'),
    ...(cells.has('image_src') ? { images: readImages(cells, rows, options.baseLocale) } : {}),
    variants,
    ...definedOf({
      collections: namedCollections ?? cells.value(first, 'collections', readCollections, new Map()),
    }),
    ownFields: readOwnFields(cells, first, ownFields),
    extra: readExtraCells(cells, first, 'product'),
    isFaulty: isIncomplete || faults.count > before,
  };
  doubts.look(cells, { rows, variantRows }, draft, options.vatClasses ?? []);
  return draft;
}

function readFields(
  cells: CellReader,
  row: CsvRow,
  vatClasses: NonNullable<ImportOptions['vatClasses']>,
): Partial<ProductFields> {
  const tags = cells.text(row, 'tags');
  return definedOf<ProductFields>({
    status: cells.value(row, 'status', readStatus, 'active'),
    is_published: isUnlisted(cells.text(row, 'status')) ? false : cells.value(row, 'published', readFlag, true),
    product_type: cells.text(row, 'type'),
    tags: tags === undefined ? undefined : parseList(tags),
    vat_class: cells.value(row, 'vat_class', (cell) => readVatClass(cell, vatClasses), 'standard'),
    withdrawal_exception: cells.value(row, 'withdrawal_exception', readException, null),
    needs_cash_register: cells.value(row, 'needs_cash_register', readFlag, false),
    goes_with: cells.value(row, 'goes_with', readGoesWith, []),
    line_text: cells.value(row, 'line_text', readLineText, null),
    ...mapPlainFields((field) => cells.text(row, field)),
  });
}

function readTexts(cells: CellReader, row: CsvRow, baseLocale: Locale): ProductDraft['texts'] {
  const texts: ProductDraft['texts'] = {};
  for (const locale of locales) {
    const suffix = locale === baseLocale ? '' : `_${locale}`;
    const fields = definedOf<TextFields>({
      title: cells.text(row, `title${suffix}`),
      description_html: readDescription(cells, row, `description${suffix}`),
      seo_title: cells.text(row, `seo_title${suffix}`),
      seo_description: cells.text(row, `seo_description${suffix}`),
      safety_warnings: cells.text(row, `safety_warnings${suffix}`),
    });
    if (Object.keys(fields).length > 0) texts[locale] = fields;
  }
  return texts;
}

function readDescription(cells: CellReader, row: CsvRow, field: string): string | undefined {
  const description = cells.text(row, field);
  if (description === undefined) return undefined;
  // What somebody typed into a cell has lines, and no HTML that could say so.
  const isTyped = description.includes('\n') && !/<[a-z/!]/i.test(description);
  return sanitiseHtml(isTyped ? withParagraphs(description.replaceAll('\r', '')) : description);
}

function readTranslatedNames(cells: CellReader, row: CsvRow, field: 'option_texts' | 'tag_texts'): TranslatedNames {
  const read = locales.map((locale) => [
    locale,
    cells.value(row, `${field}_${locale}`, readOptionTexts, new Map<string, string>()),
  ]);
  return definedOf(Object.fromEntries(read));
}

/** One image per address, however many rows name it; ordered by the positions that the file gives. */
function readImages(cells: CellReader, rows: CsvRow[], baseLocale: Locale): ImageDraft[] {
  const images = new Map<string, ImageDraft>();
  for (const row of rows) {
    const source = cells.value(row, 'image_src', readImageSource, '');
    const position = cells.value(row, 'image_position', readPosition, null) ?? null;
    if (!source) continue;
    const image = images.get(source) ?? { source, position, alts: {}, place: cells.place(row, 'image_src') };
    images.set(source, image);
    for (const locale of locales) {
      const alt = cells.text(row, locale === baseLocale ? 'image_alt' : `image_alt_${locale}`);
      if (alt !== undefined && !image.alts[locale]) image.alts[locale] = alt;
    }
  }
  const last = Number.MAX_SAFE_INTEGER;
  return [...images.values()].sort((a, b) => (a.position ?? last) - (b.position ?? last));
}

function refuseTwins(cells: CellReader, variants: VariantDraft[], rows: CsvRow[]): void {
  const lines = new Map<string, number>();
  for (const [index, variant] of variants.entries()) {
    const row = rows[index];
    const key = JSON.stringify(variant.options);
    const line = lines.get(key);
    if (!row || variant.options.includes('')) continue;
    if (line === undefined) lines.set(key, row.line);
    else {
      const values = variant.options.filter((value) => value !== null).join(' / ');
      const message = values
        ? `The variant ${values} already stands on line ${line}.`
        : `Line ${line} is the same variant.`;
      cells.fault(
        'DUPLICATE_VARIANT',
        row,
        'option1_value',
        message,
        'Give each variant its own combination of values.',
      );
    }
  }
}

function warnOfRepetitions(cells: CellReader, first: CsvRow, rows: CsvRow[]): void {
  if (rows.length === 1) return;
  for (const column of cells.columns.all) {
    // Option names that differ are a fault; the handle is what the rows have in common.
    if (column.level !== 'product' || column.field === 'handle' || /^option\d_name$/.test(column.field ?? '')) continue;
    const counts = cells.textAt(first, column);
    for (const row of rows) {
      const value = cells.textAt(row, column);
      if (value === '' || value === counts) continue;
      const message = `The cell is ignored: the product's first row, line ${first.line}, counts and differs.`;
      const place = { line: row.line, column: column.header, value };
      cells.faults.warn('IGNORED_CELL', place, message, 'Change the first row, or leave this cell blank.');
    }
  }
}

function warnOfIgnoredCells(cells: CellReader, rows: CsvRow[], variantRows: CsvRow[]): void {
  const ofVariants = cells.columns.all.filter((column) => column.level === 'variant' && !column.isStandard);
  const ofImages = cells.columns.all.filter((column) => column.level === 'image' && column.field !== 'image_src');
  const warn = (row: CsvRow, columns: typeof ofVariants, lack: string) => {
    for (const column of columns) {
      const value = cells.textAt(row, column);
      if (value === '') continue;
      const place = { line: row.line, column: column.header, value };
      cells.faults.warn(
        'IGNORED_CELL',
        place,
        `The cell is ignored: its row has no ${lack}.`,
        'Move it to a row that has.',
      );
    }
  };
  for (const row of rows) {
    if (ofVariants.length > 0 && !variantRows.includes(row)) warn(row, ofVariants, 'variant');
    if (ofImages.length > 0 && !cells.isFilled(row, 'image_src')) warn(row, ofImages, 'image');
  }
}
