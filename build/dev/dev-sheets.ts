// The sheets of each surface in development: the same plan as the build's, under names that stay, so that a page can fetch one
// again while it runs.
import { basename, join, relative } from 'node:path';
import { type BuildFailure, build, type Metafile } from 'esbuild';
import { planSheets, type SheetPlan, styleOptions } from '../style-bundle.ts';
import type { SurfaceBuild } from '../surface-build.ts';
import { type DevProblem, problemsOfBuild } from './dev-problem.ts';
import { devUrl } from './dev-url.ts';

export type DevSheets = {
  plan: SheetPlan;
  /** Address -> content. */
  files: Map<string, Uint8Array>;
};

/** Throws nothing for a sheet that cannot be read: `problems` say so. */
export async function buildSheets(
  root: string,
  surface: SurfaceBuild['name'],
  metafile: Metafile,
): Promise<{ sheets?: DevSheets; problems: DevProblem[] }> {
  const plan = planSheets(surface, metafile);
  const options = styleOptions(root, 'development', plan);
  try {
    const { outputFiles } = await build({
      ...options,
      write: false,
      publicPath: sheetUrl(surface, ''),
      entryNames: '[name]',
    });
    const files = new Map(
      outputFiles.map(({ path, contents }) => [
        sheetUrl(surface, relative(join(root, 'dist/public/assets'), path)),
        contents,
      ]),
    );
    return { sheets: { plan, files }, problems: [] };
  } catch (error) {
    return { problems: problemsOfBuild(error as Partial<BuildFailure>) };
  }
}

export function sheetUrl(surface: SurfaceBuild['name'], file: string): string {
  return `${devUrl}sheets/${surface}/${file}`;
}

/** Name of a typeface -> its address. */
export function fontsOf(sheets: DevSheets): Record<string, string> {
  const fonts = [...sheets.files.keys()].filter((url) => url.endsWith('.woff2'));
  return Object.fromEntries(fonts.map((url) => [basename(url, '.woff2'), url]));
}
