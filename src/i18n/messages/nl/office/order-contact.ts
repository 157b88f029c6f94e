import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/office/order-contact.ts';

export const messages: Translated<typeof english> = {
  'contact.edit': 'Bewerken',
  'contact.title': 'Adres en contact wijzigen',
  'contact.fullName': 'Naam',
  'contact.line1': 'Straat en huisnummer',
  'contact.line2': 'Tweede regel',
  'contact.postalCode': 'Postcode',
  'contact.city': 'Plaats',
  'contact.phone': 'Telefoon',
  'contact.email': 'E-mail',
  'contact.pickupPoint': 'Afhaalpunt',
  'contact.findPoint': 'Ander punt zoeken: plaats, postcode of straat',
  'contact.country':
    'Het land blijft {country}, en de bezorgmethode ook: anders zouden btw of verzendkosten veranderen. Annuleer daarvoor de bestelling en laat een nieuwe plaatsen.',
  'contact.tell': 'Klant per e-mail informeren',
  'contact.save': 'Opslaan',
  'contact.problem': 'Dit kan niet kloppen. Kijk het nog eens na.',
  'contact.missing': 'Dit ontbreekt.',
  'contact.tooLong': 'Dit is te lang.',
  'contact.alreadySent': 'De bestelling is al verzonden.',
  'contact.emailNotAllowed':
    'Met je rol kun je het e-mailadres van een bestelling niet wijzigen. Vraag een manager of eigenaar van de winkel.',
  'contact.otherVat':
    'Op dit adres geldt een andere btw. Annuleer de bestelling en laat die voor dit adres opnieuw plaatsen.',
  'contact.pointUnknown': 'De vervoerder heeft dit punt niet meer.',
  'contact.momentChanged': 'Adres of contact gewijzigd',
  'contact.was': 'was: {text}',
  'contact.empty': 'niets',
  'contact.noteEdited': 'bewerkt',
  'contact.editNote': 'Notitie bewerken',
  'contact.removeNote': 'Notitie verwijderen',
  'contact.noteGone': 'De notitie is intussen verwijderd.',
  'contact.print': 'Papieren printen',
};
