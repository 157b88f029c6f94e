// Installs and builds a peer under `.kasa/bench/peers/`, so that nothing of it lies among the sources.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../source-imports.ts';
import { benchEnvironment, takePort } from './bench-shop.ts';
import { type PeerFixture, writeFixtureFiles } from './peer-fixture.ts';
import { type Peer, peers } from './peer-list.ts';
import { type PinnedProcess, startPinned } from './pinned-process.ts';

export const peerSources = join(root, 'test/bench/peers');
const quiet = { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' };
const npmFlags = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'];

export async function preparePeer(id: string, peer: Peer, fixture: PeerFixture): Promise<void> {
  const folder = folderOf(id);
  await rm(join(folder, peer.publicFolder), { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const layer of peer.layers) await cp(join(peerSources, layer), folder, { recursive: true });
  await cp(join(peerSources, 'shared'), join(folder, 'shared'), { recursive: true });
  if (peer.hasOurElements) {
    await cp(join(peerSources, 'our-elements/own-views.jsx'), join(folder, 'shared/shop-views.jsx'));
    await writeFile(join(folder, 'shared/own-elements.json'), fixture.elements);
  }
  await writeFile(join(folder, 'fixture.json'), fixture.data);
  await writeFile(join(folder, 'shared/picture-sizes.mjs'), fixture.pictureSizes);
  await writeFile(join(folder, peer.sheet), fixture.sheet);
  await writeFixtureFiles(fixture.files, join(folder, peer.publicFolder));
  await installOnce(folder);
  await promisify(execFile)(process.execPath, peer.build, { cwd: folder, env: benchEnvironment(quiet) });
}

/** What `package.json` names, and `build` after it: again only when that file is another. */
export async function installOnce(folder: string, build?: () => Promise<unknown>): Promise<void> {
  const installed = join(folder, 'node_modules/.bench-installed');
  const wanted = await readFile(join(folder, 'package.json'), 'utf8');
  if (existsSync(installed) && (await readFile(installed, 'utf8')) === wanted) return;
  await promisify(execFile)('npm', ['install', ...npmFlags], { cwd: folder });
  await build?.();
  await writeFile(installed, wanted);
}

export function servePeer(id: string, readyPath: string): Promise<PinnedProcess> {
  const peer = peers[id];
  if (!peer) throw new Error(`There is no peer ${id}; there are ${Object.keys(peers).join(', ')}.`);
  const port = takePort();
  return startPinned({
    command: [process.execPath, ...peer.serve(port)],
    cwd: folderOf(id),
    env: { ...benchEnvironment(quiet), PORT: String(port), HOST: '127.0.0.1' },
    port,
    readyPath,
  });
}

export function folderOf(id: string): string {
  return join(root, '.kasa/bench/peers', id);
}
