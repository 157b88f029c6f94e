import type { Translated } from '../../../translate.ts';
import type { messages as english } from '../../en/office/shell.ts';

export const messages: Translated<typeof english> = {
  'shell.navigation': 'Seiten der Verwaltung',
  'shell.today': 'Heute',
  'shell.orders': 'Bestellungen',
  'shell.find': 'Suchen',
  'shell.findTitle': 'Bestellungen, Kunden, Produkte suchen',
  'shell.findHint': 'Nummer, Name, E-Mail, Telefon, SKU oder Sendungsnummer',
  'shell.findNothing': 'Nichts gefunden für „{text}“.',
  'shell.findAll': 'Alle Bestellungen zu „{text}“',
  'shell.products': 'Produkte',
  'shell.customerOrders': { one: '{count} Bestellung', other: '{count} Bestellungen' },
  'shell.close': 'Schließen',
  'shell.account': 'Konto',
  'shell.signOut': 'Abmelden',
  'shell.keys': 'Tastenkürzel',
  'shell.keyFind': 'Alles durchsuchen',
  'shell.keyToday': 'Heute',
  'shell.keyOrders': 'Bestellungen',
  'shell.keyNext': 'Nächste Zeile',
  'shell.keyPrevious': 'Vorige Zeile',
  'shell.keyOpen': 'Zeile öffnen',
  'shell.keySend': 'Versenden',
  'shell.keyRefund': 'Erstatten',
  'shell.keyHelp': 'Diese Hilfe',
};
