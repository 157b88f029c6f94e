// One chunk for the entry and everything that it imports. Every page is loaded by the entry, but esbuild does not know
// that: it makes a chunk for each combination of entry and pages that share a file, and some twenty small chunks weigh
// 4 kB more than one. So an import of the entry, which is loaded already, is added to each dynamically imported file.
import { glob, readFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import type { Loader, Plugin } from 'esbuild';

const importWhenAsked = /\bimport\(['`]([.#][^'`]+)['`]\)/g;

export function sharedChunkPlugin(root: string, entry: string): Plugin {
  let importedWhenAsked = new Set<string>();
  return {
    name: 'shared-chunk',
    setup(build) {
      build.onStart(async () => {
        importedWhenAsked = await listImportedWhenAsked(root);
      });
      build.onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
        if (!importedWhenAsked.has(path)) return undefined;
        const source = await readFile(path, 'utf8');
        // On the first line, so that the source's line numbers stay the same.
        const contents = `import ${JSON.stringify(join(root, entry))}; ${source}`;
        return { contents, loader: extname(path).slice(1) as Loader };
      });
    },
  };
}

async function listImportedWhenAsked(root: string): Promise<Set<string>> {
  const files = await Array.fromAsync(glob('{client,src}/**/*.{ts,tsx}', { cwd: root }));
  const imported = await Promise.all(
    files.map(async (file) => {
      const path = join(root, file);
      const imports = (await readFile(path, 'utf8')).matchAll(importWhenAsked);
      const targets = [...imports].map(([, target = '']) =>
        target[0] === '#' ? join(root, target.slice(1)) : join(dirname(path), target),
      );
      return (await Promise.all(targets.map(listMatching))).flat();
    }),
  );
  return new Set(imported.flat());
}

/** The files of `messages/${locale}/cart.ts` in all languages. */
async function listMatching(target: string): Promise<string[]> {
  return target.includes('${') ? Array.fromAsync(glob(target.replaceAll(/\$\{\w+\}/g, '*'))) : [target];
}
