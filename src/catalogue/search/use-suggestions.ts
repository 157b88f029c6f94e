// What is suggested for the text in the search field, asked for once the typing pauses.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useState } from 'react';
import { urlOf } from '../../addresses.ts';
import { useApp } from '../../app-instance.tsx';
import type { Translate } from '../../i18n/translate.ts';
import type { CatalogueSuggestionsQuery } from '../../operations.generated.ts';
import { operationQuery } from '../../query-client.ts';

const TYPING_PAUSE_MS = 120;
const MIN_LENGTH = 2;

export type Suggestion = {
  to: string;
  title: string;
  /** Null for a collection, a page and the search itself. */
  product: CatalogueSuggestionsQuery['suggestions']['products'][number] | null;
  note: string;
};

export type FormRef = RefObject<HTMLFormElement | null>;

export function fieldOf(form: FormRef): HTMLInputElement | null | undefined {
  return form.current?.querySelector('input');
}

/** What stands in the field once the typing pauses. */
export function useTypedText(form: FormRef): string {
  const [text, setText] = useState('');
  useEffect(() => {
    const field = fieldOf(form);
    let pause: ReturnType<typeof setTimeout>;
    const read = () => setText(field?.value.trim().toLowerCase() ?? '');
    const wait = () => {
      clearTimeout(pause);
      pause = setTimeout(read, TYPING_PAUSE_MS);
    };
    read();
    field?.addEventListener('input', wait);
    return () => {
      clearTimeout(pause);
      field?.removeEventListener('input', wait);
    };
  }, [form]);
  return text;
}

export function useSuggestions(text: string, texts: Translate): Suggestion[] {
  const { locale } = useApp();
  // An answer that comes late belongs to another key and is not shown.
  const { data } = useQuery({
    ...operationQuery('CatalogueSuggestions', { locale, text }),
    enabled: text.length >= MIN_LENGTH,
    placeholderData: keepPreviousData,
  });
  if (!data || text.length < MIN_LENGTH) return [];
  const { products, collections, pages, correctedText, isLoose } = data.suggestions;
  return [
    ...pages.map(({ slug, title }) => ({
      to: urlOf('content', { locale, slug }),
      title,
      product: null,
      note: texts('suggestion.page'),
    })),
    ...products.map((product) => ({
      to: urlOf('product', { locale, product: product.handle }, { variant: product.variant ?? '' }),
      title: product.title,
      product,
      note: '',
    })),
    ...collections.map(({ handle, title }) => ({
      to: urlOf('listing', { locale, collection: handle }),
      title,
      product: null,
      note: texts('suggestion.collection'),
    })),
    ...(products.length > 0 || correctedText
      ? [
          {
            // If something was found, the page tells how the text was read, and offers it as it was typed.
            to: urlOf('search', { locale }, { q: (products.length === 0 && correctedText) || text }),
            title: isLoose
              ? texts('suggestion.near', { text })
              : texts('suggestion.all', { text: correctedText ?? text }),
            product: null,
            note: correctedText && !isLoose ? texts('suggestion.insteadOf', { text }) : '',
          },
        ]
      : []),
  ];
}
