// The bytes of the pictures that an imported file names, from a folder or from the web. They come after the import's
// own transaction: a web server that is down must not keep products out of the shop, and no transaction waits for one.
// What fails is a warning and is tried again by the next import; what is there is neither read nor fetched again.
import { sql } from 'kysely';
import { formatNumber } from '#src/numbers/format-number.ts';
import { refuse } from '#src/result.ts';
import type { FetchRefusal, FetchRules } from '../../http/outside/fetch-outside.ts';
import { addPicture, type PictureStore } from '../../media/add-picture.ts';
import { fetchPicture, MAX_PICTURE_BYTES } from '../../media/fetch-picture.ts';
import { PictureStoreError, type StoreTrouble } from '../../media/files/picture-files.ts';
import type { PictureRefusal } from '../../media/measure-picture.ts';
import { type LeftOut, PictureHosts } from '../../media/picture-hosts.ts';
import { type FileRefusal, fileNameOf, readPictureFile } from '../../media/read-picture-file.ts';
import { type MediaRow, type PictureHistory, PictureReplacing } from '../history/picture-replacing.ts';
import { FaultLog, type ImportFault, type Place, type WarningCode } from './import-faults.ts';

/** The place where the file names each picture first, by source. */
export type PicturePlaces = ReadonlyMap<string, Place>;

export type PictureImportOptions = {
  /** Looked through first, also for what is at a web address; what it holds replaces what the shop has. */
  folder?: string;
  fetchRules?: FetchRules;
  onProgress?: (done: number, total: number) => void;
  /** The line of the history that other pictures in place of known ones stand in. */
  history: PictureHistory;
  /** Ends it between two pictures, with what the signal was given as its reason. */
  signal?: AbortSignal;
};

export type PictureReport = {
  stored: number;
  unchanged: number;
  failed: number;
  /** Those that were not asked for, because their server had not answered for others. */
  leftOut: number;
  warnings: ImportFault[];
  /** What takes replaced pictures back, where the import itself has changed nothing. */
  batchId: number | null;
};

type Refusal = FetchRefusal | FileRefusal | PictureRefusal | LeftOut | { kind: StoreTrouble };

const storeTroubles: Record<StoreTrouble, string> = {
  StoreAway: 'The store of pictures does not answer.',
  StoreFull: 'The store of pictures is full.',
  StoreRefuses: 'The store of pictures does not let the shop in.',
};

const AT_ONCE = 4;
const SOURCES_PER_QUERY = 1_000;

