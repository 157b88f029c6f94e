import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/office/shortcuts.ts';

export const messages: Translated<typeof english> = {
  'shortcuts.new': 'Nieuw item in de geopende lijst',
  'shortcuts.next': 'Volgende regel',
  'shortcuts.previous': 'Vorige regel',
  'shortcuts.open': 'Regel openen',
  'shortcuts.save': 'Opslaan',
  'shortcuts.select': 'Regel selecteren',
  'shortcuts.publish': 'Review plaatsen',
  'shortcuts.reject': 'Review weigeren',
  'shortcuts.answer': 'Review beantwoorden',
  'shortcuts.undo': 'Ongedaan maken',
  'shortcuts.findNothing': 'Niets gevonden voor ‘{text}’.',
  'shortcuts.findAll': 'Alle bestellingen voor ‘{text}’',
  'shortcuts.customerOrders': { one: '{count} bestelling', other: '{count} bestellingen' },
};
