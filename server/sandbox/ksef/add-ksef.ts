// A KSeF of our own, below `/ksef` on the sandbox's port. It decrypts, checks and refuses as the Ministry's documents say
// that theirs does, and says with every answer that it is none.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerAsKsef, KsefFault } from './ksef-answers.ts';
import { addBatches, addStorage } from './ksef-batches.ts';
import { addInvoices } from './ksef-invoices.ts';
import { createKsefObjects } from './ksef-objects.ts';
import type { KsefParts } from './ksef-parts.ts';
import { addSessions } from './ksef-sessions.ts';
import { addSignIn } from './ksef-sign-in.ts';
import { causeTrouble, takeTrouble, troubleSchema } from './ksef-troubles.ts';

/** Most of an invoice in base64, twice over. */
const MOST_BYTES = 4_000_000;

export function addKsef(app: FastifyInstance, { db, now, origin }: Omit<KsefParts, 'objects'>): void {
  const parts: KsefParts = { db, now, origin, objects: createKsefObjects(db, now) };
  app.register(
    async (part) => {
      answerAsKsef(part, now);
      const asText = { parseAs: 'string', bodyLimit: MOST_BYTES } as const;
      part.addContentTypeParser('application/json', asText, async (_: FastifyRequest, body: string) => readJson(body));
      part.addContentTypeParser('application/xml', asText, async (_: FastifyRequest, body: string) => body);
      part.post('/sandbox/trouble', async ({ body }, reply) => {
        await causeTrouble(parts.objects, troubleSchema.parse(body));
        return reply.status(204).send();
      });
      part.register(async (storage) => addStorage(storage, parts));
      part.register(
        async (api) => {
          api.addHook('onRequest', async () => {
            if (await takeTrouble(db, 'outage')) throw new KsefFault(503, 'Service Unavailable', { status: 503 });
          });
          api.get('/rate-limits', async () => ({ invoiceSend: { perSecond: 10, perMinute: 30, perHour: 180 } }));
          addSignIn(api, parts);
          addSessions(api, parts);
          addBatches(api, parts);
          addInvoices(api, parts);
        },
        { prefix: '/v2' },
      );
    },
    { prefix: '/ksef' },
  );
}

function readJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new KsefFault(21405, 'Błąd walidacji danych wejściowych.');
  }
}
