import type { Translated } from '../../../translate.ts';
import type { messages as english } from '../../en/office/shell.ts';

export const messages: Translated<typeof english> = {
  'shell.navigation': 'Strony zaplecza',
  'shell.today': 'Dziś',
  'shell.orders': 'Zamówienia',
  'shell.toSend': {
    one: '{count} zamówienie do wysłania',
    few: '{count} zamówienia do wysłania',
    many: '{count} zamówień do wysłania',
    other: '{count} zamówienia do wysłania',
  },
  'shell.returns': 'Zwroty',
  'shell.pack': 'Pakuj',
  'shell.staff': 'Zespół',
  'shell.log': 'Dziennik',
  'shell.find': 'Szukaj',
  'shell.findNothing': 'Brak wyników dla „{text}”.',
  'shell.findAll': 'Wszystkie zamówienia dla „{text}”',
  'shell.customerOrders': {
    one: '{count} zamówienie',
    few: '{count} zamówienia',
    many: '{count} zamówień',
    other: '{count} zamówienia',
  },
  'shell.close': 'Zamknij',
  'shell.keys': 'Skróty klawiszowe',
  'shell.keyFind': 'Szukaj',
  'shell.keyNext': 'Następny wiersz',
  'shell.keyPrevious': 'Poprzedni wiersz',
  'shell.keyOpen': 'Otwórz wiersz',
  'shell.keySend': 'Wyślij',
  'shell.keyRefund': 'Zwróć pieniądze',
  'shell.keySelect': 'Zaznacz wiersz',
  'shell.keyPrint': 'Drukuj dokumenty',
  'shell.keyEdit': 'Edytuj adres i kontakt',
  'shell.keyUndo': 'Cofnij',
};
