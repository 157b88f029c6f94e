import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/invoices/invoice-list.ts';

export const messages: Translated<typeof english> = {
  'invoiceList.title': 'Rechnungen',
  'invoiceList.noneYet':
    'Noch ist nichts ausgestellt. Dokumente werden auf der Seite einer Bestellung ausgestellt, für viele in ihrer Liste oder automatisch: Einstellungen, Rechnungen.',
  'invoiceList.month': 'Monat',
  'invoiceList.kind': 'Art',
  'invoiceList.ksef': 'KSeF',
  'invoiceList.ksef_waiting': 'Wartend ({count})',
  'invoiceList.ksef_refused': 'Abgelehnt ({count})',
  'invoiceList.ksef_offline': 'Offline ausgestellt ({count})',
  'invoiceList.ksef_accepted': 'Angenommen ({count})',
  'invoiceList.ksefReceipt': 'UPO',
  'invoiceList.ksefReceiptOf': 'Empfangsbestätigung (UPO) zu {number}',
  'invoiceList.ksefAgain': 'Erneut senden',
  'invoiceList.ksefAgainDone': 'Der Beleg wartet auf KSeF und wird in einigen Sekunden gesendet.',
  'invoiceList.ksefNotRefused': 'Der Beleg ist nicht abgelehnt: Jemand hat ihn bereits erneut gesendet.',
  'invoiceList.search': 'Nummer, Käufer oder Bestellung',
  'invoiceList.number': 'Nummer',
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
  'invoiceList.isdocZip': 'Alle als ISDOC (ZIP)',
  'invoiceList.isdocZipPart': 'ISDOC {from} bis {to} (ZIP)',
  'invoiceList.zipChosen': { one: '{count} PDF (ZIP)', other: '{count} PDFs (ZIP)' },
  'invoiceList.tooMany':
    'In ein Archiv passen höchstens {count}: wählen Sie weniger, oder nehmen Sie den ganzen Monat.',
  'invoiceList.bar': 'Gewählte Dokumente',
  'invoiceList.select': '{number} wählen',
};
