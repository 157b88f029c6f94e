// What keeps a product from being seen or bought, in words: what has to be mended, and what only helps.
import type { MessageKey } from '../../../i18n/all-messages.ts';
import { languageNameIn } from '../../../i18n/language-name.ts';
import type { MessageParams } from '../../../i18n/translate.ts';
import { readCounted } from './counted-stock.ts';
import type { ShownProduct } from './product-editor-queries.ts';
import type { PartContext, ProductForm } from './product-part.ts';
import { type SingleVariantSlice, typedCurrencies } from './single-variant-slice.ts';
import { missingIn, type TextsSlice } from './texts-slice.ts';

/** `isHint`: it can be seen all the same. */
export type Hindrance = { text: MessageKey; values?: MessageParams; isHint?: true };

/** What of the pictures matters here. */
type Pictures = { pictures: Readonly<Record<string, { isTakenOff: boolean }>> };

type Looked = { shown: ShownProduct | null; form: ProductForm; context: PartContext };

export function hindrancesOf({ shown, form, context }: Looked): Hindrance[] {
  const { markets, languages } = context.choices;
  const priced = pricedCurrencies(shown, form.single as SingleVariantSlice);
  const texts = form.texts as TextsSlice;
  const [base = ''] = languages;
  const untold = languages.filter((locale) => missingIn(texts, locale, base).length > 0);
  const unpriced = markets.filter(({ currency }) => !priced.has(currency));
  return [
    ...unpricedNotes(
      unpriced.map(({ currency }) => currency),
      unpriced.length === markets.length,
    ),
    ...(hasNoPicture(form.pictures as Pictures) ? [{ text: 'productEditor.noPicture', isHint: true } as const] : []),
    ...(texts[base]?.description === '' ? [{ text: 'productEditor.noDescription', isHint: true } as const] : []),
    ...(isSoldOut(shown, form.single as SingleVariantSlice)
      ? [{ text: 'productEditor.soldOut', isHint: true } as const]
      : []),
    ...(untold.length > 0
      ? [
          {
            text: 'productEditor.untold',
            values: { languages: untold.map((locale) => languageNameIn(context.locale, locale)).join(', ') },
            isHint: true,
          } as const,
        ]
      : []),
  ];
}

function unpricedNotes(currencies: readonly string[], isEverywhere: boolean): Hindrance[] {
  if (currencies.length === 0) return [];
  if (isEverywhere) return [{ text: 'productEditor.noPrice' }];
  return [{ text: 'productEditor.noPriceIn', values: { currencies: [...new Set(currencies)].join(', ') } }];
}

function pricedCurrencies(shown: ShownProduct | null, single: SingleVariantSlice): Set<string> {
  const saved = (shown?.variants ?? []).flatMap(({ prices }) => prices);
  const converted = saved.filter(({ convertedFrom }) => convertedFrom);
  if (single.id === '') return new Set(saved.map(({ currency }) => currency));
  return new Set([...typedCurrencies(single), ...converted.map(({ currency }) => currency)]);
}

function hasNoPicture({ pictures }: Pictures): boolean {
  return Object.values(pictures).every(({ isTakenOff }) => isTakenOff);
}

function isSoldOut(shown: ShownProduct | null, { id, onHand }: SingleVariantSlice): boolean {
  const typed = id === '' ? null : { tracksStock: onHand.trim() !== '', onHand: readCounted(onHand) ?? 1 };
  const variants = (shown?.variants ?? []).map((variant) => ({ ...variant, ...typed }));
  return (
    variants.length > 0 &&
    variants.every(
      ({ tracksStock, sellsWithoutStock, onHand, reserved }) => tracksStock && !sellsWithoutStock && onHand <= reserved,
    )
  );
}
