import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/office/order-contact.ts';

export const messages: Translated<typeof english> = {
  'contact.edit': 'Edytuj',
  'contact.title': 'Zmień adres i dane kontaktowe',
  'contact.fullName': 'Imię i nazwisko',
  'contact.line1': 'Ulica i numer',
  'contact.line2': 'Druga linia',
  'contact.postalCode': 'Kod pocztowy',
  'contact.city': 'Miejscowość',
  'contact.phone': 'Telefon',
  'contact.email': 'E-mail',
  'contact.pickupPoint': 'Punkt odbioru',
  'contact.findPoint': 'Znajdź inny punkt: miejscowość, kod lub ulica',
  'contact.country':
    'Kraj pozostaje bez zmian ({country}), sposób dostawy też: inny oznaczałby inny VAT lub inną cenę wysyłki. W takim razie anuluj zamówienie i poproś o nowe.',
  'contact.tell': 'Powiadom klienta e-mailem',
  'contact.save': 'Zapisz',
  'contact.problem': 'Tu coś się nie zgadza. Sprawdź jeszcze raz.',
  'contact.missing': 'Tego brakuje.',
  'contact.tooLong': 'To jest za długie.',
  'contact.alreadySent': 'Zamówienie jest już wysłane.',
  'contact.emailNotAllowed':
    'Twoja rola nie pozwala zmieniać adresu e-mail zamówienia. Zwróć się do kierownika lub właściciela sklepu.',
  'contact.otherVat':
    'Pod tym adresem obowiązuje inny VAT. Anuluj zamówienie i poproś o złożenie go ponownie na ten adres.',
  'contact.pointUnknown': 'Przewoźnik nie ma już takiego punktu.',
  'contact.momentChanged': 'Zmieniono adres lub kontakt',
  'contact.was': 'było: {text}',
  'contact.empty': 'nic',
  'contact.noteEdited': 'zmieniona',
  'contact.editNote': 'Edytuj notatkę',
  'contact.removeNote': 'Usuń notatkę',
  'contact.noteGone': 'Notatka została już usunięta.',
  'contact.print': 'Drukuj dokumenty',
};
