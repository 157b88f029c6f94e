// Follows redirects that lead to other redirects: a circle is found, and a way over several is made one step.
import { normaliseAddress } from './redirect-addresses.ts';

/** Targets by path; see `Redirect`. */
export type Targets = ReadonlyMap<string, string>;

/**
 * The redirect that an address meets: one with its query, without what advertisements add to it, or one of its path alone,
 * whose target takes the query over. A whole address is another shop's.
 */
export function leadOn(targets: Targets, href: string): { path: string; target: string } | null {
  const address = href.startsWith('/') ? normaliseAddress(href) : null;
  if (address === null) return null;
  const [path = '', query = ''] = address.split('?', 2);
  for (const each of [address, ...(query ? [`${path}?${withoutMarks(query)}`] : [])]) {
    const target = targets.get(each);
    if (target !== undefined) return { path: each, target };
  }
  const target = query ? targets.get(path) : undefined;
  if (target === undefined) return null;
  return { path, target: target + (target.includes('?') ? '' : href.slice(href.indexOf('?'))) };
}

/** What advertisements and mails add to an address says nothing of the page. */
const mark =
  /^(?:utm_[a-z_]+|gclid|gbraid|wbraid|gad_[a-z]+|fbclid|msclkid|ttclid|igshid|mc_[ce]id|_ga|_gl|srsltid)(?:=|$)/;

function withoutMarks(query: string): string {
  return query
    .split('&')
    .filter((parameter) => !mark.test(parameter))
    .join('&');
}

/** The paths that come back to themselves, also by way of an address with a query. Each address is walked once. */
export function findCircles(targets: Targets): Set<string> {
  const circles = new Set<string>();
  const finished = new Set<string>();
  for (const start of targets.keys()) {
    const way = new Map<string, string>();
    let address: string | null = start;
    while (address !== null && !finished.has(address) && !way.has(address)) {
      const found = leadOn(targets, address);
      if (!found) break;
      way.set(address, found.path);
      address = found.target.startsWith('/') ? normaliseAddress(found.target) : null;
    }
    if (address !== null && way.has(address)) {
      const addresses = [...way.keys()];
      for (const each of addresses.slice(addresses.indexOf(address))) circles.add(way.get(each) ?? each);
    }
    for (const each of way.keys()) finished.add(each);
  }
  return circles;
}

/** The targets that are themselves redirected. */
export function listSteps(targets: Targets): string[] {
  return [...new Set(targets.values())].filter((target) => leadOn(targets, target) !== null);
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
  const next = leadOn(targets, target)?.target;
  return next === undefined || isPage(target) ? undefined : next;
}
