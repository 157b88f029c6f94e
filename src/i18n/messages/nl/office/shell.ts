import type { Translated } from '../../../translate.ts';
import type { messages as english } from '../../en/office/shell.ts';

export const messages: Translated<typeof english> = {
  'shell.navigation': 'Pagina’s van het beheer',
  'shell.today': 'Vandaag',
  'shell.orders': 'Bestellingen',
  'shell.toSend': { one: '{count} bestelling te versturen', other: '{count} bestellingen te versturen' },
  'shell.returns': 'Retouren',
  'shell.pack': 'Inpakken',
  'shell.staff': 'Team',
  'shell.log': 'Logboek',
  'shell.find': 'Zoeken',
  'shell.findNothing': 'Niets gevonden voor ‘{text}’.',
  'shell.findAll': 'Alle bestellingen voor ‘{text}’',
  'shell.customerOrders': { one: '{count} bestelling', other: '{count} bestellingen' },
  'shell.close': 'Sluiten',
  'shell.keys': 'Sneltoetsen',
  'shell.keyFind': 'Alles doorzoeken',
  'shell.keyNext': 'Volgende regel',
  'shell.keyPrevious': 'Vorige regel',
  'shell.keyOpen': 'Regel openen',
  'shell.keySend': 'Verzenden',
  'shell.keyRefund': 'Terugbetalen',
  'shell.keySelect': 'Regel kiezen',
  'shell.keyPrint': 'Papieren printen',
  'shell.keyEdit': 'Adres en contact bewerken',
  'shell.keyUndo': 'Ongedaan maken',
};
