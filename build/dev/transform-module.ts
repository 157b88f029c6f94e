// A source in development: a function that a registry of modules calls, the page's (`client/dev/`) or the server's. What it
// imports it takes from there, so that a module can be replaced while everything else runs.
import { SourceMap, type SourceMapPayload } from 'node:module';
import { dirname, join } from 'node:path';
import { moduleRunnerTransformSync, type OxcError, transformSync } from 'oxc-transform';
import { BuildError } from '../build-error.ts';
import { compileCssModule } from '../css-modules.ts';
import type { DevProblem } from './dev-problem.ts';

export type DevModule = {
  /** The function's body. */
  code: string;
  /** What it imports statically: paths from the root, and names of packages. */
  imports: readonly string[];
  /** What it imports when asked, likewise; `*` stands for one folder or name. */
  importsWhenAsked: readonly string[];
  /** From the code to what the types were taken from, and from there to the source. */
  maps: readonly SourceMapPayload[];
};

const wholeFile = { lineLengths: [] };

/** The parameters of the function, in the order in which a registry gives them. */
export const moduleParameters = [
  '__vite_ssr_exports__',
  '__vite_ssr_import__',
  '__vite_ssr_dynamic_import__',
  '__vite_ssr_exportAll__',
  '__vite_ssr_import_meta__',
  '$RefreshReg$',
  '$RefreshSig$',
];

export type Side = 'browser' | 'server';

/** `path` is from the root. Throws a `ModuleProblem`. */
export function transformModule(path: string, source: string, side: Side): DevModule {
  if (path.endsWith('.css')) return sheetModule(path, source);
  if (path.endsWith('.json')) return dataModule(source.trim());
  const plain = transformSync(path, source, {
    jsx: {
      runtime: 'automatic',
      development: side === 'browser',
      refresh: side === 'browser' && path.endsWith('.tsx'),
    },
    // Node knows what the oldest browsers do not, and what stands in for it is in no package of ours.
    target: side === 'browser' ? 'es2022' : 'esnext',
    sourcemap: true,
    define: { 'process.env.NODE_ENV': '"development"' },
  });
  refuseFaults(path, source, plain.errors);
  const split = moduleRunnerTransformSync(path, plain.code, { sourcemap: true });
  refuseFaults(path, plain.code, split.errors);
  // In the order of the source, which the sheets' order follows.
  const imported = [...split.code.matchAll(/= await __vite_ssr_import__\("([^"]+)"/g)];
  const asked = [...split.code.matchAll(/__vite_ssr_dynamic_import__\((['"`])([^'"`]+)\1/g)];
  return {
    // In a page, what a module imports is there by the time that it runs; the server's modules wait for each other.
    code: side === 'browser' ? split.code.replaceAll('await __vite_ssr_import__(', '__vite_ssr_import__(') : split.code,
    imports: [...new Set(imported.map(([, specifier = '']) => resolveImport(path, specifier)))],
    importsWhenAsked: asked.map(([, , specifier = '']) =>
      resolveImport(path, specifier.replaceAll(/\$\{[^}]*\}/g, '*')),
    ),
    // They are what Node reads, without the name of a file.
    maps: [split.map, plain.map].filter((map) => map !== undefined) as unknown as SourceMapPayload[],
  };
}

/** `#src/money.ts` and `../money.ts` -> `src/money.ts`; a package keeps its name. */
export function resolveImport(importer: string, specifier: string): string {
  if (specifier.startsWith('#')) return specifier.slice(1);
  return specifier.startsWith('.') ? join(dirname(importer), specifier) : specifier;
}

/** A position in the code as one in the source, both counted from one. */
export function positionInSource({ maps }: DevModule, line: number, column: number): { line: number; column: number } {
  return maps.reduce(
    (position, map) => {
      const found = new SourceMap(map, wholeFile).findEntry(position.line - 1, position.column - 1);
      if (!('originalLine' in found)) return position;
      return { line: found.originalLine + 1, column: found.originalColumn + 1 };
    },
    { line, column },
  );
}

/** Pages have the sheets themselves from the document; a module has the names. */
function sheetModule(path: string, source: string): DevModule {
  const names = path.endsWith('.module.css') ? compileSheet(path, source) : {};
  return dataModule(JSON.stringify(names));
}

function dataModule(json: string): DevModule {
  return { code: `__vite_ssr_exports__.default = ${json};`, imports: [], importsWhenAsked: [], maps: [] };
}

function compileSheet(path: string, source: string): Record<string, string> {
  try {
    return compileCssModule(path, source).names;
  } catch (error) {
    if (!(error instanceof BuildError)) throw error;
    const [, line, column, message = error.message] = /:(\d+):(\d+): (.*)$/s.exec(error.message) ?? [];
    throw new ModuleProblem({ kind: 'source', path, line: Number(line ?? 1), column: Number(column ?? 1), message });
  }
}

/** Thrown for a source that cannot be read. */
export class ModuleProblem extends Error {
  readonly problem: DevProblem;

  constructor(problem: DevProblem) {
    super(`${problem.path}: ${problem.message}`);
    this.problem = problem;
  }
}

function refuseFaults(path: string, source: string, errors: readonly OxcError[]): void {
  const [first] = errors;
  if (!first) return;
  const before = Buffer.from(source)
    .subarray(0, first.labels[0]?.start ?? 0)
    .toString();
  const lines = before.split('\n');
  const message = [first.message, first.helpMessage].filter(Boolean).join(' ');
  throw new ModuleProblem({
    kind: 'source',
    path,
    line: lines.length,
    column: (lines.at(-1) ?? '').length + 1,
    message,
  });
}
