import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/office/subscribers.ts';

export const messages: Translated<typeof english> = {
  'subscribers.title': 'Newsletter',
  'subscribers.count': {
    one: '{count} adres',
    few: '{count} adresy',
    many: '{count} adresów',
    other: '{count} adresu',
  },
  'subscribers.email': 'E-mail',
  'subscribers.language': 'Język',
  'subscribers.state': 'Status',
  'subscribers.since': 'Zapis',
  'subscribers.until': 'Wypisanie',
  'subscribers.state_subscribed': 'zapisany',
  'subscribers.state_pending': 'bez potwierdzenia',
  'subscribers.state_unsubscribed': 'wypisany',
  'subscribers.search': 'Część adresu e-mail',
  'subscribers.noneYet': 'Tutaj pojawią się zapisane osoby.',
  'subscribers.off': 'Sklep nie prowadzi newslettera. Włącz go w ustawieniach, w części „Newsletter i przypomnienia”.',
  'subscribers.export': 'Eksportuj do CSV',
  'subscribers.exportHint': 'Tylko adresy potwierdzone, także wypisane od tego czasu.',
  'subscribers.remove': 'Usuń',
  'subscribers.removeOf': 'Usuń {email}',
  'subscribers.removeText':
    'Na ten adres nie wolno już wysyłać newslettera. Zapisać go ponownie może tylko jego właściciel.',
  'subscribers.removed': 'Na {email} nie przyjdzie już newsletter.',
  'subscribers.reminders': {
    one: '{count} przypomnienie o niedokończonym zamówieniu w ostatnich 30 dniach',
    few: '{count} przypomnienia o niedokończonych zamówieniach w ostatnich 30 dniach',
    many: '{count} przypomnień o niedokończonych zamówieniach w ostatnich 30 dniach',
    other: '{count} przypomnienia o niedokończonych zamówieniach w ostatnich 30 dniach',
  },
};
