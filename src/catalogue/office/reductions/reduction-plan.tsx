// What becomes of each price, and what its page will say: shown before anything is saved.
import { useApp, useFormatMoney } from '../../../app-instance.tsx';
import { refusalMessage } from '../../../i18n/refusal-message.ts';
import type { ReductionsPlanQuery } from '../../../office-operations.generated.ts';
import { useFormatMoment } from '../../../ui/office/use-format-moment.ts';
import page from '../../../ui/office/work-page.module.css';
import { keptPriceReasons } from './reduction-refusals.ts';

export type ReductionPlan = ReductionsPlanQuery['plannedReductions'];

export function ReductionPlanPanel({ plan }: { plan: ReductionPlan }) {
  const { t } = useApp();
  const moment = useFormatMoment();
  const { added, unchanged, refused, beginsAt, endsAt } = plan;
  return (
    <section className={page.panel} aria-label={t('reductions.plan')} data-testid="reduction-plan">
      <h2 className={page.panelTitle}>{t('reductions.planCounts', { added, unchanged, refused })}</h2>
      {beginsAt ? (
        <p>
          {endsAt
            ? t('reductions.planPeriod', { from: moment(beginsAt), until: moment(endsAt) })
            : t('reductions.planOpen', { from: moment(beginsAt) })}
        </p>
      ) : null}
      <PlanPrices plan={plan} />
      <KeptPrices plan={plan} />
    </section>
  );
}

function PlanPrices({ plan: { prices, added } }: { plan: ReductionPlan }) {
  const { t } = useApp();
  const format = useFormatMoney();
  if (prices.length === 0) return null;
  return (
    <>
      <table className={page.table}>
        <thead>
          <tr>
            <th scope="col">{t('reductions.variant')}</th>
            <th scope="col" className={page.number}>
              {t('reductions.ordinary')}
            </th>
            <th scope="col" className={page.number}>
              {t('reductions.reduced')}
            </th>
            <th scope="col" className={page.number}>
              {t('reductions.crossedOut')}
            </th>
          </tr>
        </thead>
        <tbody>
          {prices.map(({ variant, ordinary, reduced, crossedOut }) => (
            <tr key={variant}>
              <td>{variant}</td>
              <td className={page.number}>{format(ordinary)}</td>
              <td className={page.number}>{format(reduced)}</td>
              <td className={page.number}>{crossedOut ? <s>{format(crossedOut)}</s> : t('reductions.notAnnounced')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {added > prices.length ? <p>{t('reductions.more', { count: added - prices.length })}</p> : null}
    </>
  );
}

function KeptPrices({ plan: { kept, unchanged, refused } }: { plan: ReductionPlan }) {
  const { t } = useApp();
  const format = useFormatMoney();
  const moment = useFormatMoment();
  if (kept.length === 0) return null;
  const others = unchanged + refused - kept.length;
  return (
    <ul>
      {kept.map(({ variant, price, reason, until }) => (
        <li key={variant}>
          {variant}: {format(price)} – {t(refusalMessage(keptPriceReasons, reason, 'reductions.kept_Overlaps'))}
          {until ? ` (${t('reductions.untilMoment', { at: moment(until) })})` : ''}
        </li>
      ))}
      {others > 0 ? <li>{t('reductions.more', { count: others })}</li> : null}
    </ul>
  );
}
