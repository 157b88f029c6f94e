// An esbuild bundle that stays open between builds, and the explanation of its errors.
import { type BuildFailure, type BuildOptions, type BuildResult, context, formatMessages } from 'esbuild';
import { BuildError } from './build-error.ts';

export type Bundle = BuildResult<{ metafile: true; write: false }>;

/**
 * Waits for all even when one fails: esbuild joins a rebuild to one that is still running, so the next build would get
 * this one's outdated result.
 */
export async function allFinished<T>(builds: readonly Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(builds);
  return Promise.all(builds);
}

export type OpenBundle = { rebuild(changedPaths?: string[]): Promise<Bundle>; dispose(): Promise<void> };

/** A bundle that is rebuilt only when one of its own inputs changed. */
export async function openBundle(options: BuildOptions): Promise<OpenBundle> {
  const open = await context(options);
  let last: Bundle | undefined;
  return {
    async rebuild(changedPaths) {
      const inputs = last?.metafile.inputs ?? {};
      // Scripts contain nothing of a sheet that is not a CSS module.
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
