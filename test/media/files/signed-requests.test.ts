// What is signed, as Amazon defines it (Signature Version 4), computed here apart from what the shop uses: s3rver looks at
// no signature of this version.
import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aStoreThat } from './a-bucket.ts';

const test = suite('signed requests to a store of pictures');

type Signed = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

function isSignedWith(secretKey: string, { method = '', url = '', headers }: Signed): boolean {
  const [, day = '', region = '', names = '', signature] =
    /Credential=[^/]+\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})/.exec(
      headers.authorization ?? '',
    ) ?? [];
  const { pathname, searchParams } = new URL(url, 'http://store');
  const query = [...searchParams].map((pair) => pair.map(encodeURIComponent).join('=')).sort();
  const lines = names.split(';').map((name) => `${name}:${headers[name]}\n`);
  const request = [method, pathname, query.join('&'), lines.join(''), names, headers['x-amz-content-sha256']].join(
    '\n',
  );
  const scope = `${day}/${region}/s3/aws4_request`;
  const hash = createHash('sha256').update(request).digest('hex');
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hash].join('\n');
  const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest();
  const key = ['s3', 'aws4_request'].reduce(hmac, hmac(hmac(`AWS4${secretKey}`, day), region));
  return hmac(key, text).toString('hex') === signature;
}

test('the check agrees with the example that Amazon publishes', () => {
  const authorization =
    'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;x-amz-content-sha256;x-amz-date,Signature=34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7';
  const headers = {
    ...{ authorization, host: 'examplebucket.s3.amazonaws.com', 'x-amz-date': '20130524T000000Z' },
    'x-amz-content-sha256': createHash('sha256').digest('hex'),
  };
  const request = { method: 'GET', url: '/?max-keys=2&prefix=J', headers };
  assert.ok(isSignedWith('wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY', request));
  assert.not(isSignedWith('another', request));
});

test('every request is signed, and a list goes on from page to page', async () => {
  const page = (name: string, next = '') =>
    `<ListBucketResult>${next}<Contents><Key>shop/${name}</Key><LastModified>2026-11-20T10:00:00.000Z</LastModified><Size>5</Size></Contents></ListBucketResult>`;
  const token = 'a token/with+signs==';
  const asked: string[] = [];
  const store = await aStoreThat((request, response) => {
    request.resume();
    const { method = '', url = '' } = request;
    asked.push(method);
    if (!isSignedWith('S3RVER', request)) return response.writeHead(403).end('<Code>SignatureDoesNotMatch</Code>');
    if (!url.includes('list-type=2')) return response.writeHead(200, { 'content-length': 0 }).end();
    const isSecond = new URL(url, 'http://store').searchParams.get('continuation-token') === token;
    return response.end(isSecond ? page('b') : page('a', `<NextContinuationToken>${token}</NextContinuationToken>`));
  });
  try {
    const bucket = store.open();
    await bucket.put('a', Buffer.from('bytes'));
    await bucket.sizeOf('a');
    await bucket.delete('a');
    const names: string[] = [];
    for await (const { name } of bucket.list('')) names.push(name);
    assert.equal(names, ['a', 'b']);
    assert.equal(asked, ['PUT', 'HEAD', 'DELETE', 'GET', 'GET']);
    const wrong = store.open({ keys: { keyId: 'S3RVER', secretKey: 'wrong' } });
    const error = await wrong.put('a', Buffer.from('bytes')).catch((thrown: Error) => thrown);
    assert.match(String(error), /403 SignatureDoesNotMatch/);
  } finally {
    await store.close();
  }
});

test.run();
