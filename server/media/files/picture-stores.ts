// The places that pictures may be kept in, and what opens each.
import { type Bucket, type BucketKeys, type BucketPlace, openBucket } from './bucket.ts';
import { filesInBucket } from './files-in-bucket.ts';
import { filesOnDisk } from './files-on-disk.ts';
import type { PictureFiles } from './picture-files.ts';

export type PicturePlace = { kind: 'disk' } | ({ kind: 'bucket' } & BucketPlace);
/** Asked for with each request: they may be changed while the shop runs. */
export type ReadBucketKeys = () => BucketKeys | null;
type Kind = PicturePlace['kind'];
type PlaceOf<K extends Kind> = Extract<PicturePlace, { kind: K }>;
type Opening<K extends Kind> = { place: PlaceOf<K>; directory: string; keys: ReadBucketKeys };

const makers: { [K in Kind]: (opening: Opening<K>) => PictureFiles } = {
  disk: ({ directory }) => filesOnDisk(directory),
  bucket: ({ place, directory, keys }) => filesInBucket(openPictureBucket(place, keys), directory),
};

export function openPictureFiles<K extends Kind>(
  { picturePlace, mediaDirectory }: { picturePlace: PlaceOf<K>; mediaDirectory: string },
  keys: ReadBucketKeys,
): PictureFiles {
  const maker: (opening: Opening<K>) => PictureFiles = makers[picturePlace.kind];
  return maker({ place: picturePlace, directory: mediaDirectory, keys });
}

export function openPictureBucket(place: BucketPlace, keys: ReadBucketKeys): Bucket {
  return openBucket({ place, keys });
}

/** `s3://bucket?endpoint=https://…`, with `region` and `prefix` where they are wanted; null where it is not like that. */
export function readPicturePlace(text: string | undefined): PicturePlace | null {
  if (text === undefined) return { kind: 'disk' };
  const url = URL.parse(text);
  const endpoint = URL.parse(url?.searchParams.get('endpoint') ?? '');
  if (url?.protocol !== 's3:' || !endpoint || !isSafe(endpoint)) return null;
  const prefix = partsOf(url.searchParams.get('prefix') ?? '').join('/');
  const isKnown = [...url.searchParams.keys()].every((name) => ['endpoint', 'region', 'prefix'].includes(name));
  const isNamed = /^[a-z0-9][a-z0-9.-]{2,62}$/.test(url.hostname) && /^\/?$/.test(url.pathname);
  if (!isKnown || !isNamed || !/^[\w./-]*$/.test(prefix)) return null;
  return {
    kind: 'bucket',
    bucket: url.hostname,
    endpoint: [endpoint.origin, ...partsOf(endpoint.pathname)].join('/'),
    region: url.searchParams.get('region') ?? 'auto',
    prefix: prefix && `${prefix}/`,
  };
}

/** Keys are no part of what is sent, but pictures are. */
function isSafe({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || (protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname));
}

/** What stands between the slashes of a path, however many there are. */
function partsOf(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
}
