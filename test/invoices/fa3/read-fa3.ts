// An FA(3) document as tests read it.
import { type Fa3Circumstances, writeFa3 } from '#server/invoices/fa3/write-fa3.ts';
import type { InvoiceDocument } from '#src/invoices/invoice-document.ts';

export const anIssue: Fa3Circumstances = { issuedAt: new Date('2026-11-24T10:00:00.123Z'), correctedKsefNumber: null };

export function fa3Of(document: InvoiceDocument, circumstances = anIssue): string {
  const written = writeFa3(document, circumstances);
  if (!written.ok) throw new Error(JSON.stringify(written.error));
  return written.value;
}

/** The texts of every element of that name, in their order. */
export function textsOf(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text = '']) => text);
}

/** The amounts in minor units. */
export function amountsOf(xml: string, name: string): number[] {
  return textsOf(xml, name).map((text) => Math.round(Number(text) * 100));
}

/** The sum of every field whose name fits. */
export function sumOf(xml: string, name: string): number {
  return amountsOf(xml, name).reduce((sum, minor) => sum + minor, 0);
}
