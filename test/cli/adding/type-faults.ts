// What TypeScript says of files that `kasa add` has written, by the configuration of their folder.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../source-imports.ts';

/** The faults, a line each; throws where TypeScript does not run. `project`: the name of the configuration. */
export async function typeFaultsOf(folder: string, project = 'tsconfig.json'): Promise<string[]> {
  const args = [
    join(root, 'node_modules/typescript/bin/tsc'),
    '--project',
    join(folder, project),
    '--noEmit',
    '--pretty',
    'false',
  ];
  const found = (fault: { code?: unknown; stdout?: string; stderr?: string }) => {
    if (!fault.stdout?.includes('error TS')) throw new Error(`tsc ended with ${fault.code}: ${fault.stderr}`);
    return fault.stdout.split('\n').filter((line) => line.includes('error TS'));
  };
  return promisify(execFile)(process.execPath, args, { cwd: folder, maxBuffer: 64e6 }).then(() => [], found);
}
