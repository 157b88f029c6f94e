// The stream of `/api/admin/live`: its events, each with its data as JSON.
import type { LiveChange } from './live-kinds.ts';

export const livePath = '/api/admin/live';

export type LiveEvents = {
  /** The first. `isComplete`: all that changed since the position asked for is told. */
  hello: { isComplete: boolean };
  change: LiveChange;
  /** The session is over. */
  signedOut: object;
  /** The same session has opened too many streams: this, its oldest, makes room. */
  replaced: object;
};

export type LiveEvent = { [Name in keyof LiveEvents]: { name: Name; data: LiveEvents[Name] } }[keyof LiveEvents];

/** The time between signs of life when nothing changes. */
export const HEARTBEAT_MS = 15_000;
