// The server's bundle. React and the packages that render with it are bundled as production code whatever NODE_ENV
// says, and so are those that every start needs: read one by one, their 1,500 files take two fifths of a start. Other packages
// stay in node_modules.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BuildOptions, Plugin } from 'esbuild';
import type { BuildMode } from './client-bundle.ts';
import { cssNamesPlugin } from './css-modules.ts';
import { textsAsDataPlugin } from './texts-as-data.ts';

const rendering = ['react', 'react-dom', 'wouter', '@tanstack/react-query', '@stripe/react-stripe-js'];
const ofEveryStart = [
  // Those that use graphql need the same one.
  ...['graphql', 'graphql-jit', '@graphql-tools/schema'],
  ...['fastify', '@fastify/cookie', '@fastify/formbody', '@fastify/rate-limit', '@fastify/static', 'pino'],
  ...['kysely', 'pg', 'pg-copy-streams', 'lru-cache', 'ipaddr.js', 'negotiator', 'uqr'],
  ...['csv-parse', 'jsvat-next', 'libphonenumber-js', 'nodemailer', 'prom-client', 'sanitize-html', 'stripe', 'zod'],
];
const bundledPackages = new Set([...rendering, ...ofEveryStart]);

/** In development all packages stay external: a rebuild is twice as fast without React. */
function listExternalPackages(root: string, mode: BuildMode): string[] {
  const { dependencies = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  const names = Object.keys(dependencies).filter((name) => mode === 'development' || !bundledPackages.has(name));
  // pg looks for it, and does without.
  return [...names, 'pg-native'];
}

export function serverOptions(root: string, mode: BuildMode): BuildOptions {
  return {
    absWorkingDir: root,
    // Separate entries: the encoding process is started from its own file, and the primary process of several workers
    // renders no pages.
    entryPoints: {
      main: join(root, 'server/main.ts'),
      config: join(root, 'server/config.ts'),
      'start-workers': join(root, 'server/workers/start-workers.ts'),
      'start-lines': join(root, 'server/start-lines.ts'),
      'rendition-worker': join(root, 'server/media/rendition-worker.ts'),
      'invoice-pdf-worker': join(root, 'server/invoices/paper/invoice-pdf-worker.ts'),
      'import-worker': join(root, 'server/workers/import-worker.ts'),
    },
    outdir: 'dist/server',
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node22',
    // Functions keep their names, for stack traces.
    minifySyntax: mode === 'production',
    minifyWhitespace: mode === 'production',
    sourcemap: 'linked',
    sourcesContent: false,
    jsx: 'automatic',
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    // react-dom's CommonJS code loads Node's modules by `require`.
    banner: { js: "import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);" },
    external: listExternalPackages(root, mode),
    plugins: [cssNamesPlugin, browserOnlyPlugin, ...(mode === 'production' ? [leaveOutPlugin, textsAsDataPlugin] : [])],
    // Nobody reads the production build's.
    metafile: mode === 'development',
    write: false,
    logLevel: 'silent',
  };
}

/**
 * What packages bring and the server never runs, though every start would load it: 1.2 of 8.4 MB, and 6 % of a start. Which
 * file -> what stands in for it.
 */
const leftOut: [file: RegExp, contents: string][] = [
  // Streams; pages are rendered as strings.
  [/react-dom\/cjs\/react-dom-server\.node\.production\.js$/, ''],
  // The office's components import it for a dialog that only a browser opens.
  [/react-dom\/client\.js$/, ''],
  // Zod's messages in fifty languages; what is said of input is our own.
  [/zod\/v4\/locales\/index\.js$/, "export { default as en } from './en.js';"],
  // Our pages have no use for it: `style` attributes are removed whole.
  [/postcss\/lib\/postcss\.js$/, ''],
  // graphql-jit's own writer of JSON, which is off: answers are objects that pages use.
  [/fast-json-stringify\/index\.js$/, ''],
];

const leaveOutPlugin: Plugin = {
  name: 'leave-out',
  setup({ onLoad }) {
    for (const [file, contents] of leftOut) {
      onLoad({ filter: new RegExp(`/node_modules/${file.source}`) }, ({ path }) => ({
        contents,
        resolveDir: dirname(path),
      }));
    }
  },
};

/**
 * What only effects load: Node cannot even read it, and the server's bundle, which is one file, would load it at its start.
 */
const browserOnly = /^@atlaskit\/pragmatic-drag-and-drop\//;

const browserOnlyPlugin: Plugin = {
  name: 'browser-only',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: browserOnly }, ({ path }) => ({ path, namespace: 'browser-only' }));
    onLoad({ filter: /./, namespace: 'browser-only' }, () => ({ contents: 'module.exports = {};' }));
  },
};

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
