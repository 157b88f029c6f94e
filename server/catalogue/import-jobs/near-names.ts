// What the columns of somebody's own table are called, in the languages of the office, beside the names that other systems
// write. Each is proposed for a column that the import knows; the person who hands the file in decides.
import type { MessageKey } from '#src/i18n/all-messages.ts';
import { locales } from '#src/i18n/locales.ts';
import { weightUnitOf } from '#src/numbers/weight.ts';
import { translateTo } from '../../i18n/translations.ts';
import { ownColumns, standardColumns, weightColumns } from '../csv/product-csv-columns.ts';
import { spellingDistance } from '../search/spelling-distance.ts';
import { namesOfWooFields } from '../woocommerce/woocommerce-columns.ts';
import { neighbours } from './neighbour-names.ts';

const ownNames: Readonly<Record<string, readonly string[]>> = {
  Title: [
    ...['title', 'product', 'product name', 'item', 'item name', 'tytuł', 'produkt', 'nazwa produktu', 'nazwa towaru'],
    ...['titel', 'artikel', 'bezeichnung', 'artikelbezeichnung', 'produktname', 'productnaam', 'artikelnaam', 'titul'],
    ...['název produktu', 'název zboží', 'zboží'],
  ],
  'URL handle': ['handle', 'slug', 'url', 'permalink', 'adres url', 'odkaz'],
  Description: [
    ...['description', 'long description', 'body', 'text', 'opis produktu', 'opis długi', 'produktbeschreibung'],
    ...['omschrijving', 'productomschrijving', 'popis produktu', 'popis zboží', 'langtext'],
  ],
  Vendor: [
    ...[
      'vendor',
      'supplier',
      'producer',
      'producent',
      'dostawca',
      'lieferant',
      'hersteller',
      'leverancier',
      'fabrikant',
    ],
    ...['výrobce', 'dodavatel'],
  ],
  Type: ['type', 'product type', 'rodzaj', 'typ produktu', 'produkttyp', 'art', 'soort', 'druh'],
  SKU: [
    ...['sku', 'code', 'item number', 'item no', 'part number', 'reference', 'kod', 'kod produktu', 'symbol', 'indeks'],
    ...['artikelnr', 'art nr', 'bestellnummer', 'artikelcode', 'kód', 'kód produktu', 'kód zboží', 'referentie'],
  ],
  Barcode: ['barcode', 'ean13', 'ean code', 'kod ean', 'kod kreskowy', 'strichcode', 'streepjescode', 'čárový kód'],
  Price: [
    ...[
      'price',
      'gross price',
      'retail price',
      'selling price',
      'cena brutto',
      'cena sprzedaży',
      'preis',
      'bruttopreis',
    ],
    ...['verkaufspreis', 'vk', 'prijs', 'verkoopprijs', 'cena s dph', 'prodejní cena'],
  ],
  'Compare-at price': ['old price', 'rrp', 'msrp', 'stara cena', 'uvp', 'alter preis', 'adviesprijs', 'původní cena'],
  'Inventory quantity': [
    ...['quantity', 'qty', 'in stock', 'pieces', 'ilość', 'stan', 'sztuki', 'liczba sztuk', 'menge', 'anzahl', 'stück'],
    ...['aantal', 'stuks', 'množství', 'počet', 'kusů', 'skladem'],
  ],
  'Weight value (grams)': ['weight', 'weight g', 'grams', 'waga g', 'gewicht g', 'gramm', 'gram', 'hmotnost g'],
  'Product image URL': [
    ...['image', 'picture', 'photo', 'image url', 'zdjęcie', 'obrazek', 'bild', 'foto', 'afbeelding', 'obrázek'],
  ],
  Tags: ['keywords', 'labels', 'słowa kluczowe', 'stichwörter', 'trefwoorden', 'klíčová slova'],
  Collections: ['category', 'kategoria', 'warengruppe', 'categorie', 'kategorie zboží', 'kolekcja', 'kollektion'],
  // The head becomes the name of the option.
  'Option1 value': [
    'size',
    'sizes',
    'rozmiar',
    'größe',
    'maat',
    'velikost',
    'taille',
    'talla',
    'tamanho',
    'koko',
    'μέγεθος',
  ],
  'VAT class': ['vat', 'vat rate', 'stawka vat', 'mwst', 'btw', 'dph', 'sazba dph'],
};

const wooNames = [
  ['Title', 'name'],
  ['Description', 'description'],
  ['Vendor', 'brand'],
  ['SKU', 'sku'],
  ['Barcode', 'gtin'],
  ['Price', 'regularPrice'],
  ['Inventory quantity', 'stock'],
  ['Product image URL', 'images'],
  ['Tags', 'tags'],
  ['Collections', 'categories'],
] as const;

const columnsByName = new Map<string, string>();
// The import's own names count: whoever writes down what stands in its choices is understood.
for (const [field, column] of labelledColumns()) {
  for (const locale of locales)
    columnsByName.set(foldName(translateTo(locale)(`importColumn.${field}` as MessageKey)), column);
}
for (const [column, field] of wooNames) {
  for (const name of namesOfWooFields[field]) columnsByName.set(foldName(name), column);
}
for (const [column, names] of Object.entries(neighbours)) {
  for (const name of names) columnsByName.set(foldName(name), column);
}
for (const [column, names] of Object.entries(ownNames)) {
  columnsByName.set(foldName(column), column);
  for (const name of names) columnsByName.set(foldName(name), column);
}

const SHORTEST_WITH_SLIPS = 5;
const MOST_SLIPS = 1.5;

/** The column that somebody may have meant by this name; null when it is near none. */
export function findNearName(header: string): string | null {
  const name = foldName(header);
  const exact = columnsByName.get(name);
  if (exact) return exact;
  if (weightUnitOf(header) && columnsByName.get(withoutUnit(name)) === weightColumns.g) return weightColumns.g;
  if (name.length < SHORTEST_WITH_SLIPS) return null;
  let nearest: { column: string; slips: number } | null = null;
  for (const [known, column] of columnsByName) {
    if (known.length < SHORTEST_WITH_SLIPS) continue;
    const slips = spellingDistance(name, known, MOST_SLIPS);
    if (slips <= MOST_SLIPS && slips < (nearest?.slips ?? MOST_SLIPS + 1)) nearest = { column, slips };
  }
  return nearest?.column ?? null;
}

function labelledColumns(): (readonly [field: string, column: string])[] {
  return [
    ...standardColumns.flatMap(({ field, name }) => (field === null ? [] : [[field, name] as const])),
    ['collections', 'Collections'],
    ...ownColumns,
  ];
}

/** `paino kg` and `peso em kg`: the weight alone. */
function withoutUnit(name: string): string {
  return name.replace(/( \p{L}{1,2})? \p{L}+$/u, '');
}

/** Leaves out marks, capitals and what stands around words: `Preis (EUR)*` is a price. */
function foldName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'l')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .replace(/\((?:eur|pln|czk|zl|kc|usd|netto|brutto)\)/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
