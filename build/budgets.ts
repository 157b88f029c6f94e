// Byte budgets of a first visit to each page, gzipped. The build fails over them, so that weight is noticed when it
// is added and not a year later.
import type { Metafile } from 'esbuild';
import { BuildError } from './build-error.ts';
import { findOutput, findPages, listStaticOutputs } from './bundle-graph.ts';
import { clientEntry } from './client-bundle.ts';
import { entrySheet } from './style-bundle.ts';

/** Kilobytes of 1,000 bytes. `ours` is the part of `script` that is not from node_modules. */
export type Budget = { script: number; ours: number; style: number };

const pageBudget: Budget = { script: 95, ours: 15, style: 10 };
const ownBudgets: Record<string, Budget> = {
  // Payment fields, address rules and lockers are needed here and nowhere else.
  checkout: { script: 130, ours: 40, style: 12 },
};

export type PageSize = { route: string; script: number; ours: number; style: number; largest: string[] };

/** Gzipped bytes of an output, by its path. */
export type GzipSizes = ReadonlyMap<string, number>;

const LARGEST_INPUTS = 5;

/** What a first visit to each page fetches, in gzipped bytes, with the texts of the longest language. */
export function measurePages(scripts: Metafile, styles: Metafile, gzip: GzipSizes): PageSize[] {
  const messages = listMessages(scripts, gzip);
  const styleSize = (name: string) =>
    Object.entries(styles.outputs)
      .filter(([, { entryPoint }]) => entryPoint === `sheet:${name}`)
      .reduce((sum, [path]) => sum + (gzip.get(path) ?? 0), 0);

  return Object.entries(findPages(scripts)).map(([route, page]) => {
    const outputs = new Set(messages);
    for (const entryPoint of [clientEntry, page]) listStaticOutputs(scripts, findOutput(scripts, entryPoint), outputs);
    const inputs = [...outputs].flatMap((output) => shareInputs(scripts, output, gzip.get(output) ?? 0));
    const sizeOf = (list: InputShare[]) => Math.round(list.reduce((sum, { bytes }) => sum + bytes, 0));
    return {
      route,
      script: sizeOf(inputs),
      ours: sizeOf(inputs.filter(({ path }) => !path.includes('node_modules/'))),
      style: styleSize(entrySheet) + styleSize(route),
      largest: inputs
        .sort((a, b) => b.bytes - a.bytes)
        .slice(0, LARGEST_INPUTS)
        .map(({ path, bytes }) => `${path} ${formatKilobytes(bytes)}`),
    };
  });
}

/** Throws a `BuildError` that names each page over its budget and what weighs most in it. */
export function enforceBudgets(pages: PageSize[]): void {
  const faults = pages.flatMap((page) => {
    const budget = budgetOf(page.route);
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
    fix: 'Import less, or load it after the page: `await import(…)`. Budgets stand in build/budgets.ts.',
  });
}

export function budgetOf(route: string): Budget {
  return ownBudgets[route] ?? pageBudget;
}

export function formatKilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

type InputShare = { path: string; bytes: number };

/** Estimates each input's part of a gzipped output by its part of the output before compression. */
function shareInputs(metafile: Metafile, output: string, gzipBytes: number): InputShare[] {
  const { inputs = {}, bytes = 0 } = metafile.outputs[output] ?? {};
  return Object.entries(inputs).map(([path, { bytesInOutput }]) => ({
    path,
    bytes: bytes === 0 ? 0 : (bytesInOutput / bytes) * gzipBytes,
  }));
}

function listMessages(metafile: Metafile, gzip: GzipSizes): Set<string> {
  const languages = Object.values(metafile.outputs)
    .filter(({ entryPoint }) => /^src\/i18n\/messages\/\w\w\.ts$/.test(entryPoint ?? ''))
    .map(({ entryPoint = '' }) => listStaticOutputs(metafile, findOutput(metafile, entryPoint)));
  const sizeOf = (outputs: Set<string>) => [...outputs].reduce((sum, output) => sum + (gzip.get(output) ?? 0), 0);
  return languages.sort((a, b) => sizeOf(b) - sizeOf(a))[0] ?? new Set();
}
