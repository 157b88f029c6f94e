// Errors that cross a boundary carry a code, so that the receiver can decide what to do.
import type { ErrorCode } from './error-catalogue.ts';

type KasaErrorOptions = ErrorOptions & {
  /** The failed request's id, which the shopper can report and the log contains. */
  requestId?: string | undefined;
  retryAfterS?: number | undefined;
};

export class KasaError extends Error {
  readonly code: ErrorCode;
  readonly requestId: string | undefined;
  /** The seconds after which another try may succeed. */
  readonly retryAfterS: number | undefined;

  constructor(code: ErrorCode, message: string, { retryAfterS, requestId, ...options }: KasaErrorOptions = {}) {
    super(message, options);
    this.name = code;
    this.code = code;
    this.retryAfterS = retryAfterS;
    this.requestId = requestId;
  }
}
