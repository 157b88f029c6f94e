import type { Translated } from '../../../translate.ts';
import type { messages as english } from '../../en/office/shell.ts';

export const messages: Translated<typeof english> = {
  'shell.navigation': 'Pagina’s van het beheer',
  'shell.today': 'Vandaag',
  'shell.orders': 'Bestellingen',
  'shell.find': 'Zoeken',
  'shell.findTitle': 'Bestellingen, klanten, producten zoeken',
  'shell.findHint': 'Nummer, naam, e-mail, telefoon, SKU of track-and-tracenummer',
  'shell.findNothing': 'Niets gevonden voor ‘{text}’.',
  'shell.findAll': 'Alle bestellingen voor ‘{text}’',
  'shell.products': 'Producten',
  'shell.customerOrders': { one: '{count} bestelling', other: '{count} bestellingen' },
  'shell.close': 'Sluiten',
  'shell.account': 'Account',
  'shell.signOut': 'Uitloggen',
  'shell.keys': 'Sneltoetsen',
  'shell.keyFind': 'Alles doorzoeken',
  'shell.keyToday': 'Vandaag',
  'shell.keyOrders': 'Bestellingen',
  'shell.keyNext': 'Volgende regel',
  'shell.keyPrevious': 'Vorige regel',
  'shell.keyOpen': 'Regel openen',
  'shell.keySend': 'Verzenden',
  'shell.keyRefund': 'Terugbetalen',
  'shell.keyHelp': 'Deze hulp',
};
