import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/invoices/invoice-list.ts';

export const messages: Translated<typeof english> = {
  'invoiceList.title': 'Faktury',
  'invoiceList.noneYet':
    'Zatím není nic vystaveno. Doklady se vystavují na stránce objednávky, pro více objednávek v jejich seznamu, nebo samy: Nastavení, Faktury.',
  'invoiceList.month': 'Měsíc',
  'invoiceList.kind': 'Druh',
  'invoiceList.search': 'Číslo, kupující nebo objednávka',
  'invoiceList.number': 'Číslo',
  'invoiceList.ksefNumber': 'KSeF {number}',
  'invoiceList.ksefReceipt': 'Potvrzení z KSeF (UPO)',
  'invoiceList.ksefWaits': 'Čeká na KSeF',
  'invoiceList.ksefRefused': 'KSeF odmítl: {reason}. Po nápravě odešlete znovu: kasa ksef retry',
  'invoiceList.ksefConflicting':
    'Zastaveno: KSeF má jiný doklad s tímto číslem ({reason}). Zeptejte se účetní, který je správný.',
  'invoiceList.issuedOn': 'Vystaveno',
  'invoiceList.buyer': 'Kupující',
  'invoiceList.order': 'Objednávka',
  'invoiceList.total': 'S DPH',
  'invoiceList.vat': 'DPH',
  'invoiceList.sums': 'Součty',
  'invoiceList.sum': {
    one: '{count} doklad, {gross}, z toho DPH {vat}',
    few: '{count} doklady, {gross}, z toho DPH {vat}',
    many: '{count} dokladu, {gross}, z toho DPH {vat}',
    other: '{count} dokladů, {gross}, z toho DPH {vat}',
  },
  'invoiceList.zip': 'Všechna PDF (ZIP)',
  'invoiceList.zipPart': 'PDF {from} až {to} (ZIP)',
  'invoiceList.zipChosen': {
    one: '{count} PDF (ZIP)',
    few: '{count} PDF (ZIP)',
    many: '{count} PDF (ZIP)',
    other: '{count} PDF (ZIP)',
  },
  'invoiceList.tooMany': 'Do jednoho archivu se vejde nejvýš {count}: vyberte jich méně, nebo vezměte celý měsíc.',
  'invoiceList.bar': 'Vybrané doklady',
  'invoiceList.select': 'Vybrat {number}',
};
