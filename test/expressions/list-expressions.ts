// The regular expressions of the sources, read by another: the house's formatter writes no literal that it misses.
import { listSources } from '../source-imports.ts';

export type Expression = { path: string; source: string; flags: string };

const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const literals =
  /(?<=(?:[(,=:[!&|?{;>]|\breturn|\bcase|^)\s*)\/(?![*/])((?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+)\/([dgimsuvy]*)(?=\s*[).,;:\]}\n])/gm;
const constructions = /\bRegExp\(/g;

/** `built`: the files that put one together, each as often as it does. */
export async function listExpressions(): Promise<{ literals: Expression[]; built: string[] }> {
  const sources = await listSources('{src,server,client}/**/*.{ts,tsx}');
  const texts = sources.map(({ path, text }) => ({ path, text: text.replace(comments, '') }));
  return {
    literals: texts.flatMap(({ path, text }) =>
      [...text.matchAll(literals)].map(([, source = '', flags = '']) => ({ path, source, flags })),
    ),
    built: texts.flatMap(({ path, text }) => [...text.matchAll(constructions)].map(() => path)),
  };
}
