import { Readable } from 'node:stream';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Doubts } from '#server/catalogue/import/import-doubts.ts';
import { FaultLog } from '#server/catalogue/import/import-faults.ts';
import { NumberNotation } from '#server/catalogue/import/import-number-notation.ts';
import { parseProduct } from '#server/catalogue/import/import-parse-product.ts';
import { readCsvRows } from '#server/catalogue/import/import-read-rows.ts';
import { openProducts } from '#server/catalogue/open-product-file.ts';
import {
  splitWooCategories,
  splitWooList,
  wooPlainText,
  wooTextToHtml,
} from '#server/catalogue/woocommerce/woocommerce-texts.ts';

const today = '2026-03-02';

async function draftsOf(text: string) {
  const faults = new FaultLog();
  const notation = new NumberNotation();
  const rows = readCsvRows(Readable.from([Buffer.from(text)]), faults);
  const header = await rows.next();
  if (header.done) throw new Error('no header');
  const opened = openProducts(header.value, rows, { baseLocale: 'pl', today, notation, faults, ownFields: [] });
  const drafts = [];
  const options = { baseLocale: 'pl', baseCurrency: 'PLN', doubts: new Doubts(), notation, ownFields: [] } as const;
  for await (const product of opened?.products ?? []) {
    const draft = opened && parseProduct(product, opened.columns, options, faults);
    if (draft) drafts.push(draft);
  }
  const said = faults.warnings.map(({ line, message }) => `${line}: ${message}`);
  return { drafts, faults: faults.faults, codes: faults.warnings.map(({ code }) => code), said };
}

const header =
  'ID,Type,SKU,Name,Published,In stock?,Stock,Backorders allowed?,Sale price,Regular price,Date sale price ends,Categories,Parent,' +
  'Attribute 1 name,Attribute 1 value(s),Attribute 2 name,Attribute 2 value(s)\n';

test('variations find their product by SKU or id, wherever they stand, and products keep the order of the file', async () => {
  const { drafts, faults } = await draftsOf(
    `${header}5,variation,E,,1,1,,0,,5,,,id:2,Size,S,,\n` +
      '1,simple,A,First,1,1,3,0,,10,,,,,,,\n' +
      '2,variable,B,Second,1,1,,0,,,,,,Size,"S, M",,\n' +
      '3,simple,C,Third,1,0,,0,,10,,,,,,,\n' +
      '4,variation,D,,1,1,7,1,,12.5,,,B,Size,M,,\n',
  );
  assert.equal(faults, []);
  assert.equal(
    drafts.map(({ handle, variants }) => [handle, variants.map(({ options, fields }) => [options[0], fields.sku])]),
    [
      ['first', [[null, 'A']]],
      [
        'second',
        [
          ['M', 'D'],
          ['S', 'E'],
        ],
      ],
      ['third', [[null, 'C']]],
    ],
  );
  const [first, second, third] = drafts.map(({ variants }) => variants[0]);
  assert.equal([first?.quantity?.value, first?.fields.tracks_stock], [3, true]);
  assert.equal([second?.quantity?.value, second?.fields.sells_without_stock], [7, true]);
  assert.equal([third?.quantity?.value, third?.fields.tracks_stock], [0, true]);
});

const hungarian =
  'Azonosító,Típus,Cikkszám,Név,Közzétéve,Kiemelt?,Látható a katalógusban,Rövid leírás,Leírás,Akciós ár kezdődátuma,' +
  'Akciós ár végdátuma,Adó státusz,Adózási osztály,Raktáron?,Készlet,Alacsony készlet mennyiség,' +
  'Függő rendelés engedélyezése?,Egyedileg értékesíthető?,Tömeg (kg),Hosszúság (cm),Szélesség (cm),Magasság (cm),' +
  'Engedélyezzük az értékelést?,Vásárlási megjegyzés,Akciós ár,Normál ár,Kategória,Címkék,Szállítási osztály,Képek,' +
  'Letöltési korlát,Letöltés lejárati napok,Szülő,Csoportosított termék,Upsell,Keresztértékesítés,Külső URL,Gomb Szövege,Pozíció';
