import type { InvoiceDocument } from '#src/invoices/invoice-document.ts';
import { createApart } from '../../apart/ask-apart.ts';
import type { KsefCodes } from './draw-ksef-codes.ts';
import type { PdfJob } from './invoice-pdf-worker.ts';
import type { PaperShop } from './write-invoice-pdf.ts';

/** Its peak stays below 250 MB. */
const JOBS_OF_A_LIFE = 200;

const { ask } = createApart<PdfJob, Uint8Array>({
  ...{ name: 'invoice-pdf-worker', from: import.meta.url },
  ...{ failed: 'A document cannot be drawn', jobsOfALife: JOBS_OF_A_LIFE },
});

/** `writeInvoicePdf` in a process of its own: a page takes milliseconds, and a document many. */
export async function writePdfApart(
  document: InvoiceDocument,
  { identity, brand }: PaperShop,
  codes: KsefCodes | null,
): Promise<Buffer> {
  const bytes = await ask({ document, shop: { identity, brand }, codes });
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
