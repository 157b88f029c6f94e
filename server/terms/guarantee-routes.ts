import type { FastifyInstance } from 'fastify';
import type { Db } from '../database/connect.ts';
import { fileUrl, findGuaranteeFile } from './guarantee-store.ts';

const YEAR_S = 31_536_000;

/** `/guarantees/<sha256>.<ending>`: official files as they were handed in, to the byte. */
export function registerGuaranteeFiles(app: FastifyInstance, db: Db): void {
  app.get<{ Params: { file: string } }>('/guarantees/:file', async (request, reply) => {
    const sha256 = /^([0-9a-f]{64})\.[a-z]+$/.exec(request.params.file)?.[1];
    const file = sha256 ? await findGuaranteeFile(db, sha256) : null;
    if (!file || fileUrl(file) !== `/guarantees/${request.params.file}`) return reply.callNotFound();
    return (
      reply
        .header('cache-control', `public, max-age=${YEAR_S}, immutable`)
        // Opened by itself a drawing must not be able to do anything.
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
        .type(file.mediaType)
        .send(file.bytes)
    );
  });
}
