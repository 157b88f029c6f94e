// What the sandbox's KSeF tells of the invoices that it has: their statuses, their content, and a receipt for each.
import type { FastifyInstance, FastifyReply } from 'fastify';
import { sha256 } from '#server/ksef/client/encrypt-for-ksef.ts';
import { KsefFault } from './ksef-answers.ts';
import type { KsefParts } from './ksef-parts.ts';
import { findSession } from './ksef-sessions.ts';
import { requireToken } from './ksef-sign-in.ts';
import { takeTrouble } from './ksef-troubles.ts';
import type { TakenInvoice } from './take-invoice.ts';
import { writeReceipt } from './write-receipt.ts';

const LINK_MS = 3_600_000;

export function addInvoices(app: FastifyInstance, parts: KsefParts): void {
  addStatuses(app, parts);
  addContents(app, parts);
}

function addStatuses(app: FastifyInstance, parts: KsefParts): void {
  const { objects } = parts;
  app.get('/sessions/:session/invoices', async (request) => {
    const { nip } = await requireToken(parts, request, 'access');
    const { number } = await findSession(parts, request.params, nip);
    const all = await objects.list<TakenInvoice>('invoice', 'session', number);
    const { pageSize = '10' } = request.query as { pageSize?: string };
    const from = Number(request.headers['x-continuation-token'] ?? 0);
    const to = from + Number(pageSize);
    const looked = all.slice(from, to).map((invoice) => ({ ...invoice, looks: invoice.looks + 1 }));
    for (const invoice of looked) await objects.save('invoice', invoice.referenceNumber, invoice);
    return {
      invoices: looked.map((invoice) => show(parts, invoice)),
      continuationToken: to < all.length ? String(to) : null,
    };
  });
  app.get('/sessions/:session/invoices/:invoice', async (request) => {
    const { nip } = await requireToken(parts, request, 'access');
    await findSession(parts, request.params, nip);
    const { session, invoice: reference } = request.params as { session: string; invoice: string };
    const invoice = await objects.find<TakenInvoice>('invoice', reference);
    if (invoice?.session !== session) throw new KsefFault(21173, 'Brak sesji o wskazanym numerze referencyjnym.');
    const looked = { ...invoice, looks: invoice.looks + 1 };
    await objects.save('invoice', reference, looked);
    return show(parts, looked);
  });
}

function show({ now, origin }: KsefParts, invoice: TakenInvoice) {
  const { referenceNumber, ordinalNumber, invoiceNumber, hash, takenAt, isOffline, ksefNumber } = invoice;
  const isDone = invoice.looks > 1 + invoice.slowness;
  const status = isDone ? invoice.status : { code: 150, description: 'Trwa przetwarzanie' };
  return {
    ...{ ordinalNumber, referenceNumber, invoiceNumber, invoiceHash: hash, invoicingDate: takenAt, status },
    ...{ invoicingMode: isOffline ? 'Offline' : 'Online' },
    ...(isDone && ksefNumber
      ? {
          ...{ ksefNumber, acquisitionDate: takenAt, permanentStorageDate: takenAt },
          upoDownloadUrl: `${origin()}/ksef/v2/receipts/${referenceNumber}`,
          upoDownloadUrlExpirationDate: new Date(now().getTime() + LINK_MS).toISOString(),
        }
      : {}),
  };
}

function addContents(app: FastifyInstance, parts: KsefParts): void {
  const { objects } = parts;
  const byNumber = async (number: string) =>
    (await objects.list<TakenInvoice>('invoice', 'ksefNumber', number))[0] ?? null;
  app.get('/invoices/ksef/:number', async (request, reply) => {
    const { nip } = await requireToken(parts, request, 'access');
    const invoice = await byNumber((request.params as { number: string }).number);
    if (invoice?.nip !== nip) throw new KsefFault(21164, 'Faktura o podanym identyfikatorze nie istnieje.');
    return sendXml(reply, Buffer.from(invoice.content, 'base64'));
  });
  app.get('/sessions/:session/invoices/ksef/:number/upo', async (request, reply) => {
    const { nip } = await requireToken(parts, request, 'access');
    const { session, number } = request.params as { session: string; number: string };
    const invoice = await byNumber(number);
    if (invoice?.nip !== nip || invoice.session !== session || (await takeTrouble(parts.db, 'noReceipt')))
      throw new KsefFault(21178, 'Nie znaleziono UPO dla podanych kryteriów.');
    return sendXml(reply, await writeReceipt(parts, invoice));
  });
  // The reference in the address is the key to it: no token is wanted.
  app.get('/receipts/:reference', async (request, reply) => {
    const { reference } = request.params as { reference: string };
    const invoice = await objects.find<TakenInvoice>('invoice', reference);
    if (!invoice?.ksefNumber || (await takeTrouble(parts.db, 'noReceipt')))
      throw new KsefFault(21178, 'Nie znaleziono UPO dla podanych kryteriów.');
    return sendXml(reply, await writeReceipt(parts, invoice));
  });
}

function sendXml(reply: FastifyReply, xml: Buffer): FastifyReply {
  return reply.type('application/xml').header('x-ms-meta-hash', sha256(xml).toString('base64')).send(xml);
}
