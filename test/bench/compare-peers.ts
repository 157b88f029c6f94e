// Targets 1, 2 and 5 against other stacks: the shop's real pages, cached and not cached, and the peers' equivalents, all in
// one interleaved run.
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../browser/launch-browser.ts';
import { failedRow, median, medianRatio, type Row } from './bench-row.ts';
import { type BenchShop, benchPages } from './bench-shop.ts';
import { compareRates } from './compare-rates.ts';
import { startCompressingProxy } from './compressing-proxy.ts';
import { type BenchPage, mainElements } from './first-load.ts';
import { type PeerFixture, readPeerFixture } from './peer-fixture.ts';
import { type Peer, peers } from './peer-list.ts';
import { type PhoneVisit, visitByPhone } from './phone-visit.ts';
import type { PinnedProcess } from './pinned-process.ts';
import { preparePeer, servePeer } from './prepare-peer.ts';
import { type LoadFigures, type LoadOptions, measureInTurns } from './put-load.ts';
import { type LoopTime, startUncachedShop, type UncachedShop } from './uncached/uncached-page.ts';

const CACHED_AT_LEAST = 15;
const UNCACHED_AT_LEAST = 3;
const FEEL_AT_MOST = 0.95;
const namesOf = (isWanted: (peer: Peer) => boolean) =>
  Object.values(peers)
    .filter(isWanted)
    .map(({ name }) => name);
const OWN = 'Kasa';
const OWN_UNCACHED = 'Kasa, uncached';

const namesWithOurElements = new Set(namesOf(({ hasOurElements }) => Boolean(hasOurElements)));

type Servers = Map<string, PinnedProcess>;

export async function comparePeers(shop: BenchShop, load: LoadOptions): Promise<Row[]> {
  const own = await shop.serve();
  const uncached = await startUncachedShop(shop);
  await uncached.setMemory('operations');
  const servers: Servers = new Map([
    [OWN, own],
    [OWN_UNCACHED, uncached.server],
  ]);
  try {
    const faults = await startPeers(own, servers);
    const names = Object.keys(benchPages) as BenchPage[];
    const figures = await measureInTurns(
      names.flatMap((page) =>
        [...servers].map(([name, server]) => ({ name: `${name}: ${page}`, server, path: benchPages[page] })),
      ),
      load,
    );
    const rows = names.flatMap((page) => compareLoad(page, servers, (name) => figures.get(`${name}: ${page}`)));
    const sizes = await Promise.all([...servers].map(([name, server]) => describeServer(name, server)));
    const floors = await tellFloors(uncached, load, figures);
    const isFelt = (name: string) => name !== OWN_UNCACHED && !namesWithOurElements.has(name);
    const felt = new Map([...servers].filter(([name]) => isFelt(name)));
    return [...faults, ...rows, ...floors, ...sizes, ...(await compareFeel(felt, load))];
  } finally {
    await Promise.all([own, uncached.server, ...servers.values()].map((server) => server.stop()));
  }
}

/** What cannot be installed, built or started is a row of its own, and the others are measured without it. */
async function startPeers(own: PinnedProcess, servers: Servers): Promise<Row[]> {
  const fixture = await readPeerFixture(own);
  const faults: Row[] = [];
  for (const [id, peer] of Object.entries(peers)) {
    console.error(`  ${peer.name}: installing and building …`);
    try {
      await preparePeer(id, peer, fixture);
      const server = await servePeer(id, benchPages.listing);
      servers.set(peer.name, server);
      await requireEqual(own, server, fixture);
    } catch (error) {
      await servers.get(peer.name)?.stop();
      servers.delete(peer.name);
      faults.push(failedRow(0, peer.name, error));
    }
  }
  return faults;
}

/** A peer that shows less, chooses smaller files of its pictures, or lacks a file, would be quicker for it. */
async function requireEqual(own: PinnedProcess, peer: PinnedProcess, { files }: PeerFixture): Promise<void> {
  const get = (server: PinnedProcess, path: string) => fetch(`http://127.0.0.1:${server.port}${path}`);
  for (const path of Object.values(benchPages)) {
    const [ours, theirs] = await Promise.all(
      [own, peer].map(async (server) => listPictureSources(await (await get(server, path)).text())),
    );
    if (ours !== theirs) throw new Error(`${path} shows other pictures:\n${theirs}\ninstead of:\n${ours}`);
  }
  for (const path of files.keys()) {
    const { status } = await get(peer, path);
    if (status !== 200) throw new Error(`${path} answers ${status}`);
  }
}

/** The files that browsers choose from, and what they choose by. */
function listPictureSources(html: string): string {
  const sources = html.match(/<source type="image\/avif"[^>]*>/g) ?? [];
  return sources.toSorted().join('\n');
}

function compareLoad(page: BenchPage, servers: Servers, of: (name: string) => LoadFigures | undefined): Row[] {
  const started = Object.values(peers).filter(({ name }) => servers.has(name));
  const cached = started.find(({ isCached }) => isCached)?.name ?? 'Next.js static';
  const best = bestOf(of, ({ isCached, hasOurElements }) => !isCached && !hasOurElements);
  const bestWithOurs = bestOf(of, ({ hasOurElements }) => Boolean(hasOurElements));
  return [
    compareRates(1, `cached ${page}`, of(OWN), of(cached), { than: cached, atLeast: CACHED_AT_LEAST }),
    compareRates(2, `uncached ${page}, data in memory`, of(OWN_UNCACHED), of(best), {
      than: `the best of the others, ${best}`,
      atLeast: UNCACHED_AT_LEAST,
    }),
    compareRates(2, `uncached ${page}, data in memory`, of(OWN_UNCACHED), of(bestWithOurs), {
      than: `the best of the others, ${bestWithOurs}`,
    }),
    ...started.map(({ name }) => compareRates(0, `${name}: ${page}`, of(name), of(OWN), { than: OWN })),
  ];
}