// A language that nobody speaks, with the column of the GTIN and one download.
const unknown =
  'ID,Tu,Ku,"GTIN, x",Nomu,Pu,Fu?,Vu,Su,Du,Bu,Eu,Tsu,Tcu,Iu?,Stu,Lsu,Bou?,Siu?,Wu (g),Lu (cm),Wiu (cm),Hu (cm),Ru?,Pnu,Spu,Rpu,' +
  'Cu,Tgu,Scu,Imu,Dlu,Deu,Pau,Gu,Upu,Csu,Exu,Btu,Posu,Bru,Dow 1 ID,Dow 1 nomu,Dow 1 URL,' +
  'Atu 1 nomu,Atu 1 valu,Atu 1 visu,Atu 1 glu,Atu 1 defu,Atu 2 nomu,Atu 2 valu,Atu 2 visu,Atu 2 glu';

test('a whole export is read in a language of which no name is known, by the order of its columns', async () => {
  const before = (gtin: string) => `7,simple,CUP-1,${gtin}Cup,1,0,visible,Short,Long,,,taxable,,1,3,,0,0`;
  const after = '1,,,1,,7.50,10.00,Cups,blue,,https://old.example/cup.jpg,,,,,,,,,0';
  const files = [
    { file: `${hungarian}\n${before('')},0.35,${after}\n`, barcode: undefined, attributes: '' },
    {
      file: `${unknown}\n${before('5901234123457,')},350,${after},Brand,d,n,u,Colour,Blue,1,1,,Glaze,Matt,0,1\n`,
      barcode: '5901234123457',
      attributes: '<ul><li>Colour: Blue</li></ul>',
    },
  ];
  for (const { file, barcode, attributes } of files) {
    const { drafts, faults } = await draftsOf(file);
    assert.equal(faults, []);
    const [draft] = drafts;
    const variant = draft?.variants[0];
    assert.equal([draft?.handle, draft?.texts.pl?.title], ['cup', 'Cup']);
    assert.is(
      draft?.texts.pl?.description_html,
      ['<p>Short</p>', '<p>Long</p>', attributes].filter(Boolean).join('\n'),
    );
    assert.equal([variant?.fields.sku, variant?.fields.weight_grams, variant?.quantity?.value], ['CUP-1', 350, 3]);
    assert.equal(variant?.prices.PLN, { amount: 750, compareAt: 1000 });
    assert.equal([draft?.fields.tags, draft?.images?.length, draft?.collections?.has('cups')], [['blue'], 1, true]);
    if (barcode) assert.is(variant?.fields.barcode, barcode);
  }
});

