// The pick list and the slips of any number of orders as one PDF. It is sent while it is written: the slips are as many as
// the orders, and nobody else waits for them.
import { setImmediate as othersTurn } from 'node:timers/promises';
import { type Locale, languageOf } from '#src/i18n/locales.ts';
import type { PackingPaper } from '#src/orders/office/packing-papers-url.ts';
import type { ShopProfile } from '#src/shop/shop-profile.ts';
import type { Db } from '../../database/connect.ts';
import { translateTo } from '../../i18n/translations.ts';
import type { Renditions } from '../../media/find-rendition.ts';
import { INK, MARGIN, PAPER_WIDTH, type Paper, type PdfDocument } from '../../papers/open-paper.ts';
import { beginPaper, type PaperDefinition } from '../../papers/write-paper.ts';
import { writeText } from '../../papers/write-text.ts';
import type { OrderToPack } from '../office/read-orders-to-pack.ts';
import { type LeftOutOrder, sayLeftOut } from './left-out-orders.ts';
import { drawPackingSlip } from './packing-slip.ts';
import { readPictures } from './paper-pictures.ts';
import { drawPickList, readProductTitles, summarise, sumProducts } from './pick-list.ts';

export type PackingPapersRequest = {
  papers: readonly PackingPaper[];
  orders: readonly OrderToPack[];
  /** How many wait, when these are not all. */
  total: number;
  /** Orders that were chosen, too, and are on none of the papers. */
  leftOut: readonly LeftOutOrder[];
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
  async draw(paper, { papers, orders, total, leftOut, locale, titles, shop, renditions, now }, logo) {
    const t = translateTo(locale);
    const [sent, toPick] = [orders.filter(({ isSent }) => isSent), orders.filter(({ isSent }) => !isSent)];
    const sentNumbers = sent.map(({ number }) => number).join(', ');
    const unlisted = [
      ...(sentNumbers ? [t('papers.sentBefore', { orders: sentNumbers })] : []),
      ...sayLeftOut(leftOut, t),
    ];
    // Slips are for shoppers: what is left out is said on a sheet of its own.
    if (!papers.includes('pick-list') && leftOut.length > 0) drawNote(paper, sayLeftOut(leftOut, t));
    const images = orders.flatMap(({ lines }) => lines.map(({ image }) => image));
    const pictures = await readPictures(paper, renditions, images);
    for (const name of papers) {
      if (name === 'pick-list') {
        const told = summarise(toPick, { locale, total, now, timeZone: shop.timeZone });
        const summary = [...told, ...unlisted];
        drawPickList(paper, sumProducts(toPick, { locale, titles }), { locale, summary, pictures });
        continue;
      }
      for (const order of orders) {
        drawPackingSlip(paper, order, { shop, logo, pictures });
        await othersTurn();
      }
    }
  },
};

function drawNote(paper: Paper, lines: readonly string[]): void {
  paper.doc.addPage();
  let y = MARGIN;
  for (const line of lines) {
    y = writeText(paper, line, { weight: 400, size: 11, color: INK }, { x: MARGIN, y, width: PAPER_WIDTH }) + 4;
  }
}

/** `finish` writes the pages into the document, which somebody reads meanwhile. */
export async function writePackingPapers(
  { db, now, shop, renditions }: Services,
  request: PackingPapersRequest,
): Promise<{ doc: PdfDocument; finish(): Promise<void> }> {
  const handles = request.orders.flatMap(({ lines }) => lines.map(({ productHandle }) => productHandle));
  const titles = await readProductTitles(db, handles, request.locale);
  return beginPaper(packingPaper, { ...request, shop, renditions, titles, now: now() });
}
