import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/orders/change-contact.ts';

// What is asked for, and refused, when address or contact of an order change.
export const messages: Translated<typeof english> = {
  'contact.place': 'Adres',
  'contact.findPoint': 'Znajdź inny punkt: miejscowość, kod lub ulica',
  'contact.country':
    'Kraj pozostaje bez zmian ({country}), sposób dostawy też: inny oznaczałby inny VAT lub inną cenę wysyłki. W takim razie anuluj zamówienie i poproś o nowe.',
  'contact.tell': 'Powiadom klienta e-mailem',
  'contact.problem': 'Tu coś się nie zgadza. Sprawdź jeszcze raz.',
  'contact.missing': 'Tego brakuje.',
  'contact.tooLong': 'To jest za długie.',
  'contact.alreadySent': 'Zamówienie jest już wysłane.',
  'contact.companyInvoiced': 'Faktura jest już wystawiona: nazwa i NIP firmy zostają bez zmian.',
  'contact.emailNotAllowed': 'E-mail zamówienia może zmienić kierownik lub właściciel.',
  'contact.otherVat':
    'Pod tym adresem obowiązuje inny VAT. Anuluj zamówienie i poproś o złożenie go ponownie na ten adres.',
  'contact.pointUnknown': 'Przewoźnik nie ma już takiego punktu.',
};
