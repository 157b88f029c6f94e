import { sql } from 'kysely';
import { cropToCard } from '#src/media/card-crop.ts';
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

export type FramedImage = StoredImage & { focusX: number; focusY: number; isSeeThrough: boolean };

/** As a card shows it that its picture fills: what shines through is a thing that was cut out, and left whole. */
export function showCropped(image: FramedImage, title: string): Image {
  const shown = showImage(image, title);
  const crop = image.isSeeThrough ? null : cropToCard(image, image);
  return crop ? { ...shown, url: `${shown.url}c${crop.place}`, width: crop.width, height: crop.height } : shown;
}
