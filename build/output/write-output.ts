// The build's files on disk: only changed files are written, and files of earlier builds are removed. Five thousand small
// files are written one by one: together they cost the processor twice as much.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** `path` is relative to the output folder; files of the same path and hash are equal. */
export type OutputFile = { path: string; contents: Uint8Array; hash: string };

export function outputFile(path: string, contents: Uint8Array): OutputFile {
  return { path, contents, hash: createHash('sha256').update(contents).digest('base64url') };
}

/** Makes the folder contain exactly these files. `written`: what earlier calls wrote, path -> hash. */
export function writeOutput(directory: string, files: OutputFile[], written = new Map<string, string>()): void {
  mkdirSync(directory, { recursive: true });
  const before = listFiles(directory);
  for (const folder of new Set(files.map(({ path }) => dirname(path)))) {
    mkdirSync(join(directory, folder), { recursive: true });
  }
  for (const { path, contents, hash } of files) {
    if (written.get(path) === hash) continue;
    const target = join(directory, path);
    if (!before.has(path) || !hasContents(target, contents)) {
      // A build that is cut off here, or finds no space, leaves no half of a file under a name that says what is in it.
      writeFileSync(`${target}.new`, contents);
      renameSync(`${target}.new`, target);
    }
    written.set(path, hash);
  }
  const current = new Set(files.map(({ path }) => path));
  for (const path of before) if (!current.has(path)) rmSync(join(directory, path), { force: true });
}

function hasContents(path: string, contents: Uint8Array): boolean {
  try {
    return readFileSync(path).equals(contents);
  } catch {
    // Another build has just removed it.
    return false;
  }
}

/** Paths from the folder. */
function listFiles(directory: string): ReadonlySet<string> {
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return new Set(files.map((entry) => relative(directory, join(entry.parentPath, entry.name))));
}
