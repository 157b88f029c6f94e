import type { ReactNode } from 'react';
import { useApp, useT } from '../../app-instance.tsx';
import { formatChange } from '../../numbers/format-percent.ts';
import { officeUrlOf } from '../../office-addresses.ts';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/office/sheets/office-layout.module.css';
import page from '../../ui/office/work-page.module.css';
import { PageLink } from '../../ui/page-link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { type ColumnId, columnsOf, type ShopReport, shopReports } from '../shop-reports.ts';
import { type FormatCell, isFigure } from './report-cell.ts';
import type { ShownReport } from './report-query.ts';
import styles from './reports.module.css';

type Props = { report: ShownReport; format: FormatCell };

export function ReportTable({ report, format }: Props) {
  const t = useT();
  const columns = columnsOf(report.name);
  const isLinked = report.name === 'searches';
  // The latest first; the chart goes on to the right.
  const rows = columns[0]?.kind === 'interval' ? report.rows.toReversed() : report.rows;
  return (
    <>
      <table className={classNames(page.table, page.rows, styles.report)} aria-labelledby="report">
        <thead>
          <tr>
            {columns.map(({ id, kind }) => (
              <th key={id} scope="col" className={classNames(isFigure(kind) && page.number)}>
                {t(`reports.column_${id}`)}
              </th>
            ))}
            {isLinked ? (
              <th scope="col">
                <VisuallyHidden>{t('searches.make')}</VisuallyHidden>
              </th>
            ) : null}
          </tr>
        </thead>
        {report.sums.some((sum) => sum !== null) ? <Sums {...{ report, columns, format }} /> : null}
        <tbody>
          {rows.map(({ cells }) => (
            <Row key={cells.join('\n')} {...{ report, columns, cells, format }}>
              {isLinked ? (
                <td className={page.number}>
                  <PageLink to={meaningOf(cells)}>{t('searches.make')}</PageLink>
                </td>
              ) : null}
            </Row>
          ))}
        </tbody>
      </table>
      {report.moreRows > 0 ? <p className={layout.aside}>{t('reports.more', { count: report.moreRows })}</p> : null}
    </>
  );
}

/** The dialog that gives the words a meaning. */
function meaningOf([words, language]: readonly (string | null)[]): string {
  return officeUrlOf('searches', { text: words ?? '', locale: language ?? '', days: '90', make: '1' });
}

type Columns = ReturnType<typeof columnsOf>;
type RowProps = Props & { columns: Columns; cells: readonly (string | null)[]; children: ReactNode };

/** The first cell names the row; a line below it is as long as what the chart would draw. */
function Row({ report, columns, cells, format, children }: RowProps) {
  const { chart }: ShopReport = shopReports[report.name];
  const drawn = columns.findIndex(({ id }) => id === chart);
  const highest = Math.max(1, ...report.rows.map((row) => Number(row.cells[drawn] ?? 0)));
  const isBarred = drawn > 0 && report.drawnBefore.length === 0;
  const isNothing = columns.every(({ isSummed }, index) => !isSummed || cells[index] === '0');
  return (
    <tr data-nothing={isNothing && columns.some(({ isSummed }) => isSummed) ? '' : undefined}>
      {columns.map(({ id, kind }, index) => (
        <td key={id} className={classNames(isFigure(kind) && page.number)}>
          {index > 0 ? <ColumnName id={id} /> : null}
          {format(kind, cells[index] ?? null)}
          {isBarred && index === 0 ? <ShareBar share={Number(cells[drawn] ?? 0) / highest} /> : null}
        </td>
      ))}
      {children}
    </tr>
  );
}

/** On a phone, a row is a card, and each cell says what it is. */
function ColumnName({ id }: { id: ColumnId }) {
  const t = useT();
  return <span className={styles.name}>{t(`reports.column_${id}`)}</span>;
}

function ShareBar({ share }: { share: number }) {
  return (
    <svg className={styles.share} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <rect width={Math.max(0, Math.min(1, share)) * 100} height={4} />
    </svg>
  );
}

/** What all rows come to, and what that was in the time before. */
function Sums({ report, columns, format }: Props & { columns: Columns }) {
  const { t, locale } = useApp();
  const { sums, sumsBefore, fromBefore, untilBefore } = report;
  const [from, until] = [format('interval', fromBefore), format('interval', untilBefore)];
  const hasBefore = sumsBefore.some((sum) => sum !== null && sum !== '0');
  const cells = (textOf: (column: Columns[number], index: number) => string) =>
    columns.slice(1).map((column, index) => (
      <td key={column.id} className={classNames(isFigure(column.kind) && page.number)}>
        {sums[index + 1] === null ? null : (
          <>
            <ColumnName id={column.id} />
            {textOf(column, index + 1)}
          </>
        )}
      </td>
    ));
  return (
    <tbody className={styles.sums}>
      <tr>
        <th scope="row">{t('reports.sum')}</th>
        {cells(({ kind }, index) => format(kind, sums[index] ?? null))}
      </tr>
      {hasBefore ? (
        <>
          <tr>
            <th scope="row">{t('reports.days', { from, until })}</th>
            {cells(({ kind }, index) => format(kind, sumsBefore[index] ?? null))}
          </tr>
          <tr>
            <th scope="row">{t('reports.change')}</th>
            {cells((_, index) => formatChange(Number(sums[index]), Number(sumsBefore[index]), locale) || '–')}
          </tr>
        </>
      ) : null}
    </tbody>
  );
}
