// The money that came in: today, this week and this month, each against the one before, in one currency at a time.
import { useState } from 'react';
import { useApp, useFormatMoney } from '../../app-instance.tsx';
import { formatDay } from '../../dates/format-moment.ts';
import type { MessageKey } from '../../i18n/all-messages.ts';
import { money } from '../../money.ts';
import { formatChange } from '../../numbers/format-percent.ts';
import { ordersCsvAccess, ordersCsvUrl } from '../../order-list/office/orders-csv-url.ts';
import { useMay } from '../../staff/office/use-may.ts';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/office/sheets/office-layout.module.css';
import segments from '../../ui/office/sheets/segments.module.css';
import page from '../../ui/office/work-page.module.css';
import { TakingsChart } from './takings-chart.tsx';
import styles from './today-page.module.css';
import type { PeriodName, Today } from './today-queries.ts';

type Period = Today['periods'][number];
type Sums = Period['sums'][number];

const beforeTexts: Readonly<Record<PeriodName, MessageKey>> = {
  day: 'today.dayBefore',
  week: 'today.weekBefore',
  month: 'today.monthBefore',
};

export function Takings({ periods }: Pick<Today, 'periods'>) {
  const { t } = useApp();
  const currencies = [...new Set(periods.toReversed().flatMap(({ sums }) => sums.map((sum) => sum.takings.currency)))];
  const [chosen, setChosen] = useState(currencies[0]);
  const currency = chosen && currencies.includes(chosen) ? chosen : currencies[0];
  return (
    <section className={page.panel}>
      <div className={page.panelHead}>
        <h2 className={page.panelTitle}>{t('today.money')}</h2>
        {currencies.length > 1 ? (
          <fieldset className={classNames(segments.track, styles.currencies)} aria-label={t('today.currency')}>
            {currencies.map((each) => (
              <button
                key={each}
                type="button"
                className={classNames(segments.segment, styles.currency)}
                aria-pressed={each === currency}
                onClick={() => setChosen(each)}
              >
                {each}
              </button>
            ))}
          </fieldset>
        ) : null}
      </div>
      {currency ? (
        <div className={styles.periods}>
          {periods.map((period) => (
            <PeriodView
              key={period.name}
              name={period.name as PeriodName}
              from={period.from}
              sums={
                period.sums.find(({ takings }) => takings.currency === currency) ?? {
                  orders: 0,
                  takings: money(0, currency),
                  before: money(0, currency),
                  intervals: [],
                }
              }
            />
          ))}
        </div>
      ) : (
        <p className={page.soft}>{t('today.noMoney')}</p>
      )}
      {currency ? <p className={page.soft}>{t('today.lessRefunds')}</p> : null}
      <MonthFiles month={periods.find(({ name }) => name === 'month')?.from} />
    </section>
  );
}

/** Files for the books: what was ordered last month and this month, with payments and VAT. */
function MonthFiles({ month }: { month: string | undefined }) {
  const { locale, t } = useApp();
  const may = useMay();
  if (!month || !may(ordersCsvAccess)) return null;
  const [from, before] = [new Date(`${month}T12:00:00Z`), new Date(`${month}T12:00:00Z`)];
  before.setUTCMonth(before.getUTCMonth() - 1);
  return (
    <p className={classNames(layout.row, styles.files)}>
      {[before, from].map((first) => {
        const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0));
        const days = { from: dayOf(first), to: dayOf(last) };
        const name = formatDay(first, locale, 'UTC', { month: 'long', year: 'numeric' });
        return (
          // A file, by a full load.
          <a key={days.from} href={ordersCsvUrl(String(new URLSearchParams(days)))}>
            {t('today.monthFile', { month: name })}
          </a>
        );
      })}
    </p>
  );
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}

function PeriodView({ name, from, sums }: { name: PeriodName; from: string; sums: Sums }) {
  const { t } = useApp();
  const format = useFormatMoney();
  return (
    <div className={styles.period}>
      <h3 className={classNames(layout.aside, styles.periodName)}>{t(`today.${name}`)}</h3>
      <p className={styles.amount}>
        {format(sums.takings)} <Change now={sums.takings.minor} before={sums.before.minor} />
      </p>
      <p className={layout.aside}>
        <span className={styles.swatch} data-now />
        {t('today.orders', { count: sums.orders })}
      </p>
      <p className={layout.aside}>
        <span className={styles.swatch} />
        {t(beforeTexts[name], { amount: format(sums.before) })}
      </p>
      {sums.intervals.length > 0 ? <TakingsChart name={name} from={from} intervals={sums.intervals} /> : null}
    </div>
  );
}

/** How much more or less than before, in per cent. */
function Change({ now, before }: { now: number; before: number }) {
  const { locale } = useApp();
  if (before === 0) return null;
  return (
    <span className={classNames(layout.aside, styles.change)} data-down={now < before || undefined}>
      {formatChange(now, before, locale)}
    </span>
  );
}
