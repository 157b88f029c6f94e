import type { Image } from '../graphql/resolver-types.generated.ts';

/** Where a picture is fetched from: our own file under /media, or the foreign address it still has. */
export function mediaUrl(source: string): string {
  return /^https?:/.test(source) ? source : `/media/${source.split('/').map(encodeURIComponent).join('/')}`;
}

export type StoredImage = {
  source: string;
  alt: string | null;
  width: number | null;
  height: number | null;
  groundColor: string | null;
};

/** A picture without words of its own is described by what it belongs to. */
export function showImage({ source, alt, width, height, groundColor }: StoredImage, title: string): Image {
  return { url: mediaUrl(source), alt: alt || title, width, height, groundColor };
}
