// Shops move here from elsewhere, with the file that their old system exports. Which one it is can be told by column names
// that no other system writes together; the merchant hears its name and what to do instead of a list of missing columns.
// The names are those of the systems' own exports and templates in English, and in Polish where the system is Polish.

type Signature = {
  name: string;
  /** Each inner list is one of its exports; of every word of it a column must exist, in any capitals. */
  headers: readonly (readonly string[])[];
  /** Beginnings that only its columns have. */
  beginnings?: readonly string[];
};

/** What to do with a file of another system. */
export const otherSystemFix =
  'Kasa reads product files of Shopify and WooCommerce: bring the columns under the names of Shopify’s product template (Title, URL handle, Price, …), one row for each variant; `kasa export` writes an example.';

const systems: readonly Signature[] = [
  {
    name: 'Magento (Adobe Commerce)',
    headers: [
      ['sku', 'attribute_set_code', 'product_type'],
      ['sku', '_attribute_set', '_type'],
    ],
  },
  {
    name: 'PrestaShop',
    headers: [
      ['product id', 'active (0/1)', 'name *'],
      ['id', 'active (0/1)', 'name *'],
      ['product id', 'active (0/1)'],
      ['id_product', 'reference', 'active'],
      ['product id', 'image', 'name', 'reference', 'category', 'price (tax excl.)'],
      ['id produktu', 'zdjęcie', 'nazwa', 'indeks', 'kategoria', 'cena (netto)'],
      ['id produktu', 'aktywny (0/1)'],
      ['artikel-id', 'bild', 'name', 'artikelnr.', 'kategorie'],
      ['id', 'image', 'nom', 'référence', 'catégorie', 'prix (ht)'],
      ['id', 'imagen', 'nombre', 'referencia', 'categoría'],
      ['id', 'imagem', 'nome', 'referência', 'categoria'],
      ['id', 'immagine', 'nome', 'riferimento', 'categoria'],
      ['id', 'obrázek', 'název', 'kód', 'kategorie'],
    ],
  },
  {
    name: 'Shoper',
    headers: [
      ['product_code', 'producer', 'stock'],
      ['product_code', 'active', 'vat', 'unit'],
      ['product_code', 'name', 'price', 'vat'],
    ],
  },
  {
    name: 'IdoSell (IAI)',
    headers: [['id towaru', 'kod zewnętrzny', 'nazwa towaru']],
    beginnings: ['@code_', '/description/', '/sizes/size', '/category@', '/producer@'],
  },
  {
    name: 'Allegro',
    headers: [
      ['id oferty', 'tytuł oferty'],
      ['offer id', 'offer title'],
      ['tytuł oferty', 'liczba sztuk'],
      ['id oferty (tylko do odczytu)'],
    ],
  },
  {
    name: 'Shoptet',
    headers: [['code', 'paircode', 'name']],
  },
  {
    // JTL-Wawi, whose files are made by its Ameise.
    name: 'JTL',
    headers: [
      ['artikelnummer', 'artikelname', 'han'],
      ['artikelnummer', 'artikelname', 'brutto-vk'],
      ['artikelnummer', 'artikelname', 'interner schlüssel'],
      ['artikelnummer', 'identifizierungsspalte vaterartikel'],
    ],
  },
  {
    name: 'Gambio',
    headers: [['xtsol', 'p_id', 'p_model']],
  },
  {
    name: 'Ecwid',
    headers: [['product_internal_id', 'product_sku', 'product_name']],
  },
  {
    name: 'Vendure',
    headers: [
      ['name', 'slug', 'assets', 'facets', 'optiongroups'],
      ['name', 'slug', 'optiongroups', 'optionvalues', 'stockonhand'],
    ],
  },
  {
    name: 'BigCommerce',
    headers: [
      ['item type', 'product name', 'product type'],
      ['item', 'name', 'type', 'sku', 'inventory tracking'],
      ['product id', 'product name', 'product code/sku'],
      ['item type', 'product id', 'product name'],
    ],
  },
  {
    name: 'Wix',
    headers: [
      ['handleid', 'fieldtype', 'name'],
      ['handle', 'fieldtype', 'name'],
    ],
  },
  {
    name: 'Squarespace',
    headers: [
      ['product id [non editable]', 'variant id [non editable]'],
      ['product id', 'variant id', 'product type', 'product page', 'product url'],
    ],
    beginnings: ['product id [non editable]'],
  },
  {
    name: 'Shopware',
    headers: [
      ['id', 'parent_id', 'product_number', 'tax_id'],
      ['productnumber', 'translations.default.name'],
      ['product_number', 'name', 'tax_id'],
      ['ordernumber', 'mainnumber', 'suppliernumber'],
      ['ordernumber', 'mainnumber', 'name'],
      ['product_number', 'manufacturer_name', 'tax_rate'],
    ],
  },
  {
    name: 'WooCommerce, written by a plug-in',
    headers: [
      ['post_title', 'post_status', 'regular_price'],
      ['post_title', 'post_name', 'sku'],
    ],
  },
  {
    name: 'Etsy',
    headers: [['title', 'description', 'price', 'currency_code', 'image1']],
  },
  {
    name: 'Google Merchant Center',
    headers: [
      ['id', 'title', 'link', 'image_link', 'availability'],
      ['id', 'title', 'link', 'image link', 'availability'],
    ],
  },
];

/** The name of the system that writes such a header row, if it is known. */
export function findOtherSystem(cells: readonly string[]): string | null {
  const names = new Set(cells.map((cell) => cell.trim().toLowerCase()));
  const isOf = ({ headers, beginnings = [] }: Signature) =>
    headers.some((header) => header.every((name) => names.has(name))) ||
    beginnings.some((beginning) => [...names].some((name) => name.startsWith(beginning)));
  return systems.find(isOf)?.name ?? null;
}
