// What the peers show: the shop's own data as its pages carry it, its sheets and typeface, and the pictures that a
// phone loads.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pictureWidths } from '#src/media/picture-sources.ts';
import type { PublicShop } from '#src/shop/shop-profile.ts';
import { launchBrowser } from '../browser/launch-browser.ts';
import { benchPages } from './bench-shop.ts';
import { type BenchPage, mainElements } from './first-load.ts';
import { visitByPhone } from './phone-visit.ts';
import type { PinnedProcess } from './pinned-process.ts';
import { readOwnElements } from './uncached/own-elements.ts';

export type PeerFixture = {
  data: string;
  /** The elements of our own pages, by page. */
  elements: string;
  sheet: string;
  /** A module: which widths of a picture there are, and how wide pages show it. */
  pictureSizes: string;
  /** What lies at which address: pictures, and what the sheets name. */
  files: Map<string, Buffer>;
};

type State = {
  shop: Pick<PublicShop, 'cardSizes' | 'gallerySizes'>;
  queries: [[name: string, variables: unknown], data: Record<string, unknown>][];
};

export async function readPeerFixture(server: PinnedProcess): Promise<PeerFixture> {
  const origin = `http://127.0.0.1:${server.port}`;
  const get = async (path: string) => (await fetch(origin + path)).text();
  const readState = async (path: string) => {
    const text = /id="kasa-state">(.*?)<\/script>/s.exec(await get(path))?.[1] ?? '';
    const { shop, queries } = JSON.parse(text) as State;
    return { shop, of: (name: string) => queries.find(([[query]]) => query === name)?.[1] };
  };
  const { shop, of: ofListing } = await readState(benchPages.listing);
  const listing = ofListing('CatalogueListing') as { products: { items: { handle: string }[] } };
  const handles = new Set(listing.products.items.map(({ handle }) => handle));
  handles.add(benchPages.product.replace(/^.*\//, ''));
  const products: unknown[] = [];
  for (const handle of handles) {
    const { of: ofProduct } = await readState(benchPages.product.replace(/[^/]+$/, handle));
    products.push(ofProduct('CatalogueProduct')?.product);
  }
  const fonts = [...(await get(benchPages.listing)).matchAll(/<link rel="preload" href="([^"]+\.woff2)"/g)];
  const { menu, ...shell } = ofListing('CatalogueCollections') as { menu: { path: string; title: string }[] };
  const collections = menu.map(({ path, title }) => ({ handle: path.replace(/^.*\//, ''), title }));
  const frame = { ...shell, collections, fonts: fonts.map(([, path]) => path) };
  const sheet = await readSheets(get);
  const named = [...sheet.matchAll(/url\(['"]?(\/[^'")]+)/g)].map(([, path = '']) => path);
  const { pictures, elements } = await readByBrowser(server);
  const paths = new Set([...named, ...pictures]);
  const read = async (path: string) => Buffer.from(await (await fetch(origin + path)).arrayBuffer());
  return {
    data: JSON.stringify({ frame, listing, products }),
    elements,
    sheet,
    pictureSizes: exportAll({ widths: pictureWidths, cardSizes: shop.cardSizes, gallerySizes: shop.gallerySizes }),
    files: new Map(await Promise.all([...paths].map(async (path) => [path, await read(path)] as const))),
  };
}

function exportAll(values: object): string {
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join('');
}

async function readSheets(get: (path: string) => Promise<string>): Promise<string> {
  const pages = await Promise.all(Object.values(benchPages).map(get));
  const links = pages.flatMap((html) => [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)]);
  const sheets = await Promise.all([...new Set(links.map(([, path = '']) => path))].map(get));
  return sheets.join('\n');
}

async function readByBrowser(server: PinnedProcess): Promise<{ pictures: Set<string>; elements: string }> {
  const browser = await launchBrowser();
  try {
    const pictures = new Set<string>();
    for (const page of Object.keys(benchPages) as BenchPage[]) {
      const options = { selector: mainElements[page], isThrottled: false };
      const visit = await visitByPhone(browser, `http://127.0.0.1:${server.port}${benchPages[page]}`, options);
      for (const { path } of visit.pictures) pictures.add(path);
    }
    return { pictures, elements: await readOwnElements(browser, server) };
  } finally {
    await browser.close();
  }
}

export async function writeFixtureFiles(files: PeerFixture['files'], publicFolder: string): Promise<void> {
  for (const [path, bytes] of files) {
    await mkdir(dirname(join(publicFolder, path)), { recursive: true });
    await writeFile(join(publicFolder, path), bytes);
  }
}
