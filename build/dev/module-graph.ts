// The modules of a side as they stand in the sources, each read when it is first needed and again when it changes.
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Metafile } from 'esbuild';
import { type DevProblem, frameOf } from './dev-problem.ts';
import { type DevModule, ModuleProblem, type Side, transformModule } from './transform-module.ts';

export type ModuleGraph = {
  /** Reads everything that the entries reach, and says what is wrong. `changed`: paths from the root. */
  refresh(changed: readonly string[]): Promise<DevProblem[]>;
  get(path: string): DevModule | undefined;
  /** A module and everything that it imports statically, what is imported first. */
  closureOf(path: string): readonly string[];
  /** These and everything that imports them, directly or not. */
  importersOf(paths: readonly string[]): ReadonlySet<string>;
  /** The modules that are others since a version. */
  changedSince(version: number): readonly string[];
  /** Goes up by one whenever a module is another. */
  version(): number;
  /** The packages that modules import. */
  packages(): readonly string[];
  /** What `style-bundle.ts` and `bundle-graph.ts` read of a bundle. */
  metafile(): Metafile;
};

type Known = { module: DevModule; source: string; version: number };

type Reading = { isChanged: boolean; importer: string | undefined; next: number; problems: DevProblem[] };

export function createModuleGraph(root: string, entries: readonly string[], side: Side): ModuleGraph {
  return new Graph(root, entries, side);
}

class Graph implements ModuleGraph {
  readonly #root: string;
  readonly #entries: readonly string[];
  readonly #side: Side;
  readonly #known = new Map<string, Known>();
  /** What cannot be read, or is not there, is looked at again with every change. */
  readonly #broken = new Set<string>();
  /** The files of a pattern. */
  readonly #matching = new Map<string, string[]>();
  #version = 0;

  constructor(root: string, entries: readonly string[], side: Side) {
    this.#root = root;
    this.#entries = entries;
    this.#side = side;
  }

