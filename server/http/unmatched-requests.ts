// What no route answers: addresses that cannot be read, methods that nothing takes, files that are not there. People get
// a page, programs a code, all of them the headers of every other answer.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { KasaError } from '#src/errors.ts';
import { isLocale, type Locale } from '#src/i18n/locales.ts';
import type { Manifest } from '#src/manifest.ts';
import { writeErrorPage } from '../render/error-page.ts';
import { prepareErrorReply, replyWithError } from './error-reply.ts';
import type { SecurityHeaders } from './security-headers.ts';

export type UnmatchedOptions = { headers: SecurityHeaders; manifest: Manifest; defaultLocale: Locale };

const PROGRAMS = '/api/';

type Known = { pattern: RegExp; isCatchAll: boolean; methods: string[] };

/** Before all other routes: those are what it tells methods by. */
export function registerUnmatched(app: FastifyInstance, options: UnmatchedOptions): void {
  const known: Known[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    known.push({ pattern: patternOf(url), isCatchAll: url.endsWith('*'), methods: [method].flat() });
  });
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const methods = listMethods(known, request.url);
    if (methods.length === 0 || methods.includes(request.method)) {
      return sendUnmatched(new KasaError('NOT_FOUND', 'There is nothing at this address.'), request, reply, options);
    }
    reply.header('allow', methods.join(', '));
    const message = `This address takes ${methods.join(', ')}.`;
    return sendUnmatched(new KasaError('METHOD_NOT_ALLOWED', message), request, reply, options);
  };
  app.setNotFoundHandler(answer);
  // Otherwise the pages, which answer every GET, would take it for one of theirs.
  app.get(`${PROGRAMS}*`, answer);
}

/** Of a failure before any route is chosen, when no hook has run. */
export function sendUnreadable(request: FastifyRequest, reply: FastifyReply, options: UnmatchedOptions): FastifyReply {
  const error = isForPrograms(request)
    ? new KasaError('BAD_REQUEST', 'The address cannot be read.')
    : new KasaError('NOT_FOUND', 'There is nothing at this address.');
  return sendUnmatched(error, request, reply.headers(options.headers), options);
}

function sendUnmatched(
  error: KasaError,
  request: FastifyRequest,
  reply: FastifyReply,
  { manifest, defaultLocale }: UnmatchedOptions,
): FastifyReply {
  if (isForPrograms(request)) return replyWithError(error, request, reply);
  const { status } = prepareErrorReply(error, request, reply);
  const [, first] = request.url.split(/[/?]/, 2);
  const page = writeErrorPage(isLocale(first) ? first : defaultLocale, manifest, status, request.id);
  return reply.type('text/html; charset=utf-8').send(page);
}

function isForPrograms({ url }: FastifyRequest): boolean {
  return url.startsWith(PROGRAMS);
}

/** Of all routes at this address. Among those for programs what answers for everything else does not count. */
function listMethods(known: readonly Known[], url: string): string[] {
  const [path = ''] = url.split('?', 1);
  const found = known
    .filter(({ pattern, isCatchAll }) => pattern.test(path) && !(isCatchAll && path.startsWith(PROGRAMS)))
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
