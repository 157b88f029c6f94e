import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Whether packages can be had from the registry that this machine's npm asks. */
export async function findRegistry(): Promise<boolean> {
  try {
    await promisify(execFile)('npm', ['view', 'uvu', 'version', '--fetch-retries=0', '--fetch-timeout=60000']);
    return true;
  } catch {
    return false;
  }
}
