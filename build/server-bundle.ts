// What Node runs. React and what renders with it are bundled as production code whatever NODE_ENV says; other
// packages stay in node_modules.
import { join } from 'node:path';
import type { BuildOptions, Plugin } from 'esbuild';
import type { BuildMode } from './client-bundle.ts';
import { cssNamesPlugin } from './css-modules.ts';

const bundledPackage = /^(react|react-dom|scheduler|wouter|@tanstack\/[\w-]+|@stripe\/react-stripe-js)(\/|$)/;

const externalPackagesPlugin: Plugin = {
  name: 'external-packages',
  setup(build) {
    // Everything that is neither relative, absolute nor one of our own `#` paths.
    build.onResolve({ filter: /^[^./#]/ }, ({ path, kind, importer }) => {
      if (kind === 'entry-point' || bundledPackage.test(path)) return undefined;
      // What a bundled package needs, and is no package of ours, may lie anywhere under node_modules.
      if (importer.includes('/node_modules/') && !path.startsWith('node:')) return undefined;
      return { path, external: true };
    });
  },
};

export function serverOptions(root: string, mode: BuildMode): BuildOptions {
  return {
    absWorkingDir: root,
    // The database's thread is started from a file beside main.js.
    entryPoints: {
      main: join(root, 'server/main.ts'),
      'pglite-worker': join(root, 'server/database/pglite-worker.ts'),
    },
    outdir: 'dist/server',
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node22',
    minifySyntax: mode === 'production',
    sourcemap: 'linked',
    sourcesContent: false,
    jsx: 'automatic',
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    // The CommonJS code of react-dom asks for Node's own modules by `require`.
    banner: { js: "import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);" },
    plugins: [externalPackagesPlugin, cssNamesPlugin],
    metafile: true,
    write: false,
    logLevel: 'silent',
  };
}

/** The scripts of the sandbox's own pages: name -> path from the root. */
export function sandboxOptions(root: string, mode: BuildMode, entries: Record<string, string>): BuildOptions {
  return {
    absWorkingDir: root,
    entryPoints: Object.fromEntries(Object.entries(entries).map(([name, path]) => [name, join(root, path)])),
    outdir: 'dist/sandbox',
    bundle: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    minify: mode === 'production',
    jsx: 'automatic',
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    metafile: true,
    write: false,
    logLevel: 'silent',
  };
}
