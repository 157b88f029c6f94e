// The manifest of a surface in development: one script for every page, which fetches further modules itself.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Metafile } from 'esbuild';
import type { Manifest, PageFiles } from '#src/manifest.ts';
import { findPages } from '../bundle-graph.ts';
import type { SurfaceBuild } from '../surface-build.ts';
import { type DevSheets, fontsOf, sheetUrl } from './dev-sheets.ts';
import { devUrl } from './dev-url.ts';

export async function describeSurface(
  root: string,
  {
    surface,
    metafile,
    sheets,
    buildId,
  }: { surface: SurfaceBuild['name']; metafile: Metafile; sheets: DevSheets; buildId: string },
): Promise<Manifest<string>> {
  const languages = await readdir(join(root, 'src/i18n/messages'), { withFileTypes: true });
  const none = languages.filter((entry) => entry.isDirectory()).map(({ name }) => [name, []]);
  // The folders are named after the languages, which the build does not know.
  const noTexts = Object.fromEntries(none) as unknown as Manifest['messages'];
  const sheetsOf = (name: string) => (sheets.plan[name] ? [sheetUrl(surface, `${name}.css`)] : []);
  const routes: Record<string, PageFiles> = {};
  for (const route of Object.keys(findPages(surface, metafile))) {
    routes[route] = { scripts: [], styles: sheetsOf(route), messages: noTexts };
  }
  return {
    buildId,
    entry: `${devUrl}${surface}.js`,
    entryScripts: [],
    styles: sheetsOf(surface),
    fonts: fontsOf(sheets),
    routes,
    messages: noTexts,
    isDevelopment: true,
    devScript: `${devUrl}runtime.js`,
  };
}
