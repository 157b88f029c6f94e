import type { SettingsFault } from '#server/shop/effects/setting-rules.ts';
import { withNames } from '#src/shop/faults/named-parts.ts';

/** A line each, with the place as a person names it; `data`: in which the places are. The document itself has none. */
export function listFaults(document: string, faults: readonly SettingsFault[], data: unknown): string {
  return faults.map(({ path, message }) => `  ${path ? withNames(data, path) : document}: ${message}`).join('\n');
}
