// A whole shop of others beside ours: EverShop's listing and product page against ours, kept and rendered anew with what
// they show read from PostgreSQL, and a first visit to both on the phone profile.
import { gzipSync } from 'node:zlib';
import { launchBrowser } from '../../browser/launch-browser.ts';
import { median, medianRatio, type Row } from '../bench-row.ts';
import { type BenchShop, benchPages } from '../bench-shop.ts';
import { compareRates } from '../compare-rates.ts';
import { startCompressingProxy } from '../compressing-proxy.ts';
import { type BenchPage, mainElements } from '../first-load.ts';
import { type PhoneVisit, visitByPhone } from '../phone-visit.ts';
import type { PinnedProcess } from '../pinned-process.ts';
import { type Contestant, type LoadFigures, type LoadOptions, measureInTurns } from '../put-load.ts';
import { startUncachedShop } from '../uncached/uncached-page.ts';
import { findEverShopPages, startEverShop } from './evershop-shop.ts';

const NAME = 'EverShop';
/** In one second its pages are hardly answered once for each connection; in ten its limiter would refuse. */
const TURN_S = 5;
const pages = Object.keys(benchPages) as BenchPage[];

type Side = {
  server: PinnedProcess;
  paths: Record<BenchPage, string>;
  /** What a visitor came for, as in `mainElements`. */
  elements: Record<BenchPage, string>;
  shown: Record<BenchPage, ShownPage>;
};
type Sides = Record<'ours' | 'theirs', Side>;
type ShownPage = { bytes: number; gzipped: number; cards: number };

