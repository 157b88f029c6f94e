import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/invoices/order-documents.ts';

export const messages: Translated<typeof english> = {
  'documents.title': 'Dokumenty',
  'documents.none': 'Do tego zamówienia nic jeszcze nie wystawiono.',
  'documents.issue_invoice': 'Wystaw fakturę',
  'documents.issue_correction': 'Wystaw korektę',
  'documents.issue_proforma': 'Wystaw proformę',
  'documents.issue_receipt': 'Wystaw rachunek',
  'documents.issue_deposit': 'Wystaw fakturę zaliczkową',
  'documents.issue_final': 'Wystaw fakturę końcową',
  'documents.isMailed': 'Wyślij klientowi e-mailem',
  'documents.final_NotSentYet': 'Nic jeszcze nie wysłano: fakturę końcową wystawisz, gdy towar będzie w drodze.',
  'documents.final_GivenBack':
    'Część pieniędzy zwrócono: faktura zaliczkowa i jej korekta opisują całą sprzedaż, faktury końcowej już nie będzie.',
  'documents.which': 'Jaki dokument',
  'documents.nothing':
    'Do tego zamówienia nie ma teraz nic do wystawienia: dokument już jest albo nic nie zapłacono i nic nie zostało do zapłaty.',
  'documents.lacksAddress': 'Faktura podaje nabywcę z adresem, a to zamówienie go nie ma.',
  'documents.addAddress': 'Dodaj adres',
  'documents.here_IssuedElsewhere': 'Faktury wystawia u Ciebie ktoś inny, więc tutaj żadna nie powstaje.',
  'documents.here_NeedsCertifiedProgram':
    'Tutaj nie wystawia się faktur: prawo Twojego kraju pozwala na to tylko programom certyfikowanym przez urząd skarbowy, a Kasa takim nie jest. Wystaw ją w swoim programie.',
  'documents.notEnough':
    'Faktura wystawiona tutaj nie wystarczy: prawo Twojego kraju wymaga {system}, czego Kasa nie obsługuje.',
  'documents.toSettings': 'Ustawienia, Faktury',
};
