import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/orders/change-contact.ts';

// What is asked for, and refused, when address or contact of an order change.
export const messages: Translated<typeof english> = {
  'contact.place': 'Adres',
  'contact.findPoint': 'Ander punt zoeken: plaats, postcode of straat',
  'contact.country':
    'Het land blijft {country}, en de bezorgmethode ook: anders zouden btw of verzendkosten veranderen. Annuleer daarvoor de bestelling en laat een nieuwe plaatsen.',
  'contact.tell': 'Klant per e-mail informeren',
  'contact.problem': 'Dit kan niet kloppen. Kijk het nog eens na.',
  'contact.missing': 'Dit ontbreekt.',
  'contact.tooLong': 'Dit is te lang.',
  'contact.alreadySent': 'De bestelling is al verzonden.',
  'contact.companyInvoiced': 'De factuur is al gemaakt: naam en btw-nummer van het bedrijf blijven.',
  'contact.emailNotAllowed':
    'Met je rol kun je het e-mailadres van een bestelling niet wijzigen. Vraag een manager of eigenaar van de winkel.',
  'contact.otherVat':
    'Op dit adres geldt een andere btw. Annuleer de bestelling en laat die voor dit adres opnieuw plaatsen.',
  'contact.pointUnknown': 'De vervoerder heeft dit punt niet meer.',
};
