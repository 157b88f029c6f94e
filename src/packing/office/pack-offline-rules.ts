// What the packing page and its service worker agree on.
import { officeUrlOf } from '../../office-addresses.ts';

export const packPath = officeUrlOf('pack');
export const packWorkerPath = `${packPath}-worker.js`;
/** The beginning of the cache's name; the release follows. */
export const PACK_CACHE = 'kasa-pack-';
/** What names customers goes after as long as a session in the office lives that nobody uses. */
export const MOST_KEPT_MS = 12 * 60 * 60_000;
