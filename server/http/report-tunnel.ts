// The address that browsers send their error reports to: our own origin, so that no page connects to another one. Only
// errors for our own project are accepted; they are scrubbed once more and forwarded to SENTRY_DSN.
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { KasaError } from '#src/errors.ts';
import { scrubEvent } from '#src/reporting/scrub-event.ts';
import { readDsn } from '../reporting/sentry-dsn.ts';
import { allowPerMinute } from './allow-per-minute.ts';
import { requireSameOrigin } from './same-origin.ts';

export type ReportTunnelOptions = { dsn: string; publicUrl: string };

export const REPORT_LIMIT_BYTES = 200_000;
export const REPORTS_A_MINUTE = 30;
const FORWARD_TIMEOUT_MS = 3_000;
const MAX_ON_THEIR_WAY = 20;
const MAX_ITEMS = 10;

const envelopeHeader = z.object({ dsn: z.string(), event_id: z.string().regex(/^[0-9a-f]{32}$/) });
const itemHeader = z.object({ type: z.string() });
const eventPayload = z.looseObject({ event_id: z.string() });

export async function registerReportTunnel(
  app: FastifyInstance,
  { dsn, publicUrl }: ReportTunnelOptions,
): Promise<void> {
  const ours = readDsn(dsn);
  if (!ours) throw new Error('SENTRY_DSN is not a DSN');
  let onTheirWay = 0;
  app.post<{ Body: unknown }>(
    '/api/report',
    { bodyLimit: REPORT_LIMIT_BYTES, onRequest: await allowPerMinute(app, REPORTS_A_MINUTE) },
    async (request, reply) => {
      requireSameOrigin(request, publicUrl);
      const envelope = readEnvelope(request.body, ours.publicDsn);
      if (onTheirWay >= MAX_ON_THEIR_WAY) throw new KasaError('TOO_MANY_REQUESTS', 'Too many reports at once.');
      onTheirWay += 1;
      // The browser does not wait for Sentry.
      forward(ours.ingestUrl, envelope)
        .catch((error) => request.log.warn({ err: error }, 'a report of a browser could not be passed on'))
        .finally(() => {
          onTheirWay -= 1;
        });
      return reply.code(202).header('cache-control', 'no-store').send({ status: 'accepted' });
    },
  );
}

/** The envelope as it may be forwarded: a header, then a header and a payload for each event, one line each. */
function readEnvelope(body: unknown, ourDsn: string): string {
  const [first = '', ...lines] = typeof body === 'string' ? body.split('\n') : [];
  const header = parseLine(first, envelopeHeader);
  if (header.dsn !== ourDsn) throw new KasaError('BAD_REQUEST', 'The report is for somebody else.');
  const written = [JSON.stringify({ event_id: header.event_id, dsn: ourDsn, sent_at: new Date().toISOString() })];
  for (let index = 0; index + 1 < Math.min(lines.length, 2 * MAX_ITEMS); index += 2) {
    const { type } = parseLine(lines[index] ?? '', itemHeader);
    if (type !== 'event') continue;
    const event = parseLine(lines[index + 1] ?? '', eventPayload);
    written.push('{"type":"event"}', JSON.stringify({ ...scrubEvent(event), platform: 'javascript' }));
  }
  if (written.length === 1) throw new KasaError('BAD_REQUEST', 'The report holds no error.');
  return `${written.join('\n')}\n`;
}

function parseLine<T>(line: string, schema: z.ZodType<T>): T {
  try {
    return schema.parse(JSON.parse(line));
  } catch {
    throw new KasaError('BAD_REQUEST', 'The report is not an envelope.');
  }
}

async function forward(ingestUrl: string, envelope: string): Promise<void> {
  const answer = await fetch(ingestUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/x-sentry-envelope' },
    body: envelope,
    redirect: 'error',
    signal: AbortSignal.timeout(FORWARD_TIMEOUT_MS),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`Sentry answered ${answer.status}`);
}
