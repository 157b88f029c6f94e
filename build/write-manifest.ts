// Derives the manifest from esbuild's metafiles: which files each page of a surface needs.
import { basename } from 'node:path';
import type { Metafile } from 'esbuild';
import type { Manifest, PageFiles } from '#src/manifest.ts';
import { BuildError } from './build-error.ts';
import { findOutput, findPages, findStart, languageOf, listMessages, listStaticOutputs } from './bundle-graph.ts';
import { assetsUrl, type BuildMode } from './client-bundle.ts';
import { entryOf, pageTableOf, type SurfaceBuild } from './surface-build.ts';

type Built = { surface: SurfaceBuild['name']; scripts: Metafile; styles: Metafile; buildId: string; mode: BuildMode };

export function writeManifest({ surface, scripts, styles, buildId, mode }: Built): Manifest<string> {
  const clientEntry = entryOf(surface);
  const entry = findStart(scripts, clientEntry);
  const shared = listStaticOutputs(scripts, entry);
  const beyondEntry = (entryPoint: string) =>
    [...listStaticOutputs(scripts, findOutput(scripts, entryPoint))].filter((output) => !shared.has(output)).map(urlOf);

  const languages = listMessages(scripts, clientEntry).map(languageOf);
  const filesByLocale = (messages: string[]) =>
    Object.fromEntries(
      languages.map((locale) => [locale, messages.filter((path) => languageOf(path) === locale).flatMap(beyondEntry)]),
    ) as Manifest['messages'];

  const pages = findPages(surface, scripts);
  if (Object.keys(pages).length === 0) {
    throw new BuildError({
      code: 'NO_PAGES',
      title: `${pageTableOf(surface)} imports no page.`,
      fix: "Give each route a page: () => import('./…/NAME-page.tsx'), named after the route.",
    });
  }
  const routes: Record<string, PageFiles> = {};
  for (const [route, page] of Object.entries(pages)) {
    routes[route] = {
      scripts: beyondEntry(page),
      styles: findSheet(styles, route),
      messages: filesByLocale(listMessages(scripts, page, new Set([clientEntry]))),
    };
  }
  return {
    buildId,
    entry: urlOf(entry),
    entryScripts: [...shared].filter((output) => output !== entry).map(urlOf),
    styles: findSheet(styles, surface),
    fonts: findFonts(styles),
    routes,
    messages: filesByLocale(listMessages(scripts, clientEntry)),
    ...(mode === 'development' && { isDevelopment: true as const }),
  };
}

function findFonts(styles: Metafile): Record<string, string> {
  const fonts = Object.entries(styles.outputs).flatMap(([path, { inputs }]) =>
    path.endsWith('.woff2') ? Object.keys(inputs).map((input) => [basename(input, '.woff2'), urlOf(path)]) : [],
  );
  return Object.fromEntries(fonts);
}

function findSheet(styles: Metafile, name: string): string[] {
  return Object.entries(styles.outputs)
    .filter(([, output]) => output.entryPoint === `sheet:${name}`)
    .map(([path]) => urlOf(path));
}

function urlOf(output: string): string {
  return assetsUrl + basename(output);
}
