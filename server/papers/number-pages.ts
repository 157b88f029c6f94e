// "1 / 3" on each page, once all are drawn. One page alone has no number.
import { A4, MARGIN, type Paper, SOFT_INK } from './open-paper.ts';
import { writeText } from './write-text.ts';

/** The width beside a footer, whose text leaves as much room on either side. */
export const NUMBER_WIDTH = 44;
const SIZE = 7.5;

/** The paper was opened as `isNumbered`. `bottom`: where the number's line ends. */
export function numberPages(paper: Paper, bottom: number): void {
  const { doc } = paper;
  const { start, count } = doc.bufferedPageRange();
  if (count < 2) return;
  for (let place = 0; place < count; place++) {
    doc.switchToPage(start + place);
    writeBelow(paper, `${place + 1} / ${count}`, bottom);
  }
}

function writeBelow(paper: Paper, text: string, bottom: number): void {
  const { doc, face } = paper;
  const { margins } = doc.page;
  const kept = margins.bottom;
  // The library begins a page of its own below the margin.
  margins.bottom = 0;
  const y = bottom - face(text, 400, SIZE).currentLineHeight(true);
  const style = { weight: 400, size: SIZE, color: SOFT_INK, isTabular: true } as const;
  const x = A4.width - MARGIN - NUMBER_WIDTH;
  writeText(paper, text, style, { x, y, width: NUMBER_WIDTH, align: 'right' });
  margins.bottom = kept;
}
