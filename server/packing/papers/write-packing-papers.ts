// The pick list and the slips of any number of orders as one PDF. It is sent while it is written: the slips are as many as
// the orders, and nobody else waits for them.
import { setImmediate as othersTurn } from 'node:timers/promises';
import { type Locale, languageOf } from '#src/i18n/locales.ts';
import type { PackingPaper } from '#src/orders/office/packing-papers-url.ts';
import type { ShopProfile } from '#src/shop/shop-profile.ts';
import type { Db } from '../../database/connect.ts';
import { translateTo } from '../../i18n/translations.ts';
import type { Renditions } from '../../media/find-rendition.ts';
import { openPaper, type PdfDocument } from '../../papers/open-paper.ts';
import { drawPaperLogo } from '../../papers/paper-logo.ts';
import type { OrderToPack } from '../office/read-orders-to-pack.ts';
import { drawPackingSlip } from './packing-slip.ts';
import { readPictures } from './paper-pictures.ts';
import { drawPickList, readProductTitles, summarise, sumProducts } from './pick-list.ts';

export type PackingPapersRequest = {
  papers: readonly PackingPaper[];
  orders: readonly OrderToPack[];
  /** How many wait, when these are not all. */
  total: number;
  /** The language of the person who prints. */
  locale: Locale;
};

type Services = { db: Db; now: () => Date; shop: ShopProfile; renditions: Renditions };

/** `finish` writes the pages into the document, which somebody reads meanwhile. */
export async function writePackingPapers(
  { db, now, shop, renditions }: Services,
  { papers, orders, total, locale }: PackingPapersRequest,
): Promise<{ doc: PdfDocument; finish(): Promise<void> }> {
  const t = translateTo(locale);
  const lines = orders.flatMap((order) => order.lines);
  const paper = await openPaper(shop.brand.typeface, {
    title: papers.map((name) => t(name === 'slips' ? 'papers.slip' : 'papers.pickList')).join(', '),
    author: shop.identity.name,
    language: languageOf(locale).languageTag,
  });
  const { doc } = paper;
  const imagesOf = lines.map(({ image }) => image);
  const handles = lines.map(({ productHandle }) => productHandle);
  const [logo, pictures, titles] = await Promise.all([
    drawPaperLogo(paper, shop),
    readPictures(paper, renditions, imagesOf),
    readProductTitles(db, handles, locale),
  ]);
  return {
    doc,
    async finish() {
      for (const name of papers) {
        if (name === 'pick-list') {
          const summary = summarise(orders, { locale, total, now: now(), timeZone: shop.timeZone });
          drawPickList(paper, sumProducts(orders, { locale, titles }), { locale, summary, pictures });
          continue;
        }
        for (const order of orders) {
          drawPackingSlip(paper, order, { shop, logo, pictures });
          await othersTurn();
        }
      }
      doc.end();
    },
  };
}
