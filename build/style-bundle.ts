// One sheet for the styles that every page of a surface needs, and one per page for the rest. esbuild itself would
// repeat the shell's styles in every page's sheet, so the sheets are planned here from the scripts' module graph.
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { BuildOptions, Metafile, Plugin } from 'esbuild';
import { findPages, listSheets } from './bundle-graph.ts';
import { assetsUrl, type BuildMode } from './client-bundle.ts';
import { cssModulesPlugin } from './css-modules.ts';
import { entryOf, type SurfaceBuild } from './surface-build.ts';

/** Sheet name -> source files, in order. The name is that of the surface or of the page's route. */
export type SheetPlan = Record<string, string[]>;

export function planSheets(surface: SurfaceBuild['name'], metafile: Metafile): SheetPlan {
  const clientEntry = entryOf(surface);
  const shared = listSheets(metafile, clientEntry).sort(byRank);
  const plan: SheetPlan = { [surface]: shared };
  for (const [route, page] of Object.entries(findPages(surface, metafile))) {
    const own = listSheets(metafile, page, new Set([clientEntry]))
      .filter((path) => !shared.includes(path))
      .sort(byRank);
    if (own.length > 0) plan[route] = own;
  }
  return plan;
}

// Global sheets come first and those of the office's kit next, wherever they are imported, so that others can override them.
function byRank(a: string, b: string): number {
  return rankOf(a) - rankOf(b);
}

function rankOf(path: string): number {
  if (!path.endsWith('.module.css')) return 0;
  if (path.startsWith('src/ui/office/sheets/')) return 1;
  return /^src\/(?:ui|lists)\/office\//.test(path) ? 2 : 3;
}

export function styleOptions(root: string, mode: BuildMode, plan: SheetPlan): BuildOptions {
  return {
    absWorkingDir: root,
    entryPoints: [...Object.keys(plan).map((name) => ({ in: `sheet:${name}`, out: name })), ...listFonts(root)],
    outdir: 'dist/public/assets',
    publicPath: assetsUrl,
    entryNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
    bundle: true,
    minify: mode === 'production',
    target: ['chrome111', 'safari16.4', 'firefox115'],
    loader: { '.woff2': 'copy', '.svg': 'dataurl' },
    legalComments: 'none',
    plugins: [sheetPlugin(root, plan), cssModulesPlugin],
    metafile: true,
    write: false,
    logLevel: 'silent',
  };
}

// Names are kept that no sheet names: the brand's does, which the server writes.
function listFonts(root: string): { in: string; out: string }[] {
  const files = globSync('src/ui/fonts/*.woff2', { cwd: root });
  return files.map((file) => ({ in: file, out: basename(file, '.woff2') }));
}

function sheetPlugin(root: string, plan: SheetPlan): Plugin {
  return {
    name: 'sheets',
    setup(build) {
      build.onResolve({ filter: /^sheet:/ }, ({ path }) => ({ path: path.slice('sheet:'.length), namespace: 'sheet' }));
      build.onLoad({ filter: /.*/, namespace: 'sheet' }, ({ path }) => {
        const imports = (plan[path] ?? []).map((file) => `@import ${JSON.stringify(join(root, file))};`);
        return { contents: imports.join('\n'), loader: 'css', resolveDir: root };
      });
    },
  };
}
