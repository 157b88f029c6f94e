// Documents as files, at the addresses of `src/invoices/office/invoice-urls.ts`: one to look at, and many in an archive that
// is sent while it is written. Each is the file as it was first written, with what is attached to it.
import { KasaError } from '#src/errors.ts';
import { invoiceFilters } from '#src/invoices/office/invoice-filters.ts';
import {
  chosenInvoicesZipUrl,
  type ElectronicForm,
  electronicForms,
  electronicPattern,
  invoicePdfPattern,
  invoicesZipPath,
  invoicesZipUrl,
  ksefReceiptPattern,
  MOST_IN_ZIP,
} from '#src/invoices/office/invoice-urls.ts';
import { isUuid } from '#src/is-uuid.ts';
import type { Db } from '../../database/connect.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { StaffFile } from '../../staff/office/staff-file.ts';
import { fileNameOf, getInvoicePdf } from '../get-invoice-pdf.ts';
import { archiveInvoices } from '../invoice-archive.ts';
import { keepInvoiceFile } from '../invoice-file.ts';
import type { ArchivedFormat } from '../invoice-formats.ts';
import { findInvoicesById, type StoredInvoice } from '../invoice-store.ts';
import { findKsefReceipt } from '../ksef-facts.ts';
import { listIssuedIds } from '../list-issued.ts';

const asked = { access: ['invoices.read'], attempt: 'invoices', what: 'invoices' } as const;

const invoicePdf: StaffFile = {
  path: invoicePdfPattern,
  ...asked,
  backTo: ({ url }) => url,
  async write(context, { params }) {
    const { name, bytes } = await getInvoicePdf(context, await findInvoice(context.db, params.id));
    return { name, type: 'application/pdf', content: bytes, isShown: true };
  },
};

const ksefReceipt: StaffFile = {
  path: ksefReceiptPattern,
  ...asked,
  backTo: ({ url }) => url,
  async write({ db }, { params: { id = '' } }) {
    const receipt = isUuid(id) ? await findKsefReceipt(db, id) : null;
    if (!receipt) throw new KasaError('NOT_FOUND', 'KSeF has given no receipt of this document.');
    return { name: `UPO-${id}.xml`, type: 'application/xml', content: receipt };
  },
};

const electronicFiles = (Object.keys(electronicForms) as ElectronicForm[]).map(
  (form): StaffFile => ({
    path: electronicPattern(form),
    ...asked,
    backTo: ({ url }) => url,
    async write({ db, now }, { params }) {
      const invoice = await findInvoice(db, params.id);
      const file = invoice && (await keepInvoiceFile(db, invoice, form, now()));
      if (!invoice || !file?.ok) {
        throw new KasaError(
          'NOT_FOUND',
          `There is no such document, or it cannot be written as ${electronicForms[form]}.`,
        );
      }
      const ending = form === 'isdoc' ? form : `${form}.xml`;
      return { name: `${fileNameOf(invoice.number)}.${ending}`, type: 'application/xml', content: file.value };
    },
  }),
);

const invoicesZip: StaffFile = {
  path: invoicesZipPath,
  ...asked,
  backTo: ({ url }) => url,
  async write(context, { search }) {
    const { db, audit } = context;
    const filters = invoiceFilters.read(search);
    const { ids, about, name, format } = readChoice(search);
    const chosen = ids ?? (await listIssuedIds(db, filters, about));
    if (chosen.length === 0) throw new KasaError('NOT_FOUND', 'No document with a PDF is among these.');
    const after = { count: chosen.length, month: filters.month, kind: filters.kind };
    await inTransaction(db, (tx) => audit(tx, { kind: 'invoices.exported', subject: name, after }));
    return { name, type: 'application/zip', content: archiveInvoices(context, chosen, format) };
  },
};

export const invoiceFiles: readonly StaffFile[] = [invoicePdf, ksefReceipt, ...electronicFiles, invoicesZip];

async function findInvoice(db: Db, id = ''): Promise<StoredInvoice | undefined> {
  const [invoice] = isUuid(id) ? await findInvoicesById(db, [id]) : [];
  return invoice;
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
  const format: ArchivedFormat = search.get('format') === 'isdoc' ? 'isdoc' : 'pdf';
  const of = format === 'pdf' ? 'invoices' : format;
  const name = [of, ids ? 'chosen' : month, part > 1 && `part-${part}`].filter(Boolean).join('-');
  return { ids, about: { first: MOST_IN_ZIP, offset: (part - 1) * MOST_IN_ZIP }, name: `${name}.zip`, format };
}
