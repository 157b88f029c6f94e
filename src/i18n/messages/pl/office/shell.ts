import type { Translated } from '../../../translate.ts';
import type { messages as english } from '../../en/office/shell.ts';

export const messages: Translated<typeof english> = {
  'shell.navigation': 'Strony zaplecza',
  'shell.today': 'Dziś',
  'shell.orders': 'Zamówienia',
  'shell.find': 'Szukaj',
  'shell.findTitle': 'Szukaj zamówień, klientów, produktów',
  'shell.findHint': 'Numer, nazwisko, e-mail, telefon, SKU lub numer przesyłki',
  'shell.findNothing': 'Brak wyników dla „{text}”.',
  'shell.findAll': 'Wszystkie zamówienia dla „{text}”',
  'shell.products': 'Produkty',
  'shell.customerOrders': {
    one: '{count} zamówienie',
    few: '{count} zamówienia',
    many: '{count} zamówień',
    other: '{count} zamówienia',
  },
  'shell.close': 'Zamknij',
  'shell.account': 'Konto',
  'shell.signOut': 'Wyloguj się',
  'shell.keys': 'Skróty klawiszowe',
  'shell.keyFind': 'Szukaj',
  'shell.keyToday': 'Dziś',
  'shell.keyOrders': 'Zamówienia',
  'shell.keyNext': 'Następny wiersz',
  'shell.keyPrevious': 'Poprzedni wiersz',
  'shell.keyOpen': 'Otwórz wiersz',
  'shell.keySend': 'Wyślij',
  'shell.keyRefund': 'Zwróć pieniądze',
  'shell.keyHelp': 'Ta pomoc',
};
