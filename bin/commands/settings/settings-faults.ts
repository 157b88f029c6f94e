import type { SettingsFault } from '#server/shop/effects/setting-rules.ts';
import { withNames } from '#src/shop/faults/named-parts.ts';

/** The paths of single values that were typed, whose names are those of the document before. */
type Typed = { paths: readonly string[]; before: unknown };

/** A line each, with the place as a person names it; `data`: in which the places are. The document itself has none. */
export function listFaults(
  document: string,
  faults: readonly SettingsFault[],
  data: unknown,
  typed: Typed = { paths: [], before: data },
): string {
  return faults.map(({ path, message }) => `  ${path ? placeOf(path, data, typed) : document}: ${message}`).join('\n');
}

function placeOf(path: string, data: unknown, { paths, before }: Typed): string {
  const named = withNames(before, path);
  return paths.some((typed) => `${named}.`.startsWith(`${typed}.`)) ? named : withNames(data, path);
}
