// What a field of a code is called and says, where two people have changed it at the same time.
import { type Currency, currencies } from '../../currencies.ts';
import type { Translate } from '../../i18n/translate.ts';
import type { CollisionTexts } from '../../ui/record-editor/collision-panel.tsx';
import type { Collision } from '../../ui/record-editor/merge-fields.ts';
import type { DiscountForm } from './discount-form-state.ts';

type Values = Partial<DiscountForm>;

export function describeDiscountField({ at, names, mine, theirs }: Collision, t: Translate): CollisionTexts {
  const [name = ''] = names;
  if (at[0] === 'minimums') {
    const label = t('discounts.minimums', { currency: name });
    return { label, mine: String(mine[name] ?? ''), theirs: String(theirs[name] ?? '') };
  }
  const field = name as 'kind' | 'scope' | 'from' | 'until' | 'maxUses' | 'maxUsesPerEmail';
  const textOf = (values: Values) => {
    if (field === 'kind') return rewardText(values, t);
    if (field === 'scope') return scopeText(values, t);
    const value = values[field];
    return typeof value === 'object' ? [value.day, value.time].join(' ').trim() : (value ?? '');
  };
  const label = field === 'kind' ? rewardLabel(mine, theirs, t) : t(`discounts.${field}`);
  return { label, mine: textOf(mine), theirs: textOf(theirs) };
}

/** The field in which both differ, where it is one. */
function rewardLabel(mine: Values, theirs: Values, t: Translate): string {
  if (mine.kind !== theirs.kind) return t('discounts.kind');
  if (mine.kind === 'percentage') return t('discounts.percent');
  const amountOf = ({ amounts }: Values, currency: Currency) => amounts?.[currency] ?? '';
  const [currency, another] = currencies.filter((each) => amountOf(mine, each) !== amountOf(theirs, each));
  return currency && !another ? t('discounts.amounts', { currency }) : t('discounts.reward');
}

function rewardText({ kind = 'percentage', percent, amounts = {} }: Values, t: Translate): string {
  if (kind === 'percentage') return `${percent} %`;
  if (kind === 'free_delivery') return t('discounts.kind_free_delivery');
  return Object.entries(amounts)
    .map(([currency, amount]) => `${amount} ${currency}`)
    .join(', ');
}

function scopeText({ scope = 'everything', collections = [], products = [] }: Values, t: Translate): string {
  const goods = scope === 'collections' ? collections : products.map(({ title }) => title);
  return scope === 'everything' ? t('discounts.scope_everything') : goods.join(', ');
}
