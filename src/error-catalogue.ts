// Every failure that a person or a client may see: its code, HTTP status, message key, and what the product does about
// it. Unexpected errors are `INTERNAL`: a request id, and the details in the log. The first view imports the codes as a
// type only; server and late code use the table. Refusals, which are regular answers, are in `refusal-catalogue.ts`.
import type { MessageKey } from './i18n/all-messages.ts';
import type { OfficeErrorCode } from './office-failures.ts';

/**
 * `page`: the error page with "Try again". `reload`: a full page load. `retry`: the request is repeated, automatically
 * or by a button. `toast`: shown over the page. `field` and `notice`: shown where it happened, and the form keeps its
 * values. `report`: only reported, not shown. `refuse`: the client gets the error, and nothing is done.
 */
export type Reaction = 'page' | 'reload' | 'retry' | 'toast' | 'field' | 'notice' | 'report' | 'refuse';

export type CatalogueEntry = {
  status: number;
  message: MessageKey;
  reactions: readonly [Reaction, ...Reaction[]];
};

/** Thrown as `KasaError` and answered with the status. */
const failures = {
  APP_INSTANCE_UNAVAILABLE: { status: 500, message: 'error.text', reactions: ['page', 'report'] },
  BAD_REQUEST: { status: 400, message: 'error.badRequest', reactions: ['refuse', 'notice'] },
  CHUNK_FAILED: { status: 404, message: 'error.chunk', reactions: ['reload', 'page', 'report'] },
  EXTERNAL_NAVIGATION_REFUSED: { status: 400, message: 'error.refusedLink', reactions: ['toast', 'report'] },
  FORM_REFUSED: { status: 403, message: 'error.badRequest', reactions: ['page'] },
  METHOD_NOT_ALLOWED: { status: 405, message: 'error.badRequest', reactions: ['refuse', 'page'] },
  MUTATION_NAME_UNKNOWN: { status: 400, message: 'error.badRequest', reactions: ['refuse', 'reload'] },
  NOT_FOUND: { status: 404, message: 'notFound.text', reactions: ['page'] },
  QUERY_NAME_UNKNOWN: { status: 400, message: 'error.badRequest', reactions: ['refuse', 'reload'] },
  SERVICE_UNAVAILABLE: { status: 503, message: 'error.unavailable', reactions: ['retry', 'page', 'notice'] },
  STYLESHEET_FAILED: { status: 404, message: 'error.chunk', reactions: ['report'] },
  TOO_LARGE: { status: 413, message: 'error.badRequest', reactions: ['refuse'] },
  TOO_MANY_REQUESTS: { status: 429, message: 'error.tooMany', reactions: ['notice', 'page'] },
  UNSAFE_URL_REFUSED: { status: 400, message: 'error.refusedLink', reactions: ['toast', 'report'] },
  URI_TOO_LONG: { status: 414, message: 'error.badRequest', reactions: ['refuse'] },
  INTERNAL: { status: 500, message: 'error.text', reactions: ['page', 'notice', 'report'] },
} as const satisfies Record<string, CatalogueEntry>;

export type FailureCode = keyof typeof failures;
export type ErrorCode = FailureCode | OfficeErrorCode;

export const failureCatalogue: Readonly<Record<FailureCode, CatalogueEntry>> = failures;

/** `INTERNAL` for a code that is not in the catalogue. */
export function failureCode(code: unknown): FailureCode {
  return typeof code === 'string' && Object.hasOwn(failures, code) ? (code as FailureCode) : 'INTERNAL';
}
