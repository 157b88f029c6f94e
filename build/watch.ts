// `kasa build --watch`: rebuilds when a source changes and replaces the server within this process, so that the
// embedded database stays open. Pages reload themselves: they listen to /api/dev/reload, which sends the build's id.

import { type FSWatcher, watch } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Builder } from './bundle.ts';

export type RunningShop = { origin: string; close(): Promise<void> };

export type WatchOptions = {
  root: string;
  builder: Builder;
  /** Imports the server's bundle at this URL and starts it. */
  start(serverUrl: string): Promise<RunningShop>;
  onReady(event: { origin: string; buildMs: number; restartMs: number }): void;
  onError(error: unknown): void;
};

const watchedFolders = ['client', 'server', 'src'];
// Waits, because editors save a file in several steps.
const QUIET_MS = 15;

/** Builds and serves until the returned function is called. After an error the last good build stays in service. */
export async function watchShop(options: WatchOptions): Promise<() => Promise<void>> {
  const { root, builder } = options;
  const changed = new Set<string>();
  let shop: RunningShop | undefined;
  let buildId = '';
  let timer: NodeJS.Timeout | undefined;
  let work = Promise.resolve();

  async function update(changedPaths?: string[]): Promise<void> {
    try {
      const { buildId: newId, durationMs } = await builder.build(changedPaths);
      if (newId === buildId && shop) return;
      const startedAt = performance.now();
      const serverUrl = await versionedUrl(join(builder.outputDirectory, 'server/main.js'));
      // Imported before the old server is closed, so that an error while loading leaves it running.
      await import(serverUrl);
      await shop?.close();
      shop = undefined;
      shop = await options.start(serverUrl);
      buildId = newId;
      options.onReady({ origin: shop.origin, buildMs: durationMs, restartMs: performance.now() - startedAt });
    } catch (error) {
      options.onError(error);
    }
  }

  await update();
  const watchers = watchedFolders.map((folder) =>
    watchFolder(root, folder, (path) => {
      changed.add(path);
      clearTimeout(timer);
      timer = setTimeout(() => {
        const paths = [...changed];
        changed.clear();
        work = work.then(() => update(paths));
      }, QUIET_MS);
    }),
  );

  return async () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
    await work;
    await shop?.close();
    await builder.dispose();
  };
}

/** An unchanged module keeps its URL and is not loaded again. */
async function versionedUrl(path: string): Promise<string> {
  const { mtimeMs } = await stat(path);
  return `${pathToFileURL(path).href}?build=${Math.round(mtimeMs)}`;
}

function watchFolder(root: string, folder: string, onChange: (path: string) => void): FSWatcher {
  return watch(join(root, folder), { recursive: true }, (_event, name) => {
    if (name && !name.endsWith('~')) onChange(join(folder, name));
  });
}
