// `kasa build`: sources to `dist/`, whole or not at all. The server's and the browser's bundles are made side by
// side; the sheets follow from the browser's graph; checks come before the first byte is written.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { build as esbuild } from 'esbuild';
import type { Manifest } from '#src/manifest.ts';
import { type Budgets, enforceBudgets, measurePages, type PageSize } from './budgets.ts';
import { findOutput } from './bundle-graph.ts';
import { type BuildMode, clientOptions, vendorEntry } from './client-bundle.ts';
import { refuseServerInputs } from './client-inputs.ts';
import { bundleIcons, readIconFiles } from './icon-collections.ts';
import { minifyLibraries } from './minify-libraries.ts';
import { allFinished, type Bundle, explainFailure, openBundle } from './open-bundle.ts';
import { sandboxOptions, serverOptions } from './server-bundle.ts';
import { planSheets, styleOptions } from './style-bundle.ts';
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
  /** Enforced on a production build. */
  budgets: Budgets;
};

export type BuildReport = { manifest: Manifest; pages: PageSize[]; durationMs: number };

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
  budgets,
}: BuilderOptions): Promise<Builder> {
  // Where esbuild thinks that it writes; its metafile's paths begin with it.
  const dist = join(root, 'dist');
  const written = new Map<string, string>();
  const [client, server, sandbox] = await Promise.all([
    openBundle(clientOptions(root, mode)),
    openBundle(serverOptions(root, mode)),
    openBundle(sandboxOptions(root, mode, sandboxEntries)),
  ]);

  async function build(changedPaths?: string[]): Promise<BuildReport> {
    const startedAt = performance.now();
    const bundles = await allFinished([
      client.rebuild(changedPaths),
      server.rebuild(changedPaths),
      sandbox.rebuild(changedPaths),
    ]);
    const [scripts] = bundles;
    refuseServerInputs(scripts.metafile);
    const styles = (await esbuild(styleOptions(root, mode, planSheets(scripts.metafile)))) as Bundle;

    const unused = join(root, findOutput(scripts.metafile, vendorEntry));
    const bundled = [...bundles, styles]
      .flatMap((bundle) => bundle.outputFiles)
      .filter(({ path }) => !path.startsWith(unused))
      .map(({ path, contents, hash }) => ({ path: outputPath(relative(dist, path), mode), contents, hash }));
    const pathOf = (output: string) => outputPath(relative('dist', output), mode);
    const files = mode === 'production' ? minifyLibraries(bundled, scripts.metafile, pathOf) : bundled;
    files.push(...(await readMigrationFiles(root)), await collectIcons(root));

    const compressed = await compressPublicFiles(outputDirectory, files, mode);
    const pages = measurePages(scripts.metafile, styles.metafile, compressed.sizes);
    if (mode === 'production') enforceBudgets(pages, budgets);
    const manifest = writeManifest(scripts.metafile, styles.metafile, hashFiles(files));
    const manifestFile = outputFile('manifest.json', Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`));
    await writeOutput(outputDirectory, [...files, ...compressed.files, manifestFile], written);
    return { manifest, pages, durationMs: performance.now() - startedAt };
  }

  return {
    outputDirectory,
    build: (changedPaths) => build(changedPaths).catch(explainFailure),
    async dispose() {
      await Promise.all([client, server, sandbox].map((bundle) => bundle.dispose()));
    },
  };
}

/** Source maps of the browser's files must not be where the public can fetch them, except while developing. */
function outputPath(path: string, mode: BuildMode): string {
  const isPublicMap = path.startsWith('public/assets/') && path.endsWith('.map');
  return isPublicMap && mode === 'production' ? path.replace('public/assets/', 'source-maps/') : path;
}

async function readMigrationFiles(root: string): Promise<OutputFile[]> {
  const directory = join(root, 'server/database/migrations');
  const names = await readdir(directory).catch(() => []);
  return Promise.all(
    names.map(async (name) => outputFile(`server/migrations/${name}`, await readFile(join(directory, name)))),
  );
}

async function collectIcons(root: string): Promise<OutputFile> {
  return outputFile('icons.json', Buffer.from(JSON.stringify(bundleIcons(await readIconFiles(root)))));
}

/** The compressed forms, and each file's gzipped size under the path that the metafile gives it. */
async function compressPublicFiles(directory: string, files: OutputFile[], mode: BuildMode) {
  const sizes = new Map<string, number>();
  // While developing a rebuild must take no time, and no budget is enforced.
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

function hashFiles(files: OutputFile[]): string {
  const hash = createHash('sha256');
  for (const { path, hash: contentHash } of files.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
    hash.update(path).update(contentHash);
  }
  return hash.digest('hex').slice(0, BUILD_ID_CHARACTERS);
}
