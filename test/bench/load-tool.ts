// What asks a server as often as it can: wrk, or autocannon by npm where there is no wrk. Autocannon takes more processor
// time for a request than the shop does for a cached page, so with it the highest rates are its own.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { isInstalled } from './installed-programs.ts';
import { onLoadCore } from './pinned-process.ts';

export type Load = { url: string; headers: Record<string, string>; seconds: number; connections: number };

/** `rate`: requests per second. `faults`: what was not answered, or not with a success. */
export type LoadResult = { rate: number; requests: number; faults: string | undefined };

type AutocannonResult = {
  requests: { average: number; total: number };
  errors: number;
  timeouts: number;
  /** The counts by status. */
  statusCodeStats: Record<string, { count: number }>;
};

const AUTOCANNON = 'autocannon@9.0.0';
const TIMEOUT_S = 20;

export function putLoad(load: Load): Promise<LoadResult> {
  return isInstalled('wrk') ? runWrk(load) : runAutocannon(load);
}

export const loadTool = isInstalled('wrk') ? 'wrk' : AUTOCANNON;

async function runWrk({ url, headers, seconds, connections }: Load): Promise<LoadResult> {
  const flags = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', `${TIMEOUT_S}s`];
  const stdout = await run('wrk', [...flags, ...headerFlags(headers), url]);
  const read = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1]);
  return {
    rate: read(/Requests\/sec:\s+([\d.]+)/),
    requests: read(/(\d+) requests in/),
    faults: /Non-2xx or 3xx responses: .*|Socket errors: .*/.exec(stdout)?.[0],
  };
}

async function runAutocannon({ url, headers, seconds, connections }: Load): Promise<LoadResult> {
  const flags = ['--json', '-c', String(connections), '-d', String(seconds), '-t', String(TIMEOUT_S)];
  const stdout = await run('npx', ['--yes', AUTOCANNON, ...flags, ...headerFlags(headers), url]);
  const result = JSON.parse(stdout) as AutocannonResult;
  const statuses = Object.entries(result.statusCodeStats).filter(([status]) => Number(status) >= 400);
  const faults = [
    ...(['errors', 'timeouts'] as const).filter((kind) => result[kind] > 0).map((kind) => `${result[kind]} ${kind}`),
    ...statuses.map(([status, { count }]) => `${count} times ${status}`),
  ];
  return {
    rate: result.requests.average,
    requests: result.requests.total,
    faults: faults.length > 0 ? faults.join(', ') : undefined,
  };
}

function headerFlags(headers: Record<string, string>): string[] {
  return Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
}

async function run(program: string, args: string[]): Promise<string> {
  const [command = program, ...rest] = onLoadCore([program, ...args]);
  const { stdout } = await promisify(execFile)(command, rest);
  return stdout;
}
