// How long somebody stays signed in.
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

export const IDLE_MS = 12 * HOUR_MS;
export const LONGEST_MS = 7 * 24 * HOUR_MS;
export const STEP_UP_MS = 5 * MINUTE_MS;
/** Use is noted no more often than this. */
export const NOTE_USE_EVERY_MS = MINUTE_MS;
