// Files as ten other shops and ten other systems write them. What is read is looked at variant by variant, as it is exported:
// that such a file survives export and import whole is in `import-exports-of-shops.test.ts`. Of what Kasa does not read the name
// is said once, and nothing is stored.
import { readdir, readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { parse } from 'csv-parse/sync';
import * as assert from 'uvu/assert';
import { exportCatalogue } from '#server/catalogue/export/export-catalogue.ts';
import { importCatalogue } from '#server/catalogue/import/import-catalogue.ts';
import { countRows } from '#test/fixtures/catalogue/catalogue-dump.ts';
import { emptyShopSuite, fixtures, importOptions, monday } from '#test/fixtures/catalogue/empty-shop-suite.ts';

const test = emptyShopSuite('files of other systems');

const importFile = async (db: Parameters<typeof importCatalogue>[0], path: string) =>
  importCatalogue(db, Readable.from([await readFile(`${fixtures}/${path}`)]), importOptions());

const columns = ['Title', 'Option1 value', 'Option2 value', 'SKU', 'Barcode', 'Price', 'Compare-at price'] as const;
const more = ['Inventory quantity', 'Weight value (grams)', 'Type', 'Tags', 'Status'] as const;

/** Title, options, SKU, barcode, price, price before, stock, grams, type, tags and state of each variant. */
const looks: Record<string, string[]> = {
  'bags-libreoffice-tab.csv': [
    'Sac de lin | Default Title |  | SAC-1 | 3760123456789 | 39.00 |  | 11 | 350 | Sacs | lin, été | active',
    'Besace | Default Title |  | SAC-2 |  | 189.00 |  | 2 | 1200 | Sacs | cuir | active',
  ],
  'ceramics-woocommerce-pt.csv': [
    'Azulejo “Andorinha” | Default Title |  | AZ-1 | 5601234567897 | 18.50 |  | 12 | 450 |  | azulejo, andorinha | active',
    'Tigela | Azul |  | TIG-A |  | 999.90 | 1249.00 | 3 | 600 |  |  | active',
    ' | Verde-água |  | TIG-V |  | 24.00 |  | 0 | 600 |  |  | ',
  ],
  'garden-shopify-2021.csv': [
    'Leaf Rake | 40 cm |  | RK-40 | 5012345678900 | 29.00 | 35.00 | 14 | 900 | Rakes | autumn, tools | active',
    ' | 60 cm |  | RK-60 |  | 34.00 |  | 0 | 1100 |  |  | ',
    'Garden Twine | Default Title |  | TW-1 |  | 4.50 |  | 200 | 120 | Twine |  | draft',
  ],
  'knitwear-woocommerce-fi.csv': [
    'Villapaita “Sumu” | S | Sammal | VP-S |  | 129.00 |  | 5 | 520 |  | villa, talvi | active',
    ' | M | Sammal | VP-M |  | 129.00 |  | 0 | 550 |  |  | ',
    'Lapaset | Default Title |  | LS-7 |  | 34.90 |  | 9 | 80 |  |  | draft',
  ],
  'lamps-woocommerce-sv.csv': [
    'Bordslampa Fyr | Default Title |  | LJ-1 |  | 1299.00 |  | 4 | 1800 |  | mässing | active',
  ],
  'oils-woocommerce-el.csv': [
    'Εξαιρετικό παρθένο ελαιόλαδο 500 ml | Default Title |  | ELA-500 | 5201234567893 | 11.90 |  | 40 | 950 |  | ελιά | active',
    'Θυμαρίσιο μέλι | Default Title |  | THY-1 |  | 9.50 |  | 7 | 480 |  |  | active',
  ],
  'soap-woocommerce-fr.csv': [
    'Savon à l’huile d’olive | Default Title |  | SAV-L |  | 6.50 |  | 60 | 100 |  | olive | active',
  ],
  'tea-woocommerce-hu.csv': [
    'Hársfatea 50 g | Default Title |  | TEA-1 |  | 1490.00 |  | 25 | 60 |  |  | active',
    'Őszi keverék | Default Title |  | TEA-2 |  | 1490.00 | 1890.00 | 0 | 60 |  |  | active',
  ],
  'tools-excel-dash.csv': [
    'Schlagbohrmaschine 850 W | Default Title |  | SB-850 |  | 1299.00 |  | 3 | 2400 | Elektrowerkzeug |  | active',
    'Hammer | 300 g |  | H-300 |  | 14.90 |  | 12 | 300 | Handwerkzeug |  | active',
    ' | 500 g |  | H-500 |  | 17.00 |  | 8 | 500 |  |  | ',
  ],
  'toys-woocommerce-ro.csv': ['Căluț din lemn | Default Title |  | JUC-1 |  | 89.00 |  | 6 | 700 |  |  | active'],
};

for (const [name, expected] of Object.entries(looks)) {
  test(`${name} makes the products that are in it`, async ({ database: { db } }) => {
    const report = await importFile(db, `exports/${name}`);
    assert.equal(report.faults, []);
    let text = '';
    for await (const part of exportCatalogue(db, { now: monday, baseLocale: 'pl', baseCurrency: 'PLN' })) text += part;
    const rows = parse(text, { columns: true, bom: true }) as Record<string, string>[];
    assert.equal(
      rows.map((row) => [...columns, ...more].map((column) => row[column] ?? '?').join(' | ')),
      expected,
    );
  });
}

const systems: Record<string, string> = {
  'allegro.csv': 'Allegro',
  'idosell.csv': 'IdoSell (IAI)',
  'jtl.csv': 'JTL',
  'magento.csv': 'Magento (Adobe Commerce)',
  'prestashop-pt.csv': 'PrestaShop',
  'shoper.csv': 'Shoper',
  'shoptet.csv': 'Shoptet',
  'shopware.csv': 'Shopware',
  'squarespace.csv': 'Squarespace',
  'wix.csv': 'Wix',
};

test('every file of another system in the folder is expected', async () => {
  assert.equal((await readdir(`${fixtures}/other-systems`)).sort(), Object.keys(systems));
});

for (const [name, system] of Object.entries(systems)) {
  test(`a file of ${system} is called by its name, and nothing of it is stored`, async ({ database: { db } }) => {
    const before = await countRows(db);
    const report = await importFile(db, `other-systems/${name}`);
    assert.equal(
      report.faults.map(({ code, message }) => [code, message]),
      [['OTHER_SYSTEM', `This is a file of ${system}.`]],
    );
    assert.equal(await countRows(db), before);
  });
}

test.run();
