// What a file may say but hardly means: said as warnings, and imported as it stands.
import { type Selectable, sql } from 'kysely';
import type { DB } from '#server/database/database-schema.generated.ts';
import type { Transaction } from '#server/database/transaction.ts';
import { formatNumber } from '#src/numbers/format-number.ts';
import type { ListedVatClass } from '#src/vat/vat-rates.ts';
import { countDeadLinks, countLeftOut } from '../../sanitise-html.ts';
import { currencyOfMarket } from '../csv/product-csv-columns.ts';
import { INCLUDED } from '../variants/excluded-markets.ts';
import type { CellReader } from './import-cell-reader.ts';
import { readFlag } from './import-cell-values.ts';
import type { FaultLog, Place } from './import-faults.ts';
import type { Columns } from './import-header.ts';
import type { ProductDraft, VariantDraft } from './import-product-draft.ts';
import type { CsvRow } from './import-read-rows.ts';

/** What a search engine or a shop system takes at most. */
const LONG_TITLE = 255;
const MAX_NAMES = 10;
const MAX_GONE = 5;
/** Longer than any title: most likely a description in the wrong column. */
const NO_TITLE = 2_000;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are looked for
const controlCharacter = /[\x01-\x08\x0b\x0c\x0e-\x1f\x7f]/;

export class Doubts {
  /** The line that each SKU stands on first. */
  readonly skus = new Map<string, number>();
  readonly handles = new Set<string>();
  #keptColumns = new Set<string>();
  /** The products that say “reduced” without a percentage, by handle, and what the country has by that name. */
  #reducedVat = new Map<string, { place: Place; rates: readonly ListedVatClass[] }>();

  /** Warns of what is doubtful in the rows of a product. `vatClasses`: those of the company's country. */
  look(
    cells: CellReader,
    { rows, variantRows }: { rows: readonly CsvRow[]; variantRows: readonly CsvRow[] },
    draft: ProductDraft,
    vatClasses: readonly ListedVatClass[],
  ): void {
    const [first] = rows;
    if (!first) return;
    this.handles.add(draft.handle);
    this.#noteVat(cells, first, draft.handle, vatClasses);
    doubtTitle(cells, first);
    doubtMarkets(cells, first);
    doubtDescription(cells, first);
    for (const row of rows) doubtCharacters(cells, row);
    for (const row of rows) this.#doubtKept(cells, row);
    const giftCard = cells.columns.all.find(({ key }) => key === 'Gift card');
    if (giftCard && cells.textAt(first, giftCard).toLowerCase() === 'true') {
      cells.faults.warnSummed('GIFT_CARD', { line: first.line, column: giftCard.header }, (count) => [
        `${count === 1 ? 'A gift card is an ordinary product' : `${count} gift cards are ordinary products`} here: nobody is sent a code.`,
        'Set the status to draft, or send the codes yourself.',
      ]);
    }
    const status = draft.fields.status ?? 'active';
    for (const [index, variant] of draft.variants.entries()) {
      const row = variantRows[index];
      if (row) this.#doubtVariant(cells, row, variant, status);
    }
    const unsent = draft.variants.findIndex(({ fields }) => fields.requires_shipping === false);
    if (unsent >= 0 && status === 'active') {
      cells.warn(
        'NEEDS_NO_SHIPPING',
        variantRows[unsent] ?? first,
        'requires_shipping',
        'It needs no shipping, but the shop sends all that it sells: who buys it is asked for an address and pays for delivery.',
        'Set the status to draft, unless you send it.',
      );
    }
  }

