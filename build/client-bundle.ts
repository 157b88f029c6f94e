// A surface's browser bundle: one entry, a chunk per page and per language, and libraries in chunks of their own.
import { join } from 'node:path';
import type { BuildOptions } from 'esbuild';
import { cssNamesPlugin } from './css-modules.ts';
import { leanReactDomPlugin } from './lean-react-dom.ts';
import { minifierGeneration } from './minify-libraries.ts';
import type { SourceGraph } from './page-parts.ts';
import { sharedChunkPlugin } from './shared-chunk.ts';
import { entryOf, type SurfaceBuild } from './surface-build.ts';
import { textLoadersPlugin } from './text-loaders.ts';

export type BuildMode = 'production' | 'development';

export const vendorEntry = 'build/vendor-entry.ts';
export const assetsUrl = '/assets/';

/**
 * Every view of the office begins with the table of its pages, which names the file of each: their names would be a tenth of
 * it. Source maps say which file it was.
 */
const nameIn: Readonly<Record<SurfaceBuild['name'], string>> = {
  storefront: '[name]-',
  account: '[name]-',
  office: '',
};

/** `graph`: of a production build. In development every chunk would change its name with the entry's. */
export function clientOptions(
  root: string,
  mode: BuildMode,
  surface: Pick<SurfaceBuild, 'name' | 'sharing'>,
  graph?: SourceGraph,
): BuildOptions {
  const clientEntry = entryOf(surface.name);
  const entries = [clientEntry, vendorEntry];
  return {
    absWorkingDir: root,
    entryPoints: Object.fromEntries(entries.map((path) => [entryName(path), join(root, path)])),
    outdir: 'dist/public/assets',
    entryNames: '[name]-[hash]',
    chunkNames: mode === 'production' ? `${nameIn[surface.name]}[hash]-${minifierGeneration}` : '[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    minify: mode === 'production',
    sourcemap: mode === 'production' ? 'external' : 'linked',
    jsx: 'automatic',
    legalComments: 'none',
    alias: {
      // Saves 0.5 kB of a page's own 15. In development React's own runtime warns of missing keys.
      ...(mode === 'production' && { 'react/jsx-runtime': join(root, 'build/jsx-runtime.ts') }),
      // wouter brings it for React 17, which has none.
      'use-sync-external-store/shim/index.js': 'react',
    },
    define: {
      'process.env.NODE_ENV': JSON.stringify(mode),
      // Makes Sentry's SDK leave out these parts.
      __SENTRY_DEBUG__: 'false',
      __SENTRY_TRACING__: 'false',
    },
    // Accepted here, so that the check on the metafile can name the file that imports it.
    external: ['node:*'],
    plugins: [
      cssNamesPlugin,
      ...(graph ? [textLoadersPlugin, sharedChunkPlugin(root, surface, graph), leanReactDomPlugin] : []),
    ],
    metafile: true,
    write: false,
    logLevel: 'silent',
  };
}

/** Service workers, name -> path from the root: each is one file, because it is no page's and outlives them. */
export function workerOptions(root: string, mode: BuildMode, entries: Record<string, string>): BuildOptions {
  return {
    absWorkingDir: root,
    entryPoints: Object.fromEntries(Object.entries(entries).map(([name, path]) => [name, join(root, path)])),
    outdir: 'dist/workers',
    bundle: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    minify: mode === 'production',
    legalComments: 'none',
    metafile: true,
    write: false,
    logLevel: 'silent',
  };
}

/** `client/storefront/main.tsx` -> `main`. */
function entryName(path: string): string {
  return path.replace(/^.*\//, '').replace(/\.tsx?$/, '');
}
