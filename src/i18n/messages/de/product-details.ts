import type { Translated } from '../../message.ts';
import type { messages as english } from '../en/product-details.ts';

export const messages: Translated<typeof english> = {
  'product.sku': 'Art.-Nr. {sku}',
  'product.description': 'Beschreibung',
  'product.safety': 'Produktsicherheit',
  'product.manufacturer': 'Hersteller',
  'product.responsible': 'Verantwortliche Person in der EU',
  'product.warnings': 'Sicherheitshinweise',
  'product.related': 'Passt gut dazu',
  'product.refusedNOT_FOUND': 'Diese Ausführung führen wir nicht mehr. Bitte wählen Sie eine andere.',
  'product.refusedOUT_OF_STOCK': 'Jemand war schneller: Diese Ausführung ist gerade ausverkauft.',
  'product.refusedQUANTITY_LIMITED':
    'So viele lassen sich nicht bestellen. In Ihrem Warenkorb liegen nun so viele wie möglich.',
  'product.refusedFAILED': 'Das hat nicht geklappt. Bitte prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
  'product.refusedTEXT_MISSING': 'Bitte schreiben Sie, was darauf stehen soll.',
  'product.refusedTEXT_TOO_LONG': 'Das ist zu lang. Bitte kürzen Sie den Text.',
  'product.refusedTEXT_CHARACTERS': 'Einige dieser Zeichen lassen sich nicht umsetzen. Bitte verwenden Sie andere.',
  'product.refusedTEXT_NOT_ASKED_FOR': 'Zu diesem Artikel ist kein Text mehr möglich.',
  'lineText.limit': { one: 'Höchstens {count} Zeichen.', other: 'Höchstens {count} Zeichen.' },
  'lineText.characters': 'Möglich: {characters}',
  'lineText.anyCharacters':
    'Möglich sind lateinische, griechische und kyrillische Buchstaben, Ziffern und gängige Satzzeichen.',
  'lineText.price': '(+{price})',
  'lineText.optional': '(optional)',
  'lineText.excepted':
    'Mit Ihrem Text wird der Artikel nach Ihren Vorgaben angefertigt: Dann besteht kein Widerrufsrecht.',
  'lineText.withoutText': 'Ohne Text bleibt das Widerrufsrecht bestehen.',
};
