// An invoice on paper: who, to whom, what, and the VAT by rate. Everything it says is in the frozen document; only name, logo
// and typeface are the shop's of the day on which it is first drawn.

import { letterLines } from '#src/checkout/address/letter-lines.ts';
import { placedLines } from '#src/countries/placed-lines.ts';
import { formatDay, shortDay } from '#src/dates/format-moment.ts';
import { countryName } from '#src/i18n/country-name.ts';
import type { Translate } from '#src/i18n/translate.ts';
import type { InvoiceDocument, Seller } from '#src/invoices/invoice-document.ts';
import { placeName } from '#src/vat/place-name.ts';
import { translateTo } from '../../i18n/translations.ts';
import { NUMBER_WIDTH, numberPages } from '../../papers/number-pages.ts';
import { A4, INK, MARGIN, PAPER_WIDTH, type Paper, SOFT_INK } from '../../papers/open-paper.ts';
import type { PaperLogo } from '../../papers/paper-logo.ts';
import { drawTable } from '../../papers/paper-table.ts';
import { heightOfText, writeText } from '../../papers/write-text.ts';
import { registryLine, vatIdLine } from '../../shop/company-lines.ts';
import { reasonOf } from '../correction-reason.ts';
import { drawInvoiceSums, heightOfSums } from './draw-invoice-sums.ts';
import { drawKsefCodes, heightOfKsefCodes, type KsefCodes } from './draw-ksef-codes.ts';
import { linesTable } from './invoice-columns.ts';

type Look = { shopName: string; logo: PaperLogo | null; codes?: KsefCodes | null };

const GAP = 24;
const HALF = (PAPER_WIDTH - GAP) / 2;
const LABEL = { weight: 400, size: 8, color: SOFT_INK } as const;
const TEXT = { weight: 400, size: 9.5, color: INK } as const;
/** The place where the last line at the foot of a page ends. */
const FOOT = A4.height - MARGIN + 18;

export function drawInvoice(paper: Paper, document: InvoiceDocument, { shopName, logo, codes }: Look): void {
  const t = translateTo(document.language);
  const beginPage = () => {
    paper.doc.addPage();
    drawFooter(paper, document, t);
  };
  beginPage();
  drawHead(paper, document, { shopName, logo, t });
  let y = MARGIN + 74;
  y = writeText(paper, titleOf(document, t), { weight: 700, size: 20, color: INK }, { x: MARGIN, y }) + 12;
  y = drawFacts(paper, factsOf(document, t), y) + 14;
  for (const reason of reasonsOf(document, t)) y = drawFacts(paper, [reason], y - 6) + 14;
  const parties = [
    drawBlock(paper, t('invoice.seller'), sellerLines(document.seller, document, t), { x: MARGIN, y }),
    drawBlock(paper, t('invoice.buyer'), buyerLines(document, t), { x: MARGIN + HALF + GAP, y }),
  ];
  y = Math.max(...parties) + 16;
  const ofCodes = codes ? heightOfKsefCodes(codes) : 0;
  y = drawTable(paper, y, {
    ...linesTable(paper, document, t),
    heightBelow: heightOfSums(paper, document, t) + ofCodes,
    onNewPage() {
      beginPage();
      const style = { weight: 700, size: 11, color: INK } as const;
      const text = t('invoice.continued', { title: titleOf(document, t) });
      return writeText(paper, text, style, { x: MARGIN, y: MARGIN }) + 12;
    },
  });
  y = drawInvoiceSums(paper, document, { y, t, heightBelow: ofCodes, beginPage });
  if (codes) drawKsefCodes(paper, codes, { y, t });
  numberPages(paper, FOOT);
}

/** A seller who charges no VAT issues no document of VAT: in Czech that is said in the title. */
export function titleOf({ kind, number, isSellerExempt, ...about }: InvoiceDocument, t: Translate): string {
  const { corrects, isDeposit, settles } = about;
  if (isDeposit) return t('invoice.title_deposit', { number });
  if (settles) return t('invoice.title_final', { number });
  // What takes a credit note back gives no credit.
  if (corrects?.takesBack) {
    return t(isSellerExempt ? 'invoice.plainTitle_takenBack' : 'invoice.title_takenBack', { number });
  }
  const isPlain = isSellerExempt && (kind === 'invoice' || kind === 'correction');
  return isPlain ? t(`invoice.plainTitle_${kind}`, { number }) : t(`invoice.title_${kind}`, { number });
}

function drawHead(
  paper: Paper,
  { kind }: InvoiceDocument,
  { shopName, logo, t }: Omit<Look, 'codes'> & { t: Translate },
): void {
  if (logo) paper.doc.image(logo.image, MARGIN, MARGIN, { width: logo.width, height: logo.height });
  else writeText(paper, shopName, { weight: 700, size: 18, color: INK }, { x: MARGIN, y: MARGIN, width: HALF });
  if (kind !== 'proforma') return;
  const place = { x: MARGIN + HALF + GAP, y: MARGIN, width: HALF, align: 'right' } as const;
  writeText(paper, t('invoice.proformaNotice'), LABEL, place);
}

type Fact = { label: string; text: string };

