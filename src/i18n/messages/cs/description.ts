import type { Translated } from '../../translate.ts';
import type { messages as english } from '../en/description.ts';

export const messages: Translated<typeof english> = {
  'description.cart':
    'Váš košík v obchodě {shop}: změňte počet kusů, odeberte, co nechcete, zkontrolujte cenu s DPH a pokračujte k pokladně.',
  'description.checkout': 'Objednávka v obchodě {shop}: adresa, doprava a platba na jedné stránce, bez registrace.',
};
