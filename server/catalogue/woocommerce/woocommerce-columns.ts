// The columns of WooCommerce's product CSV. It writes its header in the language of the site, and translators have changed
// their minds over the years: each field has all the names it is known to have had (English, Polish, German, Dutch,
// Czech, French, Spanish, Italian, Hungarian, Romanian, Swedish, Russian). A whole export of any other language is read by
// the order of its columns. The cells below are the same in every language.
import { textToHandle } from '#src/catalogue/text-to-handle.ts';
import { findNumberedColumns, findWooLayout, type WooAttribute } from './woocommerce-layout.ts';

const moreCategories = ['Categorie', 'Kategória', 'Kategóriák', 'Categorii', 'Kategorier', 'Категории'];

const namesByField = {
  id: ['ID', 'Identyfikator', 'Identifikator', 'Azonosító'],
  type: ['Type', 'Typ', 'Tipo', 'Típus', 'Tip', 'Тип'],
  sku: [
    'SKU',
    'Artikelnummer',
    'Art.-Nr.',
    'Katalogové číslo',
    'Katalogové číslo (SKU)',
    'UGS',
    'Numer katalogowy',
    ...['Cikkszám', 'Artikelnr', 'Артикул', 'COD'],
  ],
  gtin: [
    ...['GTIN, UPC, EAN, or ISBN', 'GTIN, UPC, EAN oder ISBN', 'GTIN, UPC, EAN of ISBN', 'GTIN, UPC, EAN lub ISBN'],
    ...['GTIN, UPC, EAN nebo ISBN', 'GTIN, UPC, EAN ou ISBN', 'GTIN, UPC, EAN o ISBN', 'EAN', 'GTIN'],
    ...['GTIN, UPC, EAN vagy ISBN', 'GTIN, UPC, EAN sau ISBN', 'GTIN, UPC, EAN eller ISBN', 'GTIN, UPC, EAN или ISBN'],
  ],
  name: ['Name', 'Nazwa', 'Naam', 'Název', 'Jméno', 'Nom', 'Nombre', ...['Nome', 'Név', 'Nume', 'Namn', 'Имя']],
  slug: ['Slug', 'Permalink slug'],
  published: [
    ...['Published', 'Opublikowano', 'Opublikowany', 'Opublikowane', 'Veröffentlicht', 'Gepubliceerd'],
    ...['Publikováno', 'Publikovat', 'Zveřejněno', 'Publié', 'Publicado'],
    ...['Pubblicato', 'Közzétéve', 'Publicat', 'Publicerad', 'Опубликован'],
  ],
  visibility: [
    ...['Visibility in catalog', 'Visibility in catalogue', 'Widoczność w katalogu', 'Sichtbarkeit im Katalog'],
    ...['Katalogsichtbarkeit', 'Zichtbaarheid in catalogus', 'Viditelnost v katalogu'],
    ...['Visibilité dans le catalogue', 'Visibilidad en el catálogo', 'Visibilità nel catalogo'],
    ...['Látható a katalógusban', 'Vizibilitate în catalog', 'Synlighet i katalog', 'Видимость в каталоге'],
  ],
  shortDescription: [
    ...['Short description', 'Krótki opis', 'Kurzbeschreibung', 'Korte beschrijving', 'Korte omschrijving'],
    ...['Krátký popis', 'Stručný popis', 'Description courte', 'Descripción corta', 'Breve descrizione'],
    ...['Rövid leírás', 'Descriere scurtă', 'Kort beskrivning', 'Краткое описание', 'Короткое описание'],
  ],
  description: [
    ...['Description', 'Opis', 'Beschreibung', 'Beschrijving', 'Popis', 'Descripción', 'Descrizione', 'Leírás'],
    ...['Descriere', 'Beskrivning', 'Описание'],
  ],
  saleStarts: [
    ...['Date sale price starts', 'Data rozpoczęcia promocji', 'Datum, an dem Angebotspreis beginnt'],
    ...['Datum, an dem der Angebotspreis beginnt', 'Angebotspreis gültig ab', 'Startdatum actieprijs'],
    ...[
      'Datum začátku slevy',
      'Datum zahájení akce',
      'Date de début de promo',
      'Día en que empieza el precio rebajado',
    ],
    ...['Akciós ár kezdődátuma', 'Dată începere promoție', 'Datum när reapriset börjar'],
  ],
  saleEnds: [
    ...['Date sale price ends', 'Data zakończenia promocji', 'Datum, an dem Angebotspreis endet'],
    ...['Datum, an dem der Angebotspreis endet', 'Angebotspreis gültig bis', 'Einddatum actieprijs'],
    ...['Datum konce slevy', 'Datum ukončení akce', 'Date de fin de promo', 'Día en que termina el precio rebajado'],
    ...['Akciós ár végdátuma', 'Dată încheiere promoție', 'Datum när reapriset upphör'],
  ],
  taxStatus: [
    ...['Tax status', 'Status podatku', 'Steuerstatus', 'Btw status', 'Belastingstatus', 'Stav daně', 'Daňový status'],
    ...[
      'État de la TVA',
      'Statut fiscal',
      'Estado del impuesto',
      'Stato delle imposte',
      'Adó státusz',
      'Stare taxă',
      'Momsstatus',
    ],
    ...['Статус налога'],
  ],
  taxClass: [
    ...['Tax class', 'Klasa podatkowa', 'Steuerklasse', 'Belastingklasse', 'Btw-klasse', 'Daňová třída', 'Třída daně'],
    ...[
      'Classe de TVA',
      'Classe TVA',
      'Clase de impuesto',
      'Aliquota di imposta',
      'Adózási osztály',
      'Clasă de impozitare',
    ],
    ...['Momsgrupp', 'Momsklass', 'Налоговый класс'],
  ],
  inStock: [
    ...['In stock?', 'W magazynie?', 'Na stanie?', 'Dostępny w magazynie?', 'Vorrätig?', 'Auf Lager?', 'Op voorraad?'],
    ...['Skladem?', 'Je skladem?', 'Na skladě?', 'En stock ?', 'En inventaire ?', '¿Existencias?', '¿En inventario?'],
    ...['Raktáron?', 'În stoc?', 'I lager?', 'В наличии?'],
  ],
  stock: [
    ...['Stock', 'Stan magazynowy', 'Magazyn', 'Zapas', 'Lager', 'Bestand', 'Lagerbestand', 'Voorraad', 'Sklad'],
    ...[
      'Zásoby',
      'Množství skladem',
      'Inventaire',
      'Inventario',
      'Magazzino',
      'Készlet',
      'Stoc',
      'Lagersaldo',
      'Запасы',
    ],
  ],
  backorders: [
    ...['Backorders allowed?', 'Pozwalać na zamówienia oczekujące (na dostawę do magazynu)?'],
    ...['Zamówienia oczekujące dozwolone?', 'Dozwolone zamówienia oczekujące?', 'Lieferrückstände erlaubt?'],
    ...['Lieferrückstande erlaubt?', 'Rückstände erlaubt?', 'Nabestellingen toestaan?', 'Povolit objednávky předem?'],
    ...['Povolit čekající objednávky?', 'Autoriser les commandes de produits en rupture ?'],
    ...['¿Permitir reservas de productos agotados?', 'Abilita gli ordini arretrati?'],
    ...['Függő rendelés engedélyezése?', 'Precomenzile sunt permise?', 'Tillåt restnoteringar?'],
    ...['Задержанный заказ возможен?'],
  ],
  salePrice: [
    ...['Sale price', 'Cena promocyjna', 'Angebotspreis', 'Actieprijs', 'Zlevněná cena', 'Akční cena', 'Cena po slevě'],
    ...['Tarif promo', 'Precio rebajado', 'Prezzo in offerta', 'Akciós ár', 'Preț promoțional', 'Reapris'],
    ...['Цена распродажи', 'Акционная цена'],
  ],
  regularPrice: [
    ...['Regular price', 'Cena regularna', 'Cena', 'Normalna cena', 'Regulärer Preis', 'Normaler Preis'],
    ...['Reguliere prijs', 'Normale prijs', 'Běžná cena', 'Normální cena', 'Tarif régulier', 'Precio normal'],
    ...['Prezzo di listino', 'Normál ár', 'Preț obișnuit', 'Ordinarie pris', 'Базовая цена'],
  ],
  categories: ['Categories', 'Kategorie', 'Kategorien', 'Categorieën', 'Catégories', 'Categorías', ...moreCategories],
  tags: [
    'Tags',
    'Tagi',
    'Znaczniki',
    'Schlagwörter',
    'Štítky',
    'Étiquettes',
    'Etiquetas',
    ...['Tag', 'Címkék', 'Etichete', 'Taggar', 'Etiketter', 'Метки'],
  ],
  images: [
    'Images',
    'Obrazki',
    'Obrazy',
    'Zdjęcia',
    'Bilder',
    'Afbeeldingen',
    'Obrázky',
    'Imágenes',
    ...['Immagini', 'Képek', 'Imagini', 'Изображения'],
  ],
  parent: [
    ...['Parent', 'Element nadrzędny', 'Nadrzędny', 'Rodzic', 'Produkt nadrzędny', 'Übergeordnetes Produkt', 'Eltern'],
    ...['Hoofd', 'Hoofdproduct', 'Nadřazený', 'Nadřazené', 'Nadřazený produkt', 'Rodič', 'Superior'],
    ...['Genitore', 'Szülő', 'Părinte', 'Förälder', 'Överordnad', 'Родительский', 'Родитель'],
  ],
  brand: [
    'Brands',
    'Brand',
    'Marki',
    'Marka',
    'Marken',
    'Marke',
    'Merken',
    'Merk',
    'Značky',
    'Značka',
    'Marques',
    'Marcas',
    ...['Márkák', 'Branduri', 'Mărci', 'Varumärken', 'Бренды'],
  ],
  seoTitle: ['Meta: _yoast_wpseo_title', 'Meta: rank_math_title'],
  seoDescription: ['Meta: _yoast_wpseo_metadesc', 'Meta: rank_math_description'],
} as const;

