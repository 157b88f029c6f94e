import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/invoices/invoice-list.ts';

export const messages: Translated<typeof english> = {
  'invoiceList.title': 'Facturen',
  'invoiceList.noneYet':
    'Er is nog niets opgemaakt. Documenten maak je op bij een bestelling, voor veel bestellingen in hun lijst, of automatisch: Instellingen, Facturen.',
  'invoiceList.month': 'Maand',
  'invoiceList.kind': 'Soort',
  'invoiceList.ksef': 'KSeF',
  'invoiceList.ksef_waiting': 'Wachtend ({count})',
  'invoiceList.ksef_refused': 'Geweigerd ({count})',
  'invoiceList.ksef_offline': 'Offline opgemaakt ({count})',
  'invoiceList.ksef_accepted': 'Aangenomen ({count})',
  'invoiceList.ksefReceipt': 'UPO',
  'invoiceList.ksefReceiptOf': 'Ontvangstbewijs (UPO) van {number}',
  'invoiceList.ksefAgain': 'Opnieuw versturen',
  'invoiceList.ksefAgainDone': 'Het document wacht op KSeF en gaat over enkele seconden weg.',
  'invoiceList.ksefNotRefused': 'Het document is niet geweigerd: iemand heeft het al opnieuw verstuurd.',
  'invoiceList.search': 'Nummer, koper of bestelling',
  'invoiceList.number': 'Nummer',
  'invoiceList.issuedOn': 'Opgemaakt op',
  'invoiceList.buyer': 'Koper',
  'invoiceList.order': 'Bestelling',
  'invoiceList.total': 'Incl. btw',
  'invoiceList.vat': 'Btw',
  'invoiceList.sums': 'Totalen',
  'invoiceList.sum': {
    one: '{count} document, {gross}, waarvan btw {vat}',
    other: '{count} documenten, {gross}, waarvan btw {vat}',
  },
  'invoiceList.zip': 'Alle pdf’s (ZIP)',
  'invoiceList.zipPart': 'Pdf’s {from} tot en met {to} (ZIP)',
  'invoiceList.zipChosen': { one: '{count} pdf (ZIP)', other: '{count} pdf’s (ZIP)' },
  'invoiceList.tooMany': 'In één archief passen er hooguit {count}: kies er minder, of neem de hele maand.',
  'invoiceList.bar': 'Gekozen documenten',
  'invoiceList.select': '{number} kiezen',
};
