// The place of pictures: a bucket is written to, read and cleaned up again, and asked as a stranger would. Whether the
// pictures of the shop are there at all is seen by the latest and by the first of them.
import { randomBytes } from 'node:crypto';
import type { Config } from '../config.ts';
import type { Db } from '../database/connect.ts';
import { PictureStoreError } from '../media/files/picture-files.ts';
import { openPictureBucket, openPictureFiles } from '../media/files/picture-stores.ts';
import { type Check, type CheckResult, fault, fine, warning } from './finding.ts';

const SLOW_MS = 1_000;
/** So many of the latest are looked for, and as many of the oldest: copying stops somewhere. */
const LOOKED_FOR = 10;
const fixes = {
  StoreAway: 'Let this machine reach the endpoint of PICTURE_STORE, or correct it. Pages go on; new pictures do not.',
  StoreFull: 'Make room in the store, or raise its quota: new pictures are refused.',
  StoreRefuses:
    'Enter the keys of this bucket: kasa secrets set PICTURE_STORE_KEY, then PICTURE_STORE_SECRET. They must be allowed to list, read, write and delete.',
};

export const checkPictures: Check = {
  name: 'pictures',
  async run({ db, config }) {
    const { picturePlace, pictureStore, mediaDirectory } = config;
    if (picturePlace.kind === 'disk') return [await judgeFiles(mediaDirectory, db, config)];
    const bucket = openPictureBucket(picturePlace, () => pictureStore);
    const name = `kasa-can-write-${randomBytes(6).toString('hex')}`;
    const place = `${picturePlace.bucket} at ${picturePlace.endpoint}`;
    const startedAt = performance.now();
    try {
      await bucket.put(name, Buffer.from(name));
      const text = await (await bucket.get(name))?.text();
      for await (const _ of bucket.list(name)) break;
      const isOpen = (await bucket.askAsStranger(name)) < 400;
      await bucket.delete(name);
      if (text !== name) return [fault(`${place} gives back something else than was put there`, fixes.StoreRefuses)];
      const spent = performance.now() - startedAt;
      const files = await judgeFiles(place, db, config);
      return [files.status === 'ok' ? judgeTime(place, spent) : files, ...(isOpen ? [isPublic(place)] : [])];
    } catch (error) {
      if (error instanceof PictureStoreError) return [fault(`${place}: ${error.message}`, fixes[error.kind])];
      throw error;
    }
  },
};

function judgeTime(place: string, ms: number): CheckResult {
  if (ms < SLOW_MS) return fine(`are kept in ${place}, which can be written, read and cleaned up`);
  return warning(
    `are kept in ${place}, which took ${(ms / 1000).toFixed(1)} s for five requests`,
    'Take a store nearer to this machine: the first visitor of a picture waits for it.',
  );
}

async function judgeFiles(place: string, db: Db, config: Config): Promise<CheckResult> {
  const files = openPictureFiles(config, () => config.pictureStore);
  const ends = (['asc', 'desc'] as const).map((order) =>
    db.selectFrom('pictures').select('key').orderBy('added_at', order).orderBy('key').limit(LOOKED_FOR).execute(),
  );
  const keys = [...new Set((await Promise.all(ends)).flat().map(({ key }) => key))];
  const sizes = await Promise.all(keys.map((key) => files.sizeOf('originals', key)));
  const missing = keys.filter((_, at) => sizes[at] === null);
  if (missing.length === 0) return fine(`are kept in ${place}`);
  return fault(
    `${missing.length} of the ${keys.length} that were looked for are not in ${place}, such as ${missing[0]}`,
    'Copy the originals there, or restore a backup: server/guides/more-than-one-machine.md says how pictures move. Backups lack them until then.',
  );
}

function isPublic(place: string): CheckResult {
  return warning(
    `${place} shows its files to anybody`,
    'Make the bucket private: originals hold what cameras write about place and time.',
  );
}
