// `kasa build`: sources to `dist/`, completely or not at all. The server's bundle and each surface's browser bundle are
// made in parallel; the sheets are derived from the browser's module graph; all checks run before anything is written.
import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';
import { type BuildOptions as EsbuildOptions, build as esbuild } from 'esbuild';
import type { Manifests } from '#src/manifest.ts';
import { readFilesBeside } from './beside-files.ts';
import { enforceBudgets, measurePages, type PageSize } from './budgets.ts';
import { findOutput } from './bundle-graph.ts';
import { type BuildMode, clientOptions, vendorEntry, workerOptions } from './client-bundle.ts';
import { minifyLibraries } from './minify-libraries.ts';
import { allFinished, type Bundle, explainFailure } from './open-bundle.ts';
import { type Compressed, compressFiles } from './output/compress-output.ts';
import { type OutputFile, outputFile, writeOutput } from './output/write-output.ts';
import { readSourceGraph, type SourceGraph } from './page-parts.ts';
import { refuseForeignInputs } from './refuse-foreign-inputs.ts';
import { refuseWideCharacters } from './refuse-wide-characters.ts';
import { sandboxOptions, serverOptions } from './server-bundle.ts';
import { planSheets, styleOptions } from './style-bundle.ts';
import type { SurfaceBuild } from './surface-build.ts';
import { writeManifest } from './write-manifest.ts';

export type BuildOptions = {
  /** The repository. */
  root: string;
  /** Otherwise `dist/` in the repository. */
  outputDirectory?: string;
  mode: BuildMode;
  /** The scripts of the sandbox's pages: name -> path from the root. */
  sandboxEntries: Record<string, string>;
  /** Their budgets are enforced on a production build. */
  surfaces: readonly SurfaceBuild[];
};

export type BuildReport = {
  buildId: string;
  manifests: Manifests;
  pages: Record<SurfaceBuild['name'], PageSize[]>;
  durationMs: number;
};

/** Throws `BuildError` and leaves `dist/` as it was. */
export function buildShop(options: BuildOptions): Promise<BuildReport> {
  return buildAll(options).catch(explainFailure);
}

async function buildAll(options: BuildOptions): Promise<BuildReport> {
  const startedAt = performance.now();
  const { root, mode, outputDirectory = join(root, 'dist') } = options;
  const [bundled, built, beside] = await Promise.all([
    buildServer(options),
    buildSurfaces(options, outputDirectory),
    readFilesBeside(root, mode),
  ]);
  // Files that surfaces share have the same name and content.
  const files = new Map([...bundled, ...built.flatMap((one) => one.files), ...beside].map((file) => [file.path, file]));
  const all = [...files.values()];
  const buildId = hashFiles(all);
  const { pages, manifests } = describePages(built, { mode, buildId });
  const manifestFile = outputFile('manifest.json', Buffer.from(`${JSON.stringify(manifests, null, 2)}\n`));
  writeOutput(outputDirectory, [...all, ...built.flatMap(({ compressed }) => compressed.files), manifestFile]);
  return { buildId, manifests, pages, durationMs: performance.now() - startedAt };
}

/** The server's scripts, its service workers and those of the sandbox's pages. */
async function buildServer({ root, mode, sandboxEntries, surfaces }: BuildOptions): Promise<OutputFile[]> {
  const workers = Object.assign({}, ...surfaces.map((surface) => surface.workers));
  const bundles = await allFinished([
    bundle(serverOptions(root, mode)),
    bundle(sandboxOptions(root, mode, sandboxEntries)),
    bundle(workerOptions(root, mode, workers)),
  ]);
  const folder = join(root, 'dist/server/');
  const isOfServer = ({ path }: { path: string }) => path.startsWith(folder) && path.endsWith('.js');
  if (mode === 'production') refuseWideCharacters(bundles.flatMap(({ outputFiles }) => outputFiles.filter(isOfServer)));
  return bundles.flatMap((one) => filesOf(one, root, mode));
}

async function buildSurfaces({ root, mode, surfaces }: BuildOptions, outputDirectory: string): Promise<Built[]> {
  const graph = mode === 'production' ? readSourceGraph(root) : undefined;
  return allFinished(surfaces.map((surface) => buildSurface(surface, { root, mode, graph, outputDirectory })));
}

type Building = { root: string; mode: BuildMode; graph: SourceGraph | undefined; outputDirectory: string };

/** A surface's scripts, and the sheets derived from them. In development no budget is enforced, and nothing compressed. */
async function buildSurface(surface: SurfaceBuild, { root, mode, graph, outputDirectory }: Building) {
  const client = await bundle(clientOptions(root, mode, surface, graph));
  const scripts = client.metafile;
  refuseForeignInputs(surface.name, scripts);
  const styles = await bundle(styleOptions(root, mode, planSheets(surface.name, scripts)));
  const pathOf = (output: string) => outputPath(relative('dist', output), mode);
  const unused = pathOf(findOutput(scripts, vendorEntry));
  const bundled = [client, styles]
    .flatMap((one) => filesOf(one, root, mode))
    .filter(({ path }) => !path.startsWith(unused));
  const isProduction = mode === 'production';
  const files = isProduction ? await minifyLibraries(bundled, scripts, pathOf) : bundled;
  const compressed: Compressed = isProduction
    ? await compressFiles(outputDirectory, surface.name, { files, scripts })
    : { files: [], sizes: new Map() };
  return { surface, scripts, styles: styles.metafile, files, compressed };
}

type Built = Awaited<ReturnType<typeof buildSurface>>;

// The options name what is in the result.
function bundle(options: EsbuildOptions): Promise<Bundle> {
  return esbuild(options) as Promise<Bundle>;
}

/** What each page loads and how much that is. Throws when it is more than its budget. */
function describePages(built: readonly Built[], { mode, buildId }: { mode: BuildMode; buildId: string }) {
  const pages = {} as BuildReport['pages'];
  const manifests = {} as Manifests;
  for (const { surface, scripts, styles, compressed } of built) {
    pages[surface.name] = measurePages(surface, scripts, styles, compressed.sizes);
    if (mode === 'production') enforceBudgets(pages[surface.name], surface.budgets);
    manifests[surface.name] = writeManifest({ surface: surface.name, scripts, styles, buildId, mode });
  }
  return { pages, manifests };
}

function filesOf({ outputFiles }: Bundle, root: string, mode: BuildMode): OutputFile[] {
  return outputFiles.map(({ path, contents, hash }) => ({
    path: outputPath(relative(join(root, 'dist'), path), mode),
    contents,
    hash,
  }));
}

/** Source maps of the browser's files must not be public, except in development. */
function outputPath(path: string, mode: BuildMode): string {
  const isPublicMap = path.startsWith('public/assets/') && path.endsWith('.map');
  return isPublicMap && mode === 'production' ? path.replace('public/assets/', 'source-maps/') : path;
}

const BUILD_ID_CHARACTERS = 12;

function hashFiles(files: OutputFile[]): string {
  const hash = createHash('sha256');
  for (const { path, hash: contentHash } of files.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
    hash.update(path).update(contentHash);
  }
  return hash.digest('hex').slice(0, BUILD_ID_CHARACTERS);
}
