// What lies in the parcel, for the shopper who opens it: in the order's language.
import { countryName } from '#src/checkout/address/country-name.ts';
import { formatDay } from '#src/orders/office/format-short-moment.ts';
import type { ShopProfile } from '#src/shop/shop-profile.ts';
import { translateTo } from '../../i18n/translations.ts';
import { nameOfCarrier } from '../../orders/office/method-names.ts';
import { drawBarcode } from '../../papers/draw-barcode.ts';
import { A4, INK, MARGIN, PAPER_WIDTH, type Paper, SOFT_INK } from '../../papers/open-paper.ts';
import type { PaperLogo } from '../../papers/paper-logo.ts';
import { BOTTOM, type Cell, drawTable } from '../../papers/paper-table.ts';
import { companyLines } from '../../shop/company-lines.ts';
import type { OrderToPack } from '../office/read-orders-to-pack.ts';
import { barcodeOfOrder } from './order-barcode.ts';
import type { Pictures } from './paper-pictures.ts';

type SlipParts = { shop: ShopProfile; logo: PaperLogo | null; pictures: Pictures };

const HALF = PAPER_WIDTH / 2 - 12;
const FOOTER_SIZE = 7.5;
const HEAD_HEIGHT = 74;

export function drawPackingSlip(paper: Paper, order: OrderToPack, { shop, logo, pictures }: SlipParts): void {
  const { doc, face } = paper;
  const t = translateTo(order.locale);
  const beginPage = () => {
    doc.addPage();
    drawFooter(paper, shop, order);
  };
  beginPage();
  drawName(paper, shop, logo);
  drawBarcode(paper, barcodeOfOrder(order.number), A4.width - MARGIN, MARGIN);
  let y = MARGIN + HEAD_HEIGHT;
  face('', 700, 20)
    .fillColor(INK)
    .text(t('papers.order', { number: order.number }), MARGIN, y);
  y = doc.y + 2;
  const day = t('papers.orderedOn', { date: formatDay(order.createdAt, order.locale, shop.timeZone) });
  face('', 400, 9.5)
    .fillColor(SOFT_INK)
    .text([t('papers.slip'), day, ...codeOf(order)].join(' · '), MARGIN, y);
  y = doc.y + 18;
  const ends = [
    drawBlock(paper, t('papers.shipTo'), addressOf(order), { x: MARGIN, y }),
    drawBlock(paper, t('papers.delivery'), deliveryOf(order), { x: MARGIN + PAPER_WIDTH / 2 + 12, y }),
  ];
  y = Math.max(...ends) + 14;
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
      const title = t('papers.continued', { number: order.number });
      face(title, 700, 11).fillColor(INK).text(title, MARGIN, MARGIN);
      return doc.y + 12;
    },
  });
  const closing = [...(order.parcelNumber > 1 ? [t('papers.restIsSent')] : []), t('papers.thanks')].join(' ');
  face(closing, 400, 9.5);
  if (y + 40 > BOTTOM) {
    beginPage();
    y = MARGIN;
  }
  face(closing, 400, 9.5)
    .fillColor(INK)
    .text(closing, MARGIN, y + 16, { width: PAPER_WIDTH });
}

/** Prices are no part of the slip, and neither is what the code took off. */
function codeOf({ discountCode, locale }: OrderToPack): string[] {
  return discountCode ? [translateTo(locale)('papers.code', { code: discountCode })] : [];
}

function drawName({ doc, face }: Paper, { identity }: ShopProfile, logo: PaperLogo | null): void {
  if (logo) doc.image(logo.image, MARGIN, MARGIN, { width: logo.width, height: logo.height });
  else face(identity.name, 700, 18).fillColor(INK).text(identity.name, MARGIN, MARGIN, { width: HALF });
}

function drawBlock(
  { doc, face }: Paper,
  title: string,
  lines: readonly string[],
  { x, y }: { x: number; y: number },
  width = HALF,
): number {
  face(title, 400, 8).fillColor(SOFT_INK).text(title, x, y, { width });
  let top = doc.y + 2;
  for (const line of lines) {
    face(line, 400, 11).fillColor(INK).text(line, x, top, { width });
    top = doc.y + 1;
  }
  return top;
}

function addressOf({ address, company, locale }: OrderToPack): string[] {
  const { fullName, line1, line2, postalCode, city, country } = address;
  const lines = [company?.name, fullName, line1, line2, `${postalCode} ${city}`, countryName(locale, country)];
  return lines.filter((line): line is string => Boolean(line));
}

function deliveryOf({ carrier, pickupPoint }: OrderToPack): string[] {
  if (!pickupPoint) return [nameOfCarrier(carrier)];
  const { id, name, street, postalCode, city } = pickupPoint;
  return [nameOfCarrier(carrier), name === id ? id : `${id} ${name}`, street, `${postalCode} ${city}`];
}

function drawFooter({ doc, face }: Paper, { company }: ShopProfile, order: OrderToPack): void {
  const text = companyLines(company, order.locale).join(' · ');
  const height = face(text, 400, FOOTER_SIZE).heightOfString(text, { width: PAPER_WIDTH });
  const { page } = doc;
  // The library begins a page of its own below the margin.
  const { bottom } = page.margins;
  page.margins.bottom = 0;
  doc.fillColor(SOFT_INK).text(text, MARGIN, A4.height - MARGIN + 18 - height, { width: PAPER_WIDTH, align: 'center' });
  page.margins.bottom = bottom;
}
