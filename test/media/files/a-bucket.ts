// A store that speaks S3, on this machine, and one that answers as it is told.
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { type Bucket, openBucket } from '#server/media/files/bucket.ts';

/** Those that s3rver knows. */
const keys = { keyId: 'S3RVER', secretKey: 'S3RVER' };

export type StoreFixture = {
  endpoint: string;
  open(options?: { keys?: typeof keys | null; bucket?: string }): Bucket;
  close(): Promise<void>;
};

export async function aStore(): Promise<StoreFixture> {
  const directory = await mkdtemp(join(tmpdir(), 'kasa-s3-'));
  const server = new S3rver({
    ...{ address: '127.0.0.1', port: 0, silent: true, directory },
    configureBuckets: [{ name: 'pictures' }],
  });
  const { port } = await server.run();
  const endpoint = `http://127.0.0.1:${port}`;
  return {
    endpoint,
    open: (given = {}) => bucketAt(endpoint, given),
    async close() {
      await server.close();
      await rm(directory, { recursive: true });
    },
  };
}

export async function aStoreThat(answers: RequestListener): Promise<StoreFixture> {
  const server = createServer(answers).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    endpoint,
    open: (given = {}) => bucketAt(endpoint, given),
    async close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function bucketAt(endpoint: string, given: { keys?: typeof keys | null; bucket?: string }): Bucket {
  const place = { bucket: given.bucket ?? 'pictures', endpoint, region: 'us-east-1', prefix: 'shop/' };
  return openBucket({ place, keys: () => (given.keys === undefined ? keys : given.keys), answerMs: 400 });
}