/** What each field is called in a language or another; English comes first. */
export const namesOfWooFields: Readonly<Record<keyof typeof namesByField, readonly string[]>> = namesByField;

export type WooField = keyof typeof namesByField | 'weight';

export type WooColumns = {
  /** Position and spelling of each field's column. */
  fields: ReadonlyMap<WooField, { index: number; header: string }>;
  /** Attributes by number; a row may name other ones than the next one in the same columns. */
  attributes: { name: number; value: number; visible: number | undefined }[];
  /** Grams of one unit of the column of weights. */
  gramsPerUnit: number;
  /** Columns that are not read. */
  unused: string[];
};

const fieldsByName = new Map(
  Object.entries(namesByField).flatMap(([field, names]) =>
    names.map((name) => [keyOf(name), field as keyof typeof namesByField] as const),
  ),
);

/** Writes it as a handle; in letters that are not Latin, which a handle has not, the words. */
function keyOf(name: string): string {
  if (!/[^\P{L}\p{sc=Latn}]/u.test(name)) return textToHandle(name);
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** The English name of a column, which the import reads the same way; null where it is none of WooCommerce's. */
export function wooNameOf(header: string): string | null {
  const { field, unit } = readName(header.trim());
  if (field && field !== 'weight') return namesByField[field][0];
  return field ? `Weight (${unit})` : null;
}

const gramsByUnit: Readonly<Record<string, number>> = { kg: 1000, g: 1, lbs: 453.592, lb: 453.592, oz: 28.3495 };

/** Columns that a product file of another kind would not have, at least not three of them. */
const telling: readonly WooField[] = [
  ...(['type', 'published', 'visibility', 'shortDescription', 'saleStarts', 'taxStatus', 'inStock'] as const),
  ...(['backorders', 'salePrice', 'regularPrice', 'parent', 'categories', 'images'] as const),
];
const TELLING_COLUMNS = 3;

/** What the columns mean; null when the header is not WooCommerce's. */
export function readWooHeader(cells: readonly string[]): WooColumns | null {
  const fields = new Map<WooField, { index: number; header: string }>();
  const attributes = new Map<number, { name?: number; value?: number; visible?: number }>();
  const unused: string[] = [];
  let gramsPerUnit = 1000;
  const named = cells.map((cell) => readName(cell.trim()));
  const known = new Set(named.map(({ field }) => field));
  const placed = findWooLayout(cells);
  const isNamed = (part: WooAttribute['part']) => named.some(({ attribute }) => attribute?.part === part);
  const numbered = isNamed('name') && isNamed('value') ? null : findNumberedColumns(cells);
  for (const [index, cell] of cells.entries()) {
    const header = cell.trim();
    const { unit, field: ownField, attribute: ownAttribute } = named[index] ?? {};
    const place = placed?.get(index);
    // Names count; the place only where no name of a language says what stands there.
    const field = ownField ?? (place && !known.has(place) ? place : undefined);
    const attribute = field ? undefined : numbered ? numbered.get(index) : ownAttribute;
    if (unit) gramsPerUnit = gramsByUnit[unit] ?? gramsPerUnit;
    if (field) {
      if (!fields.has(field)) fields.set(field, { index, header });
    } else if (attribute) {
      attributes.set(attribute.number, { ...attributes.get(attribute.number), [attribute.part]: index });
    } else if (header !== '') unused.push(header);
  }
  if (!fields.has('name') || telling.filter((field) => fields.has(field)).length < TELLING_COLUMNS) return null;
  return {
    fields,
    attributes: [...attributes.values()].flatMap(({ name, value, visible }) =>
      name === undefined || value === undefined ? [] : [{ name, value, visible }],
    ),
    gramsPerUnit,
    unused,
  };
}

function readName(header: string): { field?: WooField; unit?: string; attribute?: WooAttribute } {
  const name = keyOf(header);
  const field = fieldsByName.get(name);
  if (field) return { field };
  const attribute = readAttribute(name);
  if (attribute) return { attribute };
  // Whatever a language calls the weight, its unit stands behind it, and behind nothing else.
  const [, unit] = /^\p{L}+-(kg|g|lbs?|oz)$/u.exec(name) ?? [];
  return unit ? { field: 'weight', unit } : {};
}

const ofAttribute = /attribu|atrybut|atribut|eigenschap|vlastnost|tulajdonsag/;
const parts = [
  ['name', /(^|-)(name|nazwa|naam|nazev|jmeno|nom|nombre|nome|nume|neve?|namn)(-|$)/],
  [
    'value',
    /(^|-)(values?|wartosci?|wert|werte|waarden?|hodnot[ay]?|valeurs?|valor|valores|valuta|valore|valoare|erteke?|varde)(-|$)/,
  ],
  [
    'visible',
    /(^|-)(visible|widoczny|sichtbar|zichtbare?|zichtbaar|viditeln[aey]|visibile|vizibilitate|lathato|synlig|synlighet)(-|$)/,
  ],
] as const;

/** `Attribute 1 name` in any of the languages, whose words stand in different orders. */
function readAttribute(name: string): WooAttribute | null {
  const number = Number(/(?:^|-)(\d{1,3})(?:-|$)/.exec(name)?.[1] ?? Number.NaN);
  if (!ofAttribute.test(name) || Number.isNaN(number)) return null;
  const [part] = parts.find(([, words]) => words.test(name)) ?? [];
  return part ? { number, part } : null;
}
