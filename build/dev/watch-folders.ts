// Tells of every file that changes below folders. Each folder is watched by itself: Node's recursive watching on Linux follows files,
// and is blind to one that an editor has put in the place of another.
import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import { basename, join } from 'node:path';

/** `onChange` gets paths from the root. Gives the function that ends it. */
export function watchFolders(root: string, folders: readonly string[], onChange: (path: string) => void): () => void {
  const watchers = new Map<string, FSWatcher>();

  function add(folder: string, isNew: boolean): void {
    if (watchers.has(folder)) return;
    try {
      const watcher = watch(join(root, folder), (_event, name) => name && look(join(folder, name)));
      watcher.on('error', () => forget(folder));
      watchers.set(folder, watcher);
      for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
        if (entry.isDirectory()) add(join(folder, entry.name), isNew);
        else if (isNew && isSource(entry.name)) onChange(join(folder, entry.name));
      }
    } catch {
      // It is gone already.
      forget(folder);
    }
  }

  function look(path: string): void {
    const isFolder = statSync(join(root, path), { throwIfNoEntry: false })?.isDirectory();
    if (isFolder) add(path, true);
    else for (const folder of watchers.keys()) if (folder === path || folder.startsWith(`${path}/`)) forget(folder);
    if (!isFolder && isSource(basename(path))) onChange(path);
  }

  function forget(folder: string): void {
    watchers.get(folder)?.close();
    watchers.delete(folder);
  }

  for (const folder of folders) add(folder, false);
  return () => {
    for (const folder of [...watchers.keys()]) forget(folder);
  };
}

/** What editors write beside a file is none: `x.ts~`, `.x.ts.swp`, `4913`. */
function isSource(name: string): boolean {
  return /^[^.#].*\.\w+$/.test(name);
}
