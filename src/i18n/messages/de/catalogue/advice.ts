import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/catalogue/advice.ts';

export const messages: Translated<typeof english> = {
  'advice.sameTitle': 'Ein anderes Produkt heißt genauso:',
  'advice.sameSku': 'Ein anderes Produkt hat diese SKU:',
  'advice.sameEan': 'Ein anderes Produkt hat diesen Barcode:',
  'advice.takeSku': 'SKU {sku} verwenden',
  'advice.usualVat': 'Fast alle Produkte dieser Kollektionen haben: {name}.',
  'advice.greenClaims':
    '„{claims}“: Allgemeine Aussagen über die Umwelt sind nur erlaubt, wo sie belegt sind und sagen, was genau gemeint ist (Richtlinie 2024/825). Was daraus wird, entscheiden Sie.',
  'advice.use': 'Übernehmen',
};
