// What is typed for a new reduction, as text, and what of it is sent.
import type { Currency } from '../../../currencies.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { MOST_SENT_MINOR } from '../../../numbers/most-amounts.ts';
import { readAmount } from '../../../numbers/read-amount.ts';
import { numberIn } from '../../../numbers/read-number.ts';
import { readPercent } from '../../../numbers/read-percent.ts';
import type { ReductionsPlanQueryVariables } from '../../../office-operations.generated.ts';
import type { Rounding } from '../../../shop/markets.ts';
import type { ReducedGoodsKind } from '../../reductions/reduction-kinds.ts';

export type ReductionContent = ReductionsPlanQueryVariables['content'];

export type ReductionForm = {
  goods: ReducedGoodsKind;
  collection: string;
  tag: string;
  skus: string;
  currency: Currency;
  by: 'percent' | 'amount';
  percent: string;
  amount: string;
  rounding: Rounding;
  /** Day and time; without a time, the whole day. */
  from: { day: string; time: string };
  until: { day: string; time: string };
  title: string;
};

export type ReductionField = 'collection' | 'tag' | 'skus' | 'percent' | 'amount' | 'from' | 'until';

export function emptyReduction(currency: Currency, collection: string): ReductionForm {
  return {
    ...{ goods: 'collection', collection, tag: '', skus: '', currency },
    ...{ by: 'percent', percent: '', amount: '', rounding: '.99' },
    ...{ from: { day: '', time: '' }, until: { day: '', time: '' }, title: '' },
  };
}

export type ReadReduction = { content: ReductionContent; problems: ReductionField[] };

/** `locale`: of the person who types. */
export function readReduction(form: ReductionForm, locale: Locale): ReadReduction {
  const { goods, currency, by, rounding, title } = form;
  const problems: ReductionField[] = [];
  const name = goods === 'all' ? '' : form[goods].trim();
  if (goods !== 'all' && name === '') problems.push(goods);
  const basisPoints = by === 'percent' ? numberIn(readPercent(form.percent, locale)) : null;
  const amountMinor =
    by === 'amount' ? numberIn(readAmount(form.amount, { locale, currency, most: MOST_SENT_MINOR })) : null;
  if (by === 'percent' && (!basisPoints || basisPoints >= 10_000)) problems.push('percent');
  if (by === 'amount' && !amountMinor) problems.push('amount');
  const bound = (field: 'from' | 'until') => {
    const { day, time } = form[field];
    if (time !== '' && day === '') problems.push(field);
    return day === '' ? '' : [day, time].filter(Boolean).join('T');
  };
  const period = { from: bound('from'), until: bound('until') };
  return {
    content: { goods, name, currency, basisPoints, amountMinor, rounding, ...period, title: title.trim() },
    problems,
  };
}
