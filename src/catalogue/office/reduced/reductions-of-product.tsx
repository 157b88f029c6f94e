// The reductions of a product in its editor.
import { useApp } from '../../../app-instance.tsx';
import type { Currency } from '../../../currencies.ts';
import { officeUrlOf } from '../../../office-addresses.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import layout from '../../../ui/office/sheets/office-layout.module.css';
import { withLateTexts } from '../../../ui/office/with-late-texts.tsx';
import type { PartProps } from '../editor/product-part.ts';
import { skusToReduce } from '../editor/skus-to-reduce.ts';
import { loadReductionTexts } from '../reductions/load-reduction-texts.ts';
import { EditedReduction } from './edited-reduction.tsx';
import { newReduction, reducedCurrencies } from './new-reduction.ts';
import type { ReductionsSlice, TypedReduction } from './reductions-slice.ts';

export const bindReductionsOfProduct = () => withLateTexts(ReductionsOfProduct, loadReductionTexts);

function ReductionsOfProduct({ slice, update, problems, leave, shown, context }: PartProps<ReductionsSlice>) {
  const { t } = useApp();
  if (!shown) return null;
  const known = new Set(shown.reductions.map(({ key }) => key));
  const reductions = Object.entries(slice).flatMap(([key, reduction]) => (reduction ? [{ key, reduction }] : []));
  const skus = skusToReduce(shown);
  const change = (key: string, to: (reduction: TypedReduction) => TypedReduction) =>
    update((now) => (now[key] ? { ...now, [key]: to(now[key]) } : now));
  const add = (currency: Currency) => {
    const { key, reduction } = newReduction(shown, currency);
    update((now) => ({ ...now, [key]: reduction }));
  };
  return (
    <div className={layout.stack}>
      {reductions.length === 0 ? <p className={layout.aside}>{t('reductions.noneHere')}</p> : null}
      {reductions.map(({ key, reduction }) => (
        <EditedReduction
          key={key}
          {...{ reduction, variants: shown.variants, mayEdit: context.maySetPrices }}
          isNew={!known.has(key)}
          problems={problems.flatMap((each) => (each.startsWith(`${key}.`) ? each.slice(key.length + 1) : []))}
          onChange={(to) => change(key, to)}
          onLeave={(field) => leave(`${key}.${field}`)}
          onRemove={() => update(({ [key]: _, ...others }) => others)}
        />
      ))}
      {context.maySetPrices ? (
        <>
          {reducedCurrencies(shown).map((currency) => (
            <Button key={currency} size="small" onClick={() => add(currency)}>
              {t('reductions.reduceIn', { currency })}
            </Button>
          ))}
          {skus.length > 0 ? (
            <LinkButton size="small" to={officeUrlOf('newReduction', { skus: skus.join(' ') })}>
              {t('reductions.planOne')}
            </LinkButton>
          ) : null}
        </>
      ) : null}
    </div>
  );
}
