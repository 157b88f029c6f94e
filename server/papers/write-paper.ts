// What a document on paper is: one definition, `PaperDefinition`, by which every PDF of the shop is opened, drawn and finished.
// Where it has a number, that is in its title and its data; what is kept for years has a checksum where it is kept.
import type { ShopProfile } from '#src/shop/shop-profile.ts';
import { openPaper, type Paper, type PaperInfo, type PdfDocument } from './open-paper.ts';
import { drawPaperLogo, type PaperLogo } from './paper-logo.ts';

/** What of a shop is on its paper. */
export type PaperShop = Pick<ShopProfile, 'identity' | 'brand'>;

/** `Data`: all that it says, already read. */
export type PaperDefinition<Data> = {
  /** What it is called, in whose name, and in which language. */
  info(data: Data): PaperInfo;
  draw(paper: Paper, data: Data, logo: PaperLogo | null): void | Promise<void>;
};

/** `finish` writes the pages into the document, which somebody reads meanwhile. */
export async function beginPaper<Data extends { shop: PaperShop }>(
  definition: PaperDefinition<Data>,
  data: Data,
): Promise<{ doc: PdfDocument; finish(): Promise<void> }> {
  const paper = await openPaper(data.shop.brand.typeface, definition.info(data));
  const logo = await drawPaperLogo(paper, data.shop);
  return {
    doc: paper.doc,
    async finish() {
      await definition.draw(paper, data, logo);
      paper.doc.end();
    },
  };
}

/** The whole document. */
export async function writePaper<Data extends { shop: PaperShop }>(
  definition: PaperDefinition<Data>,
  data: Data,
): Promise<Buffer> {
  const { doc, finish } = await beginPaper(definition, data);
  const parts: Buffer[] = [];
  const written = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (part: Buffer) => parts.push(part));
    doc.on('end', () => resolve(Buffer.concat(parts)));
    doc.on('error', reject);
  });
  await finish();
  return written;
}
