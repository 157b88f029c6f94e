// The field for a text that a product asks for. A browser checks it by what the field says of itself, with scripts and
// without; the server has the last word.
import type { ComponentType } from 'react';
import { useApp, useFormatMoney } from '../../app-instance.tsx';
import { bindLateTexts } from '../../i18n/late-texts.ts';
import { textsOf } from '../../i18n/load-texts.ts';
import type { Translate } from '../../i18n/translate.ts';
import fieldStyles from '../../ui/fields/field.module.css';
import { TextField } from '../../ui/fields/text-field.tsx';
import { isBuyRefusal, LINE_TEXT_ID } from './buy-outcome.tsx';
import type { Product } from './choose-variant.ts';

const loadFieldTexts = textsOf((locale) => import(`../../i18n/messages/${locale}/product-details.ts`));

type LineTextProps = {
  asked: Product['lineText'];
  /** Of the page: what a form without scripts came to, and what stood in it. */
  search: URLSearchParams;
};

export async function bindLineTextField(): Promise<ComponentType<LineTextProps>> {
  const textsIn = await bindLateTexts(loadFieldTexts);
  return ({ asked, search }) => {
    const { locale } = useApp();
    return asked ? <LineTextField asked={asked} search={search} t={textsIn(locale)} /> : null;
  };
}

type FieldProps = { asked: NonNullable<Product['lineText']>; search: URLSearchParams; t: Translate };

function LineTextField({ asked, search, t }: FieldProps) {
  const format = useFormatMoney();
  const { label, isRequired, maxLength, characters, pattern, price, isExcepted } = asked;
  const notice = search.get('notice');
  const error = notice?.startsWith('TEXT_') && isBuyRefusal(notice) ? t(`product.refused${notice}`) : undefined;
  const limits = [
    t('lineText.limit', { count: maxLength }),
    ...(characters ? [t('lineText.characters', { characters })] : []),
  ].join(' ');
  return (
    <TextField
      id={LINE_TEXT_ID}
      name="text"
      label={
        <>
          {label}
          {price.minor > 0 ? <> {t('lineText.price', { price: format(price) })}</> : null}
          {isRequired ? null : <span className={fieldStyles.optional}> {t('lineText.optional')}</span>}
        </>
      }
      hint={
        <>
          {limits}
          {isExcepted ? (
            <>
              <br />
              {t('lineText.excepted')} {isRequired ? null : t('lineText.withoutText')}
            </>
          ) : null}
        </>
      }
      error={error}
      // The form was posted, and this is what has to be mended.
      autoFocus={error !== undefined}
      defaultValue={search.get('text') ?? ''}
      autoComplete="off"
      required={isRequired}
      pattern={pattern}
      title={limits}
    />
  );
}
