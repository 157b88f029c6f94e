import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/office/shortcuts.ts';

export const messages: Translated<typeof english> = {
  'shortcuts.new': 'Nowa pozycja w otwartej liście',
  'shortcuts.next': 'Następny wiersz',
  'shortcuts.previous': 'Poprzedni wiersz',
  'shortcuts.open': 'Otwórz wiersz',
  'shortcuts.save': 'Zapisz',
  'shortcuts.select': 'Zaznacz wiersz',
  'shortcuts.publish': 'Opublikuj opinię',
  'shortcuts.reject': 'Odrzuć opinię',
  'shortcuts.answer': 'Odpowiedz na opinię',
  'shortcuts.undo': 'Cofnij',
  'shortcuts.findNothing': 'Brak wyników dla „{text}”.',
  'shortcuts.findAll': 'Wszystkie zamówienia dla „{text}”',
  'shortcuts.customerOrders': {
    one: '{count} zamówienie',
    few: '{count} zamówienia',
    many: '{count} zamówień',
    other: '{count} zamówienia',
  },
};