test('some columns are enough in Russian, Italian, Portuguese, Finnish and Greek', async () => {
  const russian =
    'Тип,Артикул,Имя,Опубликован,В наличии?,Запасы,Базовая цена,Категории,Имя атрибута 1,Значение(-я) аттрибута(-ов) 1,' +
    'Видимость атрибута 1,Глобальный атрибут 1';
  const italian =
    'Tipo,COD,Nome,Pubblicato,In stock?,Magazzino,Prezzo di listino,Categorie,Attributo 1 nome,Attributo 1 valore(i),' +
    'Attributo 1 visibile,Attributo 1 globale';
  const portuguese =
    'Tipo,REF,Nome,Publicado,Em stock?,Stock,Preço normal,Categorias,Nome do atributo 1,Valores do atributo 1,' +
    'Visibilidade do atributo 1,Atributo global 1';
  const finnish =
    'Tyyppi,Tuotetunnus (SKU),Nimi,Julkaistu,Varastossa?,Varasto,Normaali hinta,Osastot,Ominaisuuden 1 nimi,' +
    'Ominaisuuden 1 arvot,Ominaisuuden 1 näkyvyys,Ominaisuus 1 yleinen';
  const greek =
    'Τύπος,Κωδικός προϊόντος,Όνομα,Δημοσιευμένο,Σε απόθεμα;,Απόθεμα,Κανονική τιμή,Κατηγορίες,Όνομα ιδιότητας 1,' +
    'Τιμή(ές) ιδιότητας 1,Ιδιότητα 1 ορατή,Ιδιότητα 1 καθολική';
  for (const header of [russian, italian, portuguese, finnish, greek]) {
    const { drafts, faults } = await draftsOf(`${header}\nsimple,A-1,Cup,1,1,3,10,Cups,Colour,"Blue, Red",1,1\n`);
    assert.equal(faults, []);
    assert.equal(
      drafts.map(({ variants, collections }) => [
        variants[0]?.fields.sku,
        variants[0]?.prices.PLN?.amount,
        [...(collections?.keys() ?? [])],
      ]),
      [['A-1', 1000, ['cups']]],
    );
    assert.is(drafts[0]?.descriptionIfNone, '<ul><li>Colour: Blue, Red</li></ul>');
  }
});

test('a sale that ends is a reduction until its day is over', async () => {
  const row = (ends: string) => `${header}1,simple,A,A,1,1,,0,"7,50","10,00",${ends},,,,,,\n`;
  const variantOf = async (ends: string) => (await draftsOf(row(ends))).drafts[0]?.variants[0];
  const priceOf = async (ends: string) => (await variantOf(ends))?.prices.PLN;
  assert.equal(await priceOf(''), { amount: 750, compareAt: 1000 });
  assert.equal(await priceOf('2026-03-02 00:00:00'), { amount: 1000, compareAt: null });
  assert.equal((await variantOf('2026-03-02 00:00:00'))?.sale, { amount: 750, from: null, until: '2026-03-02' });
  assert.equal(await priceOf('2026-02-27 00:00:00'), { amount: 1000, compareAt: null });
});

test('an attribute that a variation leaves open stands for the values that no other one names', async () => {
  const { drafts, codes } = await draftsOf(
    `${header}1,variable,B,B,1,1,,0,,,,,,Colour,"Red, Blue",Size,"S, M"\n` +
      '2,variation,R,,1,1,,0,,5,,,B,Colour,Red,Size,\n' +
      '3,variation,RS,,1,1,,0,,6,,,B,Colour,Red,Size,S\n',
  );
  assert.equal(
    drafts[0]?.variants.map(({ options, fields }) => [options.slice(0, 2).join(' '), fields.sku]),
    [
      ['Red M', 'R'],
      ['Red S', 'RS'],
    ],
  );
  assert.ok(codes.includes('OPEN_VARIATION'));
});

test('beyond three attributes the last ones are one option', async () => {
  const columns = [1, 2, 3, 4].map((n) => `Attribute ${n} name,Attribute ${n} value(s)`).join(',');
  const values = (end: string) => `A,a,B,b,C,c,D,${end}\n`;
  const { drafts, faults } = await draftsOf(
    `ID,Type,SKU,Name,Published,In stock?,Regular price,Parent,${columns}\n` +
      `1,variable,P,P,1,1,,,${values('"d, e"')}2,variation,Q,,1,1,5,P,${values('d')}3,variation,R,,1,1,5,P,${values('e')}`,
  );
  assert.equal(faults, []);
  assert.equal(
    drafts[0]?.options.map(({ name }) => name),
    ['A', 'B', 'C / D'],
  );
  assert.equal(drafts[0]?.variants[1]?.options, ['a', 'b', 'c / e']);
});

