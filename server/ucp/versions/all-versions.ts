import type { UcpVersion } from './ucp-version.ts';
import { v20260408 } from './v2026-04-08.ts';
import { v20260825 } from './v2026-08-25.ts';

/** The newest stands first: it is spoken with whoever names none. */
export const newestVersion: UcpVersion = v20260825;
export const olderVersions: readonly UcpVersion[] = [v20260408];
export const allVersions: readonly UcpVersion[] = [newestVersion, ...olderVersions];

/**
 * The version in which a platform that speaks another one is answered: its own, or the newest before it. Null for a
 * platform that is newer than the shop, or older than anything that it speaks.
 */
export function versionFor(spoken: string): UcpVersion | null {
  if (spoken > newestVersion.name) return null;
  return allVersions.find(({ name }) => name <= spoken) ?? null;
}
