// Runs the command line as a person does, in a process of its own.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

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

export async function runKasa(args: string[], options: KasaOptions = {}): Promise<KasaRun> {
  const { env = {}, nodeFlags = [], executable = kasa, cwd, input } = options;
  const child = spawn(process.execPath, [...nodeFlags, executable, ...args], {
    cwd,
    env: { ...process.env, ...env },
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
