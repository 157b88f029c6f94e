import { createApart } from '../../apart/ask-apart.ts';
import type { InvoiceOnPaper } from './invoice-paper.ts';

/** Its peak stays below 250 MB. */
const JOBS_OF_A_LIFE = 200;

const { ask } = createApart<InvoiceOnPaper, Uint8Array>({
  ...{ name: 'invoice-pdf-worker', from: import.meta.url },
  ...{ failed: 'A document cannot be drawn', jobsOfALife: JOBS_OF_A_LIFE },
});

/** The PDF of a document, drawn in a process of its own: a page takes milliseconds, and a document many. */
export async function writePdfApart({ document, shop: { identity, brand }, codes }: InvoiceOnPaper): Promise<Buffer> {
  const bytes = await ask({ document, shop: { identity, brand }, codes });
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
