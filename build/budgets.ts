// Byte budgets of a first visit to each page, gzipped. The build fails when a page exceeds them, so that added weight
// is noticed immediately.
import type { Metafile } from 'esbuild';
import type { Budget } from '#src/page-document.ts';
import { BuildError } from './build-error.ts';
import { findOutput, findPages, findStart, languageOf, listMessages, listStaticOutputs } from './bundle-graph.ts';
import { type Budgets, entryOf, type SurfaceBuild } from './surface-build.ts';

export type PageSize = { route: string; script: number; ours: number; style: number; largest: string[] };

/** Gzipped bytes of an output, by its path. */
export type GzipSizes = ReadonlyMap<string, number>;

const LARGEST_FILES = 6;
const LARGEST_PACKAGES = 3;

/** What a first visit to each page fetches, in gzipped bytes, with the texts of the longest language where they are files. */
export function measurePages(
  { name: surface, hasTextsInPage }: Pick<SurfaceBuild, 'name' | 'hasTextsInPage'>,
  scripts: Metafile,
  styles: Metafile,
  gzip: GzipSizes,
): PageSize[] {
  const clientEntry = entryOf(surface);
  const styleSize = (name: string) => {
    const sheets = Object.entries(styles.outputs).filter(([, { entryPoint }]) => entryPoint === `sheet:${name}`);
    return sum(sheets.map(([path]) => gzip.get(path) ?? 0));
  };

  const start = findStart(scripts, clientEntry);
  const textsOfEntry = listMessages(scripts, clientEntry);
  return Object.entries(findPages(surface, scripts)).map(([route, page]) => {
    const texts = [...textsOfEntry, ...listMessages(scripts, page, new Set([clientEntry]))];
    const outputs = longestLanguage(scripts, hasTextsInPage ? [] : texts, gzip);
    for (const output of [start, findOutput(scripts, page)]) listStaticOutputs(scripts, output, outputs);
    const shares = shareOutputs(scripts, outputs, gzip);
    const packages = [...shares].filter(([source]) => source.startsWith('node_modules/'));
    const ours = [...shares].filter(([source]) => !source.startsWith('node_modules/'));
    return {
      route,
      script: sum([...outputs].map((output) => gzip.get(output) ?? 0)),
      ours: Math.round(sum(ours.map(([, bytes]) => bytes))),
      style: styleSize(surface) + styleSize(route),
      largest: [...listLargest(ours, LARGEST_FILES), ...listLargest(packages, LARGEST_PACKAGES)],
    };
  });
}

/** Throws a `BuildError` that names each page over its budget, with its largest files. */
export function enforceBudgets(pages: PageSize[], budgets: Budgets): void {
  const faults = pages.flatMap((page) => {
    const budget = budgetOf(page.route, budgets);
    const kinds = ['script', 'ours', 'style'] as const;
    const over = kinds.filter((kind) => page[kind] > budget[kind] * 1000);
    if (over.length === 0) return [];
    const figures = over.map((kind) => `${kind} ${formatKilobytes(page[kind])} of ${budget[kind]} kB`);
    return [`${page.route}: ${figures.join(', ')}\n    ${page.largest.join('\n    ')}`];
  });
  if (faults.length === 0) return;
  throw new BuildError({
    code: 'OVER_BUDGET',
    title: `Pages over their budget (gzip):\n  ${faults.join('\n  ')}`,
    fix: 'Import less, or load it after the page: `await import(…)`. Budgets stand beside the pages, in src/surfaces/.',
  });
}

export function budgetOf(route: string, budgets: Budgets): Budget {
  const budget = budgets[route];
  if (!budget) throw new Error(`the page of route ${route} has no budget`);
  return budget;
}

export function formatKilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

/** Estimates the share of each file of ours and of each package, by its bytes in the output before compression. */
function shareOutputs(metafile: Metafile, outputs: Set<string>, gzip: GzipSizes): Map<string, number> {
  const shares = new Map<string, number>();
  for (const output of outputs) {
    const inputs = Object.entries(metafile.outputs[output]?.inputs ?? {});
    const total = sum(inputs.map(([, { bytesInOutput }]) => bytesInOutput));
    for (const [path, { bytesInOutput }] of inputs) {
      const source = path.replace(/^.*node_modules\/((?:@[^/]+\/)?[^/]+).*$/, 'node_modules/$1');
      const bytes = total === 0 ? 0 : (bytesInOutput / total) * (gzip.get(output) ?? 0);
      shares.set(source, (shares.get(source) ?? 0) + bytes);
    }
  }
  return shares;
}

function listLargest(shares: [string, number][], count: number): string[] {
  return shares
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, count)
    .map(([source, bytes]) => `${source} ${formatKilobytes(bytes)}`);
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** The texts of the language whose files are largest. */
function longestLanguage(metafile: Metafile, messages: string[], gzip: GzipSizes): Set<string> {
  const byLanguage = Map.groupBy(messages, languageOf);
  const languages = [...byLanguage.values()].map((paths) => {
    const outputs = new Set<string>();
    for (const path of paths) listStaticOutputs(metafile, findOutput(metafile, path), outputs);
    return outputs;
  });
  const sizeOf = (outputs: Set<string>) => sum([...outputs].map((output) => gzip.get(output) ?? 0));
  return new Set(languages.sort((a, b) => sizeOf(b) - sizeOf(a))[0]);
}
