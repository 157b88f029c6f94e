// What of a picture a card shows whose pictures fill it: all cards of a shop have one frame, and the focus stays in view. The
// server cuts, so that no page brings code or styles for it, and nobody loads what is cut away. A crop stands on one of five
// places along the longer side: so a picture has few files, whoever asks for them. Files of other frames have other names:
// when a shop changes its frame, no cache shows the former.

export const cardRatioNames = ['tall', 'portrait', 'square', 'landscape'] as const;
export type CardRatio = (typeof cardRatioNames)[number];

/** `ratio`: width by height; `css`: the same, as the sheet has it; `sign`: in the names of files. */
export const cardRatios: Record<CardRatio, { ratio: number; css: string; sign: string }> = {
  tall: { ratio: 2 / 3, css: '2/3', sign: 't' },
  portrait: { ratio: 4 / 5, css: '4/5', sign: 'c' },
  square: { ratio: 1, css: '1', sign: 's' },
  landscape: { ratio: 4 / 3, css: '4/3', sign: 'w' },
};

export const CROP_PLACES = 5;
/** A place that is none: the whole picture in the middle of the frame, with air around it. */
export const WHOLE_PLACE = 5;
/** What is nearly of the frame's shape is left whole. */
const SAME_SHAPE = 0.02;

type Size = { width: number; height: number };

export type Crop = Size & {
  /** The place from 0, at the left or the top, to 4, at the right or the bottom. */
  place: number;
};

export function cardRatioOf(sign: string): CardRatio | undefined {
  return cardRatioNames.find((name) => cardRatios[name].sign === sign);
}

/** The name of a file's crop, behind the picture's key. */
export function cropName(frame: CardRatio, place: number): string {
  return cardRatios[frame].sign + place;
}

/** Null for a picture of the frame's own shape. The focus is in percent from the left and from the top. */
export function cropToCard(
  { width, height }: Size,
  { focusX, focusY }: { focusX: number; focusY: number },
  frame: CardRatio,
): Crop | null {
  if (Math.abs(width / height / cardRatios[frame].ratio - 1) < SAME_SHAPE) return null;
  const cropped = cardSizeIn({ width, height }, frame);
  const isWide = cropped.width < width;
  const [whole, part, focus] = isWide ? [width, cropped.width, focusX] : [height, cropped.height, focusY];
  const free = Math.max(1, whole - part);
  const start = Math.min(free, Math.max(0, (whole * focus) / 100 - part / 2));
  return { ...cropped, place: Math.round((start / free) * (CROP_PLACES - 1)) };
}

/** `isWhole`: somebody wants it whole, whatever it is. */
type Framed = Size & { focusX: number; focusY: number; isSeeThrough: boolean; isWhole: boolean };

/** How a card shows it: cut, or whole with air around it when it is a thing that was cut out, or left whole by choice;
 * null: as it is. */
export function frameInCard(picture: Framed, frame: CardRatio): Crop | null {
  if (!picture.isSeeThrough && !picture.isWhole) return cropToCard(picture, picture, frame);
  return { ...cardSizeAround(picture, frame), place: WHOLE_PLACE };
}

/** The largest piece of that shape. */
export function cardSizeIn({ width, height }: Size, frame: CardRatio): Size {
  const { ratio } = cardRatios[frame];
  return {
    width: Math.max(1, Math.min(width, Math.round(height * ratio))),
    height: Math.max(1, Math.min(height, Math.round(width / ratio))),
  };
}

/** The smallest frame of that shape around the whole picture, with air on every side. */
export function cardSizeAround({ width, height }: Size, frame: CardRatio): Size {
  const { ratio } = cardRatios[frame];
  const widest = Math.max(width, height * ratio) / (1 - 2 * AIR);
  return { width: Math.round(widest), height: Math.round(widest / ratio) };
}

/** The share of the frame that stays free on either side. */
const AIR = 0.07;

/** The frame that cuts the least away of pictures of such shapes (width by height), one each. */
export function proposeCardRatio(shapes: readonly number[]): CardRatio {
  const lost = (shape: number, ratio: number) => 1 - Math.min(shape / ratio, ratio / shape);
  const costOf = (name: CardRatio) => shapes.reduce((sum, shape) => sum + lost(shape, cardRatios[name].ratio), 0);
  // The order of preference: the usual one, where nothing speaks for another.
  const order: readonly CardRatio[] = ['portrait', 'square', 'landscape', 'tall'];
  return order.reduce((best, name) => (costOf(name) < costOf(best) - 1e-9 ? name : best));
}
