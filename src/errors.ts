// Errors that cross a boundary carry a code, so that whoever meets them can say what to do.

export const errorCodes = [
  'APP_INSTANCE_UNAVAILABLE',
  'BAD_REQUEST',
  'EXTERNAL_NAVIGATION_REFUSED',
  'MUTATION_NAME_UNKNOWN',
  'NOT_FOUND',
  'QUERY_NAME_UNKNOWN',
  'SERVICE_UNAVAILABLE',
  'TOO_LARGE',
  'TOO_MANY_REQUESTS',
  'UNSAFE_URL_REFUSED',
  'URI_TOO_LONG',
  'INTERNAL',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

export class KasaError extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
