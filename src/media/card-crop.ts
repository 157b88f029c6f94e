// What of a picture a card shows whose pictures fill it: the frame is 4 : 5 (`product-card.module.css`), and the focus stays in
// view. The server cuts, so that no page brings code or styles for it, and nobody loads what is cut away. A crop stands on
// one of five places along the longer side: so a picture has few files, whoever asks for them.

export const CARD_RATIO = 4 / 5;
export const CROP_PLACES = 5;
/** What is nearly of the frame's shape is left whole. */
const SAME_SHAPE = 0.02;

type Size = { width: number; height: number };

export type Crop = Size & {
  /** From 0, at the left or the top, to 4, at the right or the bottom. */
  place: number;
};

/** Null for a picture of the frame's own shape. The focus is in percent from the left and from the top. */
export function cropToCard(
  { width, height }: Size,
  { focusX, focusY }: { focusX: number; focusY: number },
): Crop | null {
  if (Math.abs(width / height / CARD_RATIO - 1) < SAME_SHAPE) return null;
  const cropped = cardSizeIn({ width, height });
  const isWide = cropped.width < width;
  const [whole, part, focus] = isWide ? [width, cropped.width, focusX] : [height, cropped.height, focusY];
  const free = Math.max(1, whole - part);
  const start = Math.min(free, Math.max(0, (whole * focus) / 100 - part / 2));
  return { ...cropped, place: Math.round((start / free) * (CROP_PLACES - 1)) };
}

/** The largest piece of that shape. */
export function cardSizeIn({ width, height }: Size): Size {
  return {
    width: Math.max(1, Math.min(width, Math.round(height * CARD_RATIO))),
    height: Math.max(1, Math.min(height, Math.round(width / CARD_RATIO))),
  };
}