  async refresh(changed: readonly string[]): Promise<DevProblem[]> {
    if (this.#known.size > 0 && this.#broken.size === 0 && changed.every((path) => this.#known.has(path))) {
      const before = changed.map((path) => this.#known.get(path)?.module);
      const problems = await this.#readKnown(changed);
      const isSame = before.every((module, at) =>
        hasSameImports(module, this.#known.get(changed[at] as string)?.module),
      );
      if (isSame || problems.length > 0) return problems;
    }
    this.#matching.clear();
    return this.#readAll(changed);
  }

  async #readKnown(changed: readonly string[]): Promise<DevProblem[]> {
    const problems: DevProblem[] = [];
    const next = this.#version + 1;
    for (const path of changed) await this.#read(path, { isChanged: true, importer: undefined, next, problems });
    return problems;
  }

  async #readAll(changed: readonly string[]): Promise<DevProblem[]> {
    const problems: DevProblem[] = [];
    const [next, seen] = [this.#version + 1, new Set<string>()];
    const visit = async (path: string, importer?: string): Promise<void> => {
      if (seen.has(path) || isPackage(path)) return;
      seen.add(path);
      const module = await this.#read(path, { isChanged: changed.includes(path), importer, next, problems });
      if (!module) return;
      const asked = module.importsWhenAsked.flatMap((target) => this.#list(target));
      await Promise.all([...module.imports, ...asked].map((target) => visit(target, path)));
    };
    await Promise.all(this.#entries.map((entry) => visit(entry)));
    for (const path of this.#known.keys()) if (!seen.has(path)) this.#known.delete(path);
    return problems;
  }

  // A file may be named with its folder.
  #list(target: string): string[] {
    if (!target.includes('*')) return [target];
    const found =
      this.#matching.get(target) ?? globSync(target.replace(/\/\*(\.\w+)$/, '/**/*$1'), { cwd: this.#root });
    this.#matching.set(target, found);
    return found;
  }

  /** A source with a fault leaves the module as it was. */
  async #read(path: string, { isChanged, importer, next, problems }: Reading): Promise<DevModule | undefined> {
    const last = this.#known.get(path);
    if (last && !isChanged && !this.#broken.has(path)) return last.module;
    const source = await readFile(join(this.#root, path), 'utf8').catch(() => undefined);
    if (source === undefined) {
      problems.push(this.#missing(path, importer));
      return last?.module;
    }
    this.#broken.delete(path);
    if (last?.source === source) return last.module;
    try {
      const module = transformModule(path, source, this.#side);
      // A sheet is a module for its names: with the same ones nothing has to run again.
      const isAnother = !path.endsWith('.css') || last?.module.code !== module.code;
      this.#known.set(path, { module, source, version: isAnother ? next : (last?.version ?? next) });
      if (isAnother) this.#version = next;
      return module;
    } catch (error) {
      if (!(error instanceof ModuleProblem)) throw error;
      this.#broken.add(path);
      problems.push({ ...error.problem, frame: frameOf(source, error.problem) });
      return last?.module;
    }
  }

  #missing(path: string, importer = ''): DevProblem {
    this.#broken.add(path);
    const source = this.#known.get(importer)?.source ?? '';
    const name = path.slice(path.lastIndexOf('/') + 1);
    const line = source.split('\n').findIndex((text) => text.includes(`/${name}'`)) + 1;
    const place = { line: Math.max(line, 1), column: 1 };
    return {
      kind: 'source',
      path: importer,
      ...place,
      message: `${path} does not exist.`,
      frame: frameOf(source, place),
    };
  }

  closureOf(path: string): readonly string[] {
    const found = new Set<string>();
    const visit = (at: string) => {
      if (found.has(at)) return;
      found.add(at);
      for (const next of this.#known.get(at)?.module.imports ?? []) visit(next);
    };
    visit(path);
    return [...found];
  }

  importersOf(paths: readonly string[]): ReadonlySet<string> {
    const importers = new Map<string, string[]>();
    for (const [path, { module }] of this.#known) {
      for (const target of [...module.imports, ...module.importsWhenAsked.flatMap((target) => this.#list(target))]) {
        importers.set(target, [...(importers.get(target) ?? []), path]);
      }
    }
    const found = new Set<string>();
    const visit = (path: string) => {
      if (found.has(path)) return;
      found.add(path);
      for (const importer of importers.get(path) ?? []) visit(importer);
    };
    paths.forEach(visit);
    return found;
  }

  get(path: string): DevModule | undefined {
    return this.#known.get(path)?.module;
  }

  changedSince(since: number): readonly string[] {
    return [...this.#known].filter(([, { version }]) => version > since).map(([path]) => path);
  }

  version(): number {
    return this.#version;
  }

  packages(): readonly string[] {
    const all = [...this.#known.values()].flatMap(({ module }) => [...module.imports, ...module.importsWhenAsked]);
    return [...new Set(all.filter(isPackage))].sort();
  }

  metafile(): Metafile {
    return asMetafile(this.#known, (target) => this.#list(target));
  }
}

/** Sources are below these folders, everything else is a package. */
export function isPackage(path: string): boolean {
  return !/^(src|client|server)\//.test(path);
}

function hasSameImports(one: DevModule | undefined, other: DevModule | undefined): boolean {
  const listed = (module: DevModule | undefined) => [
    ...(module?.imports ?? []),
    '',
    ...(module?.importsWhenAsked ?? []),
  ];
  return isDeepStrictEqual(listed(one), listed(other));
}

function asMetafile(known: ReadonlyMap<string, Known>, list: (target: string) => string[]): Metafile {
  const inputs: Metafile['inputs'] = {};
  for (const [path, { module, source }] of known) {
    const imports = [
      ...module.imports.map((target) => ({ path: target, kind: 'import-statement' as const })),
      ...module.importsWhenAsked.flatMap(list).map((target) => ({ path: target, kind: 'dynamic-import' as const })),
    ].map((imported) => (isPackage(imported.path) ? { ...imported, external: true } : imported));
    inputs[path] = { bytes: source.length, imports };
  }
  return { inputs, outputs: {} };
}
