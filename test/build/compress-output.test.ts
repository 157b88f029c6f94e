import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Metafile } from 'esbuild';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { compressFiles } from '#build/output/compress-output.ts';

const test = suite('compressed copies');

const contents = readFileSync(import.meta.filename);
const best = brotliCompressSync(contents).length;
const file = (path: string) => ({ path, contents, hash: path });
const scripts = ['main-A.js', 'shared-B.js', 'queue-C.js'].map((name) => `public/assets/${name}`);
const files = [...scripts, 'public/assets/office-D.css', 'public/assets/queue-E.css', 'source-maps/queue-C.js.map'].map(
  file,
);

const output = (entryPoint: string, imported?: string): Metafile['outputs'][string] => ({
  ...{ bytes: 1, inputs: {}, exports: [], entryPoint },
  imports: imported ? [{ path: `dist/${imported}`, kind: 'import-statement' }] : [],
});
const [main = '', shared = '', queue = ''] = scripts;
const graphOf = (surface: string): Metafile => ({
  inputs: {},
  outputs: {
    [`dist/${main}`]: output(`client/${surface}/main.tsx`, shared),
    [`dist/${shared}`]: output('parts:shared'),
    [`dist/${queue}`]: output('src/orders/queue-page.tsx', shared),
  },
});

async function compress(surface: 'storefront' | 'office') {
  const compressed = await compressFiles(join(tmpdir(), 'kasa-nothing-built'), surface, {
    files,
    scripts: graphOf(surface),
  });
  return { ...compressed, byPath: new Map(compressed.files.map((one) => [one.path, one.contents])) };
}

test('what shoppers fetch is compressed best, and every copy is whole', async () => {
  const { byPath, sizes } = await compress('storefront');
  assert.is(byPath.size, 10);
  for (const [path, copy] of byPath) {
    assert.equal(path.endsWith('.br') ? brotliDecompressSync(copy) : gunzipSync(copy), contents, path);
    if (path.endsWith('.br')) assert.is(copy.length, best, path);
  }
  assert.is(sizes.get(`dist/${queue}`), byPath.get(`${queue}.gz`)?.length);
});

test('what each page of the office needs is compressed best, and the rest quickly', async () => {
  const { byPath } = await compress('office');
  for (const path of [main, shared, 'public/assets/office-D.css']) {
    assert.is(byPath.get(`${path}.br`)?.length, best, path);
  }
  for (const path of [queue, 'public/assets/queue-E.css']) {
    const copy = byPath.get(`${path}.br`) ?? Buffer.of();
    assert.ok(copy.length > best && copy.length < best * 1.2, `${path}: ${copy.length} after ${best}`);
    assert.equal(brotliDecompressSync(copy), contents, path);
  }
});

test.run();
