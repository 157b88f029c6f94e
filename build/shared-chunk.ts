// One chunk for the entry and everything that it imports. Every page is loaded by the entry, but esbuild does not know
// that: it makes a chunk for each combination of entry and pages that share a file, and some twenty small chunks weigh
// 4 kB more than one. So an import of the entry, which is loaded already, is added to each dynamically imported file;
// and one of the parts that pages share (`page-parts.ts`) to each that needs some of them.
import { readFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import type { Loader, Plugin } from 'esbuild';
import { routeNameOf } from './bundle-graph.ts';
import { type PartName, planPageParts, type SourceGraph } from './page-parts.ts';
import { entryOf, pageTableOf, partsNamespace, type SurfaceBuild } from './surface-build.ts';

export function sharedChunkPlugin(
  root: string,
  { name, sharing = [] }: Pick<SurfaceBuild, 'name' | 'sharing'>,
  graph: SourceGraph,
): Plugin {
  const entry = join(root, entryOf(name));
  // Paths from the root: absolute ones would stand in the source maps, and so in the hashes by which chunks name each other,
  // and every folder would have another build, a few bytes larger or smaller.
  const importOf = (path: string) => importText(`#${relative(root, path)}`);
  return {
    name: 'shared-chunk',
    setup(build) {
      const pages = listPages(join(root, pageTableOf(name)), graph);
      const parts = planPageParts(graph, {
        entry,
        pages,
        sharing: pages.filter((page) => sharing.includes(routeNameOf(page))),
      });
      build.onLoad({ filter: importedWhenAsked(root, graph) }, ({ path }) => {
        if (!graph.importedWhenAsked.has(path)) return undefined;
        const source = readFileSync(path, 'utf8');
        const imported = [
          importOf(entry),
          ...parts.partsOf(path).map((part) => importText(`${partsNamespace}:${part}`)),
        ];
        // They go on the first line, so that the source's line numbers stay the same.
        const contents = `${imported.join(' ')} ${source}`;
        return { contents, loader: extname(path).slice(1) as Loader };
      });
      build.onResolve({ filter: new RegExp(`^${partsNamespace}:`) }, ({ path }) => ({
        path: path.slice(partsNamespace.length + 1),
        namespace: partsNamespace,
      }));
      build.onLoad({ filter: /.*/, namespace: partsNamespace }, ({ path }) => ({
        contents: parts.files[path as PartName].map(importOf).join('\n'),
        resolveDir: root,
      }));
    },
  };
}

/** The files of pages that a page table imports. */
function listPages(pageTable: string, { importedWhenAsked }: SourceGraph): string[] {
  const source = readFileSync(pageTable, 'utf8');
  return [...importedWhenAsked].filter((path) => {
    const [folder, file] = path.split('/').slice(-2);
    return path.endsWith('-page.tsx') && source.includes(`${folder}/${file}'`);
  });
}

/** esbuild asks about few other files than these: each answer costs a tenth of a millisecond, and there are thousands. */
function importedWhenAsked(root: string, graph: SourceGraph): RegExp {
  const paths = [...graph.importedWhenAsked].map((path) => relative(root, path).replace(texts, '$1'));
  const alternatives = [...new Set(paths)].sort().map((path) => path.replaceAll('.', '\\.'));
  return new RegExp(`/(?:${alternatives.join('|')})`);
}

/** All files of texts are imported when asked: one folder stands for them. */
const texts = /^(src\/i18n\/messages\/).*$/;

function importText(specifier: string): string {
  return `import ${JSON.stringify(specifier)};`;
}
