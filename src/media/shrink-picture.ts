// Pictures that somebody chose, before they travel: redrawn in the size that the shop needs, which also leaves the
// camera's notes on place and owner behind.

type Bounds = { width: number; height: number };

export const LOGO_BOUNDS: Bounds = { width: 1200, height: 480 };
/** Twice as wide as the largest picture on a page. */
export const PHOTO_BOUNDS: Bounds = { width: 2800, height: 2800 };
const JPEG_QUALITY = 0.88;

/** Null for what this browser cannot draw. */
async function redraw(source: CanvasImageSource & Bounds, bounds: Bounds): Promise<HTMLCanvasElement | null> {
  const scale = Math.min(1, bounds.width / source.width, bounds.height / source.height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(source.width * scale));
  canvas.height = Math.max(1, Math.round(source.height * scale));
  const context = canvas.getContext('2d');
  context?.drawImage(source, 0, 0, canvas.width, canvas.height);
  return context && canvas;
}

async function decode(file: Blob): Promise<ImageBitmap | null> {
  return createImageBitmap(file).catch(() => null);
}

/** What may be see-through, or move, travels as it is while it is small: JPEG knows neither. */
const KEPT_TYPES = /^image\/(png|webp|gif|avif)$/;
const KEPT_BYTES = 4_000_000;

export type ShrunkPhoto = { blob: Blob; preview: string | null };

/** Draws it anew in the size that the shop needs; the file as it is where this browser cannot read it. `preview`: a `data:` address. */
export async function shrinkPhoto(file: File): Promise<ShrunkPhoto> {
  const bitmap = await decode(file);
  const canvas = bitmap && (await redraw(bitmap, PHOTO_BOUNDS));
  if (!canvas) return { blob: file, preview: null };
  const preview = await previewOf(canvas, file.type);
  const isKept = KEPT_TYPES.test(file.type);
  const isSmall = canvas.width === bitmap.width && file.size <= KEPT_BYTES;
  if (isKept && (isSmall || file.type === 'image/gif')) return { blob: file, preview };
  const type = isKept ? 'image/webp' : 'image/jpeg';
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, JPEG_QUALITY));
  return { blob: blob ?? file, preview };
}

async function previewOf(canvas: HTMLCanvasElement, type: string): Promise<string | null> {
  const small = await redraw(canvas, { width: 640, height: 640 });
  return small?.toDataURL(KEPT_TYPES.test(type) ? 'image/png' : 'image/jpeg', JPEG_QUALITY) ?? null;
}

/** An SVG as its text, anything else as a PNG in a `data:` address; null for what is no picture. */
export async function readLogo(file: File): Promise<string | null> {
  if (file.type === 'image/svg+xml') return file.text();
  const bitmap = await decode(file);
  const canvas = bitmap && (await redraw(bitmap, LOGO_BOUNDS));
  return canvas?.toDataURL('image/png') ?? null;
}

/** Meant for an SVG with letters or styles in it, which the shop does not take as a drawing. */
export async function drawSvg(svg: string): Promise<string | null> {
  const image = new Image();
  image.src = svgAddress(svg);
  await image.decode().catch(() => undefined);
  if (image.naturalWidth === 0) return null;
  const width = LOGO_BOUNDS.width;
  image.width = width;
  image.height = Math.round((width * image.naturalHeight) / image.naturalWidth);
  const canvas = await redraw(image, LOGO_BOUNDS);
  return canvas?.toDataURL('image/png') ?? null;
}

export function svgAddress(svg: string): string {
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
}
