// Draws documents in a process of its own.
import type { InvoiceDocument } from '#src/invoices/invoice-document.ts';
import { answerApart } from '../../apart/answer-apart.ts';
import type { KsefCodes } from './draw-ksef-codes.ts';
import { type PaperShop, writeInvoicePdf } from './write-invoice-pdf.ts';

export type PdfJob = { document: InvoiceDocument; shop: PaperShop; codes: KsefCodes | null };

answerApart<PdfJob, Uint8Array>(({ document, shop, codes }) => writeInvoicePdf(document, shop, codes));
