import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/catalogue/product-editor.ts';

export const messages: Translated<typeof english> = {
  'productEditor.new': 'Nowy produkt',
  'productEditor.missing': 'Nie ma takiego produktu',
  'productEditor.toList': 'Wszystkie produkty',
  'productEditor.saved': 'Zapisano.',
  'productEditor.texts': 'Teksty',
  'productEditor.title': 'Nazwa',
  'productEditor.badTitle': 'Nadaj produktowi nazwę.',
  'productEditor.description': 'Opis',
  'productEditor.seoTitle': 'Tytuł dla wyszukiwarek',
  'productEditor.seoDescription': 'Opis dla wyszukiwarek',
  'productEditor.single': 'Cena i numer artykułu',
  'productEditor.amount': 'Cena',
  'productEditor.compareAt': 'Cena przekreślona',
  'productEditor.badAmount': 'Kwota, np. 12,50',
  'productEditor.sku': 'SKU',
  'productEditor.barcode': 'Kod kreskowy (EAN)',
  'productEditor.refusal_TitleMissing': 'Produkt musi mieć nazwę w głównym języku katalogu.',
  'productEditor.refusal_HandleTaken': 'Ten adres ma lub miał inny produkt. Wybierz inny.',
  'productEditor.refusal_CompareAtTooLow': 'Cena przekreślona musi być wyższa niż cena.',
  'productEditor.refusal_AmountMissing': 'Brakuje ceny: przekreślić można tylko cenę czegoś, co ma cenę.',
  'productEditor.refusal_PriceMissing': 'Bez ceny produktu nie można sprzedawać. Ustal ją albo zapisz szkic.',
  'productEditor.refusal_ProductUnknown': 'Tego produktu już nie ma.',
  'productEditor.refusal_VariantUnknown':
    'Jednego z wariantów już nie ma. Wczytaj stronę ponownie; wpisany tekst zostanie zachowany.',
  'productEditor.refusal_FieldsInvalid': 'Tego nie można zapisać: {fields}.',
  'productEditor.refusal_other': 'Nie udało się zapisać produktu. Spróbuj za chwilę ponownie.',
};
