// Looking at a running shop from outside: its processes and its answers.
import { readFileSync } from 'node:fs';
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import type { KillableShop } from './killable-shop.ts';

export type Answer = { status: number; headers: IncomingHttpHeaders; body: string; ms: number };

/** A connection each, so that any worker may be the one that answers. */
const agent = new Agent({ keepAlive: false });

export function ask({ origin }: Pick<KillableShop, 'origin'>, path: string, headers = {}): Promise<Answer> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request(origin + path, { agent, headers }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (text) => {
        body += text;
      });
      const { statusCode = 0, headers: answered } = response;
      const finish = () => resolve({ status: statusCode, headers: answered, body, ms: performance.now() - startedAt });
      response.on('error', reject).on('end', finish);
    });
    sent.on('error', reject).end();
  });
}

/** By any worker, many times. */
export function askOften(shop: Pick<KillableShop, 'origin'>, path: string): Promise<Answer[]> {
  return Promise.all(Array.from({ length: 20 }, () => ask(shop, path)));
}

/** The primary process, and its workers if it has any. */
export function processesOf({ processId }: KillableShop): number[] {
  const children = readFileSync(`/proc/${processId}/task/${processId}/children`, 'utf8').trim();
  return [processId, ...children.split(' ').filter(Boolean).map(Number)];
}
