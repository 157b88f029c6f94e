import { MAX_PIXELS, type Sharp } from './load-sharp.ts';

const TIMEOUT_S = 20;

/**
 * Opens the picture with EXIF rotation applied, a time limit, and without the camera's metadata on place and owner.
 * `density`: for vectors, in dpi.
 */
export function openPicture(sharp: Sharp, bytes: Buffer, density?: number) {
  const picture = sharp(bytes, {
    autoOrient: true,
    limitInputPixels: MAX_PIXELS,
    failOn: 'error',
    ...(density ? { density } : {}),
  });
  return picture.timeout({ seconds: TIMEOUT_S });
}
