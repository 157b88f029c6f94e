// The text that a product asks for, as it is typed. It is one value of the product, and travels as one.
import type { Currency } from '../../../currencies.ts';
import { readAmount } from '../../../numbers/read-amount.ts';
import { numberIn } from '../../../numbers/read-number.ts';
import { writeAmount } from '../../../numbers/write-number.ts';
import type { LineText } from '../../line-text.ts';
import { MAX_LINE_TEXT } from '../../line-text-limit.ts';
import type { ShownProduct } from '../editor/product-editor-queries.ts';
import type { PartContext, PartRead } from '../editor/product-part.ts';

export type LineTextSlice = {
  isAsked: boolean;
  /** The labels by language; that of the catalogue's plain texts is the first. */
  labels: { readonly [locale: string]: string };
  isRequired: boolean;
  maxLength: string;
  /** Those that can be made; they are set by the command alone, and stay as they are. */
  characters: string;
  /** The prices by currency; none at all where it is free. */
  prices: { readonly [currency: string]: string };
  isExcepted: boolean;
};

export const lineTextLabels = {
  isAsked: 'productEditor.lineTextAsked',
  labels: 'productEditor.lineTextLabel',
  maxLength: 'productEditor.lineTextLength',
  prices: 'productEditor.lineTextPrice',
  isRequired: 'productEditor.lineTextRequired',
  isExcepted: 'productEditor.lineTextExcepted',
} as const;

const USUAL_LENGTH = 20;

export function lineTextOf(shown: ShownProduct | null, { locale, choices }: PartContext): LineTextSlice {
  const stored = shown?.lineText ? (JSON.parse(shown.lineText) as LineText) : null;
  const labels: Partial<Record<string, string>> = stored?.labels ?? {};
  const prices: Partial<Record<Currency, number>> = stored?.prices ?? {};
  const languages = [...new Set([...choices.languages, ...Object.keys(labels)])];
  const currencies = [
    ...new Set([...choices.markets.map(({ currency }) => currency), ...(Object.keys(prices) as Currency[])]),
  ];
  return {
    isAsked: stored !== null,
    labels: Object.fromEntries(languages.map((language) => [language, labels[language] ?? ''])),
    isRequired: stored?.isRequired ?? false,
    maxLength: String(stored?.maxLength ?? USUAL_LENGTH),
    characters: stored?.characters ?? '',
    prices: Object.fromEntries(
      currencies.map((currency) => {
        const minor = prices[currency];
        return [currency, minor === undefined ? '' : writeAmount(minor, currency, locale)];
      }),
    ),
    isExcepted: stored?.isExcepted ?? true,
  };
}

export function readLineText(slice: LineTextSlice, { locale }: PartContext): PartRead {
  if (!slice.isAsked) return { content: { product: { line_text: null } }, problems: [] };
  const { isRequired, characters, isExcepted } = slice;
  const said = Object.entries(slice.labels).flatMap(([language, label]) =>
    label.trim() === '' ? [] : [[language, label.trim()] as const],
  );
  const maxLength = /^\s*\d{1,3}\s*$/.test(slice.maxLength) ? Number(slice.maxLength) : 0;
  const read = Object.entries(slice.prices).map(([name, text]) => {
    const minor = text.trim() === '' ? null : numberIn(readAmount(text, { locale, currency: name as Currency }));
    return { name, isEmpty: text.trim() === '', minor };
  });
  // Where it costs something in one currency, it could not be had in another one without a price.
  const isFree = read.every(({ isEmpty }) => isEmpty);
  const unpriced = isFree ? [] : read.filter(({ minor }) => minor === null);
  const prices = Object.fromEntries(read.flatMap(({ name, minor }) => (minor === null ? [] : [[name, minor]])));
  const lineText = { labels: Object.fromEntries(said), isRequired, maxLength, characters, prices, isExcepted };
  return {
    content: { product: { line_text: JSON.stringify(lineText) } },
    problems: [
      ...(said.length === 0 ? ['label'] : []),
      ...(maxLength < 1 || maxLength > MAX_LINE_TEXT ? ['maxLength'] : []),
      ...unpriced.map(({ name }) => `prices.${name}`),
    ],
  };
}