export async function importPictures(
  store: PictureStore,
  places: PicturePlaces,
  { folder, fetchRules, onProgress, signal, history }: PictureImportOptions,
): Promise<PictureReport> {
  const log = new FaultLog();
  const report = { stored: 0, unchanged: 0, failed: 0, leftOut: 0 };
  const hosts = new PictureHosts();
  const replacing = new PictureReplacing(store, history);
  const waiting = [...places];
  let done = 0;

  const importOne = async (source: string, place: Place, rows: MediaRow[]) => {
    const existing = rows.find(({ picture }) => picture !== null)?.picture ?? null;
    const found = await findPicture(store, source, { folder, fetchRules, hosts, isKnown: existing !== null });
    if (!found.ok) {
      report[found.error.kind === 'LeftOut' ? 'leftOut' : 'failed'] += 1;
      if (found.error.kind !== 'LeftOut') log.warn(...describe(found.error, source, place));
      return;
    }
    const key = found.value ?? existing;
    const others = rows.filter(({ picture }) => picture !== key);
    if (key !== null) await replacing.put(others, key);
    report[others.length > 0 ? 'stored' : 'unchanged'] += 1;
  };

  for (let batch = waiting.splice(0, SOURCES_PER_QUERY); batch.length > 0; ) {
    const rows = await loadRows(
      store,
      batch.map(([source]) => source),
    );
    const work = async () => {
      for (let next = batch.shift(); next; next = batch.shift()) {
        signal?.throwIfAborted();
        await importOne(...next, rows.get(next[0]) ?? []);
        done += 1;
        onProgress?.(done, places.size);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    batch = waiting.splice(0, SOURCES_PER_QUERY);
  }
  for (const [host, count] of hosts.givenUp) {
    const message = `${host} failed for three pictures in a row and was not asked for ${count === 1 ? 'one more' : `${formatNumber(count, 'en')} more`}.`;
    log.warn(
      'PICTURE_HOST_GIVEN_UP',
      { line: 1 },
      message,
      'Import the file again when it answers: only what is missing is fetched.',
    );
  }
  return { ...report, warnings: log.warnings, batchId: replacing.ownBatchId };
}

async function loadRows({ db }: PictureStore, sources: string[]): Promise<Map<string, MediaRow[]>> {
  const { rows } = await sql<MediaRow & { source: string }>`
    select id, product_id as "productId", source, picture from media where source = any(${sources}::text[])`.execute(
    db,
  );
  return Map.groupBy(rows, ({ source }) => source);
}

/** The picture's key; null when the shop has it already and the folder says nothing newer. */
async function findPicture(
  store: PictureStore,
  source: string,
  {
    folder,
    fetchRules,
    hosts,
    isKnown,
  }: Pick<PictureImportOptions, 'folder' | 'fetchRules'> & { hosts: PictureHosts; isKnown: boolean },
) {
  const isAddress = /^https?:\/\//i.test(source);
  const name = isAddress ? fileNameOf(source) : source;
  const file = folder && name ? await readPictureFile(folder, name) : null;
  if (file?.ok) return addUnlessAway(store, file.value);
  if (isKnown) return { ok: true as const, value: null };
  if (file && file.error.kind !== 'NoSuchFile') return file;
  const bytes = isAddress
    ? await hosts.ask(source, () => fetchPicture(source, fetchRules))
    : (file ?? (await readPictureFile(store.pictureFiles.directory, source)));
  return bytes.ok ? addUnlessAway(store, bytes.value) : bytes;
}

/** Products go on without a picture that their store does not take: the next import tries it again. */
async function addUnlessAway(store: PictureStore, bytes: Buffer) {
  return addPicture(store, bytes).catch((error: unknown) => {
    if (error instanceof PictureStoreError) return refuse({ kind: error.kind });
    throw error;
  });
}

function describe(
  refusal: Exclude<Refusal, LeftOut>,
  source: string,
  place: Place,
): [code: WarningCode, place: Place, message: string, fix: string] {
  const at = { ...place, value: source };
  const megabytes = MAX_PICTURE_BYTES / 1024 / 1024;
  const again = 'Mend the address, or save the picture in a folder and import again with --media FOLDER.';
  switch (refusal.kind) {
    case 'NoSuchFile':
      return ['PICTURE_MISSING', at, `There is no such file in ${refusal.folder}.`, 'Put it there and import again.'];
    case 'HeicPicture':
      return [
        'PICTURE_REFUSED',
        at,
        'It is a HEIC picture, as iPhones keep them, which the shop cannot read.',
        'Export it as JPEG and import again.',
      ];
    case 'BrokenPicture':
      return [
        'PICTURE_REFUSED',
        at,
        'The picture is damaged.',
        'Save it anew, or take the original, and import again.',
      ];
    case 'AnimatedPicture':
    case 'NotAPicture':
      return [
        'PICTURE_REFUSED',
        at,
        'It is not a picture that the shop can read.',
        'Use JPEG, PNG, WebP, AVIF or SVG.',
      ];
    case 'TooManyPixels':
      return ['PICTURE_REFUSED', at, 'The picture has too many pixels.', 'Make it smaller than 8,000 x 8,000.'];
    case 'TooManyBytes':
      return ['PICTURE_REFUSED', at, `The file is larger than ${megabytes} MB.`, 'Save it smaller and import again.'];
    case 'AddressRefused':
      return ['PICTURE_NOT_FETCHED', at, `${refusal.host} is not on the public internet.`, again];
    case 'HostUnknown':
      return ['PICTURE_NOT_FETCHED', at, `There is no server ${refusal.host}.`, again];
    case 'TooManyRedirects':
      return ['PICTURE_NOT_FETCHED', at, 'The address leads on and on to others.', again];
    case 'AnswerRefused':
      return ['PICTURE_NOT_FETCHED', at, `The server answered ${refusal.status}.`, again];
    case 'TooSlow':
      return ['PICTURE_NOT_FETCHED', at, 'The server took longer than ten seconds.', again];
    case 'StoreAway':
    case 'StoreFull':
    case 'StoreRefuses':
      return [
        'PICTURE_NOT_STORED',
        at,
        storeTroubles[refusal.kind],
        'kasa doctor says what it is; import the file again when it is mended.',
      ];
    case 'ConnectionFailed':
      return ['PICTURE_NOT_FETCHED', at, `The connection failed (${refusal.code}).`, again];
  }
}
