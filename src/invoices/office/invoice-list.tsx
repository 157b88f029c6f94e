import { formatDay, shortDay } from '../../dates/format-moment.ts';
import type { TableList } from '../../lists/office/office-list.tsx';
import { placeInList } from '../../lists/office/place-in-list.ts';
import type { InvoicesListQuery } from '../../office-operations.generated.ts';
import { orderHref } from '../../orders/office/order-href.ts';
import { operationQuery } from '../../query-client.ts';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/office/sheets/office-layout.module.css';
import { PageLink } from '../../ui/page-link.tsx';
import { InKsef } from './in-ksef.tsx';
import { invoiceFilters } from './invoice-filters.ts';
import styles from './invoice-list.module.css';
import { type ElectronicForm, electronicForms } from './invoice-urls.ts';

export type ListedInvoice = InvoicesListQuery['listedInvoices']['invoices'][number];

/** The list that an address asks for. */
export function invoiceListQuery(search: URLSearchParams) {
  return operationQuery('InvoicesList', { ...invoiceFilters.read(search), ...placeInList(search) });
}

const nameOf = (form: string) => electronicForms[form as ElectronicForm];

export const invoiceList: TableList<ListedInvoice, string> = {
  route: 'invoices',
  title: 'invoiceList.title',
  noneYet: 'invoiceList.noneYet',
  filters: invoiceFilters,
  idOf: ({ id }) => id,
  className: styles.invoices,
  columns: [
    {
      head: 'invoiceList.number',
      className: styles.number,
      cell: ({ id, number, pdfPath, electronic, ksef }) => (
        <>
          {pdfPath ? (
            <a href={pdfPath} target="_blank" rel="noreferrer">
              {number}
            </a>
          ) : (
            number
          )}
          {electronic.length > 0 ? (
            <div className={classNames(layout.aside, styles.files)}>
              {electronic.map(({ form, path }) => (
                <a key={form} href={path} download aria-label={`${nameOf(form)} ${number}`}>
                  {nameOf(form)}
                </a>
              ))}
            </div>
          ) : null}
          {ksef ? <InKsef {...{ id, number, ksef }} /> : null}
        </>
      ),
    },
    { head: 'invoiceList.kind', className: styles.kind, cell: ({ issuedAs }, { t }) => t(`documentKind.${issuedAs}`) },
    {
      head: 'invoiceList.issuedOn',
      className: styles.day,
      cell: ({ issuedOn }, { locale }) => (
        <time dateTime={issuedOn}>{formatDay(issuedOn, locale, 'UTC', shortDay)}</time>
      ),
    },
    {
      head: 'invoiceList.buyer',
      className: classNames(layout.cut, styles.buyer),
      cell: ({ buyer, pdfPath }, { t }) => (pdfPath ? buyer : t('documentKind.erased')),
    },
    {
      head: 'invoiceList.order',
      className: styles.order,
      cell: ({ orderNumber }) => <PageLink to={orderHref(orderNumber)}>{String(orderNumber)}</PageLink>,
    },
    { head: 'invoiceList.vat', className: styles.vat, isNumber: true, cell: ({ vat }, { money }) => money(vat) },
    {
      head: 'invoiceList.total',
      className: styles.total,
      isNumber: true,
      cell: ({ total }, { money }) => money(total),
    },
  ],
};
