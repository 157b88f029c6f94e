// Draws documents in a process of its own.
import { answerApart } from '../../apart/answer-apart.ts';
import { writePaper } from '../../papers/write-paper.ts';
import { type InvoiceOnPaper, invoicePaper } from './invoice-paper.ts';

answerApart<InvoiceOnPaper, Uint8Array>((data) => writePaper(invoicePaper, data));
