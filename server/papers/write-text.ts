// Texts on paper. One that the brand's face has all letters of is set by the library; another in several faces, for which
// the library neither wraps lines nor knows their direction.
import type { Paper, Weight } from './open-paper.ts';
import { type Run, splitByFace, splitClusters } from './paper-faces.ts';

/** `isTabular`: figures of one width, where the face has them, so that they stand below one another. */
export type TextStyle = { weight: Weight; size: number; color: string; isTabular?: boolean };
/** Without a width, lines are as long as they are. */
export type TextBox = { x: number; y: number; width?: number; align?: 'left' | 'right' | 'center' };

const rightToLeft = /^\P{L}*[\p{sc=Arab}\p{sc=Hebr}]/u;

/** Writes a text and answers with where the next one begins; at the end of a page it goes on on another. */
export function writeText(paper: Paper, text: string, style: TextStyle, box: TextBox): number {
  const { doc } = paper;
  const { x, y, ...place } = box;
  if (isPlain(paper, text, style)) {
    const features = featuresOf(style);
    paper
      .face(text, style.weight, style.size)
      .fillColor(style.color)
      .text(text, x, y, { ...place, ...(style.isTabular && { features }) });
    return doc.y;
  }
  const width = box.width ?? doc.page.width - doc.page.margins.right - x;
  let top = y;
  for (const line of wrap(paper, text, style, width)) {
    const height = lineHeight(paper, style);
    if (top + height > doc.page.maxY()) {
      doc.addPage();
      top = doc.page.margins.top;
    }
    writeLine(paper, line, style, { ...box, width, y: top });
    top += height;
  }
  doc.x = x;
  doc.y = top;
  return top;
}

export function heightOfText(paper: Paper, text: string, style: Measured, width: number): number {
  if (isPlain(paper, text, style)) {
    const options = { width, ...(style.isTabular && { features: featuresOf(style) }) };
    return paper.face(text, style.weight, style.size).heightOfString(text, options);
  }
  return wrap(paper, text, style, width).length * lineHeight(paper, style);
}

/** The width of a text in one line. */
export function widthOfText(paper: Paper, text: string, style: Measured): number {
  return runsOf(paper, text, style.weight).reduce((sum, run) => sum + widthOf(paper, run, style), 0);
}

function featuresOf({ isTabular = false }: Measured): PDFKit.Mixins.OpenTypeFeatures[] {
  return isTabular ? ['tnum'] : [];
}

type Measured = Omit<TextStyle, 'color'>;

function isPlain(paper: Paper, text: string, { weight }: Measured): boolean {
  if (text === '') return true;
  const [run, ...others] = runsOf(paper, text, weight);
  return others.length === 0 && run?.text === text && !rightToLeft.test(text);
}

function lineHeight(paper: Paper, { weight, size }: Measured): number {
  return paper.face('', weight, size).currentLineHeight(true);
}

function runsOf({ faces }: Paper, text: string, weight: Weight): Run[] {
  const { own, others } = faces(weight);
  return splitByFace(text, own, others);
}

function widthOf(paper: Paper, run: Run, style: Measured): number {
  const { doc } = paper;
  return doc
    .font(run.face.name)
    .fontSize(style.size)
    .widthOfString(run.text, { features: featuresOf(style) });
}

/** Behind a space, but not behind one that holds its neighbours together. */
const mayBreak = /(?<=[^\S\u00a0\u202f])/;

function wrap(paper: Paper, text: string, style: Measured, width: number): Run[][] {
  const { weight } = style;
  const widths = new Map<string, number>();
  const measure = (part: string) => {
    const known = widths.get(part);
    if (known !== undefined) return known;
    const measured = widthOfText(paper, part, style);
    widths.set(part, measured);
    return measured;
  };
  const lines: string[] = [];
  for (const paragraph of text.split(/\r\n|[\r\n]/)) {
    let line = '';
    let taken = 0;
    // What is longer than a line, such as an address of a page, is broken anywhere.
    const parts = paragraph.split(mayBreak).flatMap((word) => (measure(word) > width ? splitClusters(word) : [word]));
    for (const part of parts) {
      if (line !== '' && taken + measure(part.trimEnd()) > width) {
        lines.push(line);
        [line, taken] = ['', 0];
      }
      line += part;
      taken += measure(part);
    }
    lines.push(line);
  }
  return lines.map((line) => runsOf(paper, line.trimEnd(), weight));
}

function writeLine(
  paper: Paper,
  runs: readonly Run[],
  style: TextStyle,
  { x, y, width = 0, align = 'left' }: TextBox,
): void {
  const { doc } = paper;
  const brand = paper.face('', style.weight, style.size);
  const { ascender } = brand._font;
  const widths = new Map(runs.map((run) => [run, widthOf(paper, run, style)]));
  const free = width - [...widths.values()].reduce((sum, each) => sum + each, 0);
  let left = x + (align === 'right' ? free : align === 'center' ? free / 2 : 0);
  const inOrder = rightToLeft.test(runs.map(({ text }) => text).join('')) ? runs.toReversed() : runs;
  for (const run of inOrder) {
    // All stand on the line of the brand's letters, whatever is above theirs.
    const baseline = (-ascender / 1000) * style.size;
    doc.font(run.face.name).fontSize(style.size).fillColor(style.color);
    doc.text(run.text, left, y, { lineBreak: false, baseline, features: featuresOf(style) });
    left += widths.get(run) ?? 0;
  }
}
