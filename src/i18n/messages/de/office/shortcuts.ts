import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/office/shortcuts.ts';

export const messages: Translated<typeof english> = {
  'shortcuts.new': 'Neuer Eintrag in der geöffneten Liste',
  'shortcuts.next': 'Nächste Zeile',
  'shortcuts.previous': 'Vorige Zeile',
  'shortcuts.open': 'Zeile öffnen',
  'shortcuts.save': 'Speichern',
  'shortcuts.select': 'Zeile auswählen',
  'shortcuts.publish': 'Bewertung veröffentlichen',
  'shortcuts.reject': 'Bewertung ablehnen',
  'shortcuts.answer': 'Bewertung beantworten',
  'shortcuts.undo': 'Rückgängig',
  'shortcuts.findNothing': 'Nichts gefunden für „{text}“.',
  'shortcuts.findAll': 'Alle Bestellungen zu „{text}“',
  'shortcuts.customerOrders': { one: '{count} Bestellung', other: '{count} Bestellungen' },
};
