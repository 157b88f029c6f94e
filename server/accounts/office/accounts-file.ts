// A month as a file, at the addresses of `src/accounts/office/accounts-urls.ts`. It is sent from the disk when all of it was
// written and agrees: half a file cannot be told from a whole one.
import { accountsAccess } from '#src/accounts/accounts-access.ts';
import { accountsFilePattern, accountsFileUrl } from '#src/accounts/office/accounts-urls.ts';
import { isReportName } from '#src/accounts/report-names.ts';
import { KasaError } from '#src/errors.ts';
import { officeUrlOf } from '#src/office-addresses.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { StaffFile } from '../../staff/office/staff-file.ts';
import { AccountsDisagree } from '../agreement.ts';
import { isMonth } from '../ledger/ledger-month.ts';
import { listReports, reportFile, writeMonth } from '../write-month.ts';

export const accountsFile: StaffFile = {
  path: accountsFilePattern,
  ...{ access: accountsAccess, attempt: 'accounts', what: 'accounts' },
  backTo: ({ params }) => officeUrlOf('accounts', { month: params.month }),
  async write(context, { params }) {
    const { db, staff, audit } = context;
    const { month = '', name = '' } = params;
    const listed = await listReports(db, staff);
    const isArchive = name === 'all';
    if (!isMonth(month) || (!isArchive && !(isReportName(name) && listed.includes(name)))) {
      const example = accountsFileUrl('2026-11', 'sales');
      throw new KasaError('NOT_FOUND', `A report of a month is asked for, like ${example}, or all of them.`);
    }
    const names = isArchive ? listed : listed.filter((each) => each === name);
    const { content } = writeMonth(context, { month, names, isArchive });
    const first = await firstPart(content);
    if (!first) return null;
    const file = isArchive ? `accounts-${month}.zip` : names.map((each) => reportFile(each, month)).join('');
    const after = { reports: names };
    await inTransaction(db, (tx) => audit(tx, { kind: 'accounts.exported', subject: file, after })).catch(
      async (error: unknown) => {
        await content.return(undefined);
        throw error;
      },
    );
    return { name: file, ...typeOf(file), content: startingWith(first, content) };
  },
};

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

function typeOf(file: string): { type?: string } {
  if (file.endsWith('.zip')) return { type: 'application/zip' };
  return file.endsWith('.xml') ? { type: 'application/xml' } : {};
}
