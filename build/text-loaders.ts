// Each page has the loaders of its texts for itself, `load-…-texts.ts`. One weighs a hundred bytes, and only the pages
// with its part need it: shared, all of them would stand in the chunk that every page loads.
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'esbuild';

export const textLoader = /\/load-[\w-]+-texts\.ts$/;

export const textLoadersPlugin: Plugin = {
  name: 'text-loaders',
  setup(build) {
    // One loader brings others: they are its page's too.
    build.onResolve({ filter: textLoader }, ({ path, importer, resolveDir, pluginData = basename(importer) }) => ({
      path: join(resolveDir, path),
      suffix: `?${pluginData}`,
      pluginData,
    }));
    build.onLoad({ filter: textLoader }, ({ path, pluginData }) => ({
      contents: readFileSync(path, 'utf8'),
      loader: 'ts',
      pluginData,
    }));
  },
};
