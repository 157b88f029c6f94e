// What lies in the parcel, for the shopper who opens it: in the order's language.

import { letterLines } from '#src/checkout/address/letter-lines.ts';
import { placedLines } from '#src/countries/placed-lines.ts';
import { formatDay, shortDay } from '#src/dates/format-moment.ts';
import { languageOf } from '#src/i18n/locales.ts';
import { formatMoney, money } from '#src/money.ts';
import type { ShopProfile } from '#src/shop/shop-profile.ts';
import { placeName } from '#src/vat/place-name.ts';
import { translateTo } from '../../i18n/translations.ts';
import { nameOfCarrier } from '../../orders/office/method-names.ts';
import { drawBarcode } from '../../papers/draw-barcode.ts';
import { hasUnreadable } from '../../papers/find-unreadable.ts';
import { A4, INK, MARGIN, PAPER_WIDTH, type Paper, SOFT_INK } from '../../papers/open-paper.ts';
import type { PaperLogo } from '../../papers/paper-logo.ts';
import { BOTTOM, type Cell, drawTable } from '../../papers/paper-table.ts';
import { heightOfText, writeText } from '../../papers/write-text.ts';
import { nameOfWay } from '../../shipping/named-way.ts';
import { sayCustoms } from '../../shipping/say-customs.ts';
import { companyLines } from '../../shop/company-lines.ts';
import type { OrderToPack } from '../office/read-orders-to-pack.ts';
import { barcodeOfOrder } from './order-barcode.ts';
import type { Pictures } from './paper-pictures.ts';

type SlipParts = { shop: ShopProfile; logo: PaperLogo | null; pictures: Pictures };

const HALF = PAPER_WIDTH / 2 - 12;
const FOOTER_SIZE = 7.5;
const HEAD_HEIGHT = 74;

export function drawPackingSlip(paper: Paper, order: OrderToPack, { shop, logo, pictures }: SlipParts): void {
  const { doc } = paper;
  const t = translateTo(order.locale);
  const beginPage = () => {
    doc.addPage();
    drawFooter(paper, shop, order);
  };
  beginPage();
  drawName(paper, shop, logo);
  drawBarcode(paper, barcodeOfOrder(order.number), A4.width - MARGIN, MARGIN);
  let y = MARGIN + HEAD_HEIGHT;
  const heading = t('papers.order', { number: order.number });
  y = writeText(paper, heading, { weight: 700, size: 20, color: INK }, { x: MARGIN, y }) + 2;
  const day = t('papers.orderedOn', { date: formatDay(order.createdAt, order.locale, shop.timeZone, shortDay) });
  const about = [t('papers.slip'), day, ...codeOf(order)].join(' · ');
  y = writeText(paper, about, { weight: 400, size: 9.5, color: SOFT_INK }, { x: MARGIN, y }) + 18;
  const ends = [
    drawBlock(paper, t('papers.shipTo'), addressOf(order), { x: MARGIN, y }),
    drawBlock(paper, t('papers.delivery'), deliveryOf(order, shop), { x: MARGIN + PAPER_WIDTH / 2 + 12, y }),
  ];
  y = Math.max(...ends) + 14;
  y = drawDue(paper, order, y);
  if (order.note) {
    const end = drawBlock(paper, t('papers.note'), [order.note], { x: MARGIN, y }, PAPER_WIDTH);
    // A long note may have gone on to another page.
    y = (end < y ? doc.y : end) + 14;
  }
  y = drawTable(paper, y, {
    columns: [
      { title: '', width: 38 },
      { title: t('papers.article'), width: PAPER_WIDTH - 38 - 100 - 60 - 30 },
      { title: t('papers.sku'), width: 100 },
      { title: t('papers.quantity'), width: 60, align: 'right' },
    ],
    rows: order.lines.map(({ image, title, variantTitle, text, sku, quantity }): Cell[] => [
      { picture: pictures.get(image) },
      {
        texts: [
          { text: title, weight: 700 },
          ...(variantTitle ? [{ text: variantTitle, isSoft: true }] : []),
          ...(text ? [{ text }] : []),
        ],
      },
      { texts: [{ text: sku }] },
      { texts: [{ text: String(quantity), weight: 700, size: 12 }] },
    ]),
    onNewPage() {
      beginPage();
      const continued = t('papers.continued', { number: order.number });
      return writeText(paper, continued, { weight: 700, size: 11, color: INK }, { x: MARGIN, y: MARGIN }) + 12;
    },
  });
  if (y + 40 > BOTTOM) {
    beginPage();
    y = MARGIN;
  }
  const style = { weight: 400, size: 9.5, color: INK } as const;
  writeText(paper, closingOf(paper, order), style, { x: MARGIN, y: y + 16, width: PAPER_WIDTH });
}