function factsOf(document: InvoiceDocument, t: Translate): Fact[] {
  const { language, issuedOn, order, corrects, settles } = document;
  const day = (date: string) => formatDay(date, language, 'UTC', shortDay);
  return [
    { label: t('invoice.issuedOn'), text: day(issuedOn) },
    ...daysOfSale(document, t).map(({ label, on }) => ({ label, text: day(on) })),
    { label: t('invoice.order'), text: `${order.number}, ${day(order.placedOn)}` },
    ...(settles ? [{ label: t('invoice.settles'), text: `${settles.number}, ${day(settles.issuedOn)}` }] : []),
    ...(corrects ? [{ label: t('invoice.corrects'), text: `${corrects.number}, ${day(corrects.issuedOn)}` }] : []),
  ];
}

const wantDelivery: readonly string[] = ['DE', 'AT'];

/**
 * German and Austrian law want the day of the delivery, which is that of sending (§ 14(4) no. 6 and § 3(6) UStG, § 11(1) no. 3
 * lit. d UStG 1994), and of what is paid before it, that of the payment, by that name; elsewhere it is the day of the sale.
 */
function daysOfSale({ seller, soldOn, sentOn, payment, due, isSellerExempt }: InvoiceDocument, t: Translate) {
  if (!payment && !due) return [];
  if (sentOn === undefined || !wantDelivery.includes(seller.address.country))
    return [{ label: t(isSellerExempt ? 'invoice.plainSoldOn' : 'invoice.soldOn'), on: soldOn }];
  // What is paid at the door is invoiced to be laid into its parcel.
  if (sentOn || !payment) return [{ label: t('invoice.deliveredOn'), on: sentOn ?? soldOn }];
  return [{ label: t('invoice.paidBefore'), on: payment.paidOn }];
}

/** Why something is corrected, in a line of its own: it may be a whole sentence. */
function reasonsOf({ corrects }: InvoiceDocument, t: Translate): Fact[] {
  return corrects ? [{ label: t('invoice.reason'), text: reasonOf(corrects, t) }] : [];
}

/** Draws the facts beside one another, each as wide as the next. */
function drawFacts(paper: Paper, facts: readonly Fact[], top: number): number {
  const width = PAPER_WIDTH / facts.length;
  const ends = facts.map(({ label, text }, place) => {
    const x = MARGIN + place * width;
    const y = writeText(paper, label, LABEL, { x, y: top, width: width - 10 }) + 1;
    return writeText(paper, text, { ...TEXT, weight: 700 }, { x, y, width: width - 10 });
  });
  return Math.max(...ends);
}

function drawBlock(paper: Paper, title: string, lines: readonly string[], { x, y }: { x: number; y: number }): number {
  let top = writeText(paper, title, LABEL, { x, y, width: HALF }) + 2;
  for (const [place, line] of lines.entries()) {
    top = writeText(paper, line, { ...TEXT, weight: place === 0 ? 700 : 400 }, { x, y: top, width: HALF }) + 1;
  }
  return top;
}

function sellerLines(seller: Seller, { language }: InvoiceDocument, t: Translate): string[] {
  const { name, address, vatId, taxNumber, registryNumber, register, kvk, krs } = seller;
  const number = address.country === 'PL' ? 'company.nip' : 'invoice.sellerTaxNumber';
  return [
    name,
    ...placedLines([address.street], address),
    countryName(language, address.country),
    taxNumber && t(number, { value: taxNumber }),
    vatIdLine(vatId, address.country, language),
    // Poland's invoices name the company by its NIP alone.
    address.country === 'PL' ? '' : registryLine(registryNumber, address.country, language),
    kvk ? t('company.kvk', { value: kvk }) : '',
    krs ? t('company.krs', { value: krs }) : '',
    register,
  ].filter(Boolean);
}

function buyerLines({ buyer, language }: InvoiceDocument, t: Translate): string[] {
  const { companyName, taxId } = buyer;
  const lines = letterLines({ ...buyer, companyName: companyName || null }, placeName(language, buyer));
  // With its country before it, a number is one of EU trade.
  const label = /^[A-Z]{2}/.test(taxId) ? 'company.vatId' : 'invoice.taxNumber';
  return taxId ? [...lines, t(label, { value: taxId })] : lines;
}

function drawFooter(paper: Paper, { seller, ...document }: InvoiceDocument, t: Translate): void {
  // A number is not broken at the end of a line.
  const phone = seller.phone.replaceAll(' ', '\u00a0');
  const text = [titleOf({ seller, ...document }, t), seller.name, phone, seller.email].filter(Boolean).join('\u00a0· ');
  const style = { weight: 400, size: 7.5, color: SOFT_INK } as const;
  const { page } = paper.doc;
  // The library begins a page of its own below the margin.
  const { bottom } = page.margins;
  page.margins.bottom = 0;
  const width = PAPER_WIDTH - 2 * NUMBER_WIDTH;
  const y = FOOT - heightOfText(paper, text, style, width);
  writeText(paper, text, style, { x: MARGIN + NUMBER_WIDTH, y, width, align: 'center' });
  page.margins.bottom = bottom;
}
