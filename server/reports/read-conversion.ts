import { sql } from 'kysely';
import { periodBefore } from '#src/reports/report-periods.ts';
import { type VisitStep, visitSteps } from '#src/reports/visit-steps.ts';
import { soldIn } from '../accounts/ledger/dated-entries.ts';
import { isSale } from '../orders/is-sale.ts';
import { type ReportRow, type ReportTerms, spanOf } from './report-rows.ts';

/**
 * How many came how far, and how many in the time before, in all currencies. Orders made by staff are none of a visitor's. Whoever
 * paid for gift cards has bought, although the books call it no sale.
 */
export async function readConversion(terms: ReportTerms): Promise<ReportRow[]> {
  const period = periodBefore(terms.period);
  const [found, earlier] = await Promise.all([countSteps(terms), countSteps({ ...terms, period })]);
  const first = found.get(visitSteps[0]) ?? 0;
  const share = (part: number, whole: number) => (whole > 0 ? Math.round((part / whole) * 10_000) : null);
  return visitSteps.map((step, index) => {
    const reached = found.get(step) ?? 0;
    const before = visitSteps[index - 1];
    return {
      ...{ step, reached, reachedBefore: earlier.get(step) ?? 0 },
      ofBefore: before ? share(reached, found.get(before) ?? 0) : null,
      ofFirst: before ? share(reached, first) : null,
    };
  });
}

async function countSteps(terms: ReportTerms): Promise<ReadonlyMap<VisitStep, number>> {
  const { db, period } = terms;
  const span = spanOf(terms);
  const { rows } = await sql<{ step: VisitStep; reached: number }>`
    select step, sum(reached)::int as reached from visit_steps
      where day between ${period.from} and ${period.until} group by step
    union all
    select 'order', count(*)::int from orders
      where created_at >= ${span.from} and created_at < ${span.until} and draft_id is null
    union all
    select 'sale', count(*)::int from (
      select id from ${soldIn(span)} s
      union all
      select c.id from orders c where not ${isSale('c')} and c.paid_at >= ${span.from} and c.paid_at < ${span.until}
    ) bought join orders o on o.id = bought.id where o.draft_id is null`.execute(db);
  return new Map(rows.map(({ step, reached }) => [step, reached]));
}
