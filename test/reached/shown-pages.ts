// The pages on which a text or a style sheet is seen: looked for from who imports it up to the pages, and no further, because a
// route table imports every page. And which tests go to a page.
import { basename } from 'node:path';
import { pageTableOf } from '#build/surface-build.ts';
import { locate } from '#src/addresses.ts';
import { locateInOffice } from '#src/office-addresses.ts';
import { locateInAccount } from '#src/shopper-accounts/account-address.ts';
import type { SourceFile } from '../source-imports.ts';
import { listImporters, type Sources } from './import-graph.ts';

type Surface = 'storefront' | 'account' | 'office';

export type Shown = {
  /** Whatever brings it to a page, the page with it. */
  parts: Set<string>;
  pages: Set<string>;
  /** It stands around every page of these. */
  surfaces: Set<Surface>;
};

const surfaces: Surface[] = ['storefront', 'account', 'office'];
/** Route table and script. */
const beginningsOf = (surface: Surface) => [`src/surfaces/${surface}.ts`, `client/${surface}/main.tsx`];

/** `loaders`: who imports what is looked for. */
export function findShown(loaders: string[], sources: Sources): Shown {
  const importers = listImporters(sources);
  const isPage = new Set(surfaces.flatMap((surface) => pagesOf(surface, sources)));
  const shown: Shown = { parts: new Set(), pages: new Set(), surfaces: new Set() };
  const waiting = [...loaders];
  const seen = new Set<string>();
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    if (seen.has(path) || !isWay(path)) continue;
    seen.add(path);
    const around = surfaces.find((surface) => beginningsOf(surface).includes(path));
    if (around) shown.surfaces.add(around);
    else shown.parts.add(path);
    if (isPage.has(path)) shown.pages.add(path);
    else if (!around) waiting.push(...(importers.get(path) ?? []));
  }
  return shown;
}

/** What the server loads at its start are the late parts of every page. */
function isWay(path: string): boolean {
  return /^(?:src|client)\//.test(path) && !/^src\/surfaces\/\w+-delivery\.ts$/.test(path);
}

function pagesOf(surface: Surface, sources: Sources): string[] {
  return sources.get(pageTableOf(surface))?.imports.filter((path) => path.endsWith('-page.tsx')) ?? [];
}

/**
 * The path is of a page or of a browser test: those of the office lie in `office/`, or are called `office-…`; those of an account in
 * `shopper-accounts/`.
 */
export function surfaceOf(path: string): Surface {
  if (/\/office[/-]/.test(path)) return 'office';
  return path.includes('/shopper-accounts/') ? 'account' : 'storefront';
}

export function featureOf(page: string): string {
  return page.split('/')[1] ?? '';
}

/** Whether a test goes to the page by its address, or is in the folder of the page's feature. */
export function goesTo({ path, text }: SourceFile, page: string): boolean {
  const isOfFeature = path.startsWith(`test/browser/${featureOf(page)}/`) && surfaceOf(path) === surfaceOf(page);
  // A page file is named after its route.
  const route = basename(page, '-page.tsx').replace(/-./g, ([, letter = '']) => letter.toUpperCase());
  return isOfFeature || listRoutes(text).has(route);
}

/**
 * Lists the routes of the addresses in a text: `/de/cart`, `/cart` in a list of paths, `/admin/orders/${number}`,
 * `urlOf('cart'`.
 */
function listRoutes(text: string): Set<string> {
  const paths = text.replace(/\$\{[^}]*\}/g, 'x').match(/\/[\w/-]+(?![\w./-])/g) ?? [];
  const located = paths.flatMap((path) => [
    locate(path),
    locate(`/en${path}`),
    locateInOffice(path, 'en'),
    locateInAccount(path),
  ]);
  const made = [...text.matchAll(/[uU]rlOf\('(\w+)'/g)].map(([, route = '']) => route);
  return new Set([...located.map((location) => location?.route ?? ''), ...made]);
}
