// Receives what the providers of a developer's own methods tell, at the address that `start` was given. The method's own
// function proves each notification; the answer is sent after the commit, so that the provider repeats it after a crash
// in between. A notification that comes twice changes nothing the second time.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { KasaError } from '#src/errors.ts';
import type { Db } from '../database/connect.ts';
import { inTransaction } from '../database/transaction.ts';
import { reach } from '../faultpoint.ts';
import { type EventHandlers, type EventOutcome, reportAlarm } from './apply-event.ts';
import { findOwnRedirect, type OwnNotification, type OwnReport } from './own-methods.ts';
import { applyReport } from './own-payment-state.ts';
import { lockOwnPayment, saveOwnPayment } from './own-payment-store.ts';
import { isAmountOf, notifyPath, ownIntent } from './own-provider.ts';

type NotificationOptions = { db: Db; now: () => Date; handlers: Pick<EventHandlers, 'recordPayment'> };

export function registerOwnNotifications(app: FastifyInstance, options: NotificationOptions): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post<{ Params: { method: string } }>(notifyPath(':method'), async (request, reply) => {
      const { method } = request.params;
      const report = await readReport(method, request);
      const outcome = await inTransaction(options.db, async (tx) => {
        const payment = await lockOwnPayment(tx, report.paymentId);
        // A provider reports its own payments only.
        if (payment?.method !== method) throw new KasaError('NOT_FOUND', 'There is no such payment.');
        const followed = applyReport(payment, report);
        const isAmountRight = isAmountOf(report, payment);
        if (isAmountRight) await saveOwnPayment(tx, followed, options.now());
        const intent = ownIntent(isAmountRight ? followed : payment, isAmountRight ? undefined : report);
        const recorded = await options.handlers.recordPayment(tx, { intent, cause: 'webhook', now: options.now() });
        reach('before-webhook-commit:own');
        return recorded;
      });
      reportAlarm(request.log, report.paymentId, outcome satisfies EventOutcome);
      reach('before-webhook-answer:own');
      return reply.type('text/plain').send('OK');
    });
  });
}

async function readReport(name: string, request: FastifyRequest): Promise<OwnReport> {
  const method = findOwnRedirect(name);
  if (!method) throw new KasaError('NOT_FOUND', 'There is no such payment method.');
  const report = await Promise.resolve(method.readNotification(notificationOf(request))).catch((cause: unknown) => {
    throw new KasaError('BAD_REQUEST', 'The notification cannot be read.', { cause });
  });
  if (!report) {
    request.log.error({ paymentMethod: name }, 'payments: a notification is not genuine: is its secret right?');
    throw new KasaError('BAD_REQUEST', 'The notification is not genuine.');
  }
  return report;
}

function notificationOf({ headers, query, body }: FastifyRequest): OwnNotification {
  const texts = (values: object) =>
    Object.fromEntries(
      Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  return {
    headers: texts(headers),
    query: texts(query as object),
    body: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
  };
}
