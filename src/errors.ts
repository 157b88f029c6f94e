// Errors that cross a boundary carry a code, so that whoever meets them can say what to do.
import type { ErrorCode } from './error-codes.ts';

export class KasaError extends Error {
  readonly code: ErrorCode;

  /** In how many seconds asking again may help. */
  readonly retryAfterS: number | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    { retryAfterS, ...options }: ErrorOptions & { retryAfterS?: number } = {},
  ) {
    super(message, options);
    this.code = code;
    this.retryAfterS = retryAfterS;
  }
}
