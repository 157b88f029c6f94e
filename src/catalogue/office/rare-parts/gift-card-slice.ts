// A gift card as it is typed: it is one value of the product, and travels as one.
import type { Currency } from '../../../currencies.ts';
import { readAmount } from '../../../numbers/read-amount.ts';
import { numberIn } from '../../../numbers/read-number.ts';
import { writeAmount } from '../../../numbers/write-number.ts';
import type { AmountLimits, GiftCardTerms } from '../../gift-card/gift-card-terms.ts';
import type { ShownProduct } from '../editor/product-editor-queries.ts';
import type { PartContext, PartRead } from '../editor/product-part.ts';

/** The amounts by currency; empty where buyers name no amount. */
type Amounts = { readonly [currency: string]: string };

export type GiftCardSlice = { isCard: boolean; isSingle: boolean; least: Amounts; most: Amounts };

export const giftCardLabels = {
  isCard: 'productEditor.giftCardIs',
  isSingle: 'productEditor.giftCardSingle',
  least: 'productEditor.giftCardLeast',
  most: 'productEditor.giftCardMost',
} as const;

export function giftCardOf(shown: ShownProduct | null, { locale, choices }: PartContext): GiftCardSlice {
  const stored = shown?.giftCard ? (JSON.parse(shown.giftCard) as GiftCardTerms) : null;
  const limits = stored?.freeAmounts ?? {};
  const currencies = [
    ...new Set([...choices.markets.map(({ currency }) => currency), ...(Object.keys(limits) as Currency[])]),
  ];
  const written = (of: keyof AmountLimits): Amounts =>
    Object.fromEntries(
      currencies.map((currency) => {
        const minor = limits[currency]?.[of];
        return [currency, minor === undefined ? '' : writeAmount(minor, currency, locale)];
      }),
    );
  return {
    isCard: stored !== null,
    isSingle: stored?.isSinglePurpose === true,
    least: written('minMinor'),
    most: written('maxMinor'),
  };
}

export function readGiftCard({ isCard, isSingle, least, most }: GiftCardSlice, { locale }: PartContext): PartRead {
  if (!isCard) return { content: { product: { gift_card: null } }, problems: [] };
  const read = Object.keys(least).map((name) => {
    const texts = [least[name] ?? '', most[name] ?? ''] as const;
    const [minMinor, maxMinor] = texts.map((text) =>
      text.trim() === '' ? null : numberIn(readAmount(text, { locale, currency: name as Currency })),
    ) as [number | null, number | null];
    const isEmpty = texts.every((text) => text.trim() === '');
    return { name, minMinor, maxMinor, isEmpty };
  });
  const freeAmounts = Object.fromEntries(
    read.flatMap(({ name, minMinor, maxMinor }) =>
      minMinor !== null && maxMinor !== null ? [[name, { minMinor, maxMinor }]] : [],
    ),
  );
  return {
    content: { product: { gift_card: JSON.stringify(termsOf(freeAmounts, isSingle)) } },
    problems: read.flatMap(({ name, minMinor, maxMinor, isEmpty }) => {
      if (isEmpty) return [];
      if (!minMinor) return [`least.${name}`];
      return maxMinor === null || maxMinor < minMinor ? [`most.${name}`] : [];
    }),
  };
}

function termsOf(freeAmounts: GiftCardTerms['freeAmounts'], isSingle: boolean): GiftCardTerms {
  return { freeAmounts, ...(isSingle && { isSinglePurpose: true }) };
}
