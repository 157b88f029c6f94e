// The subscribers as a file for the program that sends the newsletter, read and sent page by page. It holds e-mail addresses,
// so it is for anyone who may export people, has just proved who it is, and is written into the log.
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { dateIn } from '#src/dates/local-date.ts';
import { subscribersCsvAccess, subscribersCsvPath } from '#src/newsletter/office/subscribers-csv-url.ts';
import { oneClickPath } from '#src/newsletter/one-click-path.ts';
import { officeUrlOf } from '#src/office-addresses.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { OfficeContext } from '../../schema/request-context.ts';
import { readTimeZone } from '../../shop/read-time-zone.ts';
import { requireRole } from '../../staff/require-role.ts';
import { isSteppedUp, proofOf } from '../../staff/step-up.ts';
import { exportSubscribers, subscribersCsvHead, subscriberToCsv } from '../export-subscribers.ts';

type Services = { createContext(request: FastifyRequest, reply: FastifyReply): OfficeContext };

export function registerSubscribersCsv(app: FastifyInstance, { createContext }: Services): void {
  app.get(subscribersCsvPath, async (request, reply) => {
    const context = createContext(request, reply);
    const { db, now, staff, audit } = context;
    const list = officeUrlOf('subscribers');
    reply.header('cache-control', 'private, no-store');
    if (!staff) return reply.redirect(officeUrlOf('signIn', { to: list }), 303);
    await requireRole(context, {
      access: subscribersCsvAccess,
      attempt: 'newsletter.csv',
      what: 'exporting customers',
    });
    if (!isSteppedUp(context)) return reply.redirect(proofOf(request.url, list), 303);
    await inTransaction(db, (tx) => audit(tx, { kind: 'newsletter.exported', subject: 'newsletter.csv' }));
    const day = dateIn(await readTimeZone(db), now());
    return reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="newsletter-${day}.csv"`)
      .send(Readable.from(writeCsv(context)));
  });
}

async function* writeCsv({ db, publicUrl }: OfficeContext): AsyncGenerator<string> {
  // For spreadsheets, which take a file without it for one of another alphabet.
  yield `\uFEFF${subscribersCsvHead}`;
  const pages = exportSubscribers(db, { unsubscribeUrlOf: (token) => publicUrl + oneClickPath(token) });
  for await (const page of pages) yield page.map(subscriberToCsv).join('');
}
