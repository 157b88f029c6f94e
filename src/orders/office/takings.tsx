// The money that came in: three periods against the ones before, and the last thirty days as bars with their table.
import { useApp, useFormatMoney } from '../../app-instance.tsx';
import type { MessageKey } from '../../i18n/all-messages.ts';
import type { OrdersTodayQuery } from '../../office-operations.generated.ts';
import page from '../../ui/office/work-page.module.css';
import { formatDay } from './format-short-moment.ts';
import styles from './today-page.module.css';

type Today = OrdersTodayQuery['today'];
type Days = Today['days'];

const periodTexts: Readonly<Record<string, readonly [name: MessageKey, before: MessageKey]>> = {
  day: ['today.day', 'today.dayBefore'],
  week: ['today.week', 'today.weekBefore'],
  month: ['today.month', 'today.monthBefore'],
};

export function Takings({ periods, days }: Pick<Today, 'periods' | 'days'>) {
  const { t } = useApp();
  const format = useFormatMoney();
  const isEmpty = periods.every(({ sums }) => sums.length === 0) && days.length === 0;
  return (
    <section className={page.panel}>
      <h2 className={page.panelTitle}>{t('today.money')}</h2>
      {isEmpty ? (
        <p className={page.soft}>{t('today.noMoney')}</p>
      ) : (
        <>
          <div className={styles.periods}>
            {periods.map(({ name, sums }) => {
              const [title, before] = periodTexts[name] ?? ['today.day', 'today.dayBefore'];
              return (
                <div key={name}>
                  <h3 className={styles.periodName}>{t(title)}</h3>
                  {sums.length === 0 ? <p className={styles.amount}>–</p> : null}
                  {sums.map((sum) => (
                    <div key={sum.takings.currency}>
                      <p className={styles.amount}>{format(sum.takings)}</p>
                      <p className={styles.before}>
                        {t('today.orders', { count: sum.orders })}, {t(before, { amount: format(sum.before) })}
                      </p>
                    </div>
                  ))}
                </div>
              );
            })}
          </div>
          {days.length > 0 ? <DayBars days={days} /> : null}
        </>
      )}
    </section>
  );
}

const WIDTH = 600;
const HEIGHT = 120;
const GAP = 4;

function DayBars({ days }: { days: Days }) {
  const { locale, t } = useApp();
  const format = useFormatMoney();
  const highest = Math.max(1, ...days.map(({ takings }) => takings.minor));
  const step = WIDTH / days.length;
  const dayOf = (day: string) => formatDay(new Date(`${day}T12:00:00Z`), locale);
  return (
    <>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('today.chart')}
      >
        {days.map(({ day, takings }, index) => {
          const height = Math.max(takings.minor > 0 ? 2 : 0, (takings.minor / highest) * (HEIGHT - 4));
          return (
            <rect
              key={day}
              className={styles.bar}
              data-today={index === days.length - 1 || undefined}
              x={index * step + GAP / 2}
              y={HEIGHT - 1 - height}
              width={step - GAP}
              height={height}
            >
              <title>{`${dayOf(day)}: ${format(takings)}`}</title>
            </rect>
          );
        })}
        <line className={styles.axis} x1="0" x2={WIDTH} y1={HEIGHT - 0.5} y2={HEIGHT - 0.5} />
      </svg>
      <div className={styles.scale} aria-hidden="true">
        <span>{dayOf(days[0]?.day ?? '')}</span>
        <span>{dayOf(days.at(-1)?.day ?? '')}</span>
      </div>
      <details className={styles.numbers}>
        <summary>{t('today.table')}</summary>
        <table className={page.table}>
          <thead>
            <tr>
              <th>{t('today.dayColumn')}</th>
              <th className={page.number}>{t('today.ordersColumn')}</th>
              <th className={page.number}>{t('today.takingsColumn')}</th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, orders, takings }) => (
              <tr key={day}>
                <td>{dayOf(day)}</td>
                <td className={page.number}>{orders}</td>
                <td className={page.number}>{format(takings)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}
