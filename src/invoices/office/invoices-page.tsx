// What was issued: found by month, kind, buyer and order, summed, and downloaded one by one or as an archive.
import { useSuspenseQuery } from '@tanstack/react-query';
import { useApp, useFormatMoney } from '../../app-instance.tsx';
import { type DayStyle, formatDay } from '../../dates/format-moment.ts';
import { joinTexts } from '../../i18n/join-texts.ts';
import { textsOf } from '../../i18n/load-texts.ts';
import { loadListTexts } from '../../lists/office/load-list-texts.ts';
import { OfficeList } from '../../lists/office/office-list.tsx';
import { useListSelection } from '../../lists/office/use-list-selection.ts';
import type { InvoicesListQuery } from '../../office-operations.generated.ts';
import type { PageLoad, PageModule } from '../../page-module.ts';
import controls from '../../ui/office/sheets/controls.module.css';
import layout from '../../ui/office/sheets/office-layout.module.css';
import { ksefPartNames } from '../ksef-states.ts';
import { ChosenInvoices } from './chosen-invoices.tsx';
import { invoiceFilters } from './invoice-filters.ts';
import { invoiceList, invoiceListQuery } from './invoice-list.tsx';
import { invoicesZipUrl, MOST_IN_ZIP } from './invoice-urls.ts';
import { loadKindTexts } from './load-kind-texts.ts';
// What is loaded later brings no sheets.
import '../../ui/fields/field.module.css';

export const loadTexts = joinTexts(
  loadListTexts,
  loadKindTexts,
  textsOf((locale) => import(`../../i18n/messages/${locale}/invoices/invoice-list.ts`)),
);

// The query comes with the page: nobody else in the office waits for its bytes.
export const load: PageLoad = (queryClient, { search }) => queryClient.ensureQueryData(invoiceListQuery(search));

export const head: PageModule['head'] = ({ t }) => ({ title: t('invoiceList.title') });

const monthOfYear: DayStyle = { month: 'long', year: 'numeric' };

export const Page: PageModule['Page'] = ({ location: { search } }) => {
  const { locale, t } = useApp();
  const { listedInvoices: found, ksefQueue: queue } = useSuspenseQuery(invoiceListQuery(search)).data;
  const filters = invoiceFilters.toQuery(invoiceFilters.read(search));
  const selection = useListSelection({
    entries: found.invoices.flatMap(({ id, pdfPath }) => (pdfPath ? [[id, null] as const] : [])),
    key: filters,
    startsFull: false,
  });
  const months = found.months.map((id) => ({ id, name: formatDay(`${id}-01`, locale, 'UTC', monthOfYear) }));
  return (
    <OfficeList
      list={invoiceList}
      rows={found.invoices}
      ends={found}
      search={search}
      choices={{
        month: months,
        ksef: queue ? ksefPartNames.map((id) => ({ id, name: t(`invoiceList.ksef_${id}`, { count: queue[id] }) })) : [],
      }}
      notice={queue?.problems.map((problem) => (
        <p key={problem} role="status">
          {problem}
        </p>
      ))}
      actions={
        <>
          <Archives filters={filters} files={found.files} />
          {found.invoices.some(({ electronic }) => electronic.some(({ form }) => form === 'isdoc')) && (
            <Archives filters={filters} files={found.files} isIsdoc />
          )}
        </>
      }
      summary={<Sums sums={found.sums} />}
      selection={{ state: selection, textOf: ({ number }) => t('invoiceList.select', { number }) }}
    >
      <ChosenInvoices ids={[...selection.chosen.keys()]} onClear={selection.clear} />
    </OfficeList>
  );
};

type ArchivesProps = { filters: string; files: number; isIsdoc?: boolean };

/** All that the filters match, so many in a file as one archive holds. */
function Archives({ filters, files, isIsdoc = false }: ArchivesProps) {
  const { t } = useApp();
  const [all, some] = isIsdoc
    ? (['invoiceList.isdocZip', 'invoiceList.isdocZipPart'] as const)
    : (['invoiceList.zip', 'invoiceList.zipPart'] as const);
  const parts = Math.ceil(files / MOST_IN_ZIP);
  const textOf = (part: number) => {
    const to = Math.min(part * MOST_IN_ZIP, files);
    return parts === 1 ? t(all) : t(some, { from: (part - 1) * MOST_IN_ZIP + 1, to });
  };
  return Array.from({ length: parts }, (_, place) => place + 1).map((part) => (
    <a key={part} className={controls.act} href={invoicesZipUrl(filters, part, isIsdoc)} download>
      {textOf(part)}
    </a>
  ));
}

/** Sums of each kind by itself: a proforma asks for what its invoice says again. */
function Sums({ sums }: { sums: InvoicesListQuery['listedInvoices']['sums'] }) {
  const { t } = useApp();
  const format = useFormatMoney();
  return (
    <ul className={layout.aside} aria-label={t('invoiceList.sums')}>
      {sums.map(({ kind, count, gross, vat }) => (
        <li key={`${kind} ${gross.currency}`}>
          {t(`documentKind.${kind}`)}: {t('invoiceList.sum', { count, gross: format(gross), vat: format(vat) })}
        </li>
      ))}
    </ul>
  );
}
