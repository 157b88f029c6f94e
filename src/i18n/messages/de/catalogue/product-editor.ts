import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/catalogue/product-editor.ts';

export const messages: Translated<typeof english> = {
  'productEditor.new': 'Neues Produkt',
  'productEditor.missing': 'Dieses Produkt gibt es nicht',
  'productEditor.toList': 'Alle Produkte',
  'productEditor.saved': 'Gespeichert.',
  'productEditor.texts': 'Texte',
  'productEditor.title': 'Titel',
  'productEditor.badTitle': 'Geben Sie dem Produkt einen Namen.',
  'productEditor.description': 'Beschreibung',
  'productEditor.seoTitle': 'Titel für Suchmaschinen',
  'productEditor.seoDescription': 'Beschreibung für Suchmaschinen',
  'productEditor.single': 'Preis und Artikelnummer',
  'productEditor.amount': 'Preis',
  'productEditor.compareAt': 'Durchgestrichener Preis',
  'productEditor.badAmount': 'Ein Betrag, z. B. 12,50',
  'productEditor.sku': 'SKU',
  'productEditor.barcode': 'Barcode (EAN)',
  'productEditor.refusal_TitleMissing': 'Das Produkt braucht einen Titel in der Hauptsprache des Katalogs.',
  'productEditor.refusal_HandleTaken': 'Diese Adresse hat oder hatte ein anderes Produkt. Wählen Sie eine andere.',
  'productEditor.refusal_CompareAtTooLow': 'Der durchgestrichene Preis muss höher sein als der Preis.',
  'productEditor.refusal_AmountMissing': 'Ein Preis fehlt: Durchgestrichen werden kann nur, wo es einen Preis gibt.',
  'productEditor.refusal_PriceMissing':
    'Ohne Preis kann das Produkt nicht verkauft werden. Setzen Sie einen fest, oder speichern Sie einen Entwurf.',
  'productEditor.refusal_ProductUnknown': 'Dieses Produkt gibt es nicht mehr.',
  'productEditor.refusal_VariantUnknown':
    'Eine der Varianten gibt es nicht mehr. Laden Sie die Seite neu; was Sie getippt haben, bleibt erhalten.',
  'productEditor.refusal_FieldsInvalid': 'Das lässt sich nicht speichern: {fields}.',
  'productEditor.refusal_other': 'Das Produkt konnte nicht gespeichert werden. Versuchen Sie es gleich noch einmal.',
};
