import { sql } from 'kysely';
import { type CardRatio, cropName, frameInCard } from '#src/media/card-crop.ts';
import type { Image } from '../schema/resolver-types.generated.ts';

export type StoredImage = {
  key: string;
  alt: string | null;
  width: number;
  height: number;
  groundColor: string;
};

/** The fields of a `StoredImage`, but its words, for `jsonb_build_object` in a query that joins `pictures`. */
export const imageFields = sql`'key', pictures.key, 'width', pictures.width, 'height', pictures.height,
  'groundColor', pictures.ground_color`;

/** A picture without words of its own is described by what it belongs to. Width and format complete its address. */
export function showImage({ key, alt, width, height, groundColor }: StoredImage, title: string): Image {
  return { url: `/media/${key}`, alt: alt || title, width, height, groundColor };
}

export type FramedImage = StoredImage & { focusX: number; focusY: number; isSeeThrough: boolean; isWhole: boolean };

export type CardLook = { frame: CardRatio | null; hasGrounds: boolean };

/** Nothing is painted. */
const NO_COLOUR = 'none';

/** Shows the picture as a card of the shop shows it: filled, or, without a frame, hung on a wall in its own shape. */
export function showInCard(image: FramedImage & CardLook, title: string): Image {
  const shown = showImage(image, title);
  if (image.frame === null) return shown;
  const crop = frameInCard(image, image.frame);
  const groundColor = (image.isSeeThrough || image.isWhole) && !image.hasGrounds ? NO_COLOUR : image.groundColor;
  if (!crop) return { ...shown, groundColor };
  const { place, width, height } = crop;
  return { ...shown, url: shown.url + cropName(image.frame, place), width, height, groundColor };
}
