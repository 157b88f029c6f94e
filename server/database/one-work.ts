// What a request does is one work to the database's queue: once it has begun, it goes on before others begin.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { asPartOf, type Work } from './connection-queue.ts';

/** `hasBegun`: the requests serve others that have begun. */
export function registerOneWork(app: FastifyInstance, { hasBegun = false } = {}): void {
  const works = new WeakMap<FastifyRequest, Work>();
  app.addHook('onRequest', (request, _reply, done) => {
    const work = { hasBegun };
    works.set(request, work);
    asPartOf(work, done);
  });
  // A body arrives in the connection's own context.
  app.addHook('preValidation', (request, _reply, done) => asPartOf(works.get(request) ?? { hasBegun }, done));
}
