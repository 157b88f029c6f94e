// Any error as one of the protocol's, whoever threw it.

import { KasaError } from '#src/errors.ts';
import { codeError } from '../../http/error-reply.ts';
import { type ProtocolErrorCode, UcpError } from './protocol-errors.ts';

const RETRY_AFTER_S = 5;
const NO_JSON = 415;

export function ucpErrorOf(error: unknown): UcpError {
  if (error instanceof UcpError) return error;
  const { status, message } = codeError(error);
  if (status === NO_JSON) return new UcpError('invalid_request', 'Send JSON, with Content-Type: application/json.');
  const code = codeOf(status);
  const mayRetry = code === 'rate_limited' || code === 'unavailable';
  const retryAfterS = (error instanceof KasaError ? error.retryAfterS : undefined) ?? RETRY_AFTER_S;
  return new UcpError(code, message, mayRetry ? { retryAfterS } : {});
}

function codeOf(status: number): ProtocolErrorCode {
  if (status === 429) return 'rate_limited';
  if (status === 503) return 'unavailable';
  if (status === 413) return 'too_large';
  return status >= 500 ? 'internal' : 'invalid_request';
}
