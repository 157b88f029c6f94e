import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/office/many-orders.ts';

export const messages: Translated<typeof english> = {
  'many.export': 'Eksportuj do CSV',
  'many.saveView': 'Zapisz widok',
  'many.manageViews': 'Edytuj widoki',
  'many.viewName': 'Nazwa widoku',
  'many.isShared': 'Dla wszystkich w sklepie',
  'many.rename': 'Zapisz',
  'many.moveUp': 'Przesuń „{name}” do przodu',
  'many.remove': 'Usuń „{name}”',
  'many.editView': 'Edytuj „{name}”',
  'many.shared': 'wspólny',
  'many.viewRefused': 'Nie udało się. Być może jest już za dużo widoków albo ktoś inny zmienił ten widok.',
  'many.select': 'Wybierz zamówienie {number}',
  'many.selectPage': 'Wybierz wszystkie na tej stronie',
  'many.selectAll': {
    one: 'Wybierz {count} pasujące',
    few: 'Wybierz wszystkie {count} pasujące',
    many: 'Wybierz wszystkie {count} pasujących',
    other: 'Wybierz wszystkie {count} pasujących',
  },
  'many.selectedMost': 'Wybrano {count} najnowszych: więcej naraz się nie da.',
  'many.bar': 'Wybrane zamówienia',
  'many.chosen': {
    one: '{count} wybrane',
    few: '{count} wybrane',
    many: '{count} wybranych',
    other: '{count} wybrane',
  },
  'many.clear': 'Odznacz wszystkie',
  'many.send': 'Wyślij',
  'many.send_labelled': 'Wyślij z etykietami',
  'many.delivered': 'Oznacz jako dostarczone',
  'many.paid': 'Oznacz jako opłacone',
  'many.resend_mail': 'Wyślij e-mail ponownie',
  'many.print': 'Drukuj dokumenty',
};
