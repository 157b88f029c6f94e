// How the sandbox's KSeF answers. Every answer says that it is none.
import type { FastifyInstance, FastifyReply } from 'fastify';

export const NO_KSEF = 'This is the sandbox of Kasa, not KSeF: nothing here was sent to the Ministry of Finance.';

/** A refusal with KSeF's number of it. */
export class KsefFault extends Error {
  readonly status: number;
  readonly number: number;
  readonly details: readonly string[];
  readonly retryAfterS: number | null;

  constructor(number: number, text: string, { status = 400, details = [], retryAfterS = null }: FaultParts = {}) {
    super(text);
    this.number = number;
    this.status = status;
    this.details = details;
    this.retryAfterS = retryAfterS;
  }
}

type FaultParts = { status?: number; details?: readonly string[]; retryAfterS?: number | null };

export function answerAsKsef(app: FastifyInstance, now: () => Date): void {
  app.addHook('onRequest', async (_, reply) => {
    reply.header('x-kasa-sandbox', NO_KSEF).header('cache-control', 'no-store');
  });
  app.addHook('preSerialization', async (_, __, body) =>
    typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body, sandbox: NO_KSEF } : body,
  );
  app.setErrorHandler((error, request, reply) => answerFault(reply, error, { instance: request.url, now: now() }));
  app.setNotFoundHandler((request, reply) =>
    answerFault(reply, new KsefFault(404, 'Not Found', { status: 404 }), { instance: request.url, now: now() }),
  );
}

function answerFault(reply: FastifyReply, error: unknown, { instance, now }: { instance: string; now: Date }) {
  const fault = error instanceof KsefFault ? error : null;
  const status = fault?.status ?? (error as { statusCode?: number }).statusCode ?? 500;
  const text = (error as Error).message;
  if (fault && fault.retryAfterS !== null) reply.header('retry-after', String(fault.retryAfterS));
  return reply
    .status(status)
    .type('application/problem+json')
    .serializer(JSON.stringify)
    .send({
      ...{
        title: text,
        status,
        instance,
        detail: text,
        timestamp: now.toISOString(),
        traceId: 'sandbox',
        sandbox: NO_KSEF,
      },
      errors: [{ code: fault?.number ?? status, description: text, details: fault?.details ?? [] }],
    });
}
