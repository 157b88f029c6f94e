// Documents as files, at the addresses of `src/invoices/office/invoice-urls.ts`: one to look at, and many in an archive that
// is sent while it is written. Each is the file as it was first written, with what is attached to it.
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { KasaError } from '#src/errors.ts';
import { invoiceFilters } from '#src/invoices/office/invoice-filters.ts';
import {
  chosenInvoicesZipUrl,
  invoicePdfPattern,
  invoicesZipPath,
  invoicesZipUrl,
  isdocPattern,
  ksefReceiptPattern,
  MOST_IN_ZIP,
} from '#src/invoices/office/invoice-urls.ts';
import { officeUrlOf } from '#src/office-addresses.ts';
import { isUuid } from '../../database/is-uuid.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { OfficeContext } from '../../schema/request-context.ts';
import { requireRole } from '../../staff/require-role.ts';
import { archiveInvoices } from '../invoice-archive.ts';
import { keepInvoiceFile } from '../invoice-file.ts';
import { findInvoicesById } from '../invoice-store.ts';
import { findKsefReceipt } from '../ksef-facts.ts';
import { listIssuedIds } from '../list-issued.ts';
import { fileNameOf, sendInvoicePdf } from '../send-invoice-pdf.ts';

type Services = { createContext(request: FastifyRequest, reply: FastifyReply): OfficeContext };

const role = { access: ['invoices.read'], attempt: 'invoices', what: 'invoices' } as const;

export function registerInvoiceFiles(app: FastifyInstance, { createContext }: Services): void {
  app.get<{ Params: { id: string } }>(invoicePdfPattern, async (request, reply) => {
    const context = createContext(request, reply);
    reply.header('cache-control', 'private, no-store');
    if (!context.staff) return reply.redirect(officeUrlOf('signIn', { to: request.url }), 303);
    await requireRole(context, role);
    const { id } = request.params;
    const [invoice] = isUuid(id) ? await findInvoicesById(context.db, [id]) : [];
    return sendInvoicePdf(reply, context, invoice);
  });

  app.get<{ Params: { id: string } }>(ksefReceiptPattern, async (request, reply) => {
    const context = createContext(request, reply);
    reply.header('cache-control', 'private, no-store');
    if (!context.staff) return reply.redirect(officeUrlOf('signIn', { to: request.url }), 303);
    await requireRole(context, role);
    const { id } = request.params;
    const receipt = isUuid(id) ? await findKsefReceipt(context.db, id) : null;
    if (!receipt) throw new KasaError('NOT_FOUND', 'KSeF has given no receipt of this document.');
    return sendXml(reply, receipt, `UPO-${id}.xml`);
  });

  app.get<{ Params: { id: string } }>(isdocPattern, async (request, reply) => {
    const context = createContext(request, reply);
    reply.header('cache-control', 'private, no-store');
    if (!context.staff) return reply.redirect(officeUrlOf('signIn', { to: request.url }), 303);
    await requireRole(context, role);
    const { id } = request.params;
    const [invoice] = isUuid(id) ? await findInvoicesById(context.db, [id]) : [];
    const file = invoice && (await keepInvoiceFile(context.db, invoice, 'isdoc', context.now()));
    if (!invoice || !file?.ok) throw new KasaError('NOT_FOUND', 'There is no such document, or it has no ISDOC.');
    return sendXml(reply, file.value, `${fileNameOf(invoice.number)}.isdoc`);
  });

  app.get(invoicesZipPath, async (request, reply) => {
    const context = createContext(request, reply);
    const { db, staff, audit } = context;
    const search = new URLSearchParams(request.url.split('?')[1] ?? '');
    const filters = invoiceFilters.read(search);
    reply.header('cache-control', 'private, no-store');
    if (!staff) return reply.redirect(officeUrlOf('signIn', { to: request.url }), 303);
    await requireRole(context, role);
    const { ids, about, name } = readChoice(search);
    const chosen = ids ?? (await listIssuedIds(db, filters, about));
    if (chosen.length === 0) throw new KasaError('NOT_FOUND', 'No document with a PDF is among these.');
    const after = { count: chosen.length, month: filters.month, kind: filters.kind };
    await inTransaction(db, (tx) => audit(tx, { kind: 'invoices.exported', subject: name, after }));
    return reply
      .type('application/zip')
      .header('x-robots-tag', 'noindex')
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(Readable.from(archiveInvoices(context, chosen)));
  });
}

function sendXml(reply: FastifyReply, xml: Buffer, name: string): FastifyReply {
  return reply
    .type('application/xml')
    .header('x-robots-tag', 'noindex')
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(xml);
}

/** `ids`: null for what the filters match, of which `about` is a part. */
function readChoice(search: URLSearchParams) {
  const [given, part] = [search.get('ids'), Number(search.get('part') ?? 1)];
  const ids = given === null ? null : [...new Set(given.split(','))];
  const isPart = Number.isInteger(part) && part >= 1 && part <= 10_000;
  if (!isPart || ids?.length === 0 || (ids && (ids.length > MOST_IN_ZIP || !ids.every(isUuid)))) {
    const examples = `${invoicesZipUrl('month=2026-11', 1)} or ${chosenInvoicesZipUrl(['ID', 'ID'])}`;
    throw new KasaError('BAD_REQUEST', `At most ${MOST_IN_ZIP} documents are asked for, like ${examples}.`);
  }
  const month = search.get('month')?.replace(/[^\d-]/g, '');
  const name = ['invoices', ids ? 'chosen' : month, part > 1 && `part-${part}`].filter(Boolean).join('-');
  return { ids, about: { first: MOST_IN_ZIP, offset: (part - 1) * MOST_IN_ZIP }, name: `${name}.zip` };
}
