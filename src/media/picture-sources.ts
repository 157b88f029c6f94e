// Which files there are of a picture. Pages carry its address without width and format; here the two are added.

/**
 * The widths the server makes, in pixels; it makes no others. 240 and 400 are a card's on most screens of one and of
 * three pixels to a point.
 */
export const pictureWidths = [160, 240, 320, 400, 480, 640, 960, 1200, 1920];

/** `url`: without width and format; `width`: of the original. */
export type PictureSize = { url: string; width: number };

/** Meant for `srcset`: every width up to the first that shows the whole picture, at most `widest`. */
export function srcSetOf({ url, width }: PictureSize, format: 'avif' | 'webp', widest: number): string {
  return pictureWidths
    .filter((each, index) => each <= widest && !((pictureWidths[index - 1] ?? 0) >= width))
    .map((each) => `${url}-${each}.${format} ${Math.min(each, width)}w`)
    .join();
}

/** The JPEG for who takes no srcset: mail, link previews, old browsers. `widest`: one of the widths. */
export function jpegOf({ url, width }: PictureSize, widest: number): string {
  return `${url}-${pictureWidths.find((each) => each >= width || each === widest)}.jpg`;
}
