// The receipt (UPO) of an invoice, by the schema of KSeF but for who receives: like the Ministry's own test environment, the
// sandbox does not call itself the Ministry.
import { createHash } from 'node:crypto';
import { leaf } from '#server/invoices/fa3/fa3-text.ts';
import { signXades } from '#server/ksef/certificates/sign-xades.ts';
import { readKeys } from './ksef-keys.ts';
import type { KsefParts } from './ksef-parts.ts';
import type { TakenInvoice } from './take-invoice.ts';

const NAMESPACE = 'http://upo.schematy.mf.gov.pl/KSeF/v4-3';
const RECEIVER = 'Piaskownica Kasy (to nie jest KSeF ani Ministerstwo Finansów)';

/** The same bytes each time but for the signature, which is kept with the invoice. */
export async function writeReceipt(
  { objects, now }: KsefParts,
  invoice: TakenInvoice & { receipt?: string },
): Promise<Buffer> {
  if (invoice.receipt) return Buffer.from(invoice.receipt);
  const { receipts } = await readKeys(objects, now());
  const receipt = signXades(receiptOf(invoice), receipts, now());
  await objects.save('invoice', invoice.referenceNumber, { ...invoice, receipt });
  return Buffer.from(receipt);
}

function receiptOf(invoice: TakenInvoice): string {
  const signedIn = createHash('sha256').update(invoice.session).digest('base64');
  return [
    `<Potwierdzenie xmlns="${NAMESPACE}">`,
    leaf('NazwaPodmiotuPrzyjmujacego', RECEIVER),
    leaf('NumerReferencyjnySesji', invoice.session),
    `<Uwierzytelnienie><IdKontekstu>${leaf('Nip', invoice.nip)}</IdKontekstu>`,
    leaf('SkrotDokumentuUwierzytelniajacego', signedIn),
    '</Uwierzytelnienie>',
    leaf('NazwaStrukturyLogicznej', 'Schemat_FA(3)_v1-0E.xsd'),
    leaf('KodFormularza', 'FA (3)'),
    '<Dokument>',
    leaf('NipSprzedawcy', invoice.nip),
    leaf('NumerKSeFDokumentu', invoice.ksefNumber ?? ''),
    leaf('NumerFaktury', invoice.invoiceNumber),
    leaf('DataWystawieniaFaktury', invoice.issuedOn),
    leaf('DataPrzeslaniaDokumentu', invoice.takenAt),
    leaf('DataNadaniaNumeruKSeF', invoice.takenAt),
    leaf('SkrotDokumentu', invoice.hash),
    leaf('TrybWysylki', invoice.isOffline ? 'Offline' : 'Online'),
    '</Dokument></Potwierdzenie>',
  ].join('');
}
