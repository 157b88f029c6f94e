// A month as a file, at the addresses of `src/accounts/office/accounts-urls.ts`. It is sent from the disk when all of it was
// written and agrees: half a file cannot be told from a whole one.
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { accountsAccess } from '#src/accounts/accounts-access.ts';
import { accountsFilePattern, accountsFileUrl } from '#src/accounts/office/accounts-urls.ts';
import { isReportName } from '#src/accounts/report-names.ts';
import { KasaError } from '#src/errors.ts';
import { officeUrlOf } from '#src/office-addresses.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { OfficeContext } from '../../schema/request-context.ts';
import { requireRole } from '../../staff/require-role.ts';
import { AccountsDisagree } from '../agreement.ts';
import { isMonth } from '../ledger/ledger-month.ts';
import { listReports, reportFile, writeMonth } from '../write-month.ts';

type Services = { createContext(request: FastifyRequest, reply: FastifyReply): OfficeContext };

export function registerAccountsFiles(app: FastifyInstance, { createContext }: Services): void {
  app.get<{ Params: { month: string; name: string } }>(accountsFilePattern, async (request, reply) => {
    const context = createContext(request, reply);
    const { db, staff, audit } = context;
    const { month, name } = request.params;
    reply.header('cache-control', 'private, no-store');
    const page = officeUrlOf('accounts', { month });
    if (!staff) return reply.redirect(officeUrlOf('signIn', { to: page }), 303);
    await requireRole(context, { access: accountsAccess, attempt: 'accounts', what: 'accounts' });
    const listed = await listReports(db, staff);
    const isArchive = name === 'all';
    if (!isMonth(month) || (!isArchive && !(isReportName(name) && listed.includes(name)))) {
      const example = accountsFileUrl('2026-11', 'sales');
      throw new KasaError('NOT_FOUND', `A report of a month is asked for, like ${example}, or all of them.`);
    }
    const names = isArchive ? listed : listed.filter((each) => each === name);
    const { content } = writeMonth(context, { month, names, isArchive });
    const first = await firstPart(content);
    if (!first) return reply.redirect(page, 303);
    const file = isArchive ? `accounts-${month}.zip` : names.map((each) => reportFile(each, month)).join('');
    const after = { reports: names };
    await inTransaction(db, (tx) => audit(tx, { kind: 'accounts.exported', subject: file, after })).catch(
      async (error: unknown) => {
        await content.return(undefined);
        throw error;
      },
    );
    return reply
      .type(typeOf(file))
      .header('x-robots-tag', 'noindex')
      .header('content-disposition', `attachment; filename="${file}"`)
      .send(Readable.from(startingWith(first, content)));
  });
}

type Part = IteratorResult<Buffer, unknown>;

/** Null when the accounts do not agree: their page says where. */
async function firstPart(content: AsyncGenerator<Buffer>): Promise<Part | null> {
  try {
    return await content.next();
  } catch (error) {
    if (error instanceof AccountsDisagree) return null;
    throw error;
  }
}

/** What is left is read as it is sent; whoever goes away closes it. */
async function* startingWith(first: Part, rest: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  try {
    if (!first.done) yield first.value;
    yield* rest;
  } finally {
    await rest.return(undefined);
  }
}

function typeOf(file: string): string {
  if (file.endsWith('.zip')) return 'application/zip';
  return file.endsWith('.xml') ? 'application/xml' : 'text/csv; charset=utf-8';
}
