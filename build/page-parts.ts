// What pages that do the same kind of work share, put into a few chunks. Left to itself, esbuild makes a chunk for each
// combination of pages that share a file, most of them smaller than the headers they are sent with: a page then waits for
// thirty requests, six at a time where it comes by HTTP/1.1. The order queue: 15 scripts instead of 33, of use after 1.3 s
// instead of 1.7 on slow 4G. A page gets up to 3 kB that only its neighbours need, and has them when somebody goes there.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { textLoader } from './text-loaders.ts';

/**
 * `common`: what other pages need too. `work`: what lists and records are both made with. `lists`, `records`: what only
 * those are. `editors`: what only pages need on which a record is edited. `orders`: what is about orders, and of no use to a
 * page of products. `goods`: what is about products, and of no use to a page of orders.
 */
const partNames = ['common', 'work', 'lists', 'records', 'editors', 'orders', 'goods'] as const;
export type PartName = (typeof partNames)[number];

export type PageParts = {
  /** The files of each part, in a stable order. */
  files: Record<PartName, string[]>;
  /** The parts to which a dynamically imported file belongs. */
  partsOf(path: string): PartName[];
};

/** A file that fewer pages share stays in a chunk of their own. */
const SHARED_BY = 3;
/** A source of so many characters costs less in a part whose page does without it than as a script of its own. */
const SMALL = 1000;
/** The same of what only pages need that show the states of orders. */
const SMALL_OF_ORDERS = 2500;
/** What knows no feature. */
const kit = /\/src\/(?:(?:ui|lists|numbers|dates|media|icons)\/|[^/]*$)/;
const ofOrders = /\/src\/(?:orders|order-actions|fulfilment)\//;
const ofGoods = /\/src\/(?:catalogue|inventory|history)\/(?:[^/]+\/)*office\//;
/** Few pages read amounts, and those need all of it: it is a chunk by itself. */
const reading = /\/src\/(?:numbers\/|ui\/fields\/amount-)/;
/**
 * Texts in several languages, lists that somebody orders, moments, what a list is narrowed by and its table: of the pages with an
 * editor those that have them are few.
 */
const ofFew =
  /\/src\/(?:ui\/(?:office\/(?:language-tabs|move-button|moments\/moment-fields)|rich-text\/rich-text-field)\.tsx|lists\/office\/(?:list-filters\.ts|list-table\.tsx))$/;
/** The kinds of blocks: two editors need all of them, and no other page needs any. */
const ofBlocks = /\/src\/shop\/blocks\//;
const listKit = /\/src\/lists\/office\//;
/** What makes a page a list: one of rows, or of figures that are narrowed as a list is. */
const list = /\/src\/lists\/office\/(?:office-list|filter-bar)\.tsx$/;
/** What makes a page one of orders. */
const states = /\/src\/orders\/office\/order-states\.tsx$/;
/** What makes a page an editor: what is typed there outlives a reload. */
const editor = /\/src\/ui\/record-editor\/use-kept-record\.ts$/;

// Each has its list.
const noFiles = () => Object.fromEntries(partNames.map((name) => [name, []])) as unknown as PageParts['files'];

/** `pages`: all files of pages; `sharing`: those of pages whose shared files are put together. */
export function planPageParts(
  graph: SourceGraph,
  { entry, pages, sharing }: { entry: string; pages: readonly string[]; sharing: readonly string[] },
): PageParts {
  const inEntry = reachOf(graph, entry);
  const usersOf = new Map<string, string[]>();
  for (const page of pages) {
    for (const file of reachOf(graph, page)) usersOf.set(file, [...(usersOf.get(file) ?? []), page]);
  }
  const isOfSharing = (file: string) => (usersOf.get(file) ?? []).every((user) => sharing.includes(user));
  const apart = listApart(graph, pages, { usersOf, isOfSharing });
  const reaching = (kind: RegExp) =>
    sharing.filter((page) => [...reachOf(graph, page)].some((file) => kind.test(file)));
  const lists = reaching(list);
  const editors = reaching(editor);
  const orders = reaching(states);
  const sizeOf = (file: string) => graph.sizes.get(file) ?? Number.POSITIVE_INFINITY;
  const isSmallOfOrders = (file: string) => ofOrders.test(file) && sizeOf(file) <= SMALL_OF_ORDERS;
  const isSmall = (file: string): boolean =>
    sizeOf(file) <= SMALL &&
    (graph.imports.get(file) ?? []).every((imported) => inEntry.has(imported) || isSmall(imported));
  const partOf = (file: string, users: readonly string[]): PartName | null => {
    if (listKit.test(file) && users.every((user) => lists.includes(user))) return 'lists';
    const shared = users.filter((user) => sharing.includes(user));
    const isOwn = shared.length > 1 && shared.length === users.length;
    if (isOwn && isSmall(file) && !ofBlocks.test(file)) return ofGoods.test(file) ? 'goods' : 'work';
    if (isOwn && isSmallOfOrders(file) && users.every((user) => orders.includes(user))) return 'orders';
    if (shared.length < SHARED_BY) return null;
    if (users.length > shared.length) return 'common';
    if (ofOrders.test(file)) return 'orders';
    if (ofGoods.test(file)) return 'goods';
    if (!kit.test(file) || reading.test(file) || ofFew.test(file)) return null;
    if (shared.every((user) => editors.includes(user))) return 'editors';
    return shared.some((user) => lists.includes(user)) ? 'work' : 'records';
  };
  const files = noFiles();
  for (const [file, users] of usersOf) {
    if (inEntry.has(file) || apart.has(file) || pages.includes(file) || textLoader.test(file)) continue;
    const part = partOf(file, users);
    if (part) files[part].push(file);
  }
  for (const part of Object.values(files)) part.sort();
  // The files of a part import some of those that are added before it.
  const partsOf = (path: string): PartName[] => {
    if (apart.has(path) && !isOfSharing(path)) return [];
    const reached = reachOf(graph, path);
    const needs = (part: PartName, least = 0) => files[part].filter((file) => reached.has(file)).length > least;
    const parts = new Set<PartName>();
    if (needs('common')) parts.add('common');
    if (needs('work')) parts.add('common').add('work');
    if (needs('lists')) parts.add('common').add('work').add('lists');
    if (needs('records')) parts.add('common').add('work').add('records');
    if (needs('editors')) parts.add('common').add('work').add('records').add('editors');
    if (needs('orders')) parts.add('common').add('orders');
    // Whoever leads to a product does without the rest.
    if (needs('goods', files.goods.length / 2)) parts.add('common').add('work').add('goods');
    return [...parts];
  };
  return { files, partsOf };
}

