// Sees who comes to the shop from elsewhere: a page that a browser opens for somebody, led there by no page of ours.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
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

/** Browsers fetch pages before somebody wants them, and say so. */
function isSeen({ method, headers }: FastifyRequest, { statusCode }: FastifyReply): boolean {
  if (method !== 'GET' || !(statusCode === 200 || statusCode === 304)) return false;
  const purpose = headers['sec-purpose'] ?? headers.purpose ?? '';
  return !/prefetch|prerender/i.test(String(purpose)) && !isProgram(headers['user-agent'] ?? '');
}

/** Every browser calls itself Mozilla, or Opera. Programs that do name an address beside it, or what they are. */
function isProgram(agent: string): boolean {
  return !/^(Mozilla|Opera)\//.test(agent) || namesOfPrograms.test(agent);
}

const namesOfPrograms =
  /bot\b|crawl|spider|https?:\/\/|headless|lighthouse|bingpreview|googleother|google-inspectiontool/i;

/** Without the header of newer browsers, the referring page says it. */
function isFromElsewhere({ headers }: FastifyRequest, host: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin';
  return !headers.referer || !URL.canParse(headers.referer) || new URL(headers.referer).host !== host;
}
