// What the ways in for official files have in common: the bytes of the file are the whole body.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MAX_OFFICIAL_BYTES, OFFICIAL_FILE_TYPE } from '#src/official-file.ts';
import { requireSameOrigin } from '../../http/same-origin.ts';
import type { OfficeContext } from '../../schema/request-context.ts';
import { requireRole } from '../../staff/require-role.ts';

export type OfficialUploadServices = {
  createContext(request: FastifyRequest, reply: FastifyReply): OfficeContext;
  publicUrl: string;
  countMutation(request: FastifyRequest): Promise<void>;
};

/** `asked`: what whoever sends a file must be allowed to, judged before its body is read. */
export async function registerOfficialUpload(
  app: FastifyInstance,
  { createContext, publicUrl, countMutation }: OfficialUploadServices,
  asked: Parameters<typeof requireRole>[1],
  addRoutes: (scope: FastifyInstance) => void,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      OFFICIAL_FILE_TYPE,
      { parseAs: 'buffer', bodyLimit: MAX_OFFICIAL_BYTES },
      (_request, body, done) => done(null, body),
    );
    scope.addHook('onRequest', async (request, reply) => {
      requireSameOrigin(request, publicUrl);
      await requireRole(createContext(request, reply), asked);
      await countMutation(request);
    });
    addRoutes(scope);
  });
}
