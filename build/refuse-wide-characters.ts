// V8 holds a source with a single character beyond ASCII as two bytes a character: 7 MB more in every process of the
// shop, and a slower start. esbuild escapes such characters everywhere but in regular expressions.
import { isAscii } from 'node:buffer';
import type { OutputFile } from 'esbuild';
import { BuildError } from './build-error.ts';

const AROUND = 40;

/** Throws a `BuildError` that shows each of them. `files`: the server's. */
export function refuseWideCharacters(files: readonly Pick<OutputFile, 'path' | 'contents' | 'text'>[]): void {
  const faults = files
    .filter(({ contents }) => !isAscii(contents))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/[^\0-\x7f]+/g)].map(
        ({ index, 0: found }) => `${path}: …${text.slice(Math.max(index - AROUND, 0), index + found.length)}…`,
      ),
    );
  if (faults.length === 0) return;
  throw new BuildError({
    code: 'SERVER_NOT_ASCII',
    title: `Regular expressions of the server with characters beyond ASCII:\n  ${faults.join('\n  ')}`,
    fix: 'Write such a character as \\u00e4, or make the expression of a string, by `new RegExp`.',
  });
}