function closingOf(paper: Paper, order: OrderToPack): string {
  const t = translateTo(order.locale);
  const names = order.lines.flatMap(({ title, variantTitle, text }) => [title, variantTitle, text]);
  const isUnreadable = hasUnreadable(paper, [order.note, ...names, ...addressOf(order)]);
  return [
    ...(order.parcelNumber > 1 ? [t('papers.restIsSent')] : []),
    ...[t('papers.thanks'), ...(isUnreadable ? [t('papers.unreadable')] : [])],
  ].join(' ');
}

/** The place below it. */
function drawDue(paper: Paper, order: OrderToPack, y: number): number {
  const t = translateTo(order.locale);
  const due = dueOf(order);
  if (!due) return y;
  return drawBlock(paper, t('papers.cashOnDelivery'), [t('papers.collect', { amount: due })], { x: MARGIN, y }) + 14;
}

/** What whoever brings it collects, in the order's language; null for what is paid. */
export function dueOf({
  dueMinor,
  currency,
  locale,
}: Pick<OrderToPack, 'dueMinor' | 'currency' | 'locale'>): string | null {
  return dueMinor > 0 ? formatMoney(money(dueMinor, currency), languageOf(locale).languageTag) : null;
}

/** Prices are no part of the slip, and neither is what the code took off. */
function codeOf({ discountCode, locale }: OrderToPack): string[] {
  return discountCode ? [translateTo(locale)('papers.code', { code: discountCode })] : [];
}

function drawName(paper: Paper, { identity }: ShopProfile, logo: PaperLogo | null): void {
  if (logo) paper.doc.image(logo.image, MARGIN, MARGIN, { width: logo.width, height: logo.height });
  else {
    const style = { weight: 700, size: 18, color: INK } as const;
    writeText(paper, identity.name, style, { x: MARGIN, y: MARGIN, width: HALF });
  }
}

function drawBlock(
  paper: Paper,
  title: string,
  lines: readonly string[],
  { x, y }: { x: number; y: number },
  width = HALF,
): number {
  let top = writeText(paper, title, { weight: 400, size: 8, color: SOFT_INK }, { x, y, width }) + 2;
  for (const line of lines) {
    top = writeText(paper, line, { weight: 400, size: 11, color: INK }, { x, y: top, width }) + 1;
  }
  return top;
}

function addressOf({ address, company, locale }: OrderToPack): string[] {
  return letterLines({ ...address, companyName: company?.name ?? null }, placeName(locale, address));
}

function deliveryOf(order: OrderToPack, { delivery }: ShopProfile): string[] {
  const { carrier, shippingMethod, pickupPoint, address, locale } = order;
  const name = nameOfCarrier(carrier, locale, nameOfWay(delivery, shippingMethod, locale));
  // Whoever packs it reads the slip, too.
  const customs = sayCustoms(locale, { shippingCarrier: carrier, pickupPoint, address });
  const place = pickupPoint && [
    pickupPoint.name === pickupPoint.id ? pickupPoint.id : `${pickupPoint.id} ${pickupPoint.name}`,
    ...placedLines([pickupPoint.street], pickupPoint),
  ];
  return [name, ...(place ?? []), ...(customs ? [customs] : [])];
}

function drawFooter(paper: Paper, { company }: ShopProfile, order: OrderToPack): void {
  const text = companyLines(company, order.locale).join(' · ');
  const style = { weight: 400, size: FOOTER_SIZE, color: SOFT_INK } as const;
  const height = heightOfText(paper, text, style, PAPER_WIDTH);
  const { page } = paper.doc;
  // The library begins a page of its own below the margin.
  const { bottom } = page.margins;
  page.margins.bottom = 0;
  const y = A4.height - MARGIN + 18 - height;
  writeText(paper, text, style, { x: MARGIN, y, width: PAPER_WIDTH, align: 'center' });
  page.margins.bottom = bottom;
}
