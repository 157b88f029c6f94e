// Minifies the libraries' chunk again with another minifier: it is nine tenths of a first visit, and this saves 1.4 of
// its 80 kB. Our own chunks stay as esbuild wrote them, with their source maps.
import { createRequire } from 'node:module';
import type { Metafile } from 'esbuild';
import { minify } from 'oxc-minify';
import type { OutputFile } from './output/write-output.ts';

/**
 * Chromium compiles all of the file beside the download, on another thread. Otherwise it looks for the ends of functions
 * there, and the page waits while each is compiled at its first call, React's module as a whole among them.
 */
const compileAtOnce = '//# allFunctionsCalledOnLoad\n';

const { version } = createRequire(import.meta.url)('oxc-minify/package.json') as { version: string };

/** Part of the chunks' names, because esbuild's hash does not include what is done here; another letter with each change. */
export const minifierGeneration = `c${version.replace(/\D/g, '')}`;

/** `pathOf` maps an output of the metafile to its file. Library chunks become smaller and lose their source maps. */
export async function minifyLibraries(
  files: OutputFile[],
  metafile: Metafile,
  pathOf: (output: string) => string,
): Promise<OutputFile[]> {
  const libraries = Object.keys(metafile.outputs).filter((output) => isOfLibraries(metafile, output));
  const scripts = new Set(libraries.map(pathOf));
  const maps = new Set(libraries.map((output) => pathOf(`${output}.map`)));
  const kept = files.filter(({ path }) => !maps.has(path));
  return Promise.all(kept.map((file) => (scripts.has(file.path) ? minified(file) : file)));
}

function isOfLibraries(metafile: Metafile, output: string): boolean {
  const inputs = Object.keys(metafile.outputs[output]?.inputs ?? {});
  return output.endsWith('.js') && inputs.length > 0 && inputs.every((input) => /^(node_modules|build)\//.test(input));
}

async function minified(file: OutputFile): Promise<OutputFile> {
  const { code, errors } = await minify(file.path, Buffer.from(file.contents).toString(), {
    module: true,
    compress: { target: 'es2022' },
    mangle: { toplevel: true },
  });
  if (errors.length > 0) throw new Error(`${file.path} could not be minified: ${errors[0]?.message}`);
  return { ...file, contents: Buffer.from(compileAtOnce + code) };
}
