// Orders that somebody chose to print and that no paper is made of: which they are, and why.
import { sql } from 'kysely';
import type { Translate } from '#src/i18n/translate.ts';
import type { Db } from '../../database/connect.ts';
import { openDisputes } from '../../orders/office/order-conditions.ts';

const reasons = ['cancelled', 'unpaid', 'disputed', 'nothing'] as const;

export type LeftOutOrder = { number: number; reason: (typeof reasons)[number] };

/** `printed`: their numbers. An order that does not exist is left out for nothing in it. */
export async function listLeftOut(
  db: Db,
  { numbers, printed }: { numbers: readonly number[]; printed: readonly number[] },
): Promise<LeftOutOrder[]> {
  const others = numbers.filter((number) => !printed.includes(number));
  if (others.length === 0) return [];
  const { rows } = await sql<LeftOutOrder>`
    select wanted.number::int as number, case
      when o.payment_state = 'cancelled' then 'cancelled'
      when o.payment_state in ('awaiting_payment', 'payment_processing') then 'unpaid'
      when o.id in (${openDisputes}) then 'disputed'
      else 'nothing' end as reason
    from unnest(${others}::bigint[]) as wanted (number) left join orders o on o.number = wanted.number
    order by wanted.number`.execute(db);
  return rows;
}

/** A sentence for each reason. */
export function sayLeftOut(orders: readonly LeftOutOrder[], t: Translate): string[] {
  return reasons.flatMap((reason) => {
    const numbers = orders.filter((order) => order.reason === reason).map(({ number }) => number);
    return numbers.length > 0 ? [t(`papers.leftOut_${reason}`, { orders: numbers.join(', ') })] : [];
  });
}
