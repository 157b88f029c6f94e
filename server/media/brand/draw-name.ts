// A name in outlines of Outfit's letters, broken into the lines that make it largest in a picture.
import type { Drawing } from '#src/shop/shop-profile.ts';

/** Each letter's advance and outline on a line at 0, in units of which a letter's square has `EM`. */
export type Letters = Readonly<Record<string, [advance: number, outline: string]>>;

const EM = 500;
const LINE = EM * 1.12;
const ASCENT = EM * 0.78;
const DESCENT = EM * 0.22;
/** A name longer than this is set in two lines, at the space nearest to its middle. */
const LETTERS_OF_A_LINE = 18;

export function drawName(name: string, letters: Letters): Drawing {
  const lines = breakLines(name).map((line) => drawLine(line, letters));
  const width = Math.max(...lines.map((line) => line.width), EM);
  const body = lines.map(
    (line, at) => `<g transform="translate(${(width - line.width) / 2} ${ASCENT + at * LINE})">${line.body}</g>`,
  );
  return { body: body.join(''), width, height: ASCENT + DESCENT + (lines.length - 1) * LINE };
}

function drawLine(line: string, letters: Letters): { body: string; width: number } {
  let width = 0;
  const body = [...line.normalize('NFC')].map((letter) => {
    // What the typeface has not is left as a gap: it is in the page's title all the same.
    const [advance, outline] = letters[letter] ?? letters[' '] ?? [EM / 2, ''];
    const drawn = outline && `<path transform="translate(${width} 0)" d="${outline}"/>`;
    width += advance;
    return drawn;
  });
  return { body: body.join(''), width };
}

function breakLines(name: string): string[] {
  const middle = name.length / 2;
  const spaces = [...name.matchAll(/\s/g)].map(({ index }) => index);
  if (name.length <= LETTERS_OF_A_LINE || spaces.length === 0) return [name];
  const nearest = spaces.reduce((best, at) => (Math.abs(at - middle) < Math.abs(best - middle) ? at : best));
  return [name.slice(0, nearest), name.slice(nearest + 1)];
}
