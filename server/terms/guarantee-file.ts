// What may be handed in as an official file about guarantees, by its content alone.
import { createHash } from 'node:crypto';
import { ok, type Result, refuse } from '#src/result.ts';
import { loadSharp } from '../media/load-sharp.ts';
import { readSize } from '../media/measure-picture.ts';

export const MAX_FILE_BYTES = 2_000_000;

/** The kinds of files, with the endings of their addresses. */
export const fileEndings = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/svg+xml': 'svg',
  'application/pdf': 'pdf',
} as const;
export type FileMediaType = keyof typeof fileEndings;

export type GuaranteeFile = {
  sha256: string;
  mediaType: FileMediaType;
  bytes: Buffer;
  /** Counted in pixels; null for what is no picture. */
  size: { width: number; height: number } | null;
};

export type FileRefusal = { kind: 'FileTooLarge' } | { kind: 'FileNotShown' };

const typesOfFormats: Record<string, FileMediaType> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  svg: 'image/svg+xml',
};

/** `FileNotShown`: neither a picture that every browser shows nor a PDF. */
export async function readGuaranteeFile(bytes: Buffer): Promise<Result<GuaranteeFile, FileRefusal>> {
  if (bytes.length > MAX_FILE_BYTES) return refuse({ kind: 'FileTooLarge' });
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-')
    return ok({ sha256, mediaType: 'application/pdf', bytes, size: null });
  const sharp = await loadSharp();
  try {
    const { format } = await sharp(bytes).metadata();
    const mediaType = typesOfFormats[format];
    if (!mediaType) return refuse({ kind: 'FileNotShown' });
    const { width, height } = await readSize(sharp, bytes);
    return ok({ sha256, mediaType, bytes, size: { width, height } });
  } catch {
    return refuse({ kind: 'FileNotShown' });
  }
}
