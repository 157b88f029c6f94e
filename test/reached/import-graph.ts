// The imports, from both ends: what a test file is made of, and who depends on a file.
import type { SourceFile } from '../source-imports.ts';

export type Sources = ReadonlyMap<string, SourceFile>;

export type TestFile = SourceFile & {
  /** The file itself and what it imports of `test/`. */
  own: SourceFile[];
};

/** Whether a change that the rule was made for may turn the test red. */
export type Rule = (test: TestFile) => boolean;

/** Names much, as an example or by default, that no test reads. */
export const sourceReader = 'test/source-imports.ts';

/** Files of `test/`, and what they import of it, but for the tool that reads sources. */
export function listOwn(paths: string[], sources: Sources): SourceFile[] {
  const own = new Set<SourceFile>();
  const add = (path: string) => {
    const source = path.startsWith('test/') && path !== sourceReader ? sources.get(path) : undefined;
    if (!source || own.has(source)) return;
    own.add(source);
    source.imports.forEach(add);
  };
  paths.forEach(add);
  return [...own];
}

/** The files, and all that import one of them, also through others. */
export function listDependents(paths: string[], sources: Sources): Set<string> {
  const importers = listImporters(sources);
  const dependents = new Set(paths);
  // A set also goes through what is added to it on the way.
  for (const path of dependents) for (const importer of importers.get(path) ?? []) dependents.add(importer);
  return dependents;
}

/** Lists the importers of each file. */
export function listImporters(sources: Sources): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const { path, imports } of sources.values()) {
    for (const imported of imports) {
      const known = importers.get(imported);
      if (known) known.push(path);
      else importers.set(imported, [path]);
    }
  }
  return importers;
}