/** What is also imported dynamically begins a chunk of its own, whatever else imports it. */
function listApart(
  graph: SourceGraph,
  pages: readonly string[],
  { usersOf, isOfSharing }: { usersOf: ReadonlyMap<string, unknown>; isOfSharing(file: string): boolean },
): ReadonlySet<string> {
  const apart = new Set<string>();
  for (const file of graph.importedWhenAsked) {
    if (!usersOf.has(file) || pages.includes(file)) continue;
    // What fetches the data of such pages needs their parts itself, and the pages need them anyway.
    if (isOfSharing(file)) apart.add(file);
    else reachOf(graph, file, apart);
  }
  return apart;
}

/** Read before esbuild bundles: its plugins hear of a file when it is loaded, and must know by then who else needs it. */
export type SourceGraph = {
  /** File -> the scripts that it imports statically, types left out. Absolute paths. */
  imports: ReadonlyMap<string, readonly string[]>;
  /** File -> its characters. */
  sizes: ReadonlyMap<string, number>;
  /** What any file imports dynamically. */
  importedWhenAsked: ReadonlySet<string>;
};

const dynamicImport = /\bimport\(['`]([.#][^'`]+)['`]\)/g;
const staticImport = /^(?:import|export)\s+(?!type\b)(?:([^'";]*?)\s*from\s*)?'([.#][^']+\.tsx?)'/gm;
const onlyTypes = /^\{(?:\s*type\s[^,}]*,?)+\s*\}$/;

/** Reads two thousand files one after the other: all at once they take five times as long, and esbuild waits for it. */
export function readSourceGraph(root: string): SourceGraph {
  const files = listScripts(root);
  const byName = Map.groupBy(files, (path) => basename(path));
  const imports = new Map<string, string[]>();
  const sizes = new Map<string, number>();
  const importedWhenAsked = new Set<string>();
  for (const path of files) {
    const source = readFileSync(path, 'utf8');
    sizes.set(path, source.length);
    const targetOf = (specifier: string) =>
      specifier[0] === '#' ? join(root, specifier.slice(1)) : join(dirname(path), specifier);
    const found = [...source.matchAll(staticImport)].filter(([, names = '']) => !onlyTypes.test(names));
    imports.set(
      path,
      found.map(([, , specifier = '']) => targetOf(specifier)),
    );
    for (const [, specifier = ''] of source.matchAll(dynamicImport)) {
      const target = targetOf(specifier);
      const among = basename(target).includes('${') ? files : (byName.get(basename(target)) ?? []);
      for (const match of listMatching(target, among)) importedWhenAsked.add(match);
    }
  }
  return { imports, sizes, importedWhenAsked };
}

/** Absolute paths. */
function listScripts(root: string): string[] {
  return ['client', 'src'].flatMap((folder) => {
    const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
    const scripts = entries.filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name));
    return scripts.map((entry) => join(entry.parentPath, entry.name));
  });
}

/** The files of `messages/${locale}/cart.ts` in all languages. */
function listMatching(target: string, files: readonly string[]): readonly string[] {
  if (!target.includes('${')) return [target];
  const wanted = target.split('/');
  const isOne = (part: string, name = '') =>
    part.includes('${') ? name.endsWith(part.slice(part.lastIndexOf('}') + 1)) : part === name;
  return files.filter((path) => {
    const names = path.split('/');
    return names.length === wanted.length && wanted.every((part, at) => isOne(part, names[at]));
  });
}

/** A file and everything that it imports statically. */
function reachOf(graph: SourceGraph, path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found;
  found.add(path);
  for (const imported of graph.imports.get(path) ?? []) reachOf(graph, imported, found);
  return found;
}
