// One chunk for the entry and everything that it imports. Every page is loaded by the entry, but esbuild does not know
// that: it makes a chunk for each combination of entry and pages that share a file, and some twenty small chunks weigh
// 4 kB more than one. So an import of the entry, which is loaded already, is added to each dynamically imported file;
// and one of the parts that pages share (`page-parts.ts`) to each that needs some of them.
import { readFile } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import type { Loader, Plugin } from 'esbuild';
import { routeNameOf } from './bundle-graph.ts';
import { type PageParts, type PartName, planPageParts, readSourceGraph, type SourceGraph } from './page-parts.ts';
import { entryOf, pageTableOf, partsNamespace, type SurfaceBuild } from './surface-build.ts';

export function sharedChunkPlugin(
  root: string,
  { name, sharing = [] }: Pick<SurfaceBuild, 'name' | 'sharing'>,
): Plugin {
  const entry = join(root, entryOf(name));
  let graph: SourceGraph;
  let parts: PageParts;
  // Paths from the root: absolute ones would stand in the source maps, and so in the hashes by which chunks name each other,
  // and every folder would have another build, a few bytes larger or smaller.
  const importOf = (path: string) => importText(`#${relative(root, path)}`);
  return {
    name: 'shared-chunk',
    setup(build) {
      build.onStart(async () => {
        graph = await readSourceGraph(root);
        const pages = await listPages(join(root, pageTableOf(name)), graph);
        parts = planPageParts(graph, {
          entry,
          pages,
          sharing: pages.filter((page) => sharing.includes(routeNameOf(page))),
        });
      });
      build.onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
        if (!graph.importedWhenAsked.has(path)) return undefined;
        const source = await readFile(path, 'utf8');
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
async function listPages(pageTable: string, { importedWhenAsked }: SourceGraph): Promise<string[]> {
  const source = await readFile(pageTable, 'utf8');
  return [...importedWhenAsked].filter((path) => {
    const [folder, file] = path.split('/').slice(-2);
    return path.endsWith('-page.tsx') && source.includes(`${folder}/${file}'`);
  });
}

function importText(specifier: string): string {
  return `import ${JSON.stringify(specifier)};`;
}
