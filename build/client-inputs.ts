// Nothing of the server may reach a browser. Imports are forbidden by a test; this looks at what was really bundled.
import type { Metafile } from 'esbuild';
import { BuildError } from './build-error.ts';

/** Throws a `BuildError` that names the file and who imports it. */
export function refuseServerInputs(metafile: Metafile): void {
  const faults: string[] = [];
  for (const [input, { imports }] of Object.entries(metafile.inputs)) {
    for (const { path, external } of imports) {
      if (path.startsWith('server/') || (external && path.startsWith('node:'))) faults.push(`${input} imports ${path}`);
    }
  }
  if (faults.length === 0) return;
  throw new BuildError({
    code: 'SERVER_CODE_IN_CLIENT',
    title: `The browser's bundle contains code of the server:\n  ${faults.join('\n  ')}`,
    fix: 'Move what both sides need into src/, or fetch it through GraphQL.',
  });
}
