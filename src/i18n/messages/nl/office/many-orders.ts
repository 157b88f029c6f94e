import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/office/many-orders.ts';

export const messages: Translated<typeof english> = {
  'many.new': 'Nieuwe bestelling',
  'many.export': 'Exporteren als CSV',
  'many.saveView': 'Weergave opslaan',
  'many.manageViews': 'Weergaven bewerken',
  'many.viewName': 'Naam van de weergave',
  'many.isShared': 'Voor iedereen in de winkel',
  'many.rename': 'Opslaan',
  'many.moveUp': '‘{name}’ naar voren',
  'many.remove': '‘{name}’ verwijderen',
  'many.editView': '‘{name}’ bewerken',
  'many.shared': 'gedeeld',
  'many.viewRefused': 'Dat lukte niet. Misschien zijn er te veel weergaven, of heeft iemand anders deze gewijzigd.',
  'many.viewUnknown': 'Deze weergave is er niet meer: iemand anders heeft die verwijderd.',
  'many.viewRenamed':
    'Iemand anders heeft deze weergave intussen hernoemd. Open de weergave opnieuw om de nieuwe naam te zien.',
  'many.viewNotYours': 'Iemand anders heeft deze weergave voor iedereen gemaakt. Bewaar een eigen weergave.',
  'many.tooManyViews': 'Er zijn te veel weergaven. Verwijder er eerst een.',
  'many.select': 'Bestelling {number} selecteren',
  'many.selectAll': {
    one: '{count} gevonden bestelling selecteren',
    other: 'Alle {count} gevonden bestellingen selecteren',
  },
  'many.selectedMost': 'De nieuwste {count} zijn geselecteerd: meer kan niet tegelijk.',
  'many.bar': 'Geselecteerde bestellingen',
  'many.send': 'Verzenden',
  'many.send_labelled': 'Verzenden met labels',
  'many.delivered': 'Als bezorgd markeren',
  'many.paid': 'Als betaald markeren',
  'many.resend_mail': 'Opnieuw mailen',
  'many.invoice': 'Facturen opmaken',
  'many.print': 'Papieren printen',
};
