// PostgreSQL refuses to run as root. Started by root it runs as another user, who must be able to reach its files.
import { existsSync, lstatSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { chown, lchown } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

/** Meant for `spawn`; undefined where the process is an ordinary user already. */
export type ClusterOwner = { uid: number; gid: number } | undefined;

type Account = { name: string; uid: number; gid: number };

/** The owner of the first folder that does not belong to root, otherwise the user `nobody`. */
export function chooseOwner(folders: string[]): ClusterOwner {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = listAccounts();
  for (const folder of folders) {
    const found = statSync(folder, { throwIfNoEntry: false });
    // PostgreSQL does not run as a user without an account here, such as the owner of a volume from another machine.
    if (found && found.uid !== 0 && accounts.some(({ uid }) => uid === found.uid)) {
      return { uid: found.uid, gid: found.gid };
    }
  }
  const { uid, gid } = accounts.find(({ name }) => name === 'nobody') ?? { uid: 65_534, gid: 65_534 };
  return { uid, gid };
}

function listAccounts(): Account[] {
  const lines = existsSync('/etc/passwd') ? readFileSync('/etc/passwd', 'utf8').split('\n') : [];
  return lines.map((line) => {
    const [name = '', , uid, gid] = line.split(':');
    return { name, uid: Number(uid), gid: Number(gid) };
  });
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
    if (lstatSync(path).uid !== owner.uid) await lchown(path, owner.uid, owner.gid);
  }
  // Last, because a folder that belongs to the owner counts as handed over completely.
  await chown(folder, owner.uid, owner.gid);
}
