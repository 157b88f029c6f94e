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
    'Eines der Bilder ist nicht mehr in der Bibliothek. Entfernen Sie es, oder laden Sie die Datei noch einmal hoch.',
  'productEditor.refusal_PictureTwice': 'Das Produkt zeigt dasselbe Bild zweimal. Entfernen Sie eines davon.',
  'productEditor.refusal_TooManyPictures': 'Ein Produkt zeigt höchstens {fields} Bilder. Entfernen Sie einige.',
  'productEditor.refusal_ValueUnknown':
    'Keine Variante hat noch den Wert {fields}. Wählen Sie noch einmal, wozu das Bild gehört.',
  'productEditor.refusal_OptionUnknown':
    'Eine Option oder ein Wert namens {fields} ist nicht mehr da. Laden Sie die Seite neu; was Sie getippt haben, bleibt.',
  'productEditor.refusal_OptionTwice': 'Zwei Optionen hießen {fields}. Geben Sie jeder einen eigenen Namen.',
  'productEditor.refusal_ValueTwice':
    'Ein Wert wäre zweimal da: {fields}. Nennen Sie jeden einmal, oder legen Sie beide zusammen.',
  'productEditor.refusal_VariantTwice':
    'Die Variante {fields} gibt es schon: Vielleicht hat sie eben jemand hinzugefügt. Laden Sie die Seite neu.',
  'productEditor.refusal_TooManyVariants':
    'Das wären {fields} Varianten, mehr als ein Produkt haben kann. Nennen Sie weniger Werte.',
  'productEditor.refusal_VariantsMissing':
    'Mindestens eine Variante muss bleiben. Soll nichts davon verkauft werden, archivieren Sie das Produkt.',
  'productEditor.refusal_StockNotTracked':
    'Der Bestand einer der Varianten wird nicht gezählt. Lassen Sie ihn zuerst zählen.',
  'productEditor.refusal_StockBelowReserved':
    'So viel Bestand lässt sich nicht entfernen. Vorhanden und für Bestellungen reserviert: {fields}.',
  'productEditor.refusal_MomentUnknown':
    '{fields}: Dieser Zeitpunkt fällt in die Zeitumstellung und fehlt in dieser Nacht oder kommt zweimal vor, oder das Datum stimmt nicht. Bitte wählen Sie einen anderen.',
  'productEditor.refusal_ReductionBeginPast':
    'Eine Preisaktion würde in der Vergangenheit beginnen, als niemand einen niedrigeren Preis sah. Lassen Sie den Beginn leer, dann beginnt sie jetzt.',
  'productEditor.refusal_ReductionEndPast':
    'Das Ende einer Preisaktion ist vorbei. Wählen Sie ein späteres, oder beenden Sie sie jetzt.',
  'productEditor.refusal_ReductionEndBeforeBegin': 'Eine Preisaktion würde enden, bevor sie beginnt.',
  'productEditor.refusal_ReductionUnknown':
    'Eine der Preisaktionen ist vorbei oder wurde entfernt. Laden Sie die Seite neu; Ihre Eingaben bleiben erhalten.',
  'productEditor.refusal_ReductionBegun':
    'Eine Preisaktion hat inzwischen begonnen: Ihr Preis und ihr Beginn bleiben, wie sie gezeigt wurden. Sie können sie beenden oder ihr Ende verschieben.',
  'productEditor.refusal_ReductionWithoutPrice':
    'Eine Preisaktion gilt für einen Preis, den es nicht mehr gibt oder der einem in anderer Währung folgt. Nehmen Sie sie heraus.',
  'productEditor.refusal_ReductionNotBelow': 'Ein reduzierter Preis muss niedriger sein als der Preis.',
  'productEditor.refusal_ReductionsOverlap':
    'Zwei Preisaktionen würden für einen Preis gleichzeitig gelten. Verschieben Sie eine davon.',
  'productEditor.refusal_FieldsInvalid': 'Das lässt sich nicht speichern: {fields}.',
};
