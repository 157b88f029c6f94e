// No server code may reach a browser, and no office code a shopper's browser. A test forbids such imports; this checks
// what was really bundled.
import type { Metafile } from 'esbuild';
import { BuildError } from './build-error.ts';
import type { SurfaceBuild } from './surface-build.ts';

/** Throws a `BuildError` that names the file and its importer. */
export function refuseForeignInputs(surface: SurfaceBuild['name'], metafile: Metafile): void {
  refuse(metafile, ({ path, external }) => path.startsWith('server/') || (!!external && path.startsWith('node:')), {
    code: 'SERVER_CODE_IN_CLIENT',
    title: "The browser's bundle contains code of the server",
    fix: 'Move what both sides need into src/, or fetch it through GraphQL.',
  });
  if (surface === 'office') return;
  refuse(metafile, ({ path }) => /^(client|src)\/(.*\/)?office[/.-]/.test(path), {
    code: 'OFFICE_CODE_IN_STOREFRONT',
    title: "The storefront's bundle contains code of the office",
    fix: 'Move what both surfaces need out of the office/ folder.',
  });
}

type Import = Metafile['inputs'][string]['imports'][number];

function refuse(
  { inputs }: Metafile,
  isForeign: (imported: Import) => boolean,
  error: { code: string; title: string; fix: string },
): void {
  const faults = Object.entries(inputs).flatMap(([input, { imports }]) =>
    imports.filter(isForeign).map(({ path }) => `${input} imports ${path}`),
  );
  if (faults.length === 0) return;
  throw new BuildError({ ...error, title: `${error.title}:\n  ${faults.join('\n  ')}` });
}
