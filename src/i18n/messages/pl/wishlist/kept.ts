import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/wishlist/kept.ts';

export const messages: Translated<typeof english> = {
  'kept.keep': 'Zapisz na liście życzeń',
  'kept.see': 'Zobacz listę',
  'kept.full': 'Lista życzeń jest pełna: mieści {count} produktów. Najpierw coś z niej usuń.',
  'kept.notStored': 'Przeglądarka nie pozwala tego zapisać. Może to okno prywatne albo zapisywanie jest zablokowane.',
  'kept.viewed': 'Ostatnio oglądane',
  'kept.showViewed': 'Pamiętaj, co oglądam',
  'kept.whatIsStored':
    'Ostatnio otwarte produkty zapiszą się tylko w tej przeglądarce, nigdy u nas. Po wyłączeniu lista znika.',
};
