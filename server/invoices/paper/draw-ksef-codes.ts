// The codes of what goes to KSeF: the first leads to the invoice there, the second says who has issued it offline. What stands
// below each is prescribed, in Polish whatever the document's language is.
import { encode } from 'uqr';
import type { Translate } from '#src/i18n/translate.ts';
import { INK, MARGIN, PAPER_WIDTH, type Paper, SOFT_INK } from '../../papers/open-paper.ts';
import { writeText } from '../../papers/write-text.ts';

export type KsefCodes = {
  /** KSeF's number; null while it has none. */
  number: string | null;
  invoiceLink: string;
  certificateLink: string | null;
};

const ABOVE = 18;
const LABEL = { weight: 400, size: 8, color: SOFT_INK } as const;
const CAPTION = { weight: 700, size: 8, color: INK } as const;
const LABEL_HEIGHT = 14;
const CAPTION_HEIGHT = 16;
const GAP = 24;
/** Some 3.5 and 4.5 cm: the modules of the second are as large as those of the first. */
const SIDES = { invoice: 100, certificate: 124 };
const WITHOUT_NUMBER = 'OFFLINE';
const CERTIFICATE = 'CERTYFIKAT';
/** Modules around it that stay white. */
const QUIET = 4;

/** The height with the room above them: they never stand on a page without the sums. */
export function heightOfKsefCodes({ certificateLink }: KsefCodes): number {
  const side = certificateLink ? SIDES.certificate : SIDES.invoice;
  return ABOVE + LABEL_HEIGHT + side + CAPTION_HEIGHT;
}

export function drawKsefCodes(
  paper: Paper,
  { number, invoiceLink, certificateLink }: KsefCodes,
  { y: from, t }: { y: number; t: Translate },
): void {
  const codes = [
    { link: invoiceLink, side: SIDES.invoice, caption: number ?? WITHOUT_NUMBER, label: t('invoice.ksefInvoice') },
    ...(certificateLink
      ? [{ link: certificateLink, side: SIDES.certificate, caption: CERTIFICATE, label: t('invoice.ksefIssuer') }]
      : []),
  ];
  const y = from + ABOVE;
  const width = (PAPER_WIDTH - GAP) / 2;
  for (const [place, { link, side, caption, label }] of codes.entries()) {
    const x = MARGIN + place * (width + GAP);
    writeText(paper, label, LABEL, { x, y, width });
    drawCode(paper, link, { x, y: y + LABEL_HEIGHT, side });
    writeText(paper, caption, CAPTION, { x, y: y + LABEL_HEIGHT + side + 3, width });
  }
}

/**
 * Draws the code as vectors: rows of modules that touch are one rectangle, so that no printer leaves lines between
 * them.
 */
function drawCode({ doc }: Paper, text: string, { x, y, side }: { x: number; y: number; side: number }): void {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  const module = side / size;
  for (const [row, modules] of data.entries()) {
    let from = 0;
    while (from < size) {
      let to = from;
      while (to < size && modules[to]) to += 1;
      if (to > from) doc.rect(x + from * module, y + row * module, (to - from) * module, module);
      from = Math.max(to, from + 1);
    }
  }
  doc.fill(INK);
}
