// The files that staff download or print. Each is an object; who may have it, the way there by signing in and by proving who one
// is, and the headers are here, once.
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { officeUrlOf } from '#src/office-addresses.ts';
import type { SignedInStaff } from '#src/staff/signed-in-staff.ts';
import type { OfficeContext } from '../../schema/request-context.ts';
import { type RoleAsked, requireRole } from '../require-role.ts';
import { isSteppedUp, proofOf } from '../step-up.ts';

/** `params`: what the path's pattern takes out of the address. */
export type FileRequest = { url: string; params: Readonly<Record<string, string>>; search: URLSearchParams };

export type FileContext = OfficeContext & { staff: SignedInStaff };

/** `type`: CSV when it is left out. `content`: sent as it is written where it comes in parts. `isShown`: by the browser itself. */
export type WrittenFile = {
  name: string;
  type?: string;
  content: string | Uint8Array | Iterable<string> | AsyncIterable<string | Buffer>;
  isShown?: true;
};

export type StaffFile = RoleAsked & {
  path: string;
  /** The address at which somebody goes on who had to sign in, or to prove who it is, first. */
  backTo(request: FileRequest): string;
  /** Whether somebody has to have proved just now who it is. */
  needsProof?(staff: SignedInStaff): boolean;
  /** Null when there is none: the page says why. */
  write(context: FileContext, request: FileRequest): Promise<WrittenFile | null>;
};

type CreateContext = (request: FastifyRequest, reply: FastifyReply) => OfficeContext;

export function registerStaffFile(app: FastifyInstance, file: StaffFile, createContext: CreateContext): void {
  app.get<{ Params: Record<string, string> }>(file.path, async (request, reply) => {
    const context = createContext(request, reply);
    const { staff } = context;
    const [, query = ''] = request.url.split('?', 2);
    const asked = { url: request.url, params: request.params, search: new URLSearchParams(query) };
    const back = file.backTo(asked);
    reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
    if (!staff) return reply.redirect(officeUrlOf('signIn', { to: back }), 303);
    await requireRole(context, file);
    if (file.needsProof?.(staff) && !isSteppedUp(context)) return reply.redirect(proofOf(request.url, back), 303);
    const written = await file.write({ ...context, staff }, asked);
    return written ? send(reply, written) : reply.redirect(back, 303);
  });
}

function send(reply: FastifyReply, { name, type, content, isShown }: WrittenFile): FastifyReply {
  const isWhole = typeof content === 'string' || content instanceof Uint8Array;
  return reply
    .header('content-type', type ?? 'text/csv; charset=utf-8')
    .header('content-disposition', `${isShown ? 'inline' : 'attachment'}; filename="${name}"`)
    .send(isWhole ? content : Readable.from(content));
}
