// Requests that no route answers: malformed addresses, unsupported methods, missing files. People get a page, programs
// an error code, both with the usual headers.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { KasaError } from '#src/errors.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { prepareErrorReply, replyWithError } from '../http/error-reply.ts';
import type { SecurityHeaders } from '../http/security-headers.ts';
import { type ErrorPageSurface, writeErrorPage } from './error-page.ts';
import type { ReadVisitor } from './page-visitor.ts';
import { showInTheme } from './plain-page-theme.ts';

export type UnmatchedOptions = {
  headers: SecurityHeaders;
  surfaces: readonly ErrorPageSurface[];
  /** What is said where the address does not say it; as the settings say now. */
  mainLocale: () => Locale;
  readVisitor: ReadVisitor;
};

const PROGRAMS = '/api/';

type KnownRoute = { pattern: RegExp; isCatchAll: boolean; methods: string[] };

/** Is called before all other routes are added: it learns from them which methods an address supports. */
export function registerUnmatched(app: FastifyInstance, options: UnmatchedOptions): void {
  const routes: KnownRoute[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    routes.push({ pattern: patternOf(url), isCatchAll: url.endsWith('*'), methods: [method].flat() });
  });
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const methods = listMethods(routes, request.url, isForPrograms(request, options));
    if (methods.length === 0 || methods.includes(request.method)) {
      return sendUnmatched(new KasaError('NOT_FOUND', 'There is nothing at this address.'), request, reply, options);
    }
    reply.header('allow', methods.join(', '));
    const message = `This address takes ${methods.join(', ')}.`;
    return sendUnmatched(new KasaError('METHOD_NOT_ALLOWED', message), request, reply, options);
  };
  app.setNotFoundHandler(answer);
  // Otherwise the pages' route, which matches every GET, would answer it.
  for (const path of pathsForPrograms(options)) app.get(`${path}*`, answer);
}

/** Answers a failure before routing, when no hook has run. */
export function sendUnreadable(request: FastifyRequest, reply: FastifyReply, options: UnmatchedOptions): FastifyReply {
  const error = isForPrograms(request, options)
    ? new KasaError('BAD_REQUEST', 'The address cannot be read.')
    : new KasaError('NOT_FOUND', 'There is nothing at this address.');
  return sendUnmatched(error, request, reply.headers(options.headers), options);
}

function sendUnmatched(
  error: KasaError,
  request: FastifyRequest,
  reply: FastifyReply,
  options: UnmatchedOptions,
): FastifyReply {
  if (isForPrograms(request, options)) return replyWithError(error, request, reply);
  const { status } = prepareErrorReply(error, request, reply);
  const [path = ''] = request.url.split('?', 1);
  const own = options.surfaces.find(({ delivery }) => isBelow(delivery.basePath, path));
  if (!own) throw new Error('no surface has all other addresses');
  const { locale } = own.surface.locate(path, options.mainLocale());
  const page = writeErrorPage(own, locale, status, request.id);
  // The hook that does so for all answers has not run where routing failed.
  return reply.type('text/html; charset=utf-8').send(showInTheme(page, request.headers, options.readVisitor));
}

function pathsForPrograms({ surfaces }: UnmatchedOptions): string[] {
  const endpoints = surfaces.map(({ delivery }) => `${delivery.api.path}/`);
  return [PROGRAMS, ...endpoints.filter((path) => !path.startsWith(PROGRAMS))];
}

function isForPrograms({ url }: FastifyRequest, options: UnmatchedOptions): boolean {
  return pathsForPrograms(options).some((path) => url.startsWith(path));
}

function isBelow(basePath: string, path: string): boolean {
  return path === basePath || path.startsWith(`${basePath}/`);
}

/** The methods of all routes at this address. For programs' addresses the catch-all routes do not count. */
function listMethods(routes: readonly KnownRoute[], url: string, isForPrograms: boolean): string[] {
  const [path = ''] = url.split('?', 1);
  const found = routes
    .filter(({ pattern, isCatchAll }) => pattern.test(path) && !(isCatchAll && isForPrograms))
    .flatMap(({ methods }) => methods);
  return [...new Set(found)].sort();
}

function patternOf(url: string): RegExp {
  const parts = url.split('/').map((part) => {
    if (part.startsWith(':')) return '[^/]+';
    return part.replace(/[.$()[\]]/g, '\\$&').replace('*', '.*');
  });
  return new RegExp(`^${parts.join('/')}$`);
}
