// `kasa build`: sources to `dist/`, completely or not at all. The server's bundle and each surface's browser bundle are
// made in parallel; the sheets are derived from the browser's module graph; all checks run before anything is written.
import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { build as esbuild } from 'esbuild';
import type { Manifests } from '#src/manifest.ts';
import { readFilesBeside } from './beside-files.ts';
import { enforceBudgets, measurePages, type PageSize } from './budgets.ts';
import { findOutput } from './bundle-graph.ts';
import { type BuildMode, clientOptions, vendorEntry, workerOptions } from './client-bundle.ts';
import { minifyLibraries } from './minify-libraries.ts';
import { allFinished, type Bundle, explainFailure, openBundle } from './open-bundle.ts';
import { refuseForeignInputs } from './refuse-foreign-inputs.ts';
import { refuseWideCharacters } from './refuse-wide-characters.ts';
import { sandboxOptions, serverOptions } from './server-bundle.ts';
import { planSheets, type SheetPlan, styleOptions } from './style-bundle.ts';
import type { SurfaceBuild } from './surface-build.ts';
import { writeManifest } from './write-manifest.ts';
import { compressFile, gzipped, type OutputFile, outputFile, writeOutput } from './write-output.ts';

export type BuilderOptions = {
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

export type Builder = {
  outputDirectory: string;
  /**
   * Builds everything, or what depends on the changed files (paths from the root).
   * Throws `BuildError` and leaves `dist/` as it was.
   */
  build(changedPaths?: string[]): Promise<BuildReport>;
  dispose(): Promise<void>;
};

export async function createBuilder({
  root,
  outputDirectory = join(root, 'dist'),
  mode,
  sandboxEntries,
  surfaces,
}: BuilderOptions): Promise<Builder> {
  // esbuild's nominal output folder; its metafile's paths begin with it.
  const dist = join(root, 'dist');
  const written = new Map<string, string>();
  const finishSurface = createFinish(root, mode);
  const workers = Object.assign({}, ...surfaces.map((surface) => surface.workers));
  const alone = [
    serverOptions(root, mode),
    sandboxOptions(root, mode, sandboxEntries),
    workerOptions(root, mode, workers),
  ];
  const ofSurfaces = surfaces.map((surface) => clientOptions(root, mode, surface));
  const open = await Promise.all([...alone, ...ofSurfaces].map(openBundle));
  const isOfServer = ({ path }: { path: string }) => path.startsWith(join(dist, 'server/')) && path.endsWith('.js');
  /** What no bundle contains. */
  let beside: OutputFile[] = [];

  async function build(changedPaths?: string[]): Promise<BuildReport> {
    const startedAt = performance.now();
    const bundles = await allFinished(open.map((bundle) => bundle.rebuild(changedPaths)));
    const clients = bundles.splice(alone.length);
    if (mode === 'production')
      refuseWideCharacters(bundles.flatMap(({ outputFiles }) => outputFiles.filter(isOfServer)));
    const built = await Promise.all(
      surfaces.map((surface, index) => finishSurface(surface, clients[index] as Bundle, changedPaths)),
    );
    const files = new Map<string, OutputFile>();
    // Files that both surfaces share have the same name and content.
    for (const file of [
      ...bundles.flatMap((bundle) => filesOf(bundle, dist, mode)),
      ...built.flatMap((surface) => surface.files),
    ]) {
      files.set(file.path, file);
    }
    if (!changedPaths?.every(isScript)) beside = await readFilesBeside(root, mode);
    for (const file of beside) files.set(file.path, file);

    const all = [...files.values()];
    const compressed = await compressPublicFiles(outputDirectory, all, mode);
    const buildId = hashFiles(all);
    const { pages, manifests } = describePages(built, { mode, sizes: compressed.sizes, buildId });
    const manifestFile = outputFile('manifest.json', Buffer.from(`${JSON.stringify(manifests, null, 2)}\n`));
    await writeOutput(outputDirectory, [...all, ...compressed.files, manifestFile], written);
    return { buildId, manifests, pages, durationMs: performance.now() - startedAt };
  }

  return {
    outputDirectory,
    build: (changedPaths) => build(changedPaths).catch(explainFailure),
    async dispose() {
      await Promise.all(open.map((bundle) => bundle.dispose()));
    },
  };
}

/** Gives a surface's files: its scripts and the sheets derived from them, made again only when their plan is another. */
function createFinish(root: string, mode: BuildMode) {
  const dist = join(root, 'dist');
  const styled = new Map<SurfaceBuild['name'], { plan: SheetPlan; styles: Bundle }>();

  async function finishSurface(surface: SurfaceBuild, client: Bundle, changedPaths?: string[]) {
    const scripts = client.metafile;
    refuseForeignInputs(surface.name, scripts);
    const styles = await buildStyles(surface, planSheets(surface.name, scripts), changedPaths);
    const unused = outputPath(relative('dist', findOutput(scripts, vendorEntry)), mode);
    const bundled = [client, styles]
      .flatMap((bundle) => filesOf(bundle, dist, mode))
      .filter(({ path }) => !path.startsWith(unused));
    const pathOf = (output: string) => outputPath(relative('dist', output), mode);
    const files = mode === 'production' ? minifyLibraries(bundled, scripts, pathOf) : bundled;
    return { surface, scripts, styles: styles.metafile, files };
  }

  async function buildStyles({ name }: SurfaceBuild, plan: SheetPlan, changedPaths?: string[]): Promise<Bundle> {
    const last = styled.get(name);
    const isCurrent = changedPaths?.every(isScript) && isDeepStrictEqual(last?.plan, plan);
    if (last && isCurrent) return last.styles;
    const styles = (await esbuild(styleOptions(root, mode, plan))) as Bundle;
    styled.set(name, { plan, styles });
    return styles;
  }

  return finishSurface;
}

type Finished = Awaited<ReturnType<ReturnType<typeof createFinish>>>;
type Measures = { mode: BuildMode; sizes: Map<string, number>; buildId: string };

/** What each page loads and how much that is. Throws when it is more than its budget. */
function describePages(built: readonly Finished[], { mode, sizes, buildId }: Measures) {
  const pages = {} as BuildReport['pages'];
  const manifests = {} as Manifests;
  for (const { surface, scripts, styles } of built) {
    pages[surface.name] = measurePages(surface, scripts, styles, sizes);
    if (mode === 'production') enforceBudgets(pages[surface.name], surface.budgets);
    manifests[surface.name] = writeManifest({ surface: surface.name, scripts, styles, buildId, mode });
  }
  return { pages, manifests };
}

function filesOf({ outputFiles }: Bundle, dist: string, mode: BuildMode): OutputFile[] {
  return outputFiles.map(({ path, contents, hash }) => ({
    path: outputPath(relative(dist, path), mode),
    contents,
    hash,
  }));
}

/** Source maps of the browser's files must not be public, except in development. */
function outputPath(path: string, mode: BuildMode): string {
  const isPublicMap = path.startsWith('public/assets/') && path.endsWith('.map');
  return isPublicMap && mode === 'production' ? path.replace('public/assets/', 'source-maps/') : path;
}

/** The compressed files, and each file's gzipped size by its path in the metafile. */
async function compressPublicFiles(directory: string, files: OutputFile[], mode: BuildMode) {
  const sizes = new Map<string, number>();
  // In development a rebuild must be fast, and no budget is enforced.
  if (mode === 'development') return { files: [], sizes };
  const forms = await Promise.all(
    files
      .filter(({ path }) => path.startsWith('public/'))
      .map(async (file) => {
        const gz = await gzipped(file.contents);
        sizes.set(`dist/${file.path}`, gz.length);
        return compressFile(directory, file, gz);
      }),
  );
  return { files: forms.flat(), sizes };
}

const BUILD_ID_CHARACTERS = 12;

function isScript(path: string): boolean {
  return /\.tsx?$/.test(path);
}

function hashFiles(files: OutputFile[]): string {
  const hash = createHash('sha256');
  for (const { path, hash: contentHash } of files.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
    hash.update(path).update(contentHash);
  }
  return hash.digest('hex').slice(0, BUILD_ID_CHARACTERS);
}
