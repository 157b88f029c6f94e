// How the cluster is reached: over a socket in a private folder, or, on Windows, over a port of this machine and with a
// password.
import { createHash, randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { ClusterHome } from './cluster-home.ts';
import { unusableFolder } from './embedded-errors.ts';

/** The role that `initdb` makes; only starts and upgrades are hers. */
export const SUPERUSER = 'kasa';
/** The role that the shop has: the owner of all that it has made, and of nothing else. */
export const SHOP_ROLE = 'shop';

export type ClusterAddress = {
  /** Meant for `pg`, as the shop; its parameters override PGSSLMODE and PGOPTIONS of the environment. */
  url: string;
  superuserUrl: string;
  /** The shop's, where the system's own permissions do not say who connects. */
  password: string | null;
  /** The flags of `postgres`. */
  flags: string[];
  /** The flags of `initdb`. */
  authFlags: string[];
  /** The socket's, which PostgreSQL leaves behind when it is killed. */
  lockFile: string;
};

const SOCKET_NAME = '.s.PGSQL.5432';
/** A socket's path has 108 bytes on Linux and 104 on macOS, the terminating zero included. */
const LONGEST_SOCKET_PATH = 103;
const PARAMETERS = `sslmode=disable&options=${encodeURIComponent('-c jit=off')}`;
/** A function that somebody has put into a schema of the shop's is not found by the superuser. */
const SUPERUSER_PARAMETERS = `sslmode=disable&options=${encodeURIComponent('-c search_path=pg_catalog')}`;

export async function openClusterAddress(
  home: ClusterHome,
  useSocket = process.platform !== 'win32',
): Promise<ClusterAddress> {
  return useSocket ? openSocketAddress(home) : openLoopbackAddress(home);
}

function openSocketAddress(home: ClusterHome): ClusterAddress {
  const folder = openSocketFolder(home);
  const place = `localhost:5432/postgres?host=${encodeURIComponent(folder)}`;
  return {
    url: `postgres://${SHOP_ROLE}@${place}&${PARAMETERS}`,
    superuserUrl: `postgres://${SUPERUSER}@${place}&${SUPERUSER_PARAMETERS}`,
    password: null,
    flags: ['-k', folder, '-c', 'listen_addresses=', '-c', 'unix_socket_permissions=0700', '-p', '5432'],
    // Only those who can enter the folder can connect.
    authFlags: ['--auth-local=trust', '--auth-host=reject'],
    lockFile: join(folder, `${SOCKET_NAME}.lock`),
  };
}

/** Opens the cluster's own folder or, where its path would be too long, an equally private one under /tmp. */
function openSocketFolder({ folder, owner }: ClusterHome): string {
  if (Buffer.byteLength(join(folder, 'run', SOCKET_NAME)) <= LONGEST_SOCKET_PATH) {
    return makePrivateFolder(join(folder, 'run'), owner);
  }
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  // Not the environment's TMPDIR: a command must find the socket that a service has made.
  return makePrivateFolder(`/tmp/kasa-${name}`, owner);
}

/** Throws when the folder belongs to another user. */
function makePrivateFolder(folder: string, owner: ClusterHome['owner']): string {
  const own = owner?.uid ?? process.getuid?.();
  if (!existsSync(folder)) mkdirSync(folder, { recursive: true, mode: 0o700 });
  // Another process that runs as root may have made it a moment ago and not handed it over yet.
  if (owner && lstatSync(folder).uid === process.getuid?.()) lchownSync(folder, owner.uid, owner.gid);
  const found = lstatSync(folder);
  if (!found.isDirectory() || found.uid !== own || found.mode & 0o077) {
    throw unusableFolder(folder, 'somebody else has put it there, and the socket must be private');
  }
  return folder;
}

async function openLoopbackAddress(home: ClusterHome): Promise<ClusterAddress> {
  const file = join(home.folder, 'loopback');
  if (!existsSync(file)) {
    const making = `${file}.${process.pid}`;
    const text = `${randomBytes(24).toString('hex')}\n${await findFreePort()}\n`;
    writeFileSync(making, text, { mode: 0o600, flush: true });
    if (home.owner) chownSync(making, home.owner.uid, home.owner.gid);
    renameSync(making, file);
  }
  const [password = '', port = ''] = readFileSync(file, 'utf8').split('\n');
  const place = `127.0.0.1:${port}/postgres`;
  return {
    url: `postgres://${SHOP_ROLE}:${password}@${place}?${PARAMETERS}`,
    superuserUrl: `postgres://${SUPERUSER}:${password}@${place}?${SUPERUSER_PARAMETERS}`,
    password,
    flags: ['-c', 'unix_socket_directories=', '-c', 'listen_addresses=127.0.0.1', '-p', port],
    // initdb reads the password from the first line.
    authFlags: [`--pwfile=${file}`, '--auth=scram-sha-256'],
    lockFile: '',
  };
}

async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}