function bestOf(of: (name: string) => LoadFigures | undefined, isWanted: (peer: Peer) => boolean): string {
  const rateOf = (name: string) => median(of(name)?.rates ?? [0]);
  return namesOf(isWanted).toSorted((a, b) => rateOf(b) - rateOf(a))[0] ?? '';
}

/** Nothing but React's rendering of our whole page, without its data, document and answer: nobody is faster who renders it all. */
async function tellFloors(
  { ask, setMemory }: UncachedShop,
  { repetitions, seconds }: LoadOptions,
  figures: Map<string, LoadFigures>,
): Promise<Row[]> {
  await setMemory('operations');
  const rows: Row[] = [];
  for (const [page, href] of Object.entries(benchPages)) {
    const of = (name: string) => figures.get(`${name}: ${page}`);
    const best = bestOf(of, ({ isCached, hasOurElements }) => !isCached && !hasOurElements);
    const own: LoadFigures = { rates: [], processorUs: [] };
    const query = { loop: 'render', href, ms: String(seconds * 1000) };
    for (let repetition = 0; repetition < repetitions; repetition++) {
      const { us, processorUs } = await ask<LoopTime>('/loop', query);
      own.rates.push(1e6 / us);
      own.processorUs.push(processorUs);
    }
    const than = `the best of the others, ${best}`;
    rows.push(compareRates(0, `bare renderToString of our whole ${page}`, own, of(best), { than }));
  }
  return rows;
}

async function describeServer(name: string, server: PinnedProcess): Promise<Row> {
  const pages = await Promise.all(
    Object.entries(benchPages).map(async ([page, path]) => {
      const html = await (await fetch(`http://127.0.0.1:${server.port}${path}`)).text();
      return `${page} ${(Buffer.byteLength(html) / 1000).toFixed(1)} kB, ${html.match(/<[a-z]/g)?.length} elements`;
    }),
  );
  const started = `started in ${(server.startedInMs / 1000).toFixed(2)} s`;
  return {
    target: 0,
    what: `${name}: resident memory after load`,
    figure: server.residentMemory(),
    unit: 'MB',
    note: `${started}; ${pages.join('; ')}`,
  };
}

async function compareFeel(servers: Servers, { repetitions }: LoadOptions): Promise<Row[]> {
  const browser = await launchBrowser();
  const proxies = await Promise.all(
    [...servers].map(async ([name, { port }]) => ({ name, proxy: await startCompressingProxy(port) })),
  );
  try {
    const names = Object.keys(benchPages) as BenchPage[];
    const visits = new Map<string, PhoneVisit[]>();
    for (let turn = 0; turn < repetitions; turn++) {
      for (const { name, proxy } of proxies) {
        for (const page of names) await noteVisit(browser, visits, `${name}: ${page}`, proxy.origin, page);
      }
    }
    return names.flatMap((page) => compareVisits(page, [...servers.keys()], visits));
  } finally {
    await browser.close();
    for (const { proxy } of proxies) proxy.close();
  }
}

async function noteVisit(
  browser: Browser,
  visits: Map<string, PhoneVisit[]>,
  key: string,
  origin: string,
  page: BenchPage,
): Promise<void> {
  const visit = await visitByPhone(browser, origin + benchPages[page], { selector: mainElements[page] });
  visits.set(key, [...(visits.get(key) ?? []), visit]);
}

const feelings = [
  { what: 'LCP', unit: 'ms', target: 5, of: ({ lcpMs }: PhoneVisit) => lcpMs },
  { what: 'interactive', unit: 'ms', target: 5, of: ({ interactiveMs }: PhoneVisit) => interactiveMs },
  {
    what: 'scripts without a touch, brotli',
    unit: 'kB',
    target: 0,
    of: ({ scripts }: PhoneVisit) => scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1000,
  },
];

/** Ahead of every peer, and so of the best of them. What is fetched explains the feeling, and is only told. */
function compareVisits(page: BenchPage, names: string[], visits: Map<string, PhoneVisit[]>): Row[] {
  const read = (name: string) => visits.get(`${name}: ${page}`) ?? [];
  return feelings.flatMap(({ what, unit, target, of }) => {
    const figures = (name: string) => read(name).map(of);
    const others = names.filter((name) => name !== OWN);
    const best = others.toSorted((a, b) => median(figures(a)) - median(figures(b)))[0] ?? '';
    return [
      {
        target,
        what: `phone: ${what}, ${page} / the best of the others, ${best}`,
        figure: median(figures(OWN)),
        unit,
        ratio: medianRatio(figures(OWN), figures(best)),
        ...(target > 0 && { limit: { atMost: FEEL_AT_MOST } }),
      },
      ...others.map((name) => ({
        target: 0,
        what: `phone: ${what}, ${page}, ${name}`,
        figure: median(figures(name)),
        unit,
      })),
    ];
  });
}
