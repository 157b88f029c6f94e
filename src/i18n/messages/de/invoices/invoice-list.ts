import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/invoices/invoice-list.ts';

export const messages: Translated<typeof english> = {
  'invoiceList.title': 'Rechnungen',
  'invoiceList.noneYet':
    'Noch ist nichts ausgestellt. Dokumente werden auf der Seite einer Bestellung ausgestellt, für viele in ihrer Liste oder automatisch: Einstellungen, Rechnungen.',
  'invoiceList.month': 'Monat',
  'invoiceList.kind': 'Art',
  'invoiceList.search': 'Nummer, Käufer oder Bestellung',
  'invoiceList.number': 'Nummer',
  'invoiceList.ksefNumber': 'KSeF {number}',
  'invoiceList.ksefReceipt': 'Empfangsbestätigung von KSeF (UPO)',
  'invoiceList.ksefWaits': 'Wartet auf KSeF',
  'invoiceList.ksefRefused': 'Von KSeF abgelehnt: {reason}. Wenn es behoben ist, erneut senden: kasa ksef retry',
  'invoiceList.ksefConflicting':
    'Angehalten: KSeF hat ein anderes Dokument mit dieser Nummer ({reason}). Fragen Sie Ihre Buchhaltung, welches richtig ist.',
  'invoiceList.issuedOn': 'Ausgestellt am',
  'invoiceList.buyer': 'Käufer',
  'invoiceList.order': 'Bestellung',
  'invoiceList.total': 'Brutto',
  'invoiceList.vat': 'USt.',
  'invoiceList.sums': 'Summen',
  'invoiceList.sum': {
    one: '{count} Dokument, {gross}, davon USt. {vat}',
    other: '{count} Dokumente, {gross}, davon USt. {vat}',
  },
  'invoiceList.zip': 'Alle PDFs (ZIP)',
  'invoiceList.zipPart': 'PDFs {from} bis {to} (ZIP)',
  'invoiceList.zipChosen': { one: '{count} PDF (ZIP)', other: '{count} PDFs (ZIP)' },
  'invoiceList.tooMany':
    'In ein Archiv passen höchstens {count}: wählen Sie weniger, oder nehmen Sie den ganzen Monat.',
  'invoiceList.bar': 'Gewählte Dokumente',
  'invoiceList.select': '{number} wählen',
};
