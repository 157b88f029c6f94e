// Suggestions under the search field: a combobox with a list, as the ARIA practices describe it. The field is the
// form's own and stays in the page; this gives it its keys and its attributes once somebody is about to type.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ComponentType, useEffect, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { hasOwnPolicy, urlOf } from '../../addresses.ts';
import { useApp, useFormatMoney } from '../../app-instance.tsx';
import { textsOf } from '../../i18n/load-texts.ts';
import type { Locale } from '../../i18n/locales.ts';
import { createTranslate, type Translate } from '../../i18n/translate.ts';
import { operationQuery } from '../../query-client.ts';
import { ProductImage } from '../../ui/pictures/product-image.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './search-box.module.css';
import type { SuggestionsProps } from './search-box.tsx';

const loadSuggestionTexts = textsOf((locale) => import(`../../i18n/messages/${locale}/suggestion.ts`));

const TYPING_PAUSE_MS = 120;
const MIN_LENGTH = 2;

// Each language is bound once, so that a second visit to the field finds the same component.
const bound = new Map<Locale, Promise<() => ComponentType<SuggestionsProps>>>();

/** Gives the list its texts, which no page has. The answer is what a state setter takes for a component. */
export function bindSuggestions(locale: Locale): Promise<() => ComponentType<SuggestionsProps>> {
  const known = bound.get(locale) ?? bindTexts(locale);
  bound.set(locale, known);
  return known;
}

async function bindTexts(locale: Locale): Promise<() => ComponentType<SuggestionsProps>> {
  const texts = createTranslate(locale, await loadSuggestionTexts(locale));
  const Bound = (props: SuggestionsProps) => <SearchSuggestions {...props} texts={texts} />;
  return () => Bound;
}

function SearchSuggestions({ form, location, texts }: SuggestionsProps & { texts: Translate }) {
  const { t, locale } = useApp();
  const formatMoney = useFormatMoney();
  const [, navigate] = useLocation();
  const listId = useId();
  const text = useTypedText(form);
  const suggestions = useSuggestions(text, texts);
  const [isOpen, setIsOpen] = useState(() => fieldOf(form)?.value !== fieldOf(form)?.defaultValue);
  const [active, setActive] = useState(-1);
  const shown = isOpen ? suggestions : [];
  const open = (to: string) => {
    setIsOpen(false);
    // A page with a policy of its own is left by a full load.
    if (hasOwnPolicy(location.href)) window.location.assign(to);
    else navigate(to);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: other suggestions, another choice
  useEffect(() => setActive(-1), [text]);
  useEffect(() => {
    const field = fieldOf(form);
    if (!field) return;
    const listening = new AbortController();
    const { signal } = listening;
    field.addEventListener('input', () => setIsOpen(true), { signal });
    field.addEventListener('blur', () => setIsOpen(false), { signal });
    field.addEventListener(
      'keydown',
      (event) => {
        if (event.isComposing) return;
        const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
        if (step && suggestions.length > 0) {
          event.preventDefault();
          setIsOpen(true);
          // One place more than there are suggestions: the field itself.
          const places = suggestions.length + 1;
          setActive((before) => ((before + 1 + step + places) % places) - 1);
        } else if (event.key === 'Escape' && shown.length > 0) {
          event.preventDefault();
          setIsOpen(false);
          setActive(-1);
        }
      },
      { signal },
    );
    form.current?.addEventListener(
      'submit',
      (event) => {
        event.preventDefault();
        open(shown[active]?.to ?? urlOf('search', { locale }, { q: field.value.trim() }));
      },
      { signal },
    );
    return () => listening.abort();
  });
  useEffect(() => {
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-controls': listId,
      'aria-expanded': String(shown.length > 0),
      'aria-activedescendant': shown[active] ? `${listId}-${active}` : '',
    };
    for (const [name, value] of Object.entries(attributes)) fieldOf(form)?.setAttribute(name, value);
  });

  return (
    <>
      <VisuallyHidden>
        <span role="status">{isOpen && text ? texts('suggestion.count', { count: suggestions.length }) : null}</span>
      </VisuallyHidden>
      <div
        className={styles.list}
        id={listId}
        role="listbox"
        aria-label={texts('suggestion.list')}
        hidden={shown.length === 0}
      >
        {shown.map(({ to, title, product, note }, index) => (
          // The field keeps the focus and has the keys.
          // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: see above
          <div
            key={to}
            className={styles.option}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => open(to)}
          >
            {product ? (
              <ProductImage
                className={styles.picture}
                image={product.image}
                title={title}
                sizes="2.25rem"
                widest={160}
                isDecorative
              />
            ) : null}
            <span className={styles.title}>{title}</span>
            {product ? (
              <span className={styles.note}>
                {product.hasSeveralPrices ? `${t('money.from')} ` : ''}
                {formatMoney(product.price)}
              </span>
            ) : null}
            {note ? <span className={styles.note}>{note}</span> : null}
          </div>
        ))}
      </div>
    </>
  );
}

function fieldOf(form: SuggestionsProps['form']): HTMLInputElement | null | undefined {
  return form.current?.querySelector('input');
}

/** What stands in the field once the typing pauses. */
function useTypedText(form: SuggestionsProps['form']): string {
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

function useSuggestions(text: string, texts: Translate) {
  const { locale } = useApp();
  // An answer that comes late belongs to another key and is not shown.
  const { data } = useQuery({
    ...operationQuery('CatalogueSuggestions', { locale, text }),
    enabled: text.length >= MIN_LENGTH,
    placeholderData: keepPreviousData,
  });
  if (!data || text.length < MIN_LENGTH) return [];
  const { products, collections, correctedText } = data.suggestions;
  const wanted = correctedText ?? text;
  return [
    ...products.map((product) => ({
      to: urlOf('product', { locale, product: product.handle }),
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
            to: urlOf('search', { locale }, { q: wanted }),
            title: texts('suggestion.all', { text: wanted }),
            product: null,
            note: '',
          },
        ]
      : []),
  ];
}