export async function compareEverShop(shop: BenchShop, load: LoadOptions): Promise<Row[]> {
  const own = await shop.serve();
  const servers = [own];
  try {
    const other = await startEverShop(shop, own);
    servers.push(other);
    const theirPages = await findEverShopPages(other);
    const uncached = await startUncachedShop(shop);
    servers.push(uncached.server);
    await uncached.setMemory('nothing');
    const sides: Sides = {
      ours: {
        server: own,
        paths: benchPages,
        elements: mainElements,
        shown: await readPages(own, benchPages, /<article/g),
      },
      theirs: {
        server: other,
        paths: theirPages,
        elements: { listing: 'a.product__list__link', product: '#productForm button.bg-primary' },
        shown: await readPages(other, theirPages, /"product__list__item__inner/g),
      },
    };
    const limiter = await describeLimiter(other, theirPages.listing);
    const figures = await measureInTurns(
      pages.flatMap((page): Contestant[] => [
        { name: `kept ${page}`, server: own, path: benchPages[page] },
        { name: `uncached ${page}`, server: uncached.server, path: benchPages[page] },
        fromManyAddresses({ name: `${NAME}: ${page}`, server: other, path: theirPages[page] }),
      ]),
      { ...load, seconds: TURN_S },
    );
    const rates = pages.flatMap((page) => compareLoad(page, sides, figures));
    return [limiter, ...rates, ...(await compareVisits(sides, load))];
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

let addresses = 0;

/** Its limiter counts the requests of an address, which a proxy in front names: here each turn is another visitor. */
function fromManyAddresses(contestant: Contestant): Contestant {
  return {
    ...contestant,
    get headers() {
      return { 'x-forwarded-for': `10.0.0.${++addresses}` };
    },
  };
}

async function describeLimiter({ port }: PinnedProcess, listing: string): Promise<Row> {
  const answer = await fetch(`http://127.0.0.1:${port}${listing}`);
  return {
    target: 0,
    what: `${NAME}: pages that one address may ask for in a minute`,
    figure: Number(answer.headers.get('ratelimit-limit')),
    unit: 'pages',
    note: 'no setting of it; each turn of the load comes from another address, as a proxy names visitors (X-Forwarded-For)',
  };
}

/** Compares both under load: neither side is charged for PostgreSQL's processor time, both wait for its answers. */
function compareLoad(page: BenchPage, { ours, theirs }: Sides, figures: ReadonlyMap<string, LoadFigures>): Row[] {
  const [kept, uncached, other] = ['kept', 'uncached', `${NAME}:`].map((kind) => figures.get(`${kind} ${page}`));
  const [cards, theirCards] = [ours.shown[page].cards, theirs.shown[page].cards];
  const aCard = (load: LoadFigures | undefined, count: number) =>
    `${(median(load?.processorUs ?? []) / count).toFixed(0)} us`;
  return [
    compareRates(0, `cached ${page}`, kept, other, { than: NAME }),
    compareRates(0, `uncached ${page}, products read again`, uncached, other, { than: NAME }),
    {
      target: 0,
      what: `${NAME}: ${page}`,
      figure: median(other?.rates ?? []),
      unit: 'requests/s',
      note:
        page === 'listing'
          ? `${theirCards} cards, ours ${cards}; processor time a card: ${aCard(other, theirCards)}, ours uncached ${aCard(uncached, cards)}`
          : `${theirCards} cards beside the product, ours ${cards}`,
    },
  ];
}

/** It is measured before the load: a server that has stood still closes the connections that were open. */
async function readPages(server: PinnedProcess, paths: Side['paths'], card: RegExp): Promise<Side['shown']> {
  const read = async (page: BenchPage): Promise<ShownPage> => {
    const answer = await fetch(`http://127.0.0.1:${server.port}${paths[page]}`);
    if (!answer.ok) throw new Error(`${paths[page]} answers ${answer.status}`);
    const html = await answer.text();
    return { bytes: Buffer.byteLength(html), gzipped: gzipSync(html).length, cards: html.match(card)?.length ?? 0 };
  };
  return { listing: await read('listing'), product: await read('product') };
}

const feelings = [
  { what: 'LCP', unit: 'ms', of: ({ lcpMs }: PhoneVisit) => lcpMs },
  { what: 'interactive', unit: 'ms', of: ({ interactiveMs }: PhoneVisit) => interactiveMs },
  {
    what: 'scripts without a touch, brotli',
    unit: 'kB',
    of: ({ scripts }: PhoneVisit) => scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1000,
  },
];

async function compareVisits({ ours, theirs }: Sides, { repetitions }: LoadOptions): Promise<Row[]> {
  const browser = await launchBrowser();
  const sides = [ours, theirs];
  const proxies = await Promise.all(sides.map(({ server }) => startCompressingProxy(server.port)));
  try {
    const rows: Row[] = [];
    for (const page of pages) {
      const visits: PhoneVisit[][] = [[], []];
      const visit = async (at: number, isThrottled: boolean) => {
        const { paths, elements } = sides[at] as Side;
        return visitByPhone(browser, `${proxies[at]?.origin}${paths[page]}`, { selector: elements[page], isThrottled });
      };
      // Pictures are made when they are first asked for.
      for (const at of sides.keys()) await visit(at, false);
      for (let turn = 0; turn < repetitions; turn++) {
        for (const at of sides.keys()) visits[at]?.push(await visit(at, true));
      }
      rows.push(
        ...feelings.map(({ what, unit, of }) => {
          const [own, other] = visits.map((each) => each.map(of));
          return tell(`phone: ${what}, ${page}`, unit, own, other);
        }),
        ...(['bytes', 'gzipped'] as const).map((form) => {
          const [own, other] = sides.map(({ shown }) => [shown[page][form] / 1000]);
          return tell(`HTML of a ${page}${form === 'gzipped' ? ', gzip' : ''}`, 'kB', own, other);
        }),
      );
    }
    return rows;
  } finally {
    await browser.close();
    for (const proxy of proxies) proxy.close();
  }
}

function tell(what: string, unit: string, own: number[] = [], other: number[] = []): Row {
  return {
    target: 0,
    what: `${what} / ${NAME}`,
    figure: median(own),
    unit,
    ratio: medianRatio(own, other),
    note: `${NAME} ${median(other).toPrecision(4)} ${unit}`,
  };
}
