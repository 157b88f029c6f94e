// Errors that cross a boundary carry a code, so that whoever meets them can say what to do.
import type { ErrorCode } from './error-catalogue.ts';

type KasaErrorOptions = ErrorOptions & {
  /** Of the request that failed: what the shopper can name and the log can find. */
  requestId?: string | undefined;
  retryAfterS?: number | undefined;
};

export class KasaError extends Error {
  readonly code: ErrorCode;
  readonly requestId: string | undefined;
  /** In how many seconds asking again may help. */
  readonly retryAfterS: number | undefined;

  constructor(code: ErrorCode, message: string, { retryAfterS, requestId, ...options }: KasaErrorOptions = {}) {
    super(message, options);
    this.name = code;
    this.code = code;
    this.retryAfterS = retryAfterS;
    this.requestId = requestId;
  }
}
