// Sees who comes to the shop from elsewhere: a page that a browser opens for somebody, led there by no page of ours.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isOfPerson } from './is-of-person.ts';
import type { VisitCounts } from './visit-counts.ts';

type Options = { counts: Pick<VisitCounts, 'visitBegun'>; publicUrl: string; pages: readonly string[] };

/** `pages`: the names of those that visits begin on. */
export function countVisits(app: FastifyInstance, { counts, publicUrl, pages }: Options): void {
  const counted = new Set(pages);
  const { host } = new URL(publicUrl);
  app.addHook('onResponse', (request, reply, done) => {
    if (counted.has(request.pageRoute) && isSeen(request, reply) && isFromElsewhere(request, host)) counts.visitBegun();
    done();
  });
}

function isSeen(request: FastifyRequest, { statusCode }: FastifyReply): boolean {
  return request.method === 'GET' && (statusCode === 200 || statusCode === 304) && isOfPerson(request);
}

/** Without the header of newer browsers, the referring page says it. */
function isFromElsewhere({ headers }: FastifyRequest, host: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin';
  return !headers.referer || !URL.canParse(headers.referer) || new URL(headers.referer).host !== host;
}
