// How long queries of the office take: one request after the other, every one with values of its own, from the request to
// the whole answer.
import { Agent, get } from 'node:http';
import type { QueryName, VariablesOf } from '#src/graphql-client.ts';
import { officeApi } from '#src/surfaces/office-api.ts';
import { failedRow, type Row } from '../bench-row.ts';
import type { PinnedProcess } from '../pinned-process.ts';

const AT_MOST_MS = 50;
const WARM_UP = 10;

type Asked = { [Name in QueryName]: [Name, VariablesOf<Name>] }[QueryName];
export type OfficeCase<Sample> = { what: string; ask(sample: Sample): Asked; isOnlyTold?: true };

type Cases<Sample> = {
  cases: readonly OfficeCase<Sample>[];
  samples: readonly Sample[];
  /** What there is so much of. */
  of: string;
};

export async function timeCases<Sample>(
  server: PinnedProcess,
  cookie: string,
  { cases, samples, of }: Cases<Sample>,
): Promise<Row[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const rows: Row[] = [];
  for (const each of cases) {
    const what = `office, ${of}: ${each.what}, p95`;
    const ask = async (sample: Sample) => {
      const url = officeApi.queryUrl(...(each.ask(sample) as ['OrdersList', VariablesOf<'OrdersList'>]));
      const startedAt = performance.now();
      await request(server, url, cookie, agent);
      return performance.now() - startedAt;
    };
    rows.push(await timeCase(samples, ask).then((times) => describeCase(each, what, times), failedCase(what)));
  }
  agent.destroy();
  return rows;
}

async function timeCase<Sample>(
  samples: readonly Sample[],
  ask: (sample: Sample) => Promise<number>,
): Promise<number[]> {
  for (const sample of samples.slice(0, WARM_UP)) await ask(sample);
  const times: number[] = [];
  for (const sample of samples) times.push(await ask(sample));
  return times;
}

function describeCase({ isOnlyTold }: { isOnlyTold?: true }, what: string, times: number[]): Row {
  return {
    target: 9,
    what,
    figure: percentile(times, 0.95),
    unit: 'ms',
    ...(!isOnlyTold && { limit: { atMost: AT_MOST_MS } }),
    note: `p50 ${percentile(times, 0.5).toFixed(1)}, slowest ${Math.max(...times).toFixed(1)} of ${times.length}`,
  };
}

/** The others are asked nevertheless. */
function failedCase(what: string): (error: unknown) => Row {
  return (error) => failedRow(9, what, error);
}

function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(part * sorted.length) - 1)] ?? Number.NaN;
}

function request({ port }: PinnedProcess, path: string, cookie: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers: { cookie }, agent }, (answer) => {
      answer.resume().on('error', reject);
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve() : reject(new Error(`${path}: ${answer.statusCode}`)),
      );
    }).on('error', reject);
  });
}
