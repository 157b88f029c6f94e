// Runs the command line as a person does: in a process of its own, or, where nothing depends on that, in one that has run
// other commands before.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { collect } from '../marked-output.ts';
import type { CommandMessage } from './command-worker.ts';

export type KasaRun = { code: number | null; stdout: string; stderr: string };

export const kasa = fileURLToPath(new URL('../../bin/kasa.js', import.meta.url));

export type KasaOptions = {
  env?: Record<string, string>;
  nodeFlags?: string[];
  executable?: string;
  cwd?: string;
  /** What comes in by standard input; otherwise there is none. */
  input?: string;
};

/** They watch over processes, or stay until they are told to end. */
const commandsOfTheirOwn = ['serve', 'build', 'seed'];

export async function runKasa(args: string[], options: KasaOptions = {}): Promise<KasaRun> {
  const { env: given, ...others } = options;
  const env = { ...process.env, ...given };
  const isPlain = Object.values(others).every((value) => value === undefined);
  const isKilled = Boolean(env.KASA_FAULTPOINT);
  if (!isPlain || isKilled || isBusy || commandsOfTheirOwn.includes(args[0] ?? '')) return runAlone(args, env, others);
  isBusy = true;
  try {
    return await runInTurn({ args, env });
  } finally {
    isBusy = false;
  }
}

async function runAlone(
  args: string[],
  env: NodeJS.ProcessEnv,
  { nodeFlags = [], executable = kasa, cwd, input }: Omit<KasaOptions, 'env'>,
): Promise<KasaRun> {
  const child = spawn(process.execPath, [...nodeFlags, executable, ...args], {
    cwd,
    env,
    stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
  });
  child.stdin?.end(input);
  const run: KasaRun = { code: null, stdout: '', stderr: '' };
  // A letter may come in two pieces.
  child.stdout?.setEncoding('utf8').on('data', (chunk) => {
    run.stdout += chunk;
  });
  child.stderr?.setEncoding('utf8').on('data', (chunk) => {
    run.stderr += chunk;
  });
  run.code = await new Promise((resolve) => child.on('close', resolve));
  return run;
}

type CommandProcess = {
  child: ChildProcess;
  stdout: ReturnType<typeof collect>;
  stderr: ReturnType<typeof collect>;
  /** Never fulfilled: no command may end the process. */
  ended: Promise<never>;
};

let isBusy = false;
let commandProcess: CommandProcess | undefined;

async function runInTurn(message: CommandMessage): Promise<KasaRun> {
  commandProcess ??= startCommandProcess();
  const { child, stdout, stderr, ended } = commandProcess;
  keepAlive(child, true);
  child.send(message);
  const [code] = await Promise.race([Promise.all([stdout.untilMark(), stderr.untilMark()]), ended]);
  keepAlive(child, false);
  return { code: Number(code), stdout: stdout.take(), stderr: stderr.take() };
}

function startCommandProcess(): CommandProcess {
  const worker = fileURLToPath(new URL('command-worker.ts', import.meta.url));
  const child = spawn(process.execPath, [worker], { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  const { stdout, stderr } = child;
  if (!stdout || !stderr) throw new Error('a process without output');
  const [written, complaints] = [collect(stdout), collect(stderr)];
  const ended = once(child, 'exit').then(([code, signal]) => {
    commandProcess = undefined;
    throw new Error(`a command ended its process (${code ?? signal}): ${complaints.take()}`);
  });
  ended.catch(() => undefined);
  return { child, stdout: written, stderr: complaints, ended };
}

/** Between commands it keeps nobody waiting: it ends when its channel closes. */
function keepAlive(child: ChildProcess, isWanted: boolean): void {
  const held = [child, child.channel, child.stdout as Socket, child.stderr as Socket];
  for (const handle of held) isWanted ? handle?.ref() : handle?.unref();
}
