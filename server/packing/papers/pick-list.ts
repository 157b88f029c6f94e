// What to take from the shelves for all the orders, in the language of whoever walks: summed by product and sorted by SKU.

import { formatMoment, shortDay } from '#src/dates/format-moment.ts';
import { type Locale, languageOf } from '#src/i18n/locales.ts';
import type { Translate } from '#src/i18n/translate.ts';
import type { Db } from '../../database/connect.ts';
import { translateTo } from '../../i18n/translations.ts';
import { hasUnreadable } from '../../papers/find-unreadable.ts';
import { INK, MARGIN, PAPER_WIDTH, type Paper, SOFT_INK } from '../../papers/open-paper.ts';
import { type Cell, drawTable } from '../../papers/paper-table.ts';
import { writeText } from '../../papers/write-text.ts';
import type { LineToPack, OrderToPack } from '../office/read-orders-to-pack.ts';
import { dueOf } from './packing-slip.ts';
import type { Pictures } from './paper-pictures.ts';

export type PickedProduct = Pick<LineToPack, 'sku' | 'title' | 'variantTitle' | 'text' | 'image'> & {
  quantity: number;
  orders: { number: number; quantity: number }[];
};

/** A row is never higher than a page. */
const MOST_NAMED = 90;

type ListedOrder = Pick<OrderToPack, 'number' | 'locale' | 'lines'>;
type DueOrder = ListedOrder & Pick<OrderToPack, 'dueMinor' | 'currency'>;

/** `titles`: of products in the reader's language, by handle. */
export function sumProducts(
  orders: readonly ListedOrder[],
  { locale, titles }: { locale: Locale; titles: ReadonlyMap<string, string> },
): PickedProduct[] {
  const products = new Map<string, PickedProduct & { isInLanguage: boolean }>();
  for (const order of orders) {
    for (const { variantId, productHandle, sku, title, variantTitle, text, image, quantity } of order.lines) {
      const isInLanguage = order.locale === locale;
      // One with a text is made for one order: it is not added to others.
      const key = `${variantId ?? `${title}\n${variantTitle}`}\n${text && `${order.number} ${text}`}`;
      const product = products.get(key) ?? {
        ...{ sku, title: titles.get(productHandle) ?? title, variantTitle, text, image, isInLanguage },
        quantity: 0,
        orders: [],
      };
      // Orders may be in several languages: the options are named as the reader names them.
      if (isInLanguage && !product.isInLanguage) Object.assign(product, { variantTitle, isInLanguage });
      product.quantity += quantity;
      const same = product.orders.find(({ number }) => number === order.number);
      if (same) same.quantity += quantity;
      else product.orders.push({ number: order.number, quantity });
      products.set(key, product);
    }
  }
  const { compare } = new Intl.Collator(languageOf(locale).languageTag, { numeric: true });
  return [...products.values()]
    .map(({ isInLanguage: _, ...product }) => product)
    .sort(
      (a, b) =>
        Number(a.sku === '') - Number(b.sku === '') ||
        compare(a.sku, b.sku) ||
        compare(a.title, b.title) ||
        compare(a.variantTitle, b.variantTitle) ||
        compare(a.text, b.text),
    );
}

export async function readProductTitles(db: Db, handles: readonly string[], locale: Locale) {
  const rows = await db
    .selectFrom('products')
    .innerJoin('product_texts', 'product_texts.product_id', 'products.id')
    .select(['products.handle', 'product_texts.title'])
    .where('products.handle', 'in', [...handles])
    .where('product_texts.locale', '=', locale)
    .execute();
  return new Map(rows.map(({ handle, title }) => [handle, title]));
}

type ListParts = {
  locale: Locale;
  /** What it is about, under its title. */
  summary: readonly string[];
  pictures: Pictures;
};

export function drawPickList(
  paper: Paper,
  products: readonly PickedProduct[],
  { locale, summary, pictures }: ListParts,
): void {
  const { doc } = paper;
  const t = translateTo(locale);
  const beginPage = (title: string, size: number) => {
    doc.addPage();
    return writeText(paper, title, { weight: 700, size, color: INK }, { x: MARGIN, y: MARGIN });
  };
  let y = beginPage(t('papers.pickList'), 20) + 2;
  for (const line of [...summary, ...nameUnreadable(paper, products, t)]) {
    y = writeText(paper, line, { weight: 400, size: 9.5, color: SOFT_INK }, { x: MARGIN, y, width: PAPER_WIDTH }) + 2;
  }
  const widths = { tick: 14, picture: 38, sku: 92, quantity: 46, orders: 120 };
  const taken = Object.values(widths).reduce((sum, width) => sum + width + 10, 0);
  drawTable(paper, y + 14, {
    columns: [
      { title: '', width: widths.tick },
      { title: '', width: widths.picture },
      { title: t('papers.sku'), width: widths.sku },
      { title: t('papers.article'), width: PAPER_WIDTH - taken },
      { title: t('papers.quantity'), width: widths.quantity, align: 'right' },
      { title: t('papers.forOrders'), width: widths.orders },
    ],
    rows: products.map(({ sku, title, variantTitle, text, image, quantity, orders }): Cell[] => [
      { isTickBox: true },
      { picture: pictures.get(image) },
      { texts: [{ text: sku, weight: 700 }] },
      {
        texts: [
          { text: title },
          ...(variantTitle ? [{ text: variantTitle, isSoft: true }] : []),
          ...(text ? [{ text, weight: 700 as const }] : []),
        ],
      },
      { texts: [{ text: String(quantity), weight: 700, size: 14 }] },
      { texts: [{ text: nameOrders(orders), size: 8.5 }] },
    ]),
    onNewPage: () => beginPage(t('papers.pickContinued'), 11) + 12,
  });
}

/** Names the orders whose products are partly question marks here: a text that is written on one is read on screen. */
function nameUnreadable(paper: Paper, products: readonly PickedProduct[], t: Translate): string[] {
  const unreadable = products.filter(({ title, variantTitle, text }) =>
    hasUnreadable(paper, [title, variantTitle, text]),
  );
  const numbers = new Set(unreadable.flatMap(({ orders }) => orders.map(({ number }) => number)));
  const orders = [...numbers].slice(0, MOST_NAMED).join(', ');
  return orders ? [t('papers.unreadableOf', { orders })] : [];
}

function nameOrders(orders: PickedProduct['orders']): string {
  const named = orders.slice(0, MOST_NAMED).map(nameOrder).join(', ');
  return orders.length > MOST_NAMED ? `${named} …` : named;
}

function nameOrder({ number, quantity }: PickedProduct['orders'][number]): string {
  return quantity > 1 ? `${number}\u00a0×\u00a0${quantity}` : String(number);
}

export function summarise(
  orders: readonly DueOrder[],
  { locale, total, now, timeZone }: { locale: Locale; total: number; now: Date; timeZone: string },
): string[] {
  const t = translateTo(locale);
  const products = orders.flatMap(({ lines }) => lines).reduce((sum, { quantity }) => sum + quantity, 0);
  const due = orders.flatMap((order) => {
    const amount = dueOf({ ...order, locale });
    return amount ? [`${order.number}\u00a0(${amount})`] : [];
  });
  return [
    [
      formatMoment(now.toISOString(), locale, timeZone, shortDay),
      t('papers.orderCount', { count: orders.length }),
      t('papers.articleCount', { count: products }),
    ].join(' · '),
    ...(total > orders.length ? [t('papers.onlyFirst', { count: orders.length, total })] : []),
    ...(due.length > 0 ? [t('papers.toCollect', { orders: due.join(', ') })] : []),
  ];
}
