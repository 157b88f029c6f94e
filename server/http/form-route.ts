// Forms as a browser without scripts posts them: same use cases as the mutations, answered by 303 to the page that
// shows the result, so that a reload repeats nothing. Refused forms get a page, not JSON.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { KasaError } from '#src/errors.ts';
import { isLocale, type Locale } from '#src/i18n/locales.ts';
import { prepareErrorReply } from './error-reply.ts';
import { requireOwnForm } from './same-origin.ts';

/** Services of the forms' surface. */
export type FormServices<Context> = {
  createContext(request: FastifyRequest, reply: FastifyReply): Context;
  /** The page that a refused form is answered with; `again`: what its button posts once more. */
  writeErrorPage(locale: Locale, status: number, requestId: string, again?: RepeatedForm): string;
  publicUrl: string;
  /** Null where the address says that there is no such page. */
  readLocale(request: FastifyRequest): Locale | null;
  /** Whether the form came from a page of this visit. */
  acceptsToken(
    token: unknown,
    context: Context,
    route: Pick<FormRoute<unknown, Context>, 'isCachedWithoutCart'>,
  ): boolean;
};

export type RepeatedForm = { path: string; fields: [name: string, value: string][] };

export type PostedForm<Fields, Context> = {
  fields: Fields;
  locale: Locale;
  /** The parameters of the path. */
  params: Record<string, string>;
  context: Context;
};

export type FormRoute<Fields, Context> = {
  /** Named as in `src/addresses.ts`: the page that holds the form. */
  path: string;
  /** Strict: a field that the form does not have refuses the whole form. */
  fields: z.ZodType<Fields>;
  /** A page that is cached for all visitors cannot hold a token; see decision 6. */
  isOnSharedPage?: true;
  /**
   * Accepted without a cart, because the cookie may have expired while the form was filled in; without a cart there is
   * nothing to misuse.
   */
  isCachedWithoutCart?: true;
  /** Posted twice it is as if posted once: when the shop cannot answer, nothing has to be typed again. */
  isRepeatable?: true;
  /** Answers with the path of ours that the browser goes to, or with a page that is seen only once. */
  submit(form: PostedForm<Fields, Context>): Promise<string | { html: string }>;
};

const FORM_LIMIT_BYTES = 16_384;
const FORM_TYPE = 'application/x-www-form-urlencoded';

export function registerForm<Fields, Context>(
  app: FastifyInstance,
  services: FormServices<Context>,
  route: FormRoute<Fields, Context>,
): void {
  const errorHandler = answerWithErrorPage(services, (request, status) =>
    route.isRepeatable && (status === 503 || status === 429) ? repeatedForm(request) : undefined,
  );
  app.post<{ Params: Record<string, string>; Body: unknown }>(
    route.path,
    { bodyLimit: FORM_LIMIT_BYTES, errorHandler },
    async (request, reply) => {
      const locale = services.readLocale(request);
      if (!locale) throw new KasaError('NOT_FOUND', 'There is no such page.');
      requireOwnForm(request, services.publicUrl);
      const context = services.createContext(request, reply);
      const fields = readFields(request, route, services, context);
      const target = await route.submit({ fields, locale, params: request.params, context });
      reply.header('cache-control', 'private, no-store');
      if (typeof target !== 'string') return reply.type('text/html; charset=utf-8').send(target.html);
      return reply.redirect(target, 303);
    },
  );
}

/** Handles the errors of what a person posts, or of a link that one follows. `again`: what the page lets them post once more. */
export function answerWithErrorPage<Context>(
  { readLocale, writeErrorPage }: Pick<FormServices<Context>, 'readLocale' | 'writeErrorPage'>,
  again: (request: FastifyRequest, status: number) => RepeatedForm | undefined = () => undefined,
) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const { status } = prepareErrorReply(error, request, reply);
    const locale = readLocale(request) ?? preferredLocale(request) ?? 'en';
    const page = writeErrorPage(locale, status, request.id, again(request, status));
    return reply.type('text/html; charset=utf-8').send(page);
  };
}

/** The first language of a browser, where it is one of ours. */
function preferredLocale({ headers }: FastifyRequest): Locale | null {
  const language = headers['accept-language']?.slice(0, 2).toLowerCase();
  return isLocale(language) ? language : null;
}

function repeatedForm({ url, body }: FastifyRequest): RepeatedForm {
  const fields = Object.entries((body ?? {}) as Record<string, string | string[]>);
  return {
    path: url,
    fields: fields.flatMap(([name, value]) => [value].flat().map((one): [string, string] => [name, one])),
  };
}

function readFields<Fields, Context>(
  request: FastifyRequest,
  route: FormRoute<Fields, Context>,
  services: FormServices<Context>,
  context: Context,
): Fields {
  if (!request.headers['content-type']?.startsWith(FORM_TYPE)) {
    throw new KasaError('BAD_REQUEST', `A form is sent as ${FORM_TYPE}.`);
  }
  const { token, ...given } = { ...(request.body as Record<string, unknown>) };
  if (!route.isOnSharedPage && !services.acceptsToken(token, context, route)) {
    throw new KasaError('FORM_REFUSED', 'The form is not from a page of this visit.');
  }
  const parsed = route.fields.safeParse(given);
  if (!parsed.success) throw new KasaError('BAD_REQUEST', 'The form holds what it cannot hold.');
  return parsed.data;
}

export function formText(maxLength: number) {
  return z.string().max(maxLength);
}

/** Browsers send each end of a line as two characters, and count it as one. */
export function formParagraph(maxLength: number) {
  return z
    .string()
    .transform((text) => text.replaceAll('\r\n', '\n'))
    .pipe(z.string().max(maxLength));
}

/** A browser sends `on` for a ticked box, and nothing for one that is not ticked. */
export const formCheckbox = z
  .literal('on')
  .optional()
  .transform((value) => value !== undefined);

/** A number field as it is typed: empty is null. */
export const formNumber = z
  .string()
  .regex(/^\d{0,9}$/)
  .transform((text) => (text === '' ? null : Number(text)));
