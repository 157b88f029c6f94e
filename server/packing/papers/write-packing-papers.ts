// The pick list and the slips of any number of orders as one PDF. It is sent while it is written: the slips are as many as
// the orders, and nobody else waits for them.
import { setImmediate as othersTurn } from 'node:timers/promises';
import { type Locale, languageOf } from '#src/i18n/locales.ts';
import type { PackingPaper } from '#src/orders/office/packing-papers-url.ts';
import type { ShopProfile } from '#src/shop/shop-profile.ts';
import type { Db } from '../../database/connect.ts';
import { translateTo } from '../../i18n/translations.ts';
import type { Renditions } from '../../media/find-rendition.ts';
import type { PdfDocument } from '../../papers/open-paper.ts';
import { beginPaper, type PaperDefinition } from '../../papers/write-paper.ts';
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

type ToPack = PackingPapersRequest & {
  shop: ShopProfile;
  renditions: Renditions;
  titles: Awaited<ReturnType<typeof readProductTitles>>;
  now: Date;
};

const packingPaper: PaperDefinition<ToPack> = {
  info({ papers, shop, locale }) {
    const t = translateTo(locale);
    return {
      title: papers.map((name) => t(name === 'slips' ? 'papers.slip' : 'papers.pickList')).join(', '),
      author: shop.identity.name,
      language: languageOf(locale).languageTag,
    };
  },
  async draw(paper, { papers, orders, total, locale, titles, shop, renditions, now }, logo) {
    const images = orders.flatMap(({ lines }) => lines.map(({ image }) => image));
    const pictures = await readPictures(paper, renditions, images);
    for (const name of papers) {
      if (name === 'pick-list') {
        const summary = summarise(orders, { locale, total, now, timeZone: shop.timeZone });
        drawPickList(paper, sumProducts(orders, { locale, titles }), { locale, summary, pictures });
        continue;
      }
      for (const order of orders) {
        drawPackingSlip(paper, order, { shop, logo, pictures });
        await othersTurn();
      }
    }
  },
};

/** `finish` writes the pages into the document, which somebody reads meanwhile. */
export async function writePackingPapers(
  { db, now, shop, renditions }: Services,
  request: PackingPapersRequest,
): Promise<{ doc: PdfDocument; finish(): Promise<void> }> {
  const handles = request.orders.flatMap(({ lines }) => lines.map(({ productHandle }) => productHandle));
  const titles = await readProductTitles(db, handles, request.locale);
  return beginPaper(packingPaper, { ...request, shop, renditions, titles, now: now() });
}
