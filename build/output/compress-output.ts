// The compressed copies of what browsers fetch, and how large each file is as gzip, by which budgets are counted.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Metafile } from 'esbuild';
import { findOutput, listStaticOutputs } from '../bundle-graph.ts';
import { entryOf, type SurfaceBuild } from '../surface-build.ts';
import type { OutputFile } from './write-output.ts';

/** The best costs ten times what the quick one does, and saves 6 %. */
const BEST = 11;
const QUICK = 9;

export type Compressed = {
  files: OutputFile[];
  /** Gzipped bytes by the path in the metafile. */
  sizes: Map<string, number>;
};

const compressible = /^public\/.*\.(js|css|svg)$/;
/** The bytes of a window that cannot be used. */
const WINDOW_GAP = 16;
/** So many at a time: the memory that each takes counts from when it is asked for. */
const LANES = 4;

/** Those of a surface, whose module graph `scripts` is; `directory` has what an earlier build wrote. */
export async function compressFiles(
  directory: string,
  surface: SurfaceBuild['name'],
  { files, scripts }: { files: readonly OutputFile[]; scripts: Metafile },
): Promise<Compressed> {
  const qualityOf = chooseQuality(surface, scripts);
  const compressed: Compressed = { files: [], sizes: new Map() };
  // What takes longest begins first.
  const waiting = files
    .filter(({ path }) => compressible.test(path))
    .toSorted((a, b) => b.contents.length - a.contents.length)
    .values();
  const compressNext = async (): Promise<void> => {
    for (const { path, contents, hash } of waiting) {
      const br = compressedBefore(join(directory, `${path}.br`)) ?? brotlied(contents, qualityOf(path));
      const gz = await promisify(gzip)(contents, { level: 9 });
      compressed.sizes.set(`dist/${path}`, gz.length);
      compressed.files.push(
        { path: `${path}.br`, contents: await br, hash },
        { path: `${path}.gz`, contents: gz, hash },
      );
    }
  };
  await Promise.all(Array.from({ length: LANES }, compressNext));
  return compressed;
}

/** People of the office have its pages from the day before: there the best is for what each of them needs. */
function chooseQuality(surface: SurfaceBuild['name'], scripts: Metafile): (path: string) => number {
  if (surface !== 'office') return () => BEST;
  const ofEveryPage = listStaticOutputs(scripts, findOutput(scripts, entryOf(surface)));
  const sheet = `public/assets/${surface}-`;
  return (path) => (ofEveryPage.has(`dist/${path}`) || path.startsWith(sheet) ? BEST : QUICK);
}

/** A file's name contains its content's hash, so a compressed file of that name is current. */
function compressedBefore(path: string): Promise<Uint8Array> | null {
  return existsSync(path) ? readFile(path) : null;
}

function brotlied(contents: Uint8Array, quality: number): Promise<Uint8Array> {
  return promisify(brotliCompress)(contents, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: contents.length,
      // With the largest window every quality below 10 takes 33 MB for each file, however small.
      ...(quality === QUICK && { [constants.BROTLI_PARAM_LGWIN]: windowFor(contents.length) }),
    },
  });
}

/** The exponent of the smallest window that holds so many bytes. */
function windowFor(bytes: number): number {
  const { BROTLI_MIN_WINDOW_BITS: least, BROTLI_MAX_WINDOW_BITS: most } = constants;
  return Math.max(least, Math.min(most, Math.ceil(Math.log2(bytes + WINDOW_GAP))));
}
