import type { SettingsFault } from '#server/shop/settings/setting-rules.ts';

/** A line each, with the place; the document itself has none. */
export function listFaults(document: string, faults: SettingsFault[]): string {
  return faults.map(({ path, message }) => `  ${path || document}: ${message}`).join('\n');
}
