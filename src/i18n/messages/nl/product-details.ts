import type { Translated } from '../../message.ts';
import type { messages as english } from '../en/product-details.ts';

export const messages: Translated<typeof english> = {
  'product.sku': 'Art.nr. {sku}',
  'product.description': 'Omschrijving',
  'product.safety': 'Productveiligheid',
  'product.manufacturer': 'Fabrikant',
  'product.responsible': 'Verantwoordelijke in de EU',
  'product.warnings': 'Veiligheidsinformatie',
  'product.related': 'Past er goed bij',
  'product.refusedNOT_FOUND': 'Deze uitvoering verkopen we niet meer. Kies een andere.',
  'product.refusedOUT_OF_STOCK': 'Iemand was je voor: deze uitvoering is net uitverkocht.',
  'product.refusedQUANTITY_LIMITED': 'Zoveel kun je er niet bestellen. In je winkelwagen liggen er nu zoveel als kan.',
  'product.refusedFAILED': 'Dat lukte niet. Controleer je verbinding en probeer het opnieuw.',
  'product.refusedTEXT_MISSING': 'Schrijf wat erop moet komen.',
  'product.refusedTEXT_TOO_LONG': 'Dat is te lang. Maak de tekst korter.',
  'product.refusedTEXT_CHARACTERS': 'Sommige van deze tekens kunnen we niet maken. Gebruik andere.',
  'product.refusedTEXT_NOT_ASKED_FOR': 'Bij dit artikel kan geen tekst meer.',
  'lineText.limit': { one: 'Maximaal {count} teken.', other: 'Maximaal {count} tekens.' },
  'lineText.characters': 'Mogelijk: {characters}',
  'lineText.anyCharacters': 'Je kunt Latijnse, Griekse en Cyrillische letters, cijfers en gewone leestekens gebruiken.',
  'lineText.price': '(+{price})',
  'lineText.optional': '(niet verplicht)',
  'lineText.excepted': 'Met je tekst wordt het volgens jouw specificaties gemaakt: je kunt de koop dan niet herroepen.',
  'lineText.withoutText': 'Zonder tekst houd je je herroepingsrecht.',
};
