/** A session is closed, full or unknown: another one is opened. */
export const SESSION_OVER = [21155, 21173, 21180];
