import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/catalogue/product-editor.ts';

export const messages: Translated<typeof english> = {
  'productEditor.new': 'Nieuw product',
  'productEditor.missing': 'Dit product bestaat niet',
  'productEditor.toList': 'Alle producten',
  'productEditor.saved': 'Opgeslagen.',
  'productEditor.texts': 'Teksten',
  'productEditor.title': 'Titel',
  'productEditor.badTitle': 'Geef het product een naam.',
  'productEditor.description': 'Beschrijving',
  'productEditor.seoTitle': 'Titel voor zoekmachines',
  'productEditor.seoDescription': 'Beschrijving voor zoekmachines',
  'productEditor.single': 'Prijs en artikelnummer',
  'productEditor.amount': 'Prijs',
  'productEditor.compareAt': 'Doorgestreepte prijs',
  'productEditor.badAmount': 'Een bedrag, bijv. 12,50',
  'productEditor.sku': 'SKU',
  'productEditor.barcode': 'Barcode (EAN)',
  'productEditor.refusal_TitleMissing': 'Het product heeft een titel in de hoofdtaal van de catalogus nodig.',
  'productEditor.refusal_HandleTaken': 'Een ander product heeft of had dit adres. Kies een ander adres.',
  'productEditor.refusal_CompareAtTooLow': 'De doorgestreepte prijs moet hoger zijn dan de prijs.',
  'productEditor.refusal_AmountMissing': 'Er ontbreekt een prijs: doorstrepen kan alleen waar een prijs is.',
  'productEditor.refusal_PriceMissing':
    'Zonder prijs kan het product niet worden verkocht. Stel er een in of bewaar het als concept.',
  'productEditor.refusal_ProductUnknown': 'Dit product bestaat niet meer.',
  'productEditor.refusal_VariantUnknown':
    'Een van de varianten bestaat niet meer. Laad de pagina opnieuw; wat je typte, blijft bewaard.',
  'productEditor.refusal_FieldsInvalid': 'Dit kan niet worden opgeslagen: {fields}.',
  'productEditor.refusal_other': 'Het product kon niet worden opgeslagen. Probeer het zo nog eens.',
};
