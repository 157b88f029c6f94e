// The libraries' chunk once more through another minifier: it holds none of our lines and is nine tenths of a first
// visit, and this takes 1.4 kB of 80 off it. Our own chunks stay as esbuild wrote them, with their source maps.
import { createRequire } from 'node:module';
import type { Metafile } from 'esbuild';
import { minifySync } from 'oxc-minify';
import type { OutputFile } from './write-output.ts';

const { version } = createRequire(import.meta.url)('oxc-minify/package.json') as { version: string };

/** Stands in the names of chunks beside esbuild's hash, which does not know what is done to them afterwards. */
export const minifierGeneration = `m${version.replace(/\D/g, '')}`;

/** `pathOf` tells where an output of the metafile went. Chunks of libraries become smaller and lose their maps. */
export function minifyLibraries(
  files: OutputFile[],
  metafile: Metafile,
  pathOf: (output: string) => string,
): OutputFile[] {
  const libraries = Object.keys(metafile.outputs).filter((output) => isOfLibraries(metafile, output));
  const scripts = new Set(libraries.map(pathOf));
  const maps = new Set(libraries.map((output) => pathOf(`${output}.map`)));
  return files.filter(({ path }) => !maps.has(path)).map((file) => (scripts.has(file.path) ? minified(file) : file));
}

function isOfLibraries(metafile: Metafile, output: string): boolean {
  const inputs = Object.keys(metafile.outputs[output]?.inputs ?? {});
  return output.endsWith('.js') && inputs.length > 0 && inputs.every((input) => /^(node_modules|build)\//.test(input));
}

function minified(file: OutputFile): OutputFile {
  const { code, errors } = minifySync(file.path, Buffer.from(file.contents).toString(), {
    module: true,
    compress: { target: 'es2022' },
    mangle: { toplevel: true },
  });
  if (errors.length > 0) throw new Error(`${file.path} could not be minified: ${errors[0]?.message}`);
  return { ...file, contents: Buffer.from(code) };
}
