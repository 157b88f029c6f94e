// PostgreSQL refuses to run as root. Started by root it runs as another user, who must be able to reach its files.
import { lstatSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { chown, lchown } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

/** For `spawn`; undefined where the process is an ordinary user already. */
export type ClusterOwner = { uid: number; gid: number } | undefined;

const NOBODY = { uid: 65_534, gid: 65_534 };

/** The owner of the first of the folders that belongs to somebody but root, otherwise `nobody`. */
export function chooseOwner(folders: string[]): ClusterOwner {
  if (process.getuid?.() !== 0) return undefined;
  for (const folder of folders) {
    const found = statSync(folder, { throwIfNoEntry: false });
    if (found && found.uid !== 0) return { uid: found.uid, gid: found.gid };
  }
  return findNobody();
}

function findNobody(): { uid: number; gid: number } {
  try {
    const line = /^nobody:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'));
    return line ? { uid: Number(line[1]), gid: Number(line[2]) } : NOBODY;
  } catch {
    return NOBODY;
  }
}

/** Whether the owner may enter the folder, and every folder above it. */
export function canReach(owner: ClusterOwner, folder: string): boolean {
  if (!owner) return true;
  for (let path = resolve(folder); ; path = dirname(path)) {
    const { uid, gid, mode } = statSync(path);
    const mayEnter = uid === owner.uid ? 0o100 : gid === owner.gid ? 0o010 : 0o001;
    if (!(mode & mayEnter)) return false;
    if (path === dirname(path)) return true;
  }
}

/** Gives the owner a folder that root has made or copied, with everything in it. */
export async function handOver(owner: ClusterOwner, folder: string): Promise<void> {
  if (!owner || statSync(folder).uid === owner.uid) return;
  for (const name of readdirSync(folder, { recursive: true }) as string[]) {
    const path = join(folder, name);
    if (lstatSync(path).uid === 0) await lchown(path, owner.uid, owner.gid);
  }
  // Last: a folder that is the owner's is handed over whole.
  await chown(folder, owner.uid, owner.gid);
}
