import { code128 } from './code-128.ts';
import { INK, type Paper } from './open-paper.ts';

const HEIGHT = 30;
/** 0.37 mm, which a phone's camera and the simplest scanner read. */
const MODULE = 1.05;

/** Draws it so that its right end is at `right`; the paper around it is empty, as scanners want. */
export function drawBarcode({ doc }: Paper, text: string, right: number, top: number): void {
  const widths = code128(text);
  let x = right - widths.reduce((sum, width) => sum + width, 0) * MODULE;
  for (const [index, width] of widths.entries()) {
    if (index % 2 === 0) doc.rect(x, top, width * MODULE, HEIGHT);
    x += width * MODULE;
  }
  doc.fillColor(INK).fill();
}
