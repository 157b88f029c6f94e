// What the browser runs: one entry, a chunk per page and per language, and vendor code in chunks of its own.
import { join } from 'node:path';
import type { BuildOptions, Plugin } from 'esbuild';
import { cssNamesPlugin } from './css-modules.ts';
import { minifierGeneration } from './minify-libraries.ts';
import { sharedChunkPlugin } from './shared-chunk.ts';

export type BuildMode = 'production' | 'development';

export const clientEntry = 'client/main.tsx';
export const devReloadEntry = 'client/reload-after-build.ts';
export const vendorEntry = 'build/vendor-entry.ts';
export const assetsUrl = '/assets/';

export function clientOptions(root: string, mode: BuildMode): BuildOptions {
  const entries = [clientEntry, vendorEntry, ...(mode === 'development' ? [devReloadEntry] : [])];
  return {
    absWorkingDir: root,
    entryPoints: Object.fromEntries(entries.map((path) => [entryName(path), join(root, path)])),
    outdir: 'dist/public/assets',
    entryNames: '[name]-[hash]',
    chunkNames: mode === 'production' ? `[name]-[hash]-${minifierGeneration}` : '[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    minify: mode === 'production',
    sourcemap: mode === 'production' ? 'external' : 'linked',
    jsx: 'automatic',
    legalComments: 'none',
    // Letters as they are, not as \u0142: modules are UTF-8 by definition.
    charset: 'utf8',
    alias: {
      // While developing, React's own warns of missing keys.
      ...(mode === 'production' ? { 'react/jsx-runtime': join(root, 'build/jsx-runtime.ts') } : {}),
      // wouter brings a stand-in for what React has had since 18.
      'use-sync-external-store/shim/index.js': join(root, 'build/react-external-store.ts'),
      regexparam: join(root, 'build/unused-code.ts'),
    },
    define: {
      'process.env.NODE_ENV': JSON.stringify(mode),
      // What Sentry's SDK leaves out when it is told to.
      __SENTRY_DEBUG__: 'false',
      __SENTRY_TRACING__: 'false',
    },
    // Let through here, so that the check on the metafile can say which file of ours imports it.
    external: ['node:*'],
    plugins: [cssNamesPlugin, sharedChunkPlugin(root, clientEntry), unusedCodePlugin(root)],
    metafile: true,
    write: false,
    logLevel: 'silent',
  };
}

/** `client/main.tsx` -> `main`. */
function entryName(path: string): string {
  return path.replace(/^.*\//, '').replace(/\.tsx?$/, '');
}

/** For what `alias` does not reach: a package's own relative imports. */
function unusedCodePlugin(root: string): Plugin {
  return {
    name: 'unused-code',
    setup(build) {
      build.onResolve({ filter: /\/infiniteQueryBehavior\.js$/ }, () => ({ path: join(root, 'build/unused-code.ts') }));
    },
  };
}
