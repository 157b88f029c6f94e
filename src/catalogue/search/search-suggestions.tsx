// Suggestions under the search field: a combobox with a list, as the ARIA practices describe it. The field is the
// form's own and stays in the page; this gives it its keys and its attributes once somebody is about to type.
import { type ComponentType, type Dispatch, useEffect, useId, useReducer } from 'react';
import { useLocation } from 'wouter';
import { hasOwnPolicy, type RouteLocation, urlOf } from '../../addresses.ts';
import { useApp } from '../../app-instance.tsx';
import { textsOf } from '../../i18n/load-texts.ts';
import type { Locale } from '../../i18n/locales.ts';
import { createTranslate, type Translate } from '../../i18n/translate.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { reduceCombobox } from './combobox-state.ts';
import styles from './search-box.module.css';
import { SuggestionOption } from './suggestion-option.tsx';
import { type FormRef, fieldOf, useSuggestions, useTypedText } from './use-suggestions.ts';

export type SuggestionsProps = { form: FormRef; location: RouteLocation };

const arrowSteps: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 };

const loadSuggestionTexts = textsOf((locale) => import(`../../i18n/messages/${locale}/late-part.ts`));

// Each language is bound once, so that a second visit to the field finds the same component.
const bound = new Map<Locale, Promise<() => ComponentType<SuggestionsProps>>>();

/** Gives the list its texts, which no page has. The answer is what a state setter takes for a component. */
export function bindSuggestions(locale: Locale): Promise<() => ComponentType<SuggestionsProps>> {
  const texts = bound.get(locale) ?? bindTexts(locale);
  bound.set(locale, texts);
  return texts;
}

async function bindTexts(locale: Locale): Promise<() => ComponentType<SuggestionsProps>> {
  const texts = createTranslate(locale, await loadSuggestionTexts(locale));
  const Bound = (props: SuggestionsProps) => <SearchSuggestions {...props} texts={texts} />;
  return () => Bound;
}

function SearchSuggestions({ form, location, texts }: SuggestionsProps & { texts: Translate }) {
  const { locale } = useApp();
  const [, navigate] = useLocation();
  const listId = useId();
  const text = useTypedText(form);
  const suggestions = useSuggestions(text, texts);
  const [{ isOpen, active }, dispatch] = useReducer(reduceCombobox, { isOpen: false, active: -1 });
  const shown = isOpen ? suggestions : [];
  const open = (to: string) => {
    dispatch({ type: 'left' });
    // A page with a policy of its own is left by a full load.
    if (hasOwnPolicy(location.href)) window.location.assign(to);
    else navigate(to);
  };

  // What was typed while this code was on its way, up to the moment in which it listens.
  useEffect(() => {
    const field = fieldOf(form);
    if (field?.value !== field?.defaultValue) dispatch({ type: 'typed' });
  }, [form]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other suggestions, another choice
  useEffect(() => dispatch({ type: 'optionsChanged' }), [text]);
  useKeys(form, {
    dispatch,
    suggestionCount: suggestions.length,
    isShown: shown.length > 0,
    onSubmit: (typed) => open(shown[active]?.to ?? urlOf('search', { locale }, { q: typed.trim() })),
  });
  useAttributes(form, { listId, isExpanded: shown.length > 0, active: shown[active] ? `${listId}-${active}` : '' });

  return (
    <>
      <VisuallyHidden>
        <span role="status">{isOpen && text ? texts('suggestion.count', { count: suggestions.length }) : null}</span>
      </VisuallyHidden>
      <div
        className={styles.list}
        id={listId}
        role="listbox"
        data-layer
        aria-label={texts('suggestion.list')}
        hidden={shown.length === 0}
      >
        {shown.map((suggestion, index) => (
          <SuggestionOption
            key={suggestion.to}
            suggestion={suggestion}
            id={`${listId}-${index}`}
            isActive={index === active}
            onChoose={() => open(suggestion.to)}
          />
        ))}
      </div>
    </>
  );
}

type Keys = {
  dispatch: Dispatch<Parameters<typeof reduceCombobox>[1]>;
  suggestionCount: number;
  isShown: boolean;
  onSubmit(typed: string): void;
};

function useKeys(form: FormRef, { dispatch, suggestionCount, isShown, onSubmit }: Keys): void {
  useEffect(() => {
    const field = fieldOf(form);
    if (!field) return;
    const listening = new AbortController();
    const { signal } = listening;
    field.addEventListener('input', () => dispatch({ type: 'typed' }), { signal });
    field.addEventListener('blur', () => dispatch({ type: 'left' }), { signal });
    field.addEventListener(
      'keydown',
      (event) => {
        if (event.isComposing) return;
        const step = arrowSteps[event.key];
        if (step && suggestionCount > 0) {
          event.preventDefault();
          dispatch({ type: 'moved', step, optionCount: suggestionCount });
        } else if (event.key === 'Escape' && isShown) {
          event.preventDefault();
          dispatch({ type: 'left' });
        }
      },
      { signal },
    );
    form.current?.addEventListener(
      'submit',
      (event) => {
        event.preventDefault();
        onSubmit(field.value);
      },
      { signal },
    );
    return () => listening.abort();
  });
}

type Attributes = { listId: string; isExpanded: boolean; active: string };

function useAttributes(form: FormRef, { listId, isExpanded, active }: Attributes): void {
  useEffect(() => {
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-controls': listId,
      'aria-expanded': String(isExpanded),
      'aria-activedescendant': active,
    };
    for (const [name, value] of Object.entries(attributes)) fieldOf(form)?.setAttribute(name, value);
  });
}
