// The modules of a page in development: each is a function that runs when it is first imported, and again when its source has
// changed. A module keeps the object of its exports, so that whoever imported it sees the new ones.

type Exports = Record<string, unknown>;

/** Its parameters are in this order; their names are those that `transform-module.ts` writes. */
type Factory = (
  exports: Exports,
  importNow: (specifier: string) => Exports,
  importWhenAsked: (specifier: string) => Promise<Exports>,
  exportAll: (from: Exports) => void,
  meta: { url: string },
  register: (type: unknown, name: string) => void,
  signature: () => unknown,
) => void;

type Module = {
  factory: Factory;
  imports: readonly string[];
  exports: Exports;
  state: 'new' | 'running' | 'ready';
};

type Define = (path: string, imports: readonly string[], factory: Factory) => void;

export type Registry = {
  /** What is known stays as it is: scripts that are fetched at the same time bring the modules that they share twice. */
  define: Define;
  /** Defines what has changed. */
  defineAgain: Define;
  provide(name: string, exports: Exports): void;
  /** Runs a module, and before it those that it imports. */
  run(path: string): Exports;
  /** What is imported by these, directly or not, and not defined. */
  listMissing(paths: readonly string[]): string[];
  /** Takes what was defined again: gives the modules that must run again, or null where only the whole page can. */
  planUpdate(): string[] | null;
  /** Runs them again. Throws what they throw; they then stay as they were. */
  runAgain(paths: readonly string[]): void;
};

export type RegistryOptions = {
  /** Fetches what is missing. */
  load(path: string): Promise<void>;
  loadPackage(name: string): Promise<Exports>;
  /** Whether only the whole page has any use for another one: it has taken over what is in it. */
  isTakenOver(path: string): boolean;
  /** Whether React can replace the module's components where they stand. */
  isReplaceable(path: string, exports: Exports): boolean;
  register(type: unknown, name: string): void;
  signature: () => unknown;
};

export function createRegistry(options: RegistryOptions): Registry {
  return new Modules(options);
}

class Modules implements Registry {
  readonly #options: RegistryOptions;
  readonly #modules = new Map<string, Module>();
  readonly #packages = new Map<string, Exports>();
  readonly #changed = new Set<string>();
  /** The modules that have imported a module when asked. */
  readonly #askers = new Map<string, Set<string>>();

  constructor(options: RegistryOptions) {
    this.#options = options;
  }

  run(path: string): Exports {
    const provided = this.#packages.get(path);
    if (provided) return provided;
    const module = this.#modules.get(path);
    if (!module) throw new Error(`${path} cannot be loaded.`);
    if (module.state !== 'new') return module.exports;
    module.state = 'running';
    const before = Object.getOwnPropertyDescriptors(module.exports);
    for (const name of Object.keys(before)) delete module.exports[name];
    try {
      this.#call(path, module);
      module.state = 'ready';
    } catch (error) {
      module.state = 'new';
      for (const name of Object.keys(module.exports)) delete module.exports[name];
      Object.defineProperties(module.exports, before);
      throw error;
    }
    return module.exports;
  }

  #call(path: string, { factory, exports }: Module): void {
    factory(
      exports,
      (specifier) => this.run(resolve(path, specifier)),
      (specifier) => this.#runWhenAsked(path, resolve(path, specifier)),
      (from) => exportAll(exports, from),
      { url: new URL(path, document.baseURI).href },
      (type, name) => this.#options.register(type, `${path} ${name}`),
      this.#options.signature,
    );
  }

  async #runWhenAsked(importer: string, path: string): Promise<Exports> {
    if (isPackage(path)) {
      const exports = this.#packages.get(path) ?? (await this.#options.loadPackage(path));
      this.#packages.set(path, exports);
      return exports;
    }
    this.#askers.set(path, (this.#askers.get(path) ?? new Set()).add(importer));
    if (this.listMissing([path]).length > 0) await this.#options.load(path);
    return this.run(path);
  }

  listMissing(paths: readonly string[]): string[] {
    const seen = new Set<string>();
    const visit = (path: string): string[] => {
      if (seen.has(path)) return [];
      seen.add(path);
      const module = this.#modules.get(path);
      if (!module) return this.#packages.has(path) ? [] : [path];
      return module.imports.flatMap(visit);
    };
    return paths.flatMap(visit);
  }

  planUpdate(): string[] | null {
    const again = new Set<string>();
    const visit = (path: string): boolean => {
      if (again.has(path)) return true;
      again.add(path);
      if (this.#options.isReplaceable(path, this.#modules.get(path)?.exports ?? {})) return true;
      const importers = [...this.#modules].filter(
        ([, { imports, state }]) => state !== 'new' && imports.includes(path),
      );
      const all = new Set([...importers.map(([importer]) => importer), ...(this.#askers.get(path) ?? [])]);
      return all.size > 0 && [...all].every(visit);
    };
    const wasRun = [...this.#changed].filter((path) => this.#modules.get(path)?.state === 'ready');
    this.#changed.clear();
    return !wasRun.some((path) => this.#options.isTakenOver(path)) && wasRun.every(visit) ? [...again] : null;
  }

  define(...[path, imports, factory]: Parameters<Define>): void {
    if (!this.#modules.has(path)) this.#modules.set(path, { exports: {}, state: 'new', imports, factory });
  }

  defineAgain(...[path, imports, factory]: Parameters<Define>): void {
    const known = this.#modules.get(path);
    if (known) this.#changed.add(path);
    this.#modules.set(path, { exports: {}, state: 'new', ...known, imports, factory });
  }

  provide(name: string, exports: Exports): void {
    this.#packages.set(name, exports);
  }

  runAgain(paths: readonly string[]): void {
    for (const path of paths) (this.#modules.get(path) as Module).state = 'new';
    try {
      for (const path of paths) this.run(path);
    } finally {
      // What could not run again is tried with the next change.
      for (const path of paths) {
        const module = this.#modules.get(path) as Module;
        if (module.state === 'new') this.#changed.add(path);
        module.state = 'ready';
      }
    }
  }
}

function resolve(importer: string, specifier: string): string {
  if (specifier.startsWith('#')) return specifier.slice(1);
  return specifier.startsWith('.') ? new URL(specifier, `file:///${importer}`).pathname.slice(1) : specifier;
}

function isPackage(path: string): boolean {
  return !/^(src|client)\//.test(path);
}

function exportAll(exports: Exports, from: Exports): void {
  for (const name of Object.keys(from)) {
    if (name === 'default' || name in exports) continue;
    Object.defineProperty(exports, name, { enumerable: true, configurable: true, get: () => from[name] });
  }
}
