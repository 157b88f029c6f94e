// One bundle of esbuild that is kept open between builds, and what goes wrong with it.
import { type BuildFailure, type BuildOptions, type BuildResult, context, formatMessages } from 'esbuild';
import { BuildError } from './build-error.ts';

export type Bundle = BuildResult<{ metafile: true; write: false }>;

/**
 * Waits for all even when one fails: esbuild lets a rebuild join one that is still running, and the next build would
 * be given what this one read.
 */
export async function allFinished(builds: Promise<Bundle>[]): Promise<Bundle[]> {
  await Promise.allSettled(builds);
  return Promise.all(builds);
}

export type OpenBundle = { rebuild(changedPaths?: string[]): Promise<Bundle>; dispose(): Promise<void> };

/** A bundle that is made again only when one of its own inputs changed. */
export async function openBundle(options: BuildOptions): Promise<OpenBundle> {
  const open = await context(options);
  let last: Bundle | undefined;
  return {
    async rebuild(changedPaths) {
      const inputs = last?.metafile.inputs ?? {};
      // Of a sheet that is no module a script holds nothing.
      const isInput = (path: string) => path in inputs && !/^(?!.*\.module\.css$).*\.css$/.test(path);
      if (last && changedPaths && !changedPaths.some(isInput)) return last;
      last = undefined;
      last = (await open.rebuild()) as Bundle;
      return last;
    },
    dispose: () => open.dispose(),
  };
}

/** esbuild's own errors with file, line and the code in question. */
export async function explainFailure(error: unknown): Promise<never> {
  const { errors } = error as Partial<BuildFailure>;
  if (!errors) throw error;
  const messages = await formatMessages(errors, { kind: 'error', color: process.stderr.isTTY, terminalWidth: 100 });
  throw new BuildError({
    code: 'BUILD_FAILED',
    title: `The sources do not build.\n${messages.join('').trimEnd()}`,
    fix: 'Correct the lines above and build again.',
  });
}
