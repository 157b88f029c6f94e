import { useT } from '../../app-instance.tsx';
import { BarChart } from '../../ui/office/charts/bar-chart.tsx';
import { columnsOf } from '../shop-reports.ts';
import type { FormatCell } from './report-cell.ts';
import type { ShownReport } from './report-query.ts';

type Props = { report: ShownReport; chart: string; format: FormatCell };

/** The intervals of a report over those of the time before. */
export function ReportChart({ report, chart, format }: Props) {
  const t = useT();
  const columns = columnsOf(report.name);
  const drawn = columns.findIndex(({ id }) => id === chart);
  const kind = columns[drawn]?.kind ?? 'count';
  const bars = report.rows.map(({ cells }, index) => {
    const [name, value] = [format('interval', cells[0] ?? null), cells[drawn] ?? '0'];
    const before = report.drawnBefore[index] ?? 0;
    const title = t('reports.bar', { name, value: format(kind, value), before: format(kind, String(before)) });
    return { name, value: Number(value), before, title };
  });
  const highest = Math.max(0, ...bars.flatMap(({ value, before }) => [value, before]));
  return (
    <BarChart
      label={t('reports.chart', { name: t(`reports.name_${report.name}`) })}
      bars={bars}
      highest={format(kind, String(highest))}
    />
  );
}
