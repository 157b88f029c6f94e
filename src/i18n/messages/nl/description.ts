import type { Translated } from '../../translate.ts';
import type { messages as english } from '../en/description.ts';

export const messages: Translated<typeof english> = {
  'description.cart':
    'Je winkelwagen bij {shop}: pas aantallen aan, haal er iets uit, bekijk het totaal met btw en ga naar de kassa.',
  'description.checkout': 'Bestellen bij {shop}: adres, bezorging en betaling op één pagina, zonder account.',
};
