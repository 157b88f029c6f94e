// Bars of a period's hours or days over those of the period before, with all of it as a table behind.
import { useApp, useFormatMoney } from '../../app-instance.tsx';
import { formatDay, shortDay } from '../../dates/format-moment.ts';
import type { Locale } from '../../i18n/locales.ts';
import { classNames } from '../../ui/class-names.ts';
import { BarChart } from '../../ui/office/charts/bar-chart.tsx';
import controls from '../../ui/office/sheets/controls.module.css';
import page from '../../ui/office/work-page.module.css';
import styles from './today-page.module.css';
import type { PeriodName, Today } from './today-queries.ts';

type Intervals = Today['periods'][number]['sums'][number]['intervals'];
type ChartProps = { name: PeriodName; from: string; intervals: Intervals };

const DAY_MS = 24 * 60 * 60_000;

export function TakingsChart({ name, from, intervals }: ChartProps) {
  const { locale, t } = useApp();
  const format = useFormatMoney();
  const nameOf = (index: number) => intervalName({ name, from, index, locale });
  const bars = intervals.map(({ index, takings, before }) => ({
    ...{ name: nameOf(index), value: takings.minor, before: before.minor },
    title: `${nameOf(index)}: ${format(takings)} (${format(before)})`,
  }));
  return (
    <>
      <BarChart label={t(`today.chart_${name}`)} bars={bars} />
      <TakingsTable {...{ name, intervals, nameOf }} />
    </>
  );
}

type TableProps = Pick<ChartProps, 'name' | 'intervals'> & { nameOf(index: number): string };

function TakingsTable({ name, intervals, nameOf }: TableProps) {
  const { t } = useApp();
  const format = useFormatMoney();
  return (
    <details className={classNames(controls.fold, styles.numbers)}>
      <summary className={page.soft}>{t('today.table')}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys. */}
      <section tabIndex={0} aria-label={t(`today.chart_${name}`)}>
        <table className={page.table}>
          <thead>
            <tr>
              <th>{t('today.interval')}</th>
              <th className={page.number}>{t('today.ordersColumn')}</th>
              <th className={page.number}>{t('today.takingsColumn')}</th>
              <th className={page.number}>{t('today.beforeColumn')}</th>
            </tr>
          </thead>
          <tbody>
            {intervals.map(({ index, orders, takings, before }) => (
              <tr key={index}>
                <td>{nameOf(index)}</td>
                <td className={page.number}>{orders}</td>
                <td className={page.number}>{format(takings)}</td>
                <td className={page.number}>{format(before)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}

type IntervalPlace = { name: PeriodName; from: string; index: number; locale: Locale };

function intervalName({ name, from, index, locale }: IntervalPlace): string {
  if (name === 'day') return `${String(index).padStart(2, '0')}:00`;
  const day = new Date(Date.parse(`${from}T12:00:00Z`) + index * DAY_MS);
  if (name === 'month') return String(index + 1);
  return `${formatDay(day, locale, 'UTC', { weekday: 'short' })} ${formatDay(day, locale, 'UTC', shortDay)}`;
}
