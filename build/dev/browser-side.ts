// The browser's side of `make dev`: the graph of its modules, the packages, the sheets and the script that runs them, each made again
// when it must be.

import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Metafile } from 'esbuild';
import { build } from 'esbuild';
import type { Manifests } from '#src/manifest.ts';
import { planSheets } from '../style-bundle.ts';
import { entryOf, type SurfaceBuild } from '../surface-build.ts';
import { describeSurface } from './dev-manifest.ts';
import type { DevProblem } from './dev-problem.ts';
import { buildSheets, type DevSheets } from './dev-sheets.ts';
import { createModuleGraph, type ModuleGraph } from './module-graph.ts';
import { prebundleLibraries } from './prebundle-libraries.ts';

export type BrowserSide = {
  graph: ModuleGraph;
  runtime: string;
  sheets: Map<string, DevSheets>;
  libraries(): string;
  /** Reads what has changed. */
  readModules(changed: readonly string[]): Promise<DevProblem[]>;
  /** Says whether any sheet is another. */
  readSheets(changed: readonly string[]): Promise<{ isOther: boolean; problems: DevProblem[] }>;
  describe(buildId: string): Promise<Manifests>;
};

export type BrowserSideOptions = { root: string; cache: string; surfaces: readonly SurfaceBuild[] };

export async function openBrowserSide({ root, cache, surfaces }: BrowserSideOptions): Promise<BrowserSide> {
  const names = surfaces.map(({ name }) => name);
  const graph = createModuleGraph(root, names.map(entryOf), 'browser');
  const sheets = new Map<string, DevSheets>();
  let packages: readonly string[] = [];
  let libraries = '';

  async function readModules(changed: readonly string[]): Promise<DevProblem[]> {
    const problems = await graph.refresh(changed);
    const needed = graph.packages();
    if (!isDeepStrictEqual(needed, packages)) {
      libraries = await prebundleLibraries(root, cache, needed);
      packages = needed;
    }
    return problems;
  }

  async function readSheets(changed: readonly string[]) {
    const metafile: Metafile = graph.metafile();
    const ofSheets = changed.filter((path) => /\.(css|woff2|svg)$/.test(path));
    const plans = [...sheets.values()].map(({ plan }) => new Set(Object.values(plan).flat()));
    // What no plan names, a picture or a typeface, may be in each of them.
    const isOfAll = ofSheets.some((path) => !plans.some((plan) => plan.has(path)));
    const read = names.map(async (name) => {
      const last = sheets.get(name);
      const named = Object.values(last?.plan ?? {}).flat();
      const isConcerned = isOfAll || named.some((path) => ofSheets.includes(path));
      if (last && !isConcerned && isDeepStrictEqual(planSheets(name, metafile), last.plan)) {
        return { isOther: false, problems: [] };
      }
      const made = await buildSheets(root, name, metafile);
      if (made.sheets) sheets.set(name, made.sheets);
      return { isOther: !isDeepStrictEqual(made.sheets?.files, last?.files), problems: made.problems };
    });
    const all = await Promise.all(read);
    return { isOther: all.some(({ isOther }) => isOther), problems: all.flatMap(({ problems }) => problems) };
  }

  return {
    graph,
    runtime: await bundleRuntime(root),
    sheets,
    libraries: () => libraries,
    readModules,
    readSheets,
    async describe(buildId) {
      const metafile = graph.metafile();
      const empty = { plan: {}, files: new Map() };
      const described = names.map(
        async (surface) =>
          [
            surface,
            await describeSurface(root, { surface, metafile, buildId, sheets: sheets.get(surface) ?? empty }),
          ] as const,
      );
      return Object.fromEntries(await Promise.all(described)) as Manifests;
    },
  };
}

async function bundleRuntime(root: string): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [join(root, 'client/dev/start-dev.ts')],
    bundle: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"development"' },
    write: false,
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}
