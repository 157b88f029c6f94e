import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/catalogue/product-editor.ts';

export const messages: Translated<typeof english> = {
  'productEditor.new': 'Nový produkt',
  'productEditor.missing': 'Takový produkt neexistuje',
  'productEditor.toList': 'Všechny produkty',
  'productEditor.saved': 'Uloženo.',
  'productEditor.texts': 'Texty',
  'productEditor.title': 'Název',
  'productEditor.badTitle': 'Pojmenujte produkt.',
  'productEditor.description': 'Popis',
  'productEditor.seoTitle': 'Titulek pro vyhledávače',
  'productEditor.seoDescription': 'Popis pro vyhledávače',
  'productEditor.single': 'Cena a číslo zboží',
  'productEditor.amount': 'Cena',
  'productEditor.compareAt': 'Přeškrtnutá cena',
  'productEditor.badAmount': 'Částka, např. 12,50',
  'productEditor.sku': 'SKU',
  'productEditor.barcode': 'Čárový kód (EAN)',
  'productEditor.refusal_TitleMissing': 'Produkt potřebuje název v hlavním jazyce katalogu.',
  'productEditor.refusal_HandleTaken': 'Tuto adresu má nebo měl jiný produkt. Zvolte jinou.',
  'productEditor.refusal_CompareAtTooLow': 'Přeškrtnutá cena musí být vyšší než cena.',
  'productEditor.refusal_AmountMissing': 'Chybí cena: přeškrtnout lze jen tam, kde cena je.',
  'productEditor.refusal_PriceMissing': 'Bez ceny nelze produkt prodávat. Zadejte ji, nebo jej uložte jako koncept.',
  'productEditor.refusal_ProductUnknown': 'Tento produkt už neexistuje.',
  'productEditor.refusal_VariantUnknown':
    'Jedna z variant už neexistuje. Načtěte stránku znovu; co jste napsali, zůstane.',
  'productEditor.refusal_FieldsInvalid': 'Toto nelze uložit: {fields}.',
  'productEditor.refusal_other': 'Produkt se nepodařilo uložit. Zkuste to za chvíli znovu.',
};
