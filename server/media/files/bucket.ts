// One bucket of a store that speaks S3, with the few requests that pictures need. Each has a time limit, and none is
// repeated for longer than somebody would wait for a page.
import { openAsBlob } from 'node:fs';
import type { AwsClient } from 'aws4fetch';
import { PictureStoreError } from './picture-files.ts';

/** `prefix`: what each name in the bucket begins with. */
export type BucketPlace = { bucket: string; endpoint: string; region: string; prefix: string };
export type BucketKeys = { keyId: string; secretKey: string };
export type StoredObject = { name: string; size: number; changedAt: Date };

export type Bucket = {
  sizeOf(name: string): Promise<number | null>;
  /** Null where there is none; the caller reads the body to its end, within the same time limit. */
  get(name: string): Promise<Response | null>;
  /** Bytes, or the path of a file. */
  put(name: string, content: Buffer | { path: string }): Promise<void>;
  delete(name: string): Promise<void>;
  list(prefix: string): AsyncGenerator<StoredObject>;
  /** What whoever has no keys is answered: the status of asking for the object. */
  askAsStranger(name: string): Promise<number>;
};

/** The time that a whole request may take: somebody waits for most of them. */
export const ANSWER_MS = 10_000;
const TRIES = 2;

type BucketOptions = { place: BucketPlace; keys: () => BucketKeys | null; answerMs?: number };

export function openBucket({ place, keys, answerMs = ANSWER_MS }: BucketOptions): Bucket {
  const urlOf = (name: string) => `${place.endpoint}/${place.bucket}/${place.prefix}${name}`;
  const ask = async (url: string, init: RequestInit & { bodyOf?: () => Promise<Blob> } = {}): Promise<Response> => {
    const { bodyOf, ...rest } = init;
    const signer = await signerOf(place, keys());
    for (let tried = 1; ; tried += 1) {
      const body = await bodyOf?.();
      const answer = await send(signer, url, { ...rest, ...(body && { body }) }, answerMs);
      if (answer instanceof Response && (answer.ok || answer.status === 404)) return answer;
      const trouble = answer instanceof Response ? await troubleOf(answer) : answer;
      if (tried === TRIES || trouble.kind !== 'StoreAway') throw trouble;
    }
  };
  return {
    async sizeOf(name) {
      const { status, headers } = await ask(urlOf(name), { method: 'HEAD' });
      return status === 404 ? null : Number(headers.get('content-length')) || null;
    },
    async get(name) {
      const answer = await ask(urlOf(name));
      if (answer.status !== 404) return answer;
      await answer.body?.cancel();
      return null;
    },
    async put(name, content) {
      const bodyOf = async () => ('path' in content ? openAsBlob(content.path) : new Blob([new Uint8Array(content)]));
      const answer = await ask(urlOf(name), { method: 'PUT', bodyOf });
      await answer.body?.cancel();
      // A bucket that is not there.
      if (answer.status === 404) throw new PictureStoreError('StoreRefuses', `there is no bucket ${place.bucket}`);
    },
    async delete(name) {
      const answer = await ask(urlOf(name), { method: 'DELETE' });
      await answer.body?.cancel();
    },
    async *list(prefix) {
      for (let from: string | undefined = ''; from !== undefined; ) {
        const query = new URLSearchParams({ 'list-type': '2', prefix: place.prefix + prefix });
        if (from) query.set('continuation-token', from);
        const answer = await ask(`${place.endpoint}/${place.bucket}?${query}`);
        const page = await answer.text();
        if (answer.status === 404) throw new PictureStoreError('StoreRefuses', `there is no bucket ${place.bucket}`);
        for (const object of readObjects(page)) yield { ...object, name: object.name.slice(place.prefix.length) };
        from = textOf(page, 'NextContinuationToken');
      }
    },
    async askAsStranger(name) {
      const answer = await fetch(urlOf(name), { signal: AbortSignal.timeout(answerMs) });
      await answer.body?.cancel();
      return answer.status;
    },
  };
}

/** Its code is loaded only where pictures are in a bucket. */
async function signerOf({ region }: BucketPlace, keys: BucketKeys | null): Promise<AwsClient> {
  if (!keys) throw new PictureStoreError('StoreRefuses', 'PICTURE_STORE_KEY and PICTURE_STORE_SECRET are not set');
  const { keyId: accessKeyId, secretKey: secretAccessKey } = keys;
  const { AwsClient } = await import('aws4fetch');
  return new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
}

async function send(signer: AwsClient, url: string, init: RequestInit, answerMs: number) {
  try {
    // The hash of a body would be one more reading of it: over TLS it is not needed, and names are hashes themselves.
    const headers = { 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' };
    const signed = await signer.sign(url, { method: init.method ?? 'GET', headers });
    return await fetch(signed, { ...init, redirect: 'error', signal: AbortSignal.timeout(answerMs) });
  } catch (error) {
    return new PictureStoreError('StoreAway', `the store of pictures does not answer: ${causeOf(error)}`, error);
  }
}

function causeOf(error: unknown): string {
  const { cause, message } = error as Error & { cause?: { code?: string; message?: string } };
  return cause?.code ?? cause?.message ?? message;
}

const fullCodes = new Set(['QuotaExceeded', 'XMinioStorageFull', 'EntityTooLarge', 'ServiceQuotaExceeded']);

async function troubleOf(answer: Response): Promise<PictureStoreError> {
  const code = textOf(await answer.text().catch(() => ''), 'Code') ?? '';
  const says = `the store of pictures answers ${answer.status}${code && ` ${code}`}`;
  if (answer.status === 507 || fullCodes.has(code)) return new PictureStoreError('StoreFull', says);
  const isAway = answer.status >= 500 || answer.status === 429;
  return new PictureStoreError(isAway ? 'StoreAway' : 'StoreRefuses', says);
}

/** Names are ours and keys of hexadecimal digits; nothing in them is escaped but what a prefix brings. */
function* readObjects(page: string): Generator<StoredObject> {
  for (const [, object = ''] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
    const name = textOf(object, 'Key') ?? '';
    yield {
      name: name.replaceAll('&amp;', '&'),
      size: Number(textOf(object, 'Size')),
      changedAt: new Date(textOf(object, 'LastModified') ?? Number.NaN),
    };
  }
}

function textOf(xml: string, element: string): string | undefined {
  return new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1];
}
