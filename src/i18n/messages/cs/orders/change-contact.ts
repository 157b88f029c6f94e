import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/orders/change-contact.ts';

// What is asked for, and refused, when address or contact of an order change.
export const messages: Translated<typeof english> = {
  'contact.place': 'Adresa',
  'contact.findPoint': 'Najít jiné místo: město, PSČ nebo ulice',
  'contact.country':
    'Země zůstává {country} a způsob dopravy také: jinak by se změnila DPH nebo poštovné. V takovém případě objednávku zrušte a nechte zadat novou.',
  'contact.tell': 'Dát zákazníkovi vědět e-mailem',
  'contact.problem': 'Tohle nesedí. Zkontrolujte to.',
  'contact.missing': 'Tohle chybí.',
  'contact.tooLong': 'Tohle je příliš dlouhé.',
  'contact.alreadySent': 'Objednávka už je odeslaná.',
  'contact.companyInvoiced': 'Faktura už je vystavená: název a DIČ firmy zůstávají.',
  'contact.emailNotAllowed': 'Vaše role nesmí měnit e-mail objednávky. Smí to vedoucí nebo majitel.',
  'contact.otherVat': 'Na této adrese platí jiná DPH. Objednávku zrušte a nechte ji na tuto adresu zadat znovu.',
  'contact.pointUnknown': 'Dopravce takové místo už nemá.',
};
