import type { PDFDocument } from '@cantoo/pdf-lib';

/** One document with the pages of all, in their order. Loaded when it is needed: the library is large. */
export async function mergeLabels(documents: readonly Uint8Array[]): Promise<Uint8Array> {
  const [first] = documents;
  if (first && documents.length === 1) return first;
  const { PDFDocument: Document } = await import('@cantoo/pdf-lib');
  const merged: PDFDocument = await Document.create();
  for (const document of documents) {
    const source = await Document.load(document);
    for (const page of await merged.copyPages(source, source.getPageIndices())) merged.addPage(page);
  }
  return merged.save();
}
