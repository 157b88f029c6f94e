// Writes files that are made of others, and says which were not up to date. With `--check` it writes nothing and fails when one is.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** `files`: their contents by their paths within the repository. */
export async function writeGeneratedFiles(files: Readonly<Record<string, string>>): Promise<void> {
  const stale: string[] = [];
  for (const [path, content] of Object.entries(files)) {
    if ((await readFile(root + path, 'utf8').catch(() => '')) === content) continue;
    stale.push(path);
    if (process.argv.includes('--check')) continue;
    await writeFile(root + path, content);
    console.log(path);
  }
  if (process.argv.includes('--check') && stale.length > 0) {
    console.error(`Not up to date: ${stale.join(', ')}. Run \`make types\` and commit the result.`);
    process.exitCode = 1;
  }
}
