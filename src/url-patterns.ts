// Address patterns, e.g. `/:locale/p/:product`: filling them in and matching them.

export type Matcher<Name extends string> = readonly [name: Name, pattern: RegExp];

/** Fills in a pattern. Returns path and query; empty query parameters are left out. */
export function fillPattern(
  pattern: string,
  values: Record<string, string>,
  search?: Record<string, string | undefined>,
): string {
  const path = pattern.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(values[key] ?? ''));
  if (!search) return path;
  const query = Object.entries(search).filter(([, value]) => value) as [string, string][];
  return query[0] ? `${path}?${new URLSearchParams(query)}` : path;
}

/** Lists them in the order in which the patterns are tried. */
export function matchersOf<Name extends string>(patterns: Record<Name, string>): Matcher<Name>[] {
  return (Object.entries(patterns) as [Name, string][]).map(([name, pattern]) => [
    name,
    new RegExp(`^${pattern.replace(/:(\w+)/g, '(?<$1>[^/]+)').replace('*', '.*')}/?$`),
  ]);
}

/** The first pattern that matches an address, with its parameters. */
export function matchHref<Name extends string>(matchers: readonly Matcher<Name>[], href: string) {
  const [path = '', query = ''] = href.split('?', 2);
  for (const [route, pattern] of matchers) {
    const match = pattern.exec(path);
    if (!match) continue;
    const params: Record<string, string> = { ...match.groups };
    for (const name in params) {
      try {
        params[name] = decodeURIComponent(params[name] as string);
      } catch {
        // A value that cannot be decoded stays unchanged.
      }
    }
    return { route, params, search: new URLSearchParams(query), href };
  }
  return null;
}
