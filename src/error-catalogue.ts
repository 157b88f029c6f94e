// Every failure that a person or a client can meet: its code, the HTTP status that carries it, what it is called in every
// language, and what the product does. What nobody foresaw is `INTERNAL`: a request id, and the rest in the log.
// The first view knows the codes as a type only; server and late code read the table.
// Refusals, which are answers, stand in `refusal-catalogue.ts`.
import type { MessageKey } from './i18n/all-messages.ts';

/**
 * `page`: the error page with "Try again". `reload`: the target is loaded in full. `retry`: asked for again, by itself or
 * by a button beside the thing. `toast`: said over the page. `field` and `notice`: said where it happened, the form
 * stays as it was typed. `report`: nobody is disturbed. `refuse`: the client is told, and nothing is done.
 */
export type Reaction = 'page' | 'reload' | 'retry' | 'toast' | 'field' | 'notice' | 'report' | 'refuse';

export type CatalogueEntry = {
  status: number;
  message: MessageKey;
  /** Said under the order button instead: whoever is about to pay wants to know first that nothing is paid twice. */
  messageOnOrder?: MessageKey;
  reactions: readonly [Reaction, ...Reaction[]];
};

/** Thrown as a `KasaError`, and answered with the status. */
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
  SERVICE_UNAVAILABLE: {
    status: 503,
    message: 'error.unavailable',
    messageOnOrder: 'checkout.offline',
    reactions: ['retry', 'page', 'notice'],
  },
  STYLESHEET_FAILED: { status: 404, message: 'error.chunk', reactions: ['report'] },
  TOO_LARGE: { status: 413, message: 'error.badRequest', reactions: ['refuse'] },
  TOO_MANY_REQUESTS: {
    status: 429,
    message: 'error.tooMany',
    messageOnOrder: 'checkout.tooManyRequests',
    reactions: ['notice', 'page'],
  },
  UNSAFE_URL_REFUSED: { status: 400, message: 'error.refusedLink', reactions: ['toast', 'report'] },
  URI_TOO_LONG: { status: 414, message: 'error.badRequest', reactions: ['refuse'] },
  INTERNAL: {
    status: 500,
    message: 'error.text',
    messageOnOrder: 'checkout.failed',
    reactions: ['page', 'notice', 'report'],
  },
} as const satisfies Record<string, CatalogueEntry>;

export type ErrorCode = keyof typeof failures;

export const failureCatalogue: Readonly<Record<ErrorCode, CatalogueEntry>> = failures;

/** `INTERNAL` for what is not a failure of ours. */
export function failureCode(code: unknown): ErrorCode {
  return typeof code === 'string' && Object.hasOwn(failures, code) ? (code as ErrorCode) : 'INTERNAL';
}

/** What is said of a failure under the order button. */
export function messageOnOrder(code: ErrorCode): MessageKey {
  return failureCatalogue[code].messageOnOrder ?? failures.INTERNAL.messageOnOrder;
}