  #noteVat(cells: CellReader, row: CsvRow, handle: string, vatClasses: readonly ListedVatClass[]): void {
    const rates = vatClasses.filter(({ name }) => name === 'reduced' || name === 'second_reduced');
    if (rates.length < 2 || cells.text(row, 'vat_class')?.toLowerCase() !== 'reduced') return;
    this.#reducedVat.set(handle, { place: cells.place(row, 'vat_class'), rates });
  }

  /** Says which of two reduced rates a product gets, unless it has it already, as in a file of the shop's own. */
  tellReducedVat(handle: string, before: string | undefined, faults: FaultLog): void {
    const noted = this.#reducedVat.get(handle);
    if (!noted || before === 'reduced') return;
    const percent = (vatClass: string) =>
      `${(noted.rates.find(({ name }) => name === vatClass)?.basisPoints ?? 0) / 100} %`;
    const [rate, other] = [percent('reduced'), percent('second_reduced')];
    faults.warnSummed('REDUCED_VAT', noted.place, (count) => [
      `${count === 1 ? 'A product is' : `${formatNumber(count, 'en')} products are`} taxed at ${rate}: that is “reduced” in the company’s country, where ${other} is “second_reduced”.`,
      `Write ${other} or second_reduced where that is meant.`,
      `reduced = ${rate}, second_reduced = ${other}`,
    ]);
  }

  /** Columns that only this file has, such as metafields: an export has them again, and nobody else sees them. */
  #doubtKept({ columns, faults }: CellReader, row: CsvRow): void {
    for (const { index, field, isStandard, header } of columns.all) {
      if (field !== null || isStandard || (row.cells[index] ?? '').trim() === '') continue;
      this.#keptColumns.add(header.replace(/ \((?:product|variant)\.metafields\.[^()]+\)$/, '').slice(0, 60));
      faults.warnSummed('KEPT_COLUMNS', { line: columns.line }, () => {
        const names = [...this.#keptColumns];
        const more = names.length > MAX_NAMES ? ` and ${names.length - MAX_NAMES} more` : '';
        const count = names.length === 1 ? 'A column is' : `${names.length} columns are`;
        return [
          `${count} kept for an export, but the shop shows nothing of ${names.length === 1 ? 'it' : 'them'}: ${names.slice(0, MAX_NAMES).join(', ')}${more}.`,
          'What shoppers should read belongs into the description.',
          `${names.slice(0, MAX_NAMES).join(', ')}${more}`,
        ];
      });
    }
  }

  #doubtVariant(cells: CellReader, row: CsvRow, { fields, prices }: VariantDraft, status: string): void {
    const { sku = '', barcode = '' } = fields;
    if (fields.tracks_stock && !fields.sells_without_stock && !cells.has('quantity')) {
      cells.faults.warnSummed('NO_QUANTITY', { line: cells.columns.line }, (count) => [
        `The pieces of ${count === 1 ? 'a variant' : `${formatNumber(count, 'en')} variants`} are counted, but the file has no column of their number: new ones are sold out.`,
        'A shop with several locations exports none. Add a column “Inventory quantity” and import with --set-stock, or set the stock with kasa stock.',
      ]);
    }
    const line = sku === '' ? undefined : this.skus.get(sku);
    if (line !== undefined && line !== row.line) {
      const message = `The SKU “${sku.slice(0, 60)}” already stands on line ${line}.`;
      cells.warn('DUPLICATE_SKU', row, 'sku', message, 'Give each variant its own SKU; parcels are packed by it.');
    } else if (sku !== '') this.skus.set(sku, row.line);
    if (/^\d+(?:[.,]\d+)?e\+?\d+$|^\d+\.0$/i.test(barcode)) {
      const message = `“${barcode.slice(0, 60)}” is no barcode any more: a spreadsheet has taken it for a number.`;
      cells.warn(
        'DAMAGED_BARCODE',
        row,
        'barcode',
        message,
        'Format the column as text before the digits are filled in.',
      );
    }
    const price = Object.values(prices).find(({ amount }) => amount === 0);
    if (price && status === 'active') {
      cells.warn(
        'ZERO_PRICE',
        row,
        'price',
        'The price is 0: it is given away.',
        'Fill the price in, or set the status to draft.',
      );
    }
  }
}

function doubtTitle(cells: CellReader, row: CsvRow): void {
  const { length } = cells.text(row, 'title') ?? '';
  if (length <= LONG_TITLE) return;
  const [what, fix] =
    length > NO_TITLE
      ? ['most likely a description in the wrong column', 'Look whether the columns are in their places.']
      : [`more than ${LONG_TITLE}`, 'Shorten it: lists and search engines cut it off.'];
  cells.warn('LONG_TITLE', row, 'title', `The title has ${formatNumber(length, 'en')} characters, ${what}.`, fix);
}

/** Descriptions are text: their pictures and films would be somebody else's server's, and paths another shop's. */
function doubtDescription(cells: CellReader, row: CsvRow): void {
  for (const column of cells.columns.all) {
    if (!column.field?.startsWith('description')) continue;
    const place = { line: row.line, column: column.header };
    for (let left = countLeftOut(cells.textAt(row, column)); left > 0; left -= 1) {
      cells.faults.warnSummed('LEFT_OUT_OF_TEXT', place, (count) => [
        `${count === 1 ? 'A picture or film in a description was' : `${formatNumber(count, 'en')} pictures or films in descriptions were`} left out: a description is text.`,
        'Give pictures to the product (“Product image URL”), and write what they say, such as a table of sizes, as text.',
      ]);
    }
    for (let dead = countDeadLinks(cells.textAt(row, column)); dead > 0; dead -= 1) {
      cells.faults.warnSummed('LINK_LEFT_OUT', place, (count) => [
        `${count === 1 ? 'A link in a description leads' : `${formatNumber(count, 'en')} links in descriptions lead`} nowhere in this shop: only the words are kept.`,
        'Write links as whole addresses (https://…), or as paths of this shop (/en/…).',
      ]);
    }
  }
}

