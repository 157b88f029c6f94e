// The files of pictures, wherever they are kept: originals as they came, named by their key, and what was made of them.
// Each place is one maker in `picture-stores.ts`; nothing else asks which of them it is.

import { KasaError } from '#src/errors.ts';
import { renditionKey } from '../picture-folders.ts';

/** An original is named by its key; what is made of one has a name that begins with it. */
export type PictureKind = 'originals' | 'renditions';

export type StoredFile = { kind: PictureKind; file: string };

export type PictureFiles = {
  /** The folder of this machine in which pictures are made and served from. */
  directory: string;
  /** The name of this machine where the files are its own; one for all machines where they are shared. */
  sharedBy: string;
  /** Counts bytes; null where there is none, or an empty file that a power cut has left. */
  sizeOf(kind: PictureKind, file: string): Promise<number | null>;
  /** The path of a file on this machine, which is brought here when it is elsewhere; null where there is none. */
  bring(kind: PictureKind, file: string): Promise<string | null>;
  /** Null where there is none. */
  readOriginal(key: string): Promise<Buffer | null>;
  /** All of them with their sizes: for a backup, which asks for each. */
  listOriginals(keys: readonly string[]): Promise<Map<string, number>>;
  /** Afterwards it is there as a whole and for every process, or nothing has changed. */
  writeOriginal(key: string, bytes: Buffer): Promise<void>;
  /** The same of a file of this machine's `directory`, which is moved. */
  takeOriginal(key: string, path: string): Promise<void>;
  /** Which of these files, made of one picture, are there. */
  listMade(key: string, files: readonly string[]): Promise<Set<string>>;
  /** Shows others what this machine has made; it is served from here whether that succeeds or not. */
  shareMade(file: string): Promise<void>;
  /** The originals, and what was made of them. */
  delete(keys: readonly string[]): Promise<void>;
  /** What was stored before: to find what nothing uses. Copies that this machine needs no more are deleted on the way. */
  listOld(before: Date): AsyncIterable<StoredFile>;
  remove(file: StoredFile): Promise<void>;
};

/** The key of the picture that a file is, or was made of. */
export function keyOf({ kind, file }: StoredFile): string {
  return kind === 'originals' ? file : renditionKey(file);
}

/** What a store elsewhere answers, or does not. */
export type StoreTrouble = 'StoreAway' | 'StoreFull' | 'StoreRefuses';

const RETRY_AFTER_S = 10;

/** A store elsewhere cannot do what it is asked; what was begun has left nothing behind. Pages go on without the picture. */
export class PictureStoreError extends KasaError {
  readonly kind: StoreTrouble;

  constructor(kind: StoreTrouble, message: string, cause?: unknown) {
    super('SERVICE_UNAVAILABLE', message, { cause, retryAfterS: RETRY_AFTER_S });
    this.kind = kind;
  }
}
