// The server's production bundle for the uncached bench. Beside the shop's own, where it finds its migrations.
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { serverOptions } from '#build/server-bundle.ts';
import { root } from '../../source-imports.ts';

const standIns: Record<string, string> = {
  'in-process-transport.ts': 'cached-transport.ts',
  'page-cache.ts': 'uncached-page-cache.ts',
  'product-cache.ts': 'switchable-product-cache.ts',
};

export const uncachedServer = join(root, 'dist/server/bench-uncached.js');

export async function buildUncachedShop(): Promise<void> {
  const { plugins = [], ...options } = serverOptions(root, 'production');
  const exchanged = new Set<string>();
  await build({
    ...options,
    plugins: [exchangeParts(exchanged), ...plugins],
    entryPoints: { 'bench-uncached': join(root, 'test/bench/uncached/uncached-shop.tsx') },
    write: true,
  });
  const missing = Object.keys(standIns).filter((name) => !exchanged.has(name));
  if (missing.length > 0)
    throw new Error(`nothing imports ${missing.join(', ')}: the bench would measure cached pages`);
}

function exchangeParts(exchanged: Set<string>): Plugin {
  return {
    name: 'exchange-parts',
    setup({ onResolve }) {
      onResolve({ filter: /(?:in-process-transport|page-cache|product-cache)\.ts$/ }, ({ path, importer }) => {
        const name = path.replace(/^.*\//, '');
        const standIn = standIns[name];
        // The stand-in itself builds on the real one.
        if (!standIn || importer.endsWith(standIn)) return null;
        exchanged.add(name);
        return { path: join(root, 'test/bench/uncached', standIn) };
      });
    },
  };
}
