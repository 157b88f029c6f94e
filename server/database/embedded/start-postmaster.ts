// Starts PostgreSQL on a cluster. Any number of processes may do so at once: PostgreSQL lets one of them win, and the
// others connect to that one.
import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { closeSync, existsSync, fchownSync, openSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import type { ClusterAddress } from './cluster-address.ts';
import { type ClusterHome, describeHome } from './cluster-home.ts';
import { clusterEnvironment, settingFlags } from './cluster-settings.ts';
import { didNotStart, readFailure } from './embedded-errors.ts';
import { programPath } from './postgres-programs.ts';
import { connectAsShop } from './shop-role.ts';

/** Recovery after a crash may take a while; a cluster that has not started after this time never will. */
const PATIENCE_MS = 120_000;
const LOOK_EVERY_MS = 20;
const PAUSE_MS = 100;
const REMNANT_AFTER_MS = 10_000;
const MOST_LOG_BYTES = 1_000_000;
/** The line of `postmaster.pid`, counted from zero. */
const STATUS_LINE = 7;
const CANNOT_CONNECT_NOW = '57P03';
const ADMIN_SHUTDOWN = '57P01';
const DEADLOCK_DETECTED = '40P01';

/** A connection to the cluster, which is started if it is not running. Throws `ExplainedError`. */
export async function connectOrStart(home: ClusterHome, address: ClusterAddress): Promise<pg.Client> {
  const startedAt = performance.now();
  const deadline = Date.now() + PATIENCE_MS;
  let attempt: Attempt | undefined;
  for (;;) {
    const found = await tryConnecting(address);
    if (found instanceof pg.Client) return found;
    if (Date.now() > deadline) throw didNotStart(home.folder, attempt?.readOutput() ?? '');
    if (found === 'away' && (!attempt || attempt.hasEnded())) {
      if (attempt?.hasFailed()) {
        const output = attempt.readOutput();
        if (!isInTheWay(output)) throw readFailure(home.folder, output);
        clearLockFiles(home, address, performance.now() - startedAt);
        await sleep(PAUSE_MS);
      }
      attempt = startPostmaster(home, address);
    }
    await sleep(LOOK_EVERY_MS);
  }
}

/** `away`: nothing listens there. `changing`: it is being started or stopped. */
async function tryConnecting(address: ClusterAddress): Promise<pg.Client | 'away' | 'changing'> {
  try {
    return await connectAsShop(address);
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    // The second while a shop of an earlier release works on what is handed over.
    if (code === CANNOT_CONNECT_NOW || code === DEADLOCK_DETECTED) return 'changing';
    // The last is said of a connection that broke before its first question.
    if (awayCodes.includes(code) || /terminated|not queryable/.test(message)) return 'away';
    throw error;
  }
}

const awayCodes = ['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', ADMIN_SHUTDOWN];

/** Another process was quicker, or what a killed one left behind has not been cleared yet. */
function isInTheWay(output: string): boolean {
  return /lock file "[^"]*" (already exists|is empty)|bogus data in lock file|is still in use/.test(output);
}

/** Lock files of which PostgreSQL cannot say itself that nobody needs them. Nothing listens at the cluster's address. */
function clearLockFiles(home: ClusterHome, { lockFile }: ClusterAddress, waitedMs: number): void {
  for (const file of [join(home.data, 'postmaster.pid'), lockFile]) {
    try {
      const [processId = ''] = readFileSync(file, 'latin1').split('\n');
      if (processId === '') {
        // Another process has made the file and is about to write its id, or was killed in between long ago: the clock
        // may have been set back since.
        const ageMs = Math.max(Date.now() - statSync(file).mtimeMs, waitedMs);
        if (ageMs > REMNANT_AFTER_MS) rmSync(file, { force: true });
      } else if (!/^-?\d+$/.test(processId)) setAside(home, file);
      // After a crash the id may belong to another program, above all in a container.
      else if (!commandOf(Math.abs(Number(processId))).includes(home.data)) rmSync(file, { force: true });
    } catch {
      // The process has ended, or this system does not tell.
    }
  }
}

/** A power cut leaves some file systems with NULs where the last thing written should be. */
function setAside({ folder }: ClusterHome, file: string): void {
  const aside = join(folder, `${basename(file)}.unreadable`);
  renameSync(file, aside);
  console.error(`kasa: ${file} cannot be read, as after a power cut: it is now ${aside}, and the database starts`);
}

/** Throws when there is no such process. */
function commandOf(processId: number): string {
  if (existsSync('/proc/self/cmdline')) return readFileSync(`/proc/${processId}/cmdline`, 'utf8');
  return execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(processId)], { encoding: 'utf8', stdio: 'pipe' });
}

const stopSignals: (NodeJS.Signals | null)[] = ['SIGINT', 'SIGTERM'];

type Attempt = { hasEnded(): boolean; hasFailed(): boolean; readOutput(): string };

function startPostmaster(home: ClusterHome, address: ClusterAddress): Attempt {
  const note = describeHome(home);
  if (note) console.error(`kasa: ${note}`);
  const log = openLog(home);
  const child: ChildProcess = spawn(
    programPath(home.programs, 'postgres'),
    ['-D', home.data, ...address.flags, ...settingFlags()],
    // It runs in a session of its own, so that Ctrl+C in a terminal reaches only the shop, which stops the database
    // last.
    { ...home.owner, cwd: home.folder, env: clusterEnvironment(), detached: true, stdio: ['ignore', log, log] },
  );
  closeSync(log);
  child.unref();
  let failure = '';
  child.once('error', (error) => {
    failure = error.message;
  });
  return {
    hasEnded: () => failure !== '' || child.exitCode !== null || child.signalCode !== null,
    // Another process may have stopped it in good order before we had a connection; by a signal, when it was just
    // starting.
    hasFailed: () => child.exitCode !== 0 && !stopSignals.includes(child.signalCode),
    readOutput: () => failure || linesOf(home.log, child.pid),
  };
}

function openLog({ log, owner }: ClusterHome): number {
  if ((statSync(log, { throwIfNoEntry: false })?.size ?? 0) > MOST_LOG_BYTES) renameSync(log, `${log}.old`);
  const file = openSync(log, 'a', 0o600);
  if (owner) fchownSync(file, owner.uid, owner.gid);
  return file;
}

/** The lines of this process: several may write to the log. */
function linesOf(log: string, processId: number | undefined): string {
  const lines = readFileSync(log, 'utf8').split('\n');
  return lines.filter((line) => line.includes(` [${processId}] `)).join('\n');
}

/** Whether it is being stopped: PostgreSQL writes that into the file before it ends the first connection. */
export function isStopping({ data }: ClusterHome): boolean {
  try {
    return readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[STATUS_LINE]?.startsWith('stopping') ?? true;
  } catch {
    return true;
  }
}

/** A fast shutdown: open transactions are rolled back, committed ones are on the disk. */
export async function stopPostmaster({ data, owner, folder, programs }: ClusterHome): Promise<void> {
  const processIdFile = join(data, 'postmaster.pid');
  await promisify(execFile)(programPath(programs, 'pg_ctl'), ['stop', '--pgdata', data, '--mode=fast', '--no-wait'], {
    ...owner,
    cwd: folder,
    env: clusterEnvironment(),
  });
  const deadline = Date.now() + PATIENCE_MS;
  while (existsSync(processIdFile) && Date.now() < deadline) await sleep(LOOK_EVERY_MS);
}
