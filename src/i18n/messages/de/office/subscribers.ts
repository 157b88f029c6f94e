import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/office/subscribers.ts';

export const messages: Translated<typeof english> = {
  'subscribers.title': 'Newsletter',
  'subscribers.count': { one: '{count} Adresse', other: '{count} Adressen' },
  'subscribers.email': 'E-Mail',
  'subscribers.language': 'Sprache',
  'subscribers.state': 'Status',
  'subscribers.since': 'Angemeldet',
  'subscribers.until': 'Abgemeldet',
  'subscribers.state_subscribed': 'angemeldet',
  'subscribers.state_pending': 'nicht bestätigt',
  'subscribers.state_unsubscribed': 'abgemeldet',
  'subscribers.search': 'Teil der E-Mail-Adresse',
  'subscribers.noneYet': 'Wer sich anmeldet, erscheint hier.',
  'subscribers.off':
    'Der Shop bietet den Newsletter nicht an. Schalten Sie ihn in den Einstellungen unter „Newsletter und Erinnerungen“ ein.',
  'subscribers.export': 'Als CSV exportieren',
  'subscribers.exportHint': 'Nur bestätigte Adressen, auch die seither abgemeldeten.',
  'subscribers.remove': 'Entfernen',
  'subscribers.removeOf': '{email} entfernen',
  'subscribers.removeText':
    'An diese Adresse darf dann kein Newsletter mehr gehen. Neu anmelden kann sich nur, wem sie gehört.',
  'subscribers.removed': '{email} erhält keinen Newsletter mehr.',
  'subscribers.reminders': {
    one: '{count} Erinnerung an eine unfertige Bestellung in den letzten 30 Tagen',
    other: '{count} Erinnerungen an unfertige Bestellungen in den letzten 30 Tagen',
  },
};
