// The scripts that pages get in development: modules one after the other, with what they import of packages before them. Remembers
// which module stands where, so that an error's line becomes that of its source.
import { devUrl } from './dev-url.ts';
import { isPackage, type ModuleGraph } from './module-graph.ts';
import { libraryFile } from './prebundle-libraries.ts';
import { type DevModule, moduleParameters, positionInSource } from './transform-module.ts';

export type Chunk = { script: string; modules: readonly { path: string; module: DevModule; line: number }[] };

export type ChunkOptions = {
  graph: ModuleGraph;
  /** The address of the packages' scripts. */
  libraries: string;
  /** The page may have them as they were. */
  isUpdate?: boolean;
  /** Added at the end. */
  end?: string;
};

const parameters = moduleParameters.join(', ');

export function writeChunk(
  paths: readonly string[],
  { graph, libraries, isUpdate = false, end = '' }: ChunkOptions,
): Chunk {
  const define = isUpdate ? 'defineAgain' : 'define';
  const found = paths.flatMap((path) => {
    const module = graph.get(path);
    return module ? [{ path, module }] : [];
  });
  const packages = [...new Set(found.flatMap(({ module }) => module.imports.filter(isPackage)))];
  const lines = [
    `import { ${define}, provide, start } from '${devUrl}runtime.js';`,
    ...packages.map((name, at) => `import { ns as package${at} } from '${libraries}${libraryFile(name)}';`),
    ...packages.map((name, at) => `provide(${JSON.stringify(name)}, package${at});`),
  ];
  const modules: { path: string; module: DevModule; line: number }[] = [];
  for (const { path, module } of found) {
    lines.push(`${define}(${JSON.stringify(path)}, ${JSON.stringify(module.imports)}, (${parameters}) => {`);
    modules.push({ path, module, line: lines.length });
    lines.push(...module.code.split('\n'), '});');
  }
  lines.push(end);
  return { script: lines.join('\n'), modules };
}

/** A place in a chunk, counted from one, as one in a source. */
export function findSource({ modules }: Chunk, line: number, column: number) {
  const at = modules.findLast((one) => one.line < line);
  return at && { path: at.path, ...positionInSource(at.module, line - at.line, column) };
}
