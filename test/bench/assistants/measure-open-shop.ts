// What the storefront pays for being open to assistants: requests a second of its cached pages, and their bytes, with the
// switch on and off by turns, in the same process.
import { until } from '../../fixtures/until.ts';
import type { Row } from '../bench-row.ts';
import { type BenchShop, benchPages, runKasa } from '../bench-shop.ts';
import { compareRates } from '../compare-rates.ts';
import type { PinnedProcess } from '../pinned-process.ts';
import { type LoadFigures, type LoadOptions, runLoad } from '../put-load.ts';

/** Two equal measurements differ by some per cent where other work shares the machine. */
const RATE_AT_LEAST = 0.95;
const WARM_UP_S = 3;
const states = [true, false];

export async function measureOpenShop(shop: BenchShop, load: LoadOptions): Promise<Row[]> {
  const server = await shop.serve();
  const figures = new Map(
    Object.keys(benchPages).flatMap((page) =>
      states.map((isOpen): [string, LoadFigures] => [nameOf(page, isOpen), { rates: [], processorUs: [] }]),
    ),
  );
  const bytes = new Map<string, number>();
  try {
    // What is measured first is not measured while the process still compiles.
    for (const path of Object.values(benchPages)) await runLoad({ name: path, server, path }, WARM_UP_S);
    for (let repetition = 0; repetition < load.repetitions; repetition += 1) {
      for (const isOpen of repetition % 2 ? states.toReversed() : states) {
        await turn(shop, server, isOpen);
        for (const [page, path] of Object.entries(benchPages)) {
          const name = nameOf(page, isOpen);
          await runLoad({ name, server, path }, 1);
          const before = server.processorSeconds();
          const { rate, requests } = await runLoad({ name, server, path }, load.seconds);
          figures.get(name)?.rates.push(rate);
          figures.get(name)?.processorUs.push(((server.processorSeconds() - before) / requests) * 1e6);
          bytes.set(name, await sizeOf(server, path));
        }
      }
    }
  } finally {
    await server.stop();
  }
  return Object.keys(benchPages).flatMap((page) => [
    compareRates(
      0,
      `cached ${page}, open to assistants`,
      figures.get(nameOf(page, true)),
      figures.get(nameOf(page, false)),
      {
        than: 'closed to them',
        atLeast: RATE_AT_LEAST,
      },
    ),
    {
      ...{ target: 0, what: `bytes of the ${page}, open to assistants / closed to them`, unit: 'B' },
      ...{ figure: bytes.get(nameOf(page, true)) ?? null, limit: { atMost: 1 } },
      ratio: (bytes.get(nameOf(page, true)) ?? Number.NaN) / (bytes.get(nameOf(page, false)) ?? Number.NaN),
    },
  ]);
}

const nameOf = (page: string, isOpen: boolean) => `${page} ${isOpen ? 'open' : 'closed'}`;

async function turn(shop: BenchShop, { port }: PinnedProcess, isOpen: boolean): Promise<void> {
  await runKasa(['settings', 'set', 'assistants', '--set', `isOpen=${isOpen}`], shop.env);
  const profile = `http://127.0.0.1:${port}/.well-known/ucp`;
  await until(async () => (await fetch(profile)).ok === isOpen, `the shop is ${isOpen ? 'open' : 'closed'}`);
}

async function sizeOf({ port }: PinnedProcess, path: string): Promise<number> {
  return (await (await fetch(`http://127.0.0.1:${port}${path}`)).arrayBuffer()).byteLength;
}
