// The built shop from a copy of `dist/` that a test may damage, and release again while pages are open.
import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readConfig } from '#server/config.ts';
import { root } from '../source-imports.ts';
import { makeBuildFolder } from './build-folder.ts';
import { type RunningShop, seedShop } from './running-shop.ts';

export type CopiedShop = RunningShop & {
  /** Takes the page's chunk off the disk; the answer puts it back. */
  deleteChunk(name: string): Promise<() => Promise<void>>;
  /** Stops, gives every script another name, as a build of other sources would, and starts under another release. */
  releaseAnew(): Promise<void>;
};

export async function startShopFromCopy(): Promise<CopiedShop> {
  const directory = await makeBuildFolder('copy');
  const assets = join(directory, 'public/assets');
  await cp(join(root, 'dist'), directory, { recursive: true });
  const { env, origin, sandboxOrigin, dataDirectory, seeded } = await seedShop();
  const { startShop } = await import(pathToFileURL(join(directory, 'server/main.js')).href);
  const start = (release: string) =>
    startShop({ config: readConfig({ ...env, KASA_RELEASE: release }), distDirectory: directory });
  let shop = await start('first');
  return {
    origin,
    sandboxOrigin,
    dataDirectory,
    async stop() {
      await shop.close();
      await seeded[Symbol.asyncDispose]();
      await rm(dirname(directory), { recursive: true });
    },
    async deleteChunk(name) {
      const files = (await readdir(assets)).filter((file) => new RegExp(`^${name}-[A-Z0-9]{8}-`).test(file));
      if (files.length === 0) throw new Error(`there is no chunk ${name}`);
      const away = (file: string) => join(directory, file);
      for (const file of files) await rename(join(assets, file), away(file));
      return async () => {
        for (const file of files) await rename(away(file), join(assets, file));
      };
    },
    async releaseAnew() {
      await shop.close();
      await renameScripts(directory, assets);
      shop = await start('second');
    },
  };
}

async function renameScripts(directory: string, assets: string): Promise<void> {
  const files = await readdir(assets);
  const scripts = files.filter((file) => file.endsWith('.js'));
  const newNames = new Map(
    scripts.map((file) => [file, file.replace(/-([A-Z0-9]{8})(?=[-.])/, (_, hash: string) => `-${reversed(hash)}`)]),
  );
  const rewrite = async (path: string) => {
    const text = await readFile(path, 'utf8');
    await writeFile(
      path,
      text.replace(/[\w-]+\.js/g, (name) => newNames.get(name) ?? name),
    );
  };
  await rewrite(join(directory, 'manifest.json'));
  for (const file of files) {
    // The compressed forms hold the old names.
    if (/\.js\.(br|gz)$/.test(file)) await rm(join(assets, file));
  }
  for (const [name, newName] of newNames) {
    await rewrite(join(assets, name));
    await rename(join(assets, name), join(assets, newName));
  }
}

function reversed(hash: string): string {
  return [...hash].reverse().join('');
}
