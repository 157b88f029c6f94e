// What the test files of one process share, such as a browser: the first that asks for it opens it. It is closed when the
// process has run its last file; a file that was started by hand closes it with its suite.

type Resource = { close(): Promise<unknown> };

const opened = new Map<string, Promise<Resource>>();
let outlivesSuites = false;

export function share<T extends Resource>(name: string, open: () => Promise<T>): Promise<T> {
  const known = opened.get(name) as Promise<T> | undefined;
  if (known) return known;
  const opening = open();
  opened.set(name, opening);
  return opening;
}

/** For suites that share something, after their last test. */
export async function endSharing(): Promise<void> {
  if (!outlivesSuites) await closeShared();
}

/** For a process that runs several files, before the first. */
export function keepShared(): void {
  outlivesSuites = true;
}

export async function closeShared(): Promise<void> {
  // The last first: what was opened later may use what was there.
  const resources = [...opened.values()].reverse();
  opened.clear();
  for (const resource of resources) await (await resource).close();
}
