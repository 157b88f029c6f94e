// Load from the core that no server is on; servers in turns, so that what slows the machine down slows all.
import { setTimeout as sleep } from 'node:timers/promises';
import { putLoad } from './load-tool.ts';
import type { PinnedProcess } from './pinned-process.ts';

export type Contestant = {
  name: string;
  server: PinnedProcess;
  path: string;
  headers?: Record<string, string>;
};

export type LoadOptions = { repetitions: number; seconds: number };

/** One figure for each repetition. */
export type LoadFigures = {
  /** Requests per second. */
  rates: number[];
  /** Microseconds of processor time per request: steadier than the rate when the machine is shared. */
  processorUs: number[];
};

const CONNECTIONS = 16;
const WARM_UP_S = 3;

/** Loads each contestant in turn, as often as asked. Throws when an answer is not a success. */
export async function measureInTurns(
  contestants: Contestant[],
  { repetitions, seconds }: LoadOptions,
): Promise<Map<string, LoadFigures>> {
  const servers = [...new Set(contestants.map(({ server }) => server))];
  for (const server of servers) server.signal('SIGSTOP');
  try {
    const results = new Map<string, LoadFigures>();
    for (const { name } of contestants) results.set(name, { rates: [], processorUs: [] });
    for (const contestant of contestants) await whileRunning(contestant, () => runLoad(contestant, WARM_UP_S));
    for (let repetition = 0; repetition < repetitions; repetition++) {
      const first = (repetition * 3) % contestants.length;
      for (const contestant of [...contestants.slice(first), ...contestants.slice(0, first)]) {
        const before = contestant.server.processorSeconds();
        const { rate, requests } = await whileRunning(contestant, () => runLoad(contestant, seconds));
        if (requests === 0) throw new Error(`${contestant.name}: no answer within ${seconds} s`);
        const spentS = contestant.server.processorSeconds() - before;
        results.get(contestant.name)?.rates.push(rate);
        results.get(contestant.name)?.processorUs.push((spentS / requests) * 1e6);
      }
    }
    return results;
  } finally {
    for (const server of servers) server.signal('SIGCONT');
  }
}

async function whileRunning<T>({ server }: Contestant, work: () => Promise<T>): Promise<T> {
  server.signal('SIGCONT');
  await sleep(50);
  try {
    return await work();
  } finally {
    server.signal('SIGSTOP');
  }
}

export async function runLoad(
  { name, server, path, headers = {} }: Contestant,
  seconds: number,
  connections = CONNECTIONS,
) {
  const url = `http://127.0.0.1:${server.port}${path}`;
  const { rate, requests, faults } = await putLoad({ url, headers, seconds, connections });
  if (faults) throw new Error(`${name}: ${faults}`);
  return { rate, requests };
}
