// The packages that the browser's modules import, bundled once and kept until the packages or their list change. Each is a
// script of its own which exports the package's namespace as `ns`, so that CommonJS ones have names too.
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { clientOptions } from '../client-bundle.ts';

/** Gives the folder of the scripts, which are named by `libraryFile`. */
export async function prebundleLibraries(root: string, cache: string, packages: readonly string[]): Promise<string> {
  const lock = await readFile(join(root, 'package-lock.json'), 'utf8').catch(() => '');
  const key = createHash('sha256').update(lock).update(packages.join()).digest('hex').slice(0, 16);
  const folder = join(cache, `libraries-${key}`);
  if (await isThere(folder)) return folder;
  // Moved to its place when it is whole.
  const making = `${folder}.${process.pid}`;
  await rm(making, { recursive: true, force: true });
  await mkdir(making, { recursive: true });
  const { alias, define } = clientOptions(root, 'development', { name: 'storefront' });
  await build({
    absWorkingDir: root,
    entryPoints: packages.map((name) => ({ in: `library:${name}`, out: libraryFile(name).replace(/\.js$/, '') })),
    outdir: making,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    legalComments: 'none',
    ...(alias && { alias }),
    ...(define && { define }),
    plugins: [libraryPlugin(root)],
    logLevel: 'silent',
  });
  await rename(making, folder);
  return folder;
}

/** `@stripe/stripe-js` -> `@stripe+stripe-js.js`. */
export function libraryFile(name: string): string {
  return `${name.replaceAll('/', '+')}.js`;
}

function libraryPlugin(root: string): Plugin {
  return {
    name: 'libraries',
    setup({ onLoad, onResolve }) {
      onResolve({ filter: /^library:/ }, ({ path }) => ({ path: path.slice('library:'.length), namespace: 'library' }));
      onLoad({ filter: /./, namespace: 'library' }, ({ path }) => ({
        contents: `import * as ns from ${JSON.stringify(path)};\nexport { ns };`,
        resolveDir: root,
      }));
    },
  };
}

async function isThere(folder: string): Promise<boolean> {
  return readFile(join(folder, 'react.js')).then(
    () => true,
    () => false,
  );
}