test('a file without prices makes no drafts: those of the shop stay', async () => {
  const { drafts, faults } = await draftsOf(
    'ID,Type,SKU,Name,Published,In stock?,Categories\n1,simple,P,Shirt,1,1,Shirts\n',
  );
  assert.equal(faults, []);
  assert.equal([drafts[0]?.fields.status, drafts[0]?.variants[0]?.prices], ['active', {}]);
});

test('without columns of attributes the names tell variations apart', async () => {
  const { drafts, faults } = await draftsOf(
    'ID,Type,SKU,Name,Published,In stock?,Regular price,Parent\n' +
      '1,variable,P,Shirt,1,1,,\n2,variation,A,"Shirt - Red, L",1,1,5,P\n3,variation,B,"Shirt - Blue, L",1,1,.5,P\n',
  );
  assert.equal(faults, []);
  assert.equal(
    drafts[0]?.variants.map(({ options, prices }) => [options[0], prices.PLN?.amount]),
    [
      ['Red, L', 500],
      ['Blue, L', 50],
    ],
  );
});

test('what becomes a draft says once why, by what the file lacks', async () => {
  const { drafts, said } = await draftsOf(
    'ID,Type,SKU,Name,Published,In stock?,Regular price,Parent,Is featured?\n' +
      '1,booking,B,Tour,1,1,,,\n2,variable,V,Shirt,1,1,,,\n3,simple,S,Mug,1,1,,,\n4,variation,X,,1,1,5,,\n',
  );
  assert.equal(
    drafts.map(({ fields }) => fields.status),
    ['draft', 'draft', 'draft'],
  );
  assert.equal(said.slice(1), [
    '1: One column is not imported: Is featured?.',
    '2: A product of the type “booking” was imported as a draft: the shop sells by other rules.',
    '3: The file has no variations of the product, and so no price: it was imported as a draft.',
    '4: The product has no price and was imported as a draft.',
    '5: The variation names no product that it belongs to; it was left out.',
  ]);
});

test('tax classes are known in the languages of WooCommerce, and a second reduced one is not guessed', async () => {
  const classes = ['', 'reduced-rate', 'taux-reduit', 'tasa-reducida', 'aliquota-ridotta', 'csokkentett', 'tasa-cero'];
  const rows = [...classes, 'super-reduced'].map(
    (name, index) => `${index},simple,S${index},P${index},1,1,5,${name}\n`,
  );
  const { drafts, codes } = await draftsOf(
    `ID,Type,SKU,Name,Published,In stock?,Regular price,Tax class\n${rows.join('')}`,
  );
  assert.equal(
    drafts.map(({ fields }) => fields.vat_class),
    ['standard', ...Array(5).fill('reduced'), 'zero', 'standard'],
  );
  assert.is(codes.filter((code) => code === 'UNKNOWN_TAX_CLASS').length, 1);
});

test('categories, lists and texts are read as WordPress writes them', () => {
  assert.equal(
    [...splitWooCategories('Clothing > Men’s, Sale, Uncategorized, Bez kategorii')],
    [
      ['clothing', 'Clothing'],
      ['men-s', 'Men’s'],
      ['sale', 'Sale'],
    ],
  );
  assert.equal(
    [...splitWooCategories('Без категории, Посуда > Чашки, Senza categoria, Φλιτζάνια')],
    [
      ['posuda', 'Посуда'],
      ['chashki', 'Чашки'],
      ['flitzania', 'Φλιτζάνια'],
    ],
  );
  assert.equal([...splitWooCategories('茶碗').values()], ['茶碗']);
  assert.equal(splitWooList('Red, Blue\\, dark , '), ['Red', 'Blue, dark']);
  assert.is(wooTextToHtml('One\\nTwo\\n\\nThree [vc_row x="1"]four[/vc_row]'), '<p>One<br>Two</p>\n<p>Three four</p>');
  assert.is(wooTextToHtml('<p>As it is</p>\\n'), '<p>As it is</p>');
  assert.is(wooPlainText('Home &amp; Garden &#8211; new'), 'Home & Garden – new');
});

test.run();