/** The shop leaves products out of the markets that it knows. */
function doubtMarkets(cells: CellReader, row: CsvRow): void {
  for (const column of cells.columns.all) {
    const cell = cells.textAt(row, column);
    if (!column.key.startsWith(INCLUDED) || cell === '') continue;
    const market = column.key.slice(INCLUDED.length);
    const place = { line: row.line, column: column.header, value: cell };
    const flag = readFlag(cell);
    if (!flag.ok) cells.faults.fault(flag.error.kind, place, flag.error.message, flag.error.fix);
    else if (!flag.value && currencyOfMarket(market) === undefined) {
      const message = `The shop has no market “${market.slice(0, 60)}” to leave the product out of: it is sold wherever it has a price.`;
      const fix = 'Where it must not be sold, leave its price in that market’s currency blank, or set it to draft.';
      cells.faults.warn('MARKET_NOT_EXCLUDED', place, message, fix);
    }
  }
}

function doubtCharacters(cells: CellReader, row: CsvRow): void {
  const column = cells.columns.all.find(({ index }) => controlCharacter.test(row.cells[index] ?? ''));
  if (!column) return;
  const code = controlCharacter.exec(row.cells[column.index] ?? '')?.[0].codePointAt(0) ?? 0;
  const name = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
  const place = { line: row.line, column: column.header };
  const fix = 'Remove it; most often it was pasted from a document.';
  cells.faults.warn('CONTROL_CHARACTER', place, `The cell has a control character that nobody sees, ${name}.`, fix);
}

/** SKUs that another product of the shop has, which the file does not name; within the file they are told while it is read. */
export async function tellForeignSkus(
  tx: Transaction,
  { skus, handles }: Doubts,
  { columns, faults }: { columns: Columns; faults: FaultLog },
): Promise<void> {
  if (skus.size === 0) return;
  const { rows } = await sql<{ sku: string; handle: string }>`
    select distinct on (given.sku) given.sku, p.handle
    from unnest(${[...skus.keys()]}::text[]) as given (sku)
    join variants v on v.sku <> '' and search_code(v.sku) = search_code(given.sku) and v.archived_at is null
    join products p on p.id = v.product_id
    where not exists (select from unnest(${[...handles]}::text[]) as named (handle) where named.handle = p.handle)
    order by given.sku, p.handle`.execute(tx);
  for (const { sku, handle } of rows) {
    const place = { line: skus.get(sku) ?? 1, column: columns.byField.get('sku')?.header, value: sku };
    const message = `The SKU “${sku.slice(0, 60)}” is that of another product already, ${handle}.`;
    faults.warn(
      'DUPLICATE_SKU',
      place,
      message,
      'Give each variant its own SKU; parcels are packed and stock is counted by it.',
    );
  }
}

type VariantRow = Selectable<DB['variants']>;

/**
 * Variants that a file does not name any more go out of sale with their pieces: said before it happens, and refused where the
 * rows name no options at all, because then nobody has said which variant is meant.
 */
export function tellGoneVariants(draft: ProductDraft, gone: readonly VariantRow[], faults: FaultLog): void {
  if (gone.length === 0 || draft.isFaulty) return;
  const pieces = gone.reduce((sum, { on_hand: onHand }) => sum + Math.max(0, onHand), 0);
  const variants = gone.length === 1 ? 'one variant' : `${formatNumber(gone.length, 'en')} variants`;
  const what = `${variants} with ${pieces === 1 ? 'one piece' : `${formatNumber(pieces, 'en')} pieces`}`;
  const place = { ...draft.place, value: nameGone(gone) };
  const namesNone = draft.variants.every(({ options }) => options.every((option) => option === null));
  if (namesNone && gone.some(({ option1 }) => option1 !== null)) {
    const message = `The row does not say which variant of ${draft.handle} it is: in its place ${what} would go out of sale.`;
    faults.fault('VARIANT_NOT_SAID', place, message, 'Fill in names and values of the options, as "kasa export" does.');
    return;
  }
  const message = `${what} of ${draft.handle} ${gone.length === 1 ? 'is' : 'are'} not in the file, and ${gone.length === 1 ? 'goes' : 'go'} out of sale.`;
  const fix =
    'Add their rows if they are to stay. What went comes back with its row, or when the import is taken back.';
  faults.warn('VARIANTS_GONE', place, message.charAt(0).toUpperCase() + message.slice(1), fix);
}

/** Each with its pieces, in no language: MUG-S (20), MUG-L (25). */
function nameGone(gone: readonly VariantRow[]): string {
  const named = gone.slice(0, MAX_GONE).map(({ sku, option1, option2, option3, on_hand: onHand }) => {
    const name = sku || [option1, option2, option3].filter((option) => option !== null).join(' / ');
    return `${name} (${onHand})`.trim();
  });
  return [...named, ...(gone.length > MAX_GONE ? ['…'] : [])].join(', ');
}
