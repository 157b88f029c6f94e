// The place of a shop's cluster: in `postgresql` under its data folder or, where the user that PostgreSQL runs as
// cannot reach that, under /var/lib/kasa. A link in the data folder leads there, even if the folder's permissions
// change later.
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { type ClusterOwner, canReach, chooseOwner, handOver } from './cluster-owner.ts';
import {
  damagedCluster,
  earlierEngine,
  movedFolder,
  otherMajor,
  ownedByAnother,
  unusableFolder,
} from './embedded-errors.ts';
import { type PostgresPrograms, prepareProgramsFor } from './postgres-programs.ts';

export type ClusterHome = {
  /** Private (0700). Holds `data`, which is PostgreSQL's own, and what belongs to it. */
  folder: string;
  /** It is not in the data folder: a link there leads to it. */
  isElsewhere: boolean;
  data: string;
  log: string;
  owner: ClusterOwner;
  programs: PostgresPrograms;
};

/** It is used only when started by root, whose own folders no other user can reach. */
const SHARED_STATE = '/var/lib/kasa';

/** Finds or makes it. Throws `ExplainedError`. */
export async function openClusterHome(dataDirectory: string): Promise<ClusterHome> {
  try {
    const { folder, isElsewhere, owner } = makeFolder(dataDirectory);
    const data = join(folder, 'data');
    if (!existsSync(data)) refuseEarlierEngine(dataDirectory);
    await handOver(owner, folder);
    requirePrivate(folder, owner);
    const programs = prepareProgramsFor(owner, owner ? makeSharedState() : folder);
    requireMajor(data, programs.major);
    return { folder, isElsewhere, data, log: join(folder, 'log'), owner, programs };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (/^E[A-Z]+$/.test(code ?? '')) throw unusableFolder(dataDirectory, message);
    throw error;
  }
}

/** A line for the operator at a start when the data is not in the data folder, else null. */
export function describeHome({ folder, isElsewhere, owner, programs }: ClusterHome): string | null {
  if (!owner || !isElsewhere) return null;
  const places = [folder, programs.folder].filter(isInSharedState);
  return `PostgreSQL does not run as root; it runs as user ${owner.uid}, who cannot reach this folder, from ${places.join(' and ')}`;
}

function makeFolder(dataDirectory: string): Pick<ClusterHome, 'folder' | 'isElsewhere' | 'owner'> {
  mkdirSync(dataDirectory, { recursive: true });
  const realDirectory = realpathSync(dataDirectory);
  const usual = join(realDirectory, 'postgresql');
  const elsewhere = join(SHARED_STATE, nameOf(realDirectory));
  if (!lstatSync(usual, { throwIfNoEntry: false })) {
    if (canReach(chooseOwner([realDirectory]), realDirectory)) makePrivate(usual);
    else {
      makeSharedState();
      makePrivate(elsewhere);
      linkUnlessThere(elsewhere, usual);
    }
  }
  const folder = realpathSync(usual);
  // The data folder of the service is /var/lib/kasa itself: what lies there without a link is nobody else's.
  const isElsewhere = folder !== usual && isInSharedState(folder);
  if (isElsewhere && folder !== elsewhere) throw movedFolder(usual, folder, elsewhere);
  const owner = chooseOwner([folder, realDirectory]);
  if (!canReach(owner, join(folder, '..'))) throw unusableFolder(folder, `user ${owner?.uid} cannot reach it`);
  return { folder, isElsewhere, owner };
}

/** Readable, so that an operator knows which shop it belongs to, and unique. */
function nameOf(directory: string): string {
  return `${basename(directory).replace(/^\.+/, '')}-${createHash('sha256').update(directory).digest('hex').slice(0, 12)}`;
}

const isInSharedState = (path: string) => path.startsWith(`${SHARED_STATE}/`);

function makeSharedState(): string {
  mkdirSync(SHARED_STATE, { recursive: true });
  // A service's own is private.
  if (statSync(SHARED_STATE).uid === 0) chmodSync(SHARED_STATE, 0o755);
  return SHARED_STATE;
}

function makePrivate(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
}

function linkUnlessThere(target: string, path: string): void {
  try {
    symlinkSync(target, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/** PostgreSQL requires the same of its data folder, and this folder holds the socket. */
function requirePrivate(folder: string, owner: ClusterOwner): void {
  const own = owner?.uid ?? process.getuid?.();
  if (own === undefined) return;
  const { uid } = statSync(folder);
  if (uid !== own) throw ownedByAnother(folder, uid, own);
  chmodSync(folder, 0o700);
  if (statSync(folder).mode & 0o077) throw unusableFolder(folder, 'its file system keeps no permissions');
}

function requireMajor(data: string, ours: string): void {
  if (!existsSync(data)) return;
  const found = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim();
  if (!/^\d+$/.test(found)) throw damagedCluster(data);
  if (found !== ours) throw otherMajor(data, found, ours);
}

/** Earlier releases stored PGlite's files in `database`. */
function refuseEarlierEngine(dataDirectory: string): void {
  const folder = join(dataDirectory, 'database');
  if (existsSync(join(folder, 'PG_VERSION'))) throw earlierEngine(folder, dataDirectory);
}
