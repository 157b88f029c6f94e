// The build's files on disk: only changed files are written, files of earlier builds are removed, and public files get
// compressed copies.
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** `path` is relative to the output folder; files of the same path and hash are equal. */
export type OutputFile = { path: string; contents: Uint8Array; hash: string };

const compressible = /\.(js|css|svg)$/;

export function outputFile(path: string, contents: Uint8Array): OutputFile {
  return { path, contents, hash: createHash('sha256').update(contents).digest('base64url') };
}

export async function gzipped(contents: Uint8Array): Promise<Uint8Array> {
  return promisify(gzip)(contents, { level: 9 });
}

async function brotlied(contents: Uint8Array): Promise<Uint8Array> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: contents.length };
  return promisify(brotliCompress)(contents, { params });
}

/** The compressed copies of a public file, reused from the disk for an unchanged file. */
export async function compressFile(directory: string, file: OutputFile, gz: Uint8Array): Promise<OutputFile[]> {
  if (!compressible.test(file.path)) return [];
  const path = `${file.path}.br`;
  // The name contains the content's hash, so a compressed file of that name is current.
  const contents = (await readFile(join(directory, path)).catch(() => null)) ?? (await brotlied(file.contents));
  return [
    { path, contents, hash: file.hash },
    { path: `${file.path}.gz`, contents: gz, hash: file.hash },
  ];
}

/** Makes the folder contain exactly these files. `written`: what earlier calls wrote, path -> hash. */
export async function writeOutput(directory: string, files: OutputFile[], written: Map<string, string>): Promise<void> {
  const folders = new Set(files.map(({ path }) => dirname(join(directory, path))));
  await Promise.all([...folders].map((folder) => mkdir(folder, { recursive: true })));
  await Promise.all(
    files.map(async ({ path, contents, hash }) => {
      if (written.get(path) === hash) return;
      const target = join(directory, path);
      const before = await readFile(target).catch(() => null);
      if (!before?.equals(contents)) await writeFile(target, contents);
      written.set(path, hash);
    }),
  );
  const current = new Set(files.map(({ path }) => join(directory, path)));
  for (const entry of await readdir(directory, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && !current.has(path)) await rm(path, { force: true });
  }
}
