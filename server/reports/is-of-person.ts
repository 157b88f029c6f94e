// Which requests the reports count: a person made them, who sees the answer.
import type { FastifyRequest } from 'fastify';

/** Browsers fetch pages before somebody wants them, and say so. */
export function isOfPerson({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const purpose = headers['sec-purpose'] ?? headers.purpose ?? '';
  return !/prefetch|prerender/i.test(String(purpose)) && !isProgram(headers['user-agent'] ?? '');
}

/** Every browser calls itself Mozilla, or Opera. Programs that do name an address beside it, or what they are. */
function isProgram(agent: string): boolean {
  return !/^(Mozilla|Opera)\//.test(agent) || namesOfPrograms.test(agent);
}

const namesOfPrograms =
  /bot\b|crawl|spider|https?:\/\/|headless|lighthouse|bingpreview|googleother|google-inspectiontool/i;
