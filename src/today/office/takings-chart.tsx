// Bars of a period's hours or days over those of the period before, with all of it as a table behind.
import { useApp, useFormatMoney } from '../../app-instance.tsx';
import { type Locale, languageOf } from '../../i18n/locales.ts';
import { formatDay } from '../../orders/office/format-short-moment.ts';
import page from '../../ui/office/work-page.module.css';
import styles from './today-page.module.css';
import type { PeriodName, Today } from './today-queries.ts';

type Slots = Today['periods'][number]['sums'][number]['slots'];
type ChartProps = { name: PeriodName; from: string; slots: Slots };

const WIDTH = 300;
const HEIGHT = 96;
const DAY_MS = 24 * 60 * 60_000;

export function TakingsChart({ name, from, slots }: ChartProps) {
  const { locale, t } = useApp();
  const format = useFormatMoney();
  const highest = Math.max(1, ...slots.flatMap(({ takings, before }) => [takings.minor, before.minor]));
  const step = WIDTH / slots.length;
  const heightOf = (minor: number) => (minor > 0 ? Math.max(2, (minor / highest) * (HEIGHT - 6)) : 0);
  const nameOf = (slot: number) => slotName({ name, from, slot, locale });
  const bar = (slot: number, minor: number, share: number) => ({
    x: slot * step + (step * (1 - share)) / 2,
    y: HEIGHT - 1 - heightOf(minor),
    width: step * share,
    height: heightOf(minor),
  });
  return (
    <>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t(`today.chart_${name}`)}
      >
        {slots.map(({ slot, takings, before }) => (
          <g key={slot}>
            <title>{`${nameOf(slot)}: ${format(takings)} (${format(before)})`}</title>
            {/* All of the column answers to the pointer. */}
            <rect className={styles.column} x={slot * step} y={0} width={step} height={HEIGHT} />
            <rect className={styles.ghost} {...bar(slot, before.minor, 0.86)} />
            <rect className={styles.bar} {...bar(slot, takings.minor, 0.5)} />
          </g>
        ))}
        <line className={styles.axis} x1="0" x2={WIDTH} y1={HEIGHT - 0.5} y2={HEIGHT - 0.5} />
      </svg>
      <div className={styles.scale} aria-hidden="true">
        <span>{nameOf(0)}</span>
        <span>{nameOf(slots.length - 1)}</span>
      </div>
      <details className={styles.numbers}>
        <summary>{t('today.table')}</summary>
        <table className={page.table}>
          <thead>
            <tr>
              <th>{t('today.slot')}</th>
              <th className={page.number}>{t('today.ordersColumn')}</th>
              <th className={page.number}>{t('today.takingsColumn')}</th>
              <th className={page.number}>{t('today.beforeColumn')}</th>
            </tr>
          </thead>
          <tbody>
            {slots.map(({ slot, orders, takings, before }) => (
              <tr key={slot}>
                <td>{nameOf(slot)}</td>
                <td className={page.number}>{orders}</td>
                <td className={page.number}>{format(takings)}</td>
                <td className={page.number}>{format(before)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}

type SlotPlace = { name: PeriodName; from: string; slot: number; locale: Locale };

function slotName({ name, from, slot, locale }: SlotPlace): string {
  if (name === 'day') return `${String(slot).padStart(2, '0')}:00`;
  const day = new Date(Date.parse(`${from}T12:00:00Z`) + slot * DAY_MS);
  // A month before may have had more days than this one.
  if (name === 'month') return String(slot + 1);
  const weekday = new Intl.DateTimeFormat(languageOf(locale).languageTag, { weekday: 'short' }).format(day);
  return `${weekday} ${formatDay(day, locale)}`;
}
