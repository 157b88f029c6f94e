// Target 1: a cached page against Fastify sending a Buffer of the same bytes under the same headers.
import { writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { join } from 'node:path';
import { root } from '../source-imports.ts';
import type { Row } from './bench-row.ts';
import { type BenchShop, benchEnvironment, benchPages, fillBenchCart, takePort } from './bench-shop.ts';
import { compareRates } from './compare-rates.ts';
import type { LimitPage } from './limit-server.ts';
import { type PinnedProcess, startPinned } from './pinned-process.ts';
import { type Contestant, type LoadOptions, measureInTurns } from './put-load.ts';

const AT_LEAST = 0.88;

export async function measureCachedPage(shop: BenchShop, load: LoadOptions): Promise<Row[]> {
  const server = await shop.serve();
  const visitors: Record<string, Record<string, string>> = {
    'nobody known': {},
    'language and theme in cookies': { cookie: 'kasa_locale=pl; kasa_theme=dark' },
    'two things in the cart': { cookie: await fillBenchCart(server) },
    'nobody known, brotli': { 'accept-encoding': 'br' },
  };
  const cases = Object.entries(benchPages).flatMap(([page, path]) =>
    Object.entries(visitors).map(([visitor, headers]) => ({ name: `cached ${page}, ${visitor}`, path, headers })),
  );
  const limit = await startLimit(server, cases, shop.directory);
  try {
    const contestants = cases.flatMap(({ name, path, headers }, index): Contestant[] => [
      { name, server, path, headers },
      { name: `limit of ${name}`, server: limit, path: `/${index}${path}`, headers },
    ]);
    const figures = await measureInTurns(contestants, load);
    return cases.map(({ name }) =>
      compareRates(1, name, figures.get(name), figures.get(`limit of ${name}`), {
        than: 'Fastify sending the same bytes',
        atLeast: AT_LEAST,
      }),
    );
  } finally {
    await limit.stop();
    await server.stop();
  }
}

/** Every case has a page of its own, because a cart changes the bytes. */
async function startLimit(
  server: PinnedProcess,
  cases: Pick<Contestant, 'path' | 'headers'>[],
  directory: string,
): Promise<PinnedProcess> {
  const pages = await Promise.all(cases.map((one, index) => recordPage(server, one, `/${index}${one.path}`)));
  const pagesFile = join(directory, 'limit-pages.json');
  await writeFile(pagesFile, JSON.stringify(pages));
  const port = takePort();
  return startPinned({
    command: [process.execPath, join(root, 'test/bench/limit-server.ts'), pagesFile, String(port)],
    cwd: root,
    env: benchEnvironment({}),
    port,
    readyPath: pages[0]?.path ?? '/',
  });
}

/** Headers that Node writes by itself are left to it. */
const nodesOwn = new Set(['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding']);

async function recordPage(
  server: PinnedProcess,
  { path, headers = {} }: Pick<Contestant, 'path' | 'headers'>,
  limitPath: string,
): Promise<LimitPage> {
  return new Promise((resolve, reject) => {
    const request = get({ host: '127.0.0.1', port: server.port, path, headers }, async (answer) => {
      const body = Buffer.concat(await Array.fromAsync(answer as AsyncIterable<Buffer>));
      if (answer.statusCode !== 200) reject(new Error(`${path} answers ${answer.statusCode}`));
      const sent = Object.entries(answer.headers).filter(([name]) => !nodesOwn.has(name));
      resolve({
        path: limitPath,
        headers: Object.fromEntries(sent.map(([name, value]) => [name, String(value)])),
        base64: body.toString('base64'),
      });
    });
    request.on('error', reject);
  });
}
