// Official files about guarantees, as a browser hands them in: their bytes alone are the body, and stay as they are.
export const MAX_OFFICIAL_BYTES = 2_000_000;

/** A type that no form of another site can send. */
export const OFFICIAL_FILE_TYPE = 'application/octet-stream';
