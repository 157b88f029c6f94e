import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/wishlist/saved.ts';

export const messages: Translated<typeof english> = {
  'saved.save': 'Zapisz na liście życzeń',
  'saved.see': 'Zobacz listę',
  'saved.full': 'Lista życzeń jest pełna: mieści {count} produktów. Najpierw coś z niej usuń.',
  'saved.notStored': 'Przeglądarka nie pozwala tego zapisać. Może to okno prywatne albo zapisywanie jest zablokowane.',
  'saved.viewed': 'Ostatnio oglądane',
  'saved.showViewed': 'Pamiętaj, co oglądam',
  'saved.whatIsStored':
    'Ostatnio otwarte produkty zapiszą się tylko w tej przeglądarce, nigdy u nas. Po wyłączeniu lista znika.',
};
