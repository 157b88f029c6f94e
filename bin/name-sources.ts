// Stacks of errors name the sources that the built shop was made of. Its source map is read with the first error: Node's
// own support for it reads it at the start of each process.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { SourcePositions } from './source-positions.ts';

/** `bundles`: the folder that they and their maps are in. */
export function nameSources(bundles: URL): void {
  const maps = new Map<string, SourcePositions | null>();
  const mapOf = (bundle: string) => {
    const known = maps.get(bundle);
    if (known !== undefined) return known;
    const map = readMap(new URL(`${bundle}.map`));
    maps.set(bundle, map);
    return map;
  };
  Error.prepareStackTrace = (error, frames) =>
    [error, ...frames.map((frame) => `    at ${nameSource(frame, bundles, mapOf)}`)].join('\n');
}

type FindMap = (bundle: string) => SourcePositions | null;

function nameSource(frame: NodeJS.CallSite, bundles: URL, mapOf: FindMap): string {
  const text = String(frame);
  const [bundle, line, column] = [frame.getFileName(), frame.getLineNumber(), frame.getColumnNumber()];
  if (!bundle?.startsWith(bundles.href) || line === null || column === null) return text;
  const found = mapOf(bundle)?.find(line - 1, column - 1);
  if (!found) return text;
  const path = fileURLToPath(new URL(found.source, bundle));
  return text.replace(`${bundle}:${line}:${column}`, () => `${path}:${found.line + 1}:${found.column + 1}`);
}

/** Null where there is none, or none that can be read: the frames stay those of the bundle. */
function readMap(file: URL): SourcePositions | null {
  if (!existsSync(file)) return null;
  try {
    return new SourcePositions(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}
