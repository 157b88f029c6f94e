// Errors that cross a boundary carry a code, so that whoever meets them can say what to do.
import type { ErrorCode } from './error-codes.ts';

export class KasaError extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
