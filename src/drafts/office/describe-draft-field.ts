// What a field of an order by hand is called and says, where two people have changed it at the same time.
import type { Translate } from '../../i18n/translate.ts';
import type { DraftsChoicesQuery } from '../../office-operations.generated.ts';
import type { CollisionTexts } from '../../ui/record-editor/collision-panel.tsx';
import type { Collision } from '../../ui/record-editor/merge-fields.ts';
import type { DraftCustomer } from '../draft-content.ts';
import type { DiscountForm, DraftForm, LineForm } from './draft-form-state.ts';

type Known = { form: DraftForm; choices: DraftsChoicesQuery['draftChoices']; t: Translate };
type Values = Collision['mine'];

export function describeDraftField(collision: Collision, known: Known): CollisionTexts {
  const { at, names } = collision;
  const [name = ''] = names;
  const [part, key] = at;
  if (part === 'customer')
    return both(collision, known.t(`drafts.${name as keyof DraftCustomer}`), (of) => textIn(of, name));
  if (part !== 'lines') return describeTerm(collision, name, known);
  if (key !== undefined) return describeLine(collision, name, known);
  // A line that one has changed, and the other has removed.
  const lineOf = (values: Values) => values[name] as LineForm | undefined;
  const line = lineOf(collision.mine) ?? lineOf(collision.theirs);
  const textOf = (of: LineForm | undefined) => of && `${of.quantity} × ${of.price} ${of.currency ?? ''}`;
  return {
    label: titleOf(line, known.t),
    mine: textOf(lineOf(collision.mine)),
    theirs: textOf(lineOf(collision.theirs)),
  };
}

function describeLine(collision: Collision, name: string, { form, t }: Known): CollisionTexts {
  const line = titleOf(
    form.lines.find(({ key }) => key === collision.at[1]),
    t,
  );
  if (name === 'price') return both(collision, t('drafts.priceOf', { line }), (of) => pricedText(of, 'price'));
  if (name === 'discount') return both(collision, t('drafts.discountOf', { line }), discountText);
  if (name === 'vatClass') return both(collision, t('drafts.vatOf', { line }), (of) => textIn(of, name));
  return both(collision, name === 'quantity' ? t('drafts.quantityOf', { line }) : line, (of) => textIn(of, name));
}

function describeTerm(collision: Collision, name: string, { choices, t }: Known): CollisionTexts {
  const marketText = ({ locale }: Values) => {
    const market = choices.markets.find((each) => each.locale === locale);
    return market ? `${market.language} · ${market.currency}` : String(locale);
  };
  const deliveryText = (values: Values) => {
    const method = choices.deliveries.find(({ id }) => id === values.shippingMethod)?.name ?? values.shippingMethod;
    return `${method || t('drafts.collected')}: ${values.shipping} ${values.shippingCurrency ?? ''}`;
  };
  if (name === 'locale') return both(collision, t('drafts.market'), marketText);
  if (name === 'shippingMethod') return both(collision, t('drafts.delivery'), deliveryText);
  if (name === 'discount') return both(collision, t('drafts.wholeDiscount'), discountText);
  return both(collision, t(name === 'note' ? 'drafts.note' : 'drafts.validDays'), (of) => textIn(of, name));
}

function both({ mine, theirs }: Collision, label: string, textOf: (values: Values) => string): CollisionTexts {
  return { label, mine: textOf(mine), theirs: textOf(theirs) };
}

function textIn(values: Values, name: string): string {
  return String(values[name] ?? '');
}

function pricedText(values: Values, name: string): string {
  return `${textIn(values, name)} ${textIn(values, 'currency')}`.trim();
}

function discountText({ discount }: Values): string {
  const { kind, text, currency } = discount as DiscountForm;
  return text === '' ? '' : `${text} ${kind === 'percent' ? '%' : (currency ?? '')}`;
}

function titleOf(line: LineForm | undefined, t: Translate): string {
  return line?.title || t('drafts.ownLine');
}
