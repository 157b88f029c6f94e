// A table over as many pages as it needs: cells wrap, rows stay whole, and its head is repeated.
import { A4, INK, LINE, MARGIN, type Paper, type PaperImage, SOFT_INK, type Weight } from './open-paper.ts';
import { heightOfText, writeText } from './write-text.ts';

export type CellText = { text: string; weight?: Weight; size?: number; isSoft?: boolean };

/** `picture`: opened by the document; or an empty square to tick off. */
export type Cell = { texts: readonly CellText[] } | { picture: PaperImage | null } | { isTickBox: true };

/** What is aligned to the right are figures. */
export type Column = { title: string; width: number; align?: 'left' | 'right' };

/** The size of letters in cells that name no other. */
export const CELL_SIZE = 9.5;
export const HEAD_SIZE = 8;
export const COLUMN_GAP = 10;
const PADDING = 6;
const PICTURE = 38;
const TICK_BOX = 12;

export const BOTTOM = A4.height - MARGIN - 24;

type TableOptions = {
  columns: readonly Column[];
  rows: readonly (readonly Cell[])[];
  /** How high what stands below the table is: the last row goes to the next page with it. */
  heightBelow?: number;
  onNewPage(): number;
};

/** Draws from `top` on; `onNewPage` begins a page and says where on it the table goes on. Answers with where it ends. */
export function drawTable(
  paper: Paper,
  top: number,
  { columns, rows, heightBelow = 0, onNewPage }: TableOptions,
): number {
  const starts = columns.map((_, index) =>
    columns.slice(0, index).reduce((left, { width }) => left + width + COLUMN_GAP, MARGIN),
  );
  let y = drawHead(paper, top, columns, starts);
  for (const [place, row] of rows.entries()) {
    const height = Math.max(...row.map((cell, index) => heightOf(paper, cell, columns[index])));
    const below = place > 0 && place === rows.length - 1 ? heightBelow : 0;
    if (y + height + 2 * PADDING + below > BOTTOM) y = drawHead(paper, onNewPage(), columns, starts);
    for (const [index, cell] of row.entries()) {
      const { width = 0, align = 'left' } = columns[index] ?? {};
      drawCell(paper, cell, { x: starts[index] ?? 0, y: y + PADDING, width, height, align });
    }
    y += height + 2 * PADDING;
    rule(paper, y);
  }
  return y;
}

function drawHead(paper: Paper, top: number, columns: readonly Column[], starts: readonly number[]): number {
  let height = 0;
  for (const [index, { title, width, align = 'left' }] of columns.entries()) {
    const style = { weight: 400, size: HEAD_SIZE, color: SOFT_INK } as const;
    writeText(paper, title, style, { x: starts[index] ?? 0, y: top, width, align });
    height = Math.max(height, title ? heightOfText(paper, title, style, width) : 0);
  }
  const bottom = top + height + PADDING / 2;
  rule(paper, bottom);
  return bottom;
}

function rule({ doc }: Paper, y: number): void {
  doc
    .moveTo(MARGIN, y)
    .lineTo(A4.width - MARGIN, y)
    .lineWidth(0.5)
    .strokeColor(LINE)
    .stroke();
}

function heightOf(paper: Paper, cell: Cell, column: Column | undefined): number {
  const { width = 0, align } = column ?? {};
  if ('picture' in cell) return cell.picture ? PICTURE : 0;
  if ('isTickBox' in cell) return TICK_BOX;
  return cell.texts.reduce((sum, { text, weight = 400, size = CELL_SIZE }) => {
    return sum + heightOfText(paper, text, { weight, size, isTabular: align === 'right' }, width);
  }, 0);
}

type Place = { x: number; y: number; width: number; height: number; align: 'left' | 'right' };

function drawCell(paper: Paper, cell: Cell, { x, y, width, align }: Place): void {
  const { doc } = paper;
  if ('picture' in cell) {
    if (cell.picture) doc.image(cell.picture, x, y, { fit: [PICTURE, PICTURE], align: 'center', valign: 'center' });
    return;
  }
  if ('isTickBox' in cell) {
    doc.rect(x, y, TICK_BOX, TICK_BOX).lineWidth(0.8).strokeColor(INK).stroke();
    return;
  }
  let top = y;
  for (const { text, weight = 400, size = CELL_SIZE, isSoft = false } of cell.texts) {
    const style = { weight, size, color: isSoft ? SOFT_INK : INK, isTabular: align === 'right' };
    writeText(paper, text, style, { x, y: top, width, align });
    top += heightOfText(paper, text, style, width);
  }
}
