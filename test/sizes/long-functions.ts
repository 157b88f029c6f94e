// How many lines each function takes, from the first word of its declaration to its last brace, as the compiler reads
// it: comments and parameters count, because a reader has them on the screen too.
import { isFunctionLikeDeclaration, type Node, type SourceFile } from 'typescript/unstable/ast';
import { API } from 'typescript/unstable/sync';

export type LongFunction = { path: string; name: string; lines: number };

/** The compiler takes a project, not a file: this one exists in memory only, and reads no library. */
const PROJECT = '/sources/tsconfig.json';
const compilerOptions = { noLib: true, noResolve: true, allowJs: true, types: [], jsx: 'preserve', noEmit: true };

/** Every function, method and component of these sources that takes more than `limit` lines. */
export function listLongFunctions(
  sources: readonly { path: string; text: string }[],
  limit: number,
): readonly LongFunction[] {
  const texts = new Map(sources.map(({ path, text }) => [`/sources/${path}`, text]));
  const config = JSON.stringify({ compilerOptions, files: [...texts.keys()] });
  const files = new Map([...texts, [PROJECT, config]]);
  const compiler = new API({
    fs: { readFile: (path) => files.get(path) ?? null, fileExists: (path) => files.has(path) },
  });
  try {
    const program = compiler.updateSnapshot({ openProjects: [PROJECT] }).getProject(PROJECT)?.program;
    return sources.flatMap(({ path }) => {
      const file = program?.getSourceFile(`/sources/${path}`);
      if (!file) throw new Error(`The compiler cannot read ${path}.`);
      return functionsOf(file)
        .map((node) => ({ path, name: nameOf(node), lines: linesOf(file, node) }))
        .filter(({ lines }) => lines > limit);
    });
  } finally {
    compiler.close();
  }
}

function functionsOf(node: Node): Node[] {
  const found: Node[] = isFunctionLikeDeclaration(node) ? [node] : [];
  node.forEachChild((child) => {
    found.push(...functionsOf(child));
  });
  return found;
}

function linesOf(file: SourceFile, node: Node): number {
  const lineAt = (position: number) => file.getLineAndCharacterOfPosition(position).line;
  return lineAt(node.getEnd()) - lineAt(node.getStart()) + 1;
}

/** Its own name, or of what it is the value of. */
function nameOf(node: Node): string {
  const named = [node, node.parent].find((one) => 'name' in one && one.name) as { name: Node } | undefined;
  return named?.name.getText() ?? 'a function without a name';
}
