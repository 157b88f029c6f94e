import type { SettingsFault } from '#server/shop/change-settings.ts';

/** A line each, with the place; the document itself has none. */
export function listFaults(document: string, faults: SettingsFault[]): string {
  return faults.map(({ path, message }) => `  ${path || document}: ${message}`).join('\n');
}
