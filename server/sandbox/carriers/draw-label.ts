// The label of a stand-in: a real PDF of the size of real ones, with bars that no machine reads.
import { hash } from 'node:crypto';

const A6_POINTS = [298, 420] as const;
const BAR_TOP = 150;

export async function drawLabel({ carrier, number, lines }: { carrier: string; number: string; lines: string[] }) {
  const { PDFDocument, StandardFonts, rgb } = await import('@cantoo/pdf-lib');
  const document = await PDFDocument.create();
  document.setTitle(`${carrier} ${number}`);
  const page = document.addPage([...A6_POINTS]);
  const [bold, plain] = [
    await document.embedFont(StandardFonts.HelveticaBold),
    await document.embedFont(StandardFonts.Helvetica),
  ];
  page.drawText(carrier, { x: 20, y: 380, size: 24, font: bold });
  page.drawText('SANDBOX: NOT A REAL LABEL', { x: 20, y: 362, size: 9, font: plain });
  for (const [row, line] of lines.entries()) {
    page.drawText(plainLetters(line), { x: 20, y: 335 - row * 16, size: 12, font: plain });
  }
  let x = 20;
  for (const byte of hash('sha256', number, 'buffer').subarray(0, 30)) {
    page.drawRectangle({ x, y: BAR_TOP - 90, width: 1 + (byte % 4), height: 90, color: rgb(0, 0, 0) });
    x += 5 + (byte % 4);
  }
  page.drawText(number, { x: 20, y: 40, size: 13, font: bold });
  return document.save();
}

/** The typefaces that every reader of PDF has know no Polish letters. */
function plainLetters(text: string): string {
  return text
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'L')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[^\x20-\x7e]/g, '?')
    .slice(0, 44);
}
