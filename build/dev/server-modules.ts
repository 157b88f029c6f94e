// The server's modules in development: each is a function that runs in this process, and only those that a change reaches run again.
// A bundle would be compiled and loaded as a whole with every change, and Node never forgets one.
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { isPackage, type ModuleGraph } from './module-graph.ts';
import { moduleParameters, resolveImport } from './transform-module.ts';

type Exports = Record<string, unknown>;
type Running = { exports: Exports; done: Promise<Exports> };

export type ServerModules = {
  /** The exports of a module, which runs if it has not, or what it imports is another since. */
  load(path: string): Promise<Exports>;
  /** Forgets what these and all that import them were. */
  forget(changed: readonly string[]): void;
};

/** `url`: of the script that the build makes of all modules, beside which they look for their files. */
export function createServerModules(root: string, graph: ModuleGraph, url: string): ServerModules {
  const running = new Map<string, Running>();
  const packages = new Map<string, Exports>();
  const meta = { url, resolve: (name: string) => import.meta.resolve(name) };

  async function load(path: string): Promise<Exports> {
    const needed = graph.closureOf(path).filter(isPackage);
    await Promise.all(needed.map(async (name) => packages.has(name) || packages.set(name, await import(name))));
    return run(path, []);
  }

  /** `chain`: who waits for it, of whom nobody can be waited for. */
  async function run(path: string, chain: readonly string[]): Promise<Exports> {
    const provided = packages.get(path);
    if (provided) return provided;
    const known = running.get(path);
    if (known && chain.includes(path)) return known.exports;
    if (known) return known.done;
    const module = graph.get(path);
    if (!module) throw new Error(`${path} cannot be loaded.`);
    // It is known before it runs: what it imports may import it.
    const one: Running = { exports: {}, done: Promise.resolve({}) };
    running.set(path, one);
    one.done = call(path, module.code, one.exports, [...chain, path]);
    one.done.catch(() => running.get(path) === one && running.delete(path));
    return one.done;
  }

  async function call(path: string, code: string, exports: Exports, chain: readonly string[]): Promise<Exports> {
    const body = `return (async () => {'use strict';${code}\n})();`;
    await compileFunction(body, moduleParameters, { filename: join(root, path) })(
      exports,
      (specifier: string) => run(resolveImport(path, specifier), chain),
      (specifier: string) => loadWhenAsked(resolveImport(path, specifier)),
      (from: Exports) => exportAll(exports, from),
      meta,
    );
    return exports;
  }

  const loadWhenAsked = (path: string): Promise<Exports> => (isPackage(path) ? import(path) : load(path));

  return {
    load,
    forget(changed) {
      for (const path of graph.importersOf(changed)) running.delete(path);
    },
  };
}

function exportAll(exports: Exports, from: Exports): void {
  for (const name of Object.keys(from)) {
    if (name === 'default' || name in exports) continue;
    Object.defineProperty(exports, name, { enumerable: true, configurable: true, get: () => from[name] });
  }
}
