import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/invoices/invoice-list.ts';

export const messages: Translated<typeof english> = {
  'invoiceList.title': 'Faktury',
  'invoiceList.noneYet':
    'Nic jeszcze nie wystawiono. Dokumenty wystawia się na stronie zamówienia, dla wielu zamówień na ich liście albo automatycznie: Ustawienia, Faktury.',
  'invoiceList.month': 'Miesiąc',
  'invoiceList.kind': 'Rodzaj',
  'invoiceList.search': 'Numer, nabywca lub zamówienie',
  'invoiceList.number': 'Numer',
  'invoiceList.ksefNumber': 'KSeF {number}',
  'invoiceList.ksefReceipt': 'Urzędowe poświadczenie odbioru (UPO)',
  'invoiceList.ksefWaits': 'Czeka na KSeF',
  'invoiceList.ksefRefused': 'KSeF odrzucił: {reason}. Po usunięciu przyczyny wyślij ponownie: kasa ksef retry',
  'invoiceList.ksefConflicting':
    'Wstrzymano: KSeF ma inny dokument o tym numerze ({reason}). Zapytaj księgową, który jest właściwy.',
  'invoiceList.issuedOn': 'Data wystawienia',
  'invoiceList.buyer': 'Nabywca',
  'invoiceList.order': 'Zamówienie',
  'invoiceList.total': 'Brutto',
  'invoiceList.vat': 'VAT',
  'invoiceList.sums': 'Sumy',
  'invoiceList.sum': {
    one: '{count} dokument, {gross}, w tym VAT {vat}',
    few: '{count} dokumenty, {gross}, w tym VAT {vat}',
    many: '{count} dokumentów, {gross}, w tym VAT {vat}',
    other: '{count} dokumentu, {gross}, w tym VAT {vat}',
  },
  'invoiceList.zip': 'Wszystkie PDF (ZIP)',
  'invoiceList.zipPart': 'PDF od {from} do {to} (ZIP)',
  'invoiceList.zipChosen': {
    one: '{count} PDF (ZIP)',
    few: '{count} PDF (ZIP)',
    many: '{count} PDF (ZIP)',
    other: '{count} PDF (ZIP)',
  },
  'invoiceList.tooMany': 'W jednym archiwum mieści się najwyżej {count}: wybierz mniej albo pobierz cały miesiąc.',
  'invoiceList.bar': 'Wybrane dokumenty',
  'invoiceList.select': 'Wybierz {number}',
};
