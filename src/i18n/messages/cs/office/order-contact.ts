import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/office/order-contact.ts';

export const messages: Translated<typeof english> = {
  'contact.edit': 'Upravit',
  'contact.title': 'Změnit adresu a kontakt',
  'contact.fullName': 'Jméno',
  'contact.line1': 'Ulice a číslo',
  'contact.line2': 'Druhý řádek',
  'contact.postalCode': 'PSČ',
  'contact.city': 'Město',
  'contact.phone': 'Telefon',
  'contact.email': 'E-mail',
  'contact.pickupPoint': 'Výdejní místo',
  'contact.findPoint': 'Najít jiné místo: město, PSČ nebo ulice',
  'contact.country':
    'Země zůstává {country} a způsob dopravy také: jinak by se změnila DPH nebo poštovné. V takovém případě objednávku zrušte a nechte zadat novou.',
  'contact.tell': 'Dát zákazníkovi vědět e-mailem',
  'contact.save': 'Uložit',
  'contact.problem': 'Tohle nesedí. Zkontrolujte to.',
  'contact.missing': 'Tohle chybí.',
  'contact.tooLong': 'Tohle je příliš dlouhé.',
  'contact.alreadySent': 'Objednávka už je odeslaná.',
  'contact.emailNotAllowed':
    'Vaše role nesmí měnit e-mailovou adresu objednávky. Obraťte se na vedoucího nebo majitele obchodu.',
  'contact.otherVat': 'Na této adrese platí jiná DPH. Objednávku zrušte a nechte ji na tuto adresu zadat znovu.',
  'contact.pointUnknown': 'Dopravce takové místo už nemá.',
  'contact.momentChanged': 'Adresa nebo kontakt změněny',
  'contact.was': 'bylo: {text}',
  'contact.empty': 'nic',
  'contact.noteEdited': 'upraveno',
  'contact.editNote': 'Upravit poznámku',
  'contact.removeNote': 'Smazat poznámku',
  'contact.noteGone': 'Poznámka už byla smazána.',
  'contact.print': 'Tisk dokladů',
};
