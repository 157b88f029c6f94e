// What Fastify checks and writes by JSON schemas. Ours are checked by Zod, so the compilers of such schemas, a tenth of a
// start, are never loaded.
import type { FastifyServerOptions } from 'fastify';

function refuse(): never {
  throw new Error('Routes have no JSON schemas here: check what comes with Zod.');
}

export const noSchemas: FastifyServerOptions['schemaController'] = {
  compilersFactory: { buildValidator: refuse, buildSerializer: refuse },
};
