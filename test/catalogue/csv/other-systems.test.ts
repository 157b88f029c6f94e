import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { findOtherSystem } from '#server/catalogue/csv/other-systems.ts';

const headers: [system: string, header: string][] = [
  [
    'Magento (Adobe Commerce)',
    'sku,store_view_code,attribute_set_code,product_type,categories,product_websites,name,description,price,qty',
  ],
  ['PrestaShop', 'Product ID,Active (0/1),Name *,"Categories (x,y,z...)",Price tax excluded,Reference #'],
  ['PrestaShop', 'Product ID,Image,Name,Reference,Category,Price (tax excl.),Price (tax incl.),Quantity,Status'],
  ['PrestaShop', 'ID,Image,Nom,Référence,Catégorie,Prix (HT),Prix (TTC),Quantité,État'],
  ['PrestaShop', 'ID,Imagem,Nome,Referência,Categoria,Preço (sem IVA),Preço (com IVA),Quantidade,Estado'],
  ['PrestaShop', 'ID,Imagen,Nombre,Referencia,Categoría,Precio (sin IVA),Cantidad,Estado'],
  ['JTL', 'Interner Schlüssel,Artikelnummer,Artikelname,HAN,EAN,Netto-EK,Std. VK Brutto,Lagerbestand Gesamt'],
  ['JTL', 'Artikelnummer,Artikelname,Brutto-VK,Kategorie Ebene 1'],
  ['JTL', 'Artikelnummer,Identifizierungsspalte Vaterartikel,Variationsname 1,Variationswert 1'],
  ['Shoper', 'product_code,active,name,price,vat,unit,category,producer,stock,images 1'],
  ['IdoSell (IAI)', '@id,@code_on_card,/description/name[pol],/sizes/size@code'],
  ['Allegro', 'ID oferty,Tytuł oferty,Liczba sztuk,Cena PL,Kategoria główna'],
  ['Shoptet', 'code,pairCode,name,shortDescription,description,defaultImage,image,price,currency,stock'],
  ['Gambio', 'XTSOL,p_id,p_model,p_stock,p_sorting,p_shipping,p_tpl,p_manufacturer'],
  ['Ecwid', 'type,product_internal_id,product_sku,product_name,product_price,product_quantity'],
  ['Vendure', 'name,slug,description,assets,facets,optionGroups,optionValues,sku,price,taxCategory,stockOnHand'],
  ['BigCommerce', 'Item Type,Product ID,Product Name,Product Type,Product Code/SKU,Bin Picking Number,Brand Name'],
  ['Wix', 'handleId,fieldType,name,description,productImageUrl,collection,sku,ribbon,price'],
  ['Squarespace', 'Product ID [Non Editable],Variant ID [Non Editable],Product Type [Non Editable],Product Page,Title'],
  ['Shopware', 'id,parent_id,product_number,active,stock,name,description,price_net,price_gross,tax_id,tax_rate'],
];

for (const [system, header] of headers) {
  test(`a file of ${system} is known by its header: ${header.slice(0, 30)}…`, () => {
    assert.is(findOtherSystem(header.split(',')), system);
  });
}

test('an ordinary list of goods is taken for none of them', () => {
  assert.is(findOtherSystem(['name', 'price', 'sku', 'stock']), null);
});

test.run();
