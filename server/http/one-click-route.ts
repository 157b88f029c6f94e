// The button for unsubscribing that mail programs have of their own (RFC 8058): their servers post to it, from anywhere
// and without a cookie. Anyone who opens the address instead is led to a page with our button.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

type Named = { token: string; locale?: string };

export type OneClick<Context> = {
  /** Holds `:token`, which is the secret, and perhaps `:locale`. */
  pattern: string;
  /** An unknown token is answered like a known one. */
  unsubscribe(context: Context, token: string): Promise<unknown>;
  /** The address of the page with our button. */
  pageOf(context: Context, named: Named): Promise<string> | string;
};

const BODY_LIMIT_BYTES = 4_096;

export function registerOneClick<Context>(
  app: FastifyInstance,
  createContext: (request: FastifyRequest, reply: FastifyReply) => Context,
  { pattern, unsubscribe, pageOf }: OneClick<Context>,
): void {
  app.get<{ Params: Named }>(pattern, async (request, reply) => {
    const page = await pageOf(createContext(request, reply), request.params);
    reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
    return reply.redirect(page, 303);
  });
  app.register(async (scope) => {
    // What the body says is known, `List-Unsubscribe=One-Click`, whether it is a form's or in parts.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post<{ Params: Named }>(pattern, { bodyLimit: BODY_LIMIT_BYTES }, async (request, reply) => {
      await unsubscribe(createContext(request, reply), request.params.token);
      return reply.header('cache-control', 'private, no-store').code(204).send();
    });
  });
}
