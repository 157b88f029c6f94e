// What is typed into the editor of a collection, and what of it is sent.
import { type Locale, locales } from '../../../i18n/locales.ts';
import type { Currency } from '../../../money.ts';
import type { FieldGroups } from '../../../ui/record-editor/merge-fields.ts';
import type { CollectionRule } from '../../collections/collection-rule.ts';
import { type CollectionSort, sortOf } from '../../collections/collection-sorts.ts';
import type { CollectionChoices, ShownCollection } from './collection-queries.ts';
import { readConditions, type TypedCondition, typedConditions } from './rule-form.ts';

export type CollectionText = { title: string; description: string; seoDescription: string };

export type CollectionForm = {
  /** The texts by language. */
  texts: Readonly<Record<string, CollectionText>>;
  handle: string;
  isShown: boolean;
  /** The key of its picture. */
  image: string | null;
  sort: CollectionSort;
  kind: 'hand' | 'rule';
  match: CollectionRule['match'];
  conditions: readonly TypedCondition[];
};

/** What fills it is one thing: half of each from either of two people would be neither's. */
export const collectionFormGroups: FieldGroups = [['kind', 'match', 'conditions', 'sort']];

export type CollectionFormContext = { locale: Locale; choices: CollectionChoices };

const noText: CollectionText = { title: '', description: '', seoDescription: '' };

export function formOf(shown: ShownCollection | null, { locale, choices }: CollectionFormContext): CollectionForm {
  const rule = shown?.rule ? (JSON.parse(shown.rule) as CollectionRule) : null;
  const languages = new Set([...choices.languages, ...(shown?.texts ?? []).map((text) => text.locale)]);
  const texts = [...languages].map((language) => {
    const { title, description, seoDescription } = shown?.texts.find((text) => text.locale === language) ?? noText;
    return [language, { title, description, seoDescription }] as const;
  });
  return {
    texts: Object.fromEntries(texts),
    handle: shown?.handle ?? '',
    isShown: !shown?.isHidden,
    image: shown?.image ?? null,
    sort: sortOf((shown?.sort ?? 'manual') as CollectionSort, rule !== null),
    kind: rule ? 'rule' : 'hand',
    match: rule?.match ?? 'all',
    conditions: typedConditions(rule, locale, mainCurrency(choices)),
  };
}

export function mainCurrency({ currencies }: CollectionChoices): Currency {
  return currencies[0] ?? 'EUR';
}

const HANDLE = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export function readForm(form: CollectionForm, { isNew, locale, choices }: CollectionFormContext & { isNew: boolean }) {
  const [base = ''] = choices.languages;
  const handle = form.handle.trim();
  const { conditions, faulty } = readConditions(form.conditions, locale);
  const texts = Object.entries(form.texts).filter(([language]) => locales.includes(language as Locale));
  const untitled = texts.filter(([language, { title, ...others }]) => {
    const isNeeded = language === base || Object.values(others).some((text) => text.trim() !== '');
    return isNeeded && title.trim() === '';
  });
  const isRuled = form.kind === 'rule';
  const problems = [
    ...untitled.map(([language]) => `texts.${language}.title`),
    ...((isNew && handle === '') || HANDLE.test(handle) ? [] : ['handle']),
    ...(isRuled && conditions.length === 0 ? ['rule'] : []),
    ...(isRuled ? faulty.map((at) => `rule.${at}`) : []),
  ];
  const content = {
    ...(handle !== '' && { handle }),
    isHidden: !form.isShown,
    image: form.image,
    sort: sortOf(form.sort, isRuled),
    rule: isRuled ? { match: form.match, conditions } : null,
    texts: Object.fromEntries(texts),
  };
  return { content, problems };
}
