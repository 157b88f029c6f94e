// Where redirects lead that lead to other redirects: a circle is found, and a way over several is made one step.
import { normaliseAddress } from './redirect-addresses.ts';

/** Targets by path; see `Redirect`. */
export type Targets = ReadonlyMap<string, string>;

/** The path that a target of our own is; null for a whole address, which is another shop's. */
export function pathOfTarget(target: string | undefined): string | null {
  return target?.startsWith('/') ? normaliseAddress(target) : null;
}

/** The paths that come back to themselves. Each is walked once. */
export function findCircles(targets: Targets): Set<string> {
  const circles = new Set<string>();
  const finished = new Set<string>();
  for (const start of targets.keys()) {
    const way: string[] = [];
    const onWay = new Set<string>();
    let path: string | null = start;
    while (path !== null && !finished.has(path) && !onWay.has(path)) {
      way.push(path);
      onWay.add(path);
      path = pathOfTarget(targets.get(path));
    }
    if (path !== null && onWay.has(path)) for (const each of way.slice(way.indexOf(path))) circles.add(each);
    for (const each of way) finished.add(each);
  }
  return circles;
}

/** The targets that are themselves redirected. */
export function listSteps(targets: Targets): string[] {
  return [...new Set(targets.values())].filter((target) => targets.has(pathOfTarget(target) ?? ''));
}

/**
 * The paths whose way goes over others, with its end. A step that is a page of the shop is the end: nobody is led past it.
 * There are no circles.
 */
export function shortenWays(targets: Targets, isPage: (target: string) => boolean): Map<string, string> {
  const shortened = new Map<string, string>();
  for (const [path, target] of targets) {
    let end = target;
    for (let next = stepFrom(targets, end, isPage); next !== undefined; next = stepFrom(targets, end, isPage))
      end = next;
    if (end !== target) shortened.set(path, end);
  }
  return shortened;
}

function stepFrom(targets: Targets, target: string, isPage: (target: string) => boolean): string | undefined {
  const path = pathOfTarget(target);
  const next = path === null ? undefined : targets.get(path);
  return next === undefined || isPage(target) ? undefined : next;
}
