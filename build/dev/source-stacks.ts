// Stacks of errors name lines of the sources, not of the functions that were made of them.
import { relative } from 'node:path';
import type { ModuleGraph } from './module-graph.ts';
import { positionInSource } from './transform-module.ts';

/** Gives the function that ends it. */
export function nameSourcesInStacks(root: string, graph: ModuleGraph): () => void {
  const before = Error.prepareStackTrace;
  Error.prepareStackTrace = (error, sites) => {
    const lines = sites.map((site) => {
      const [file, line, column] = [site.getFileName() ?? '', site.getLineNumber() ?? 1, site.getColumnNumber() ?? 1];
      const module = graph.get(relative(root, file));
      const place = module ? positionInSource(module, line, column) : { line, column };
      const name = site.getFunctionName();
      const where = file ? `${file}:${place.line}:${place.column}` : String(site);
      return `    at ${name ? `${name} (${where})` : where}`;
    });
    return [String(error), ...lines].join('\n');
  };
  return () => {
    Error.prepareStackTrace = before;
  };
}
