import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/catalogue/product-refusals.ts';

export const messages: Translated<typeof english> = {
  'productEditor.refusal_TitleMissing': 'Das Produkt braucht einen Titel in der Hauptsprache des Katalogs.',
  'productEditor.refusal_HandleTaken': 'Diese Adresse hat oder hatte ein anderes Produkt. Wählen Sie eine andere.',
  'productEditor.refusal_CompareAtTooLow': 'Der durchgestrichene Preis muss höher sein als der Preis.',
  'productEditor.refusal_AmountMissing': 'Ein Preis fehlt: Durchgestrichen werden kann nur, wo es einen Preis gibt.',
  'productEditor.refusal_PriceMissing':
    'Ohne Preis kann das Produkt nicht verkauft werden. Setzen Sie einen fest, oder speichern Sie einen Entwurf.',
  'productEditor.refusal_ProductUnknown': 'Dieses Produkt gibt es nicht mehr.',
  'productEditor.refusal_VariantUnknown':
    'Eine der Varianten gibt es nicht mehr. Laden Sie die Seite neu; was Sie getippt haben, bleibt erhalten.',
  'productEditor.refusal_OwnFieldUnknown':
    'Dieses Feld gibt es nicht mehr. Laden Sie die Seite neu, um die Felder zu sehen.',
  'productEditor.refusal_OwnFieldInvalid':
    'Das eigene Feld nimmt das nicht an. Laden Sie die Seite neu: Vielleicht hat jemand das Feld geändert.',
  'productEditor.refusal_PictureUnknown':
    'Eines der Bilder ist nicht mehr in der Bibliothek. Nehmen Sie es ab, oder laden Sie die Datei noch einmal hoch.',
  'productEditor.refusal_PictureTwice': 'Das Produkt zeigt dasselbe Bild zweimal. Nehmen Sie eines davon ab.',
  'productEditor.refusal_TooManyPictures': 'Ein Produkt zeigt höchstens {fields} Bilder. Nehmen Sie einige ab.',
  'productEditor.refusal_ValueUnknown':
    'Keine Variante hat noch den Wert {fields}. Wählen Sie noch einmal, wozu das Bild gehört.',
  'productEditor.refusal_FieldsInvalid': 'Das lässt sich nicht speichern: {fields}.',
};
