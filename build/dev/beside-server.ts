// What the server has beside its modules in development: the processes that it starts, the scripts of service workers and of the
// sandbox's pages, and the files that it reads.
import { mkdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { BuildFailure, BuildOptions } from 'esbuild';
import type { Manifests } from '#src/manifest.ts';
import { readFilesBeside } from '../beside-files.ts';
import { workerOptions } from '../client-bundle.ts';
import { allFinished, openBundle } from '../open-bundle.ts';
import { type OutputFile, outputFile, writeOutput } from '../output/write-output.ts';
import { sandboxOptions, serverOptions } from '../server-bundle.ts';
import type { SurfaceBuild } from '../surface-build.ts';
import { type DevProblem, problemsOfBuild } from './dev-problem.ts';

export type BesideServer = {
  /** `changed`: paths from the root. */
  write(changed: readonly string[] | undefined, manifests: Manifests): Promise<DevProblem[]>;
  dispose(): Promise<void>;
};

export type BesideServerOptions = {
  root: string;
  outputDirectory: string;
  sandboxEntries: Record<string, string>;
  surfaces: readonly SurfaceBuild[];
};

export async function openBesideServer(options: BesideServerOptions): Promise<BesideServer> {
  const { root, outputDirectory, sandboxEntries, surfaces } = options;
  const dist = join(root, 'dist');
  const written = new Map<string, string>();
  const workers = Object.assign({}, ...surfaces.map((surface) => surface.workers));
  const open = await Promise.all(
    [
      processOptions(root),
      sandboxOptions(root, 'development', sandboxEntries),
      workerOptions(root, 'development', workers),
    ].map(openBundle),
  );
  let beside: OutputFile[] = [];
  await mkdir(join(outputDirectory, 'public/assets'), { recursive: true });

  return {
    async write(changed, manifests) {
      try {
        const bundles = await allFinished(open.map((bundle) => bundle.rebuild(changed && [...changed])));
        if (!changed?.every(isModule)) beside = await readFilesBeside(root, 'development');
        const files = bundles
          .flatMap(({ outputFiles }) => outputFiles)
          .map(({ path, contents, hash }) => ({ path: relative(dist, path), contents, hash }));
        const manifest = outputFile('manifest.json', Buffer.from(JSON.stringify(manifests)));
        writeOutput(outputDirectory, [...files, ...beside, manifest], written);
        return [];
      } catch (error) {
        return problemsOfBuild(error as Partial<BuildFailure>);
      }
    },
    async dispose() {
      await Promise.all(open.map((bundle) => bundle.dispose()));
    },
  };
}

/** Whether the module graphs have it; everything else is a file that the server reads. */
export function isModule(path: string): boolean {
  return /\.(tsx?|css|graphql)$/.test(path);
}

/** The server's processes of their own, without itself. */
function processOptions(root: string): BuildOptions {
  const options = serverOptions(root, 'development');
  const entries = Object.entries(options.entryPoints as Record<string, string>);
  return { ...options, entryPoints: Object.fromEntries(entries.filter(([name]) => name.endsWith('-worker'))) };
}
