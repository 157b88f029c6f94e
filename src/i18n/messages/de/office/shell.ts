import type { Translated } from '../../../translate.ts';
import type { messages as english } from '../../en/office/shell.ts';

export const messages: Translated<typeof english> = {
  'shell.navigation': 'Seiten der Verwaltung',
  'shell.today': 'Heute',
  'shell.orders': 'Bestellungen',
  'shell.toSend': { one: '{count} Bestellung zu versenden', other: '{count} Bestellungen zu versenden' },
  'shell.returns': 'Rücksendungen',
  'shell.pack': 'Packen',
  'shell.staff': 'Team',
  'shell.log': 'Protokoll',
  'shell.find': 'Suchen',
  'shell.findNothing': 'Nichts gefunden für „{text}“.',
  'shell.findAll': 'Alle Bestellungen zu „{text}“',
  'shell.customerOrders': { one: '{count} Bestellung', other: '{count} Bestellungen' },
  'shell.close': 'Schließen',
  'shell.keys': 'Tastenkürzel',
  'shell.keyFind': 'Alles durchsuchen',
  'shell.keyNext': 'Nächste Zeile',
  'shell.keyPrevious': 'Vorige Zeile',
  'shell.keyOpen': 'Zeile öffnen',
  'shell.keySend': 'Versenden',
  'shell.keyRefund': 'Erstatten',
  'shell.keySelect': 'Zeile auswählen',
  'shell.keyPrint': 'Papiere drucken',
  'shell.keyEdit': 'Adresse und Kontakt bearbeiten',
  'shell.keyUndo': 'Rückgängig',
};
