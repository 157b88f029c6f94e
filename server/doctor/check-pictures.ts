// The place of pictures: a bucket is written to, read and cleaned up again, and asked as a stranger would.
import { randomBytes } from 'node:crypto';
import { PictureStoreError } from '../media/files/picture-files.ts';
import { openPictureBucket } from '../media/files/picture-stores.ts';
import { type Check, type CheckResult, fault, fine, warning } from './finding.ts';

const SLOW_MS = 1_000;
const fixes = {
  StoreAway: 'Let this machine reach the endpoint of PICTURE_STORE, or correct it. Pages go on; new pictures do not.',
  StoreFull: 'Make room in the store, or raise its quota: new pictures are refused.',
  StoreRefuses:
    'Enter the keys of this bucket: kasa secrets set PICTURE_STORE_KEY, then PICTURE_STORE_SECRET. They must be allowed to list, read, write and delete.',
};

export const checkPictures: Check = {
  name: 'pictures',
  async run({ config: { picturePlace, pictureStore, mediaDirectory } }) {
    if (picturePlace.kind === 'disk') return [fine(`are kept in ${mediaDirectory}`)];
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
      return [...judgeTime(place, performance.now() - startedAt), ...(isOpen ? [isPublic(place)] : [])];
    } catch (error) {
      if (error instanceof PictureStoreError) return [fault(`${place}: ${error.message}`, fixes[error.kind])];
      throw error;
    }
  },
};

function judgeTime(place: string, ms: number): CheckResult[] {
  if (ms < SLOW_MS) return [fine(`are kept in ${place}, which can be written, read and cleaned up`)];
  return [
    warning(
      `are kept in ${place}, which took ${(ms / 1000).toFixed(1)} s for five requests`,
      'Take a store nearer to this machine: the first visitor of a picture waits for it.',
    ),
  ];
}

function isPublic(place: string): CheckResult {
  return warning(
    `${place} shows its files to anybody`,
    'Make the bucket private: originals hold what cameras write about place and time.',
  );
}
