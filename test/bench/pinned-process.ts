// A server under test, alone on its core. All of them run for the whole time and stand still while another is measured,
// so that a run can go from one to the next within a second.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { isInstalled } from './installed-programs.ts';

const SERVER_CORE = '0';
const LOAD_CORE = '1';

export type PinnedProcess = {
  port: number;
  pid: number;
  /** The time from the start of the process to the first answer of its first page. */
  startedInMs: number;
  /** All that it has written. */
  output(): string;
  signal(name: 'SIGSTOP' | 'SIGCONT'): void;
  /** The memory of the process and its children, in megabytes of 1,000,000 bytes. */
  residentMemory(): number;
  /** Used so far by the process and its children. */
  processorSeconds(): number;
  stop(): Promise<void>;
};

type PinnedOptions = {
  command: string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  port: number;
  /** Answers 200 when the server is ready. */
  readyPath: string;
  cores?: string;
  /** How long it may take to answer. */
  patienceMs?: number;
};

// The first listing of a million products waits until all of them have been read.
const START_TIMEOUT_MS = 300_000;
const STOP_TIMEOUT_MS = 5_000;
const BYTES_A_PAGE = 4_096;
const TICKS_A_SECOND = 100;

export async function startPinned(options: PinnedOptions): Promise<PinnedProcess> {
  if (cpus().length < 2) throw new Error('A bench needs two cores: one for the server, one for the load.');
  const { command, cwd, env, port, readyPath, cores = SERVER_CORE, patienceMs = START_TIMEOUT_MS } = options;
  const startedAt = performance.now();
  const [program = '', ...args] = onCores(cores, command);
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const kill = () => signalAll(child, 'SIGKILL');
  process.once('exit', kill);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  }
  await untilAnswering(`http://127.0.0.1:${port}${readyPath}`, { child, output: () => output, patienceMs });
  return {
    port,
    pid: child.pid ?? 0,
    startedInMs: performance.now() - startedAt,
    output: () => output,
    signal: (name) => signalAll(child, name),
    residentMemory: () => familyOf(child).reduce((sum, pid) => sum + residentBytes(pid), 0) / 1e6,
    processorSeconds: () => processorSecondsOf(familyOf(child)),
    async stop() {
      process.off('exit', kill);
      if (child.exitCode !== null || child.signalCode !== null) return;
      signalAll(child, 'SIGCONT');
      const exited = once(child, 'exit');
      signalAll(child, 'SIGTERM');
      const isLate = await Promise.race([exited.then(() => false), sleep(STOP_TIMEOUT_MS, true, { ref: false })]);
      if (isLate) signalAll(child, 'SIGKILL');
      await exited;
    },
  };
}

type Starting = { child: ChildProcess; output: () => string; patienceMs: number };

async function untilAnswering(url: string, { child, output, patienceMs }: Starting): Promise<void> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(patienceMs) }).catch(() => null);
    await answer?.arrayBuffer();
    if (answer?.ok) return;
    if (child.exitCode !== null) throw new Error(`${child.spawnargs.join(' ')} ended:\n${output()}`);
    if (Date.now() > deadline) throw new Error(`${url} answers ${answer?.status ?? 'nothing'}:\n${output()}`);
    await sleep(5);
  }
}

function signalAll(child: ChildProcess, name: NodeJS.Signals): void {
  for (const pid of familyOf(child)) {
    try {
      process.kill(pid, name);
    } catch {
      // It has ended by itself.
    }
  }
}

/** The command, kept away from the servers. */
export function onLoadCore(command: string[]): string[] {
  return onCores(LOAD_CORE, command);
}

/** Without `taskset` (util-linux), the operating system chooses the core. */
function onCores(cores: string, command: string[]): string[] {
  return isInstalled('taskset') ? ['taskset', '-c', cores, ...command] : command;
}

/** The process, which `taskset` has become, and its descendants. */
function familyOf({ pid }: ChildProcess): number[] {
  if (pid === undefined) return [];
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const parent = Number(readStat(name)[1]);
    children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const descend = (one: number): number[] => [one, ...(children.get(one) ?? []).flatMap(descend)];
  return descend(pid);
}

/** Used so far by these processes. */
export function processorSecondsOf(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + processorTicks(String(pid)), 0) / TICKS_A_SECOND;
}

function residentBytes(pid: number): number {
  return Number(readStatus(String(pid), 'statm').split(' ')[1] ?? 0) * BYTES_A_PAGE;
}

function processorTicks(pid: string): number {
  const [user, system] = readStat(pid).slice(11, 13).map(Number);
  return (user ?? 0) + (system ?? 0);
}

/** The fields of `proc(5)`'s stat from the third on: the second, a name, may hold anything. */
function readStat(pid: string): string[] {
  return readStatus(pid, 'stat')
    .replace(/^.*\) /s, '')
    .split(' ');
}

function readStatus(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
