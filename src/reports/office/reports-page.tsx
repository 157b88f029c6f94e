// The figures of the shop: what came in, for what, from whom it came, and what was looked for. Each is compared with the time
// before.
import { useSuspenseQuery } from '@tanstack/react-query';
import { useApp } from '../../app-instance.tsx';
import { joinTexts } from '../../i18n/join-texts.ts';
import { textsOf } from '../../i18n/load-texts.ts';
import { FilterBar } from '../../lists/office/filter-bar.tsx';
import { loadListTexts } from '../../lists/office/load-list-texts.ts';
import { officeUrlOf } from '../../office-addresses.ts';
import type { PageLoad, PageModule } from '../../page-module.ts';
import { loadSearchTexts } from '../../searches/office/load-search-texts.ts';
import controls from '../../ui/office/sheets/controls.module.css';
import layout from '../../ui/office/sheets/office-layout.module.css';
import page from '../../ui/office/work-page.module.css';
import { PageLink } from '../../ui/page-link.tsx';
import { namedPeriod, periodNames } from '../report-periods.ts';
import { type ShopReport, shopReports } from '../shop-reports.ts';
import { useFormatCell } from './report-cell.ts';
import { ReportChart } from './report-chart.tsx';
import { reportCsvPath } from './report-csv-url.ts';
import { reportFilters } from './report-filters.ts';
import { reportQuery, type ShownReport } from './report-query.ts';
import { ReportTable } from './report-table.tsx';
import styles from './reports.module.css';

export const loadTexts = joinTexts(
  loadListTexts,
  loadSearchTexts,
  textsOf((locale) => import(`../../i18n/messages/${locale}/reports/reports.ts`)),
);

export const load: PageLoad = (queryClient, { search }) => queryClient.ensureQueryData(reportQuery(search));

export const head: PageModule['head'] = ({ t }) => ({ title: t('reports.title') });

export const Page: PageModule['Page'] = ({ location: { search } }) => {
  const { t } = useApp();
  const { shopReport: report } = useSuspenseQuery(reportQuery(search)).data;
  const values = inOrder(reportFilters.inAddress(search), report);
  const currencies = report.currencies.map((id) => ({ id, name: id }));
  const { currency: _, ...others } = reportFilters.fields;
  const isOfMoney = 'isOfMoney' in shopReports[report.name];
  return (
    <div className={page.page}>
      <div className={page.head}>
        <h1 className={page.title} tabIndex={-1}>
          {t('reports.title')}
        </h1>
        <a className={controls.act} href={`${reportCsvPath}?${new URLSearchParams(definedOf(values))}`} download>
          {t('reports.csv')}
        </a>
      </div>
      <FilterBar
        route="reports"
        title={t('reports.title')}
        fields={isOfMoney && currencies.length > 1 ? reportFilters.fields : others}
        values={values}
        choices={{ currency: currencies }}
      />
      <Periods report={report} values={values} />
      <Report report={report} />
    </div>
  );
};

type Values = Readonly<Record<string, string | undefined>>;

/** Days that are asked for the wrong way round are shown as the report has them. */
function inOrder(values: Values, { from, until }: ShownReport): Values {
  return values.from && values.until && values.from > values.until ? { ...values, from, until } : values;
}

const definedOf = (values: Values) =>
  Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])));

function Periods({ report, values }: { report: ShownReport; values: Values }) {
  const { t } = useApp();
  const periods = periodNames.map((name) => ({ name, ...namedPeriod(name, report.today) }));
  // On some days two of them are the same days: one is marked.
  const shown = periods.find(({ from, until }) => from === report.from && until === report.until)?.name;
  return (
    <nav aria-label={t('reports.periods')} className={styles.periods}>
      <ul className={layout.row}>
        {periods.map(({ name, from, until }) => (
          <li key={name}>
            <PageLink
              to={officeUrlOf('reports', { ...values, from, until })}
              isInPlace
              aria-current={name === shown ? 'page' : undefined}
              className={controls.act}
            >
              {t(`reports.period_${name}`)}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Report({ report }: { report: ShownReport }) {
  const { t } = useApp();
  const format = useFormatCell(report.currency);
  const { chart }: ShopReport = shopReports[report.name];
  const day = (value: string) => format('interval', value);
  return (
    <div className={page.panel}>
      <h2 className={page.panelTitle} id="report">
        {t(`reports.name_${report.name}`)}: {t('reports.days', { from: day(report.from), until: day(report.until) })}
      </h2>
      {report.rows.length === 0 ? (
        <p>{t('reports.nothing')}</p>
      ) : (
        <>
          {chart && report.drawnBefore.length > 0 ? (
            <ReportChart report={report} chart={chart} format={format} />
          ) : null}
          <ReportTable report={report} format={format} />
        </>
      )}
      <p className={layout.aside}>{t(`reports.about_${report.name}`)}</p>
    </div>
  );
}
