// What the product says in the fields that the merchant has defined.
import { languageNameIn } from '../../../i18n/language-name.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { numberIn, readNumber } from '../../../numbers/read-number.ts';
import { writePercent } from '../../../numbers/write-number.ts';
import { lateFields } from '../editor/late-fields.tsx';
import type { PartContext, ProductPart } from '../editor/product-part.ts';
import { type OwnField, ownFieldName } from '../own-fields/own-field-name.ts';
import type { OwnFieldsSlice, Typed } from './own-fields-slice.ts';

const MOST_HUNDREDTHS = 100_000_000_000;

export const ownFieldsPart: ProductPart<OwnFieldsSlice> = {
  name: 'ownFields',
  heading: 'ownFields.title',
  formOf(shown, { choices, locale }) {
    const values: Record<string, unknown> = JSON.parse(shown?.ownFields ?? '{}');
    return Object.fromEntries(
      choices.ownFields.map((field) => [field.key, typedOf(field, values[field.key], { choices, locale })]),
    );
  },
  read(slice, { choices, locale }) {
    const problems: string[] = [];
    const values = choices.ownFields.map((field) => {
      const value = readValue(field, slice[field.key], locale);
      if (value === undefined) problems.push(field.key);
      return [field.key, value ?? null];
    });
    return { content: { own_fields: Object.fromEntries(values) }, problems };
  },
  describe({ at: [key], names: [name = ''], mine, theirs }, _t, { choices, locale }) {
    const field = choices.ownFields.find((each) => each.key === (key ?? name));
    const show = (values: Readonly<Record<string, unknown>>) => [values[name] ?? ''].flat().join(', ');
    const label = field ? ownFieldName(field.names, locale) : name;
    return {
      label: key === undefined ? label : `${label} (${languageNameIn(locale, name)})`,
      mine: show(mine),
      theirs: show(theirs),
    };
  },
  Fields: lateFields(async () => (await import('./rare-fields.ts')).bindOwnFieldsFields()),
};

function typedOf(
  { kind }: OwnField,
  value: unknown,
  { choices, locale }: Pick<PartContext, 'choices' | 'locale'>,
): Typed {
  if (kind === 'choice') return (value as string[] | undefined) ?? [];
  if (kind === 'yes_no') return value === undefined ? '' : value === true ? 'yes' : 'no';
  if (kind === 'number') return value === undefined ? '' : writePercent(Math.round(Number(value) * 100), locale);
  const texts = (value ?? {}) as Record<string, string>;
  return Object.fromEntries(choices.languages.map((language) => [language, texts[language] ?? '']));
}

/** Null: it says nothing. Undefined: it cannot be read. */
function readValue({ kind, unit }: OwnField, typed: Typed | undefined, locale: Locale): unknown {
  if (typed === undefined) return null;
  if (kind === 'number') {
    const text = withoutUnit(String(typed).trim(), unit);
    if (text === '') return null;
    const hundredths = numberIn(readNumber(text, { locale, decimals: 2, most: MOST_HUNDREDTHS }));
    return hundredths === null ? undefined : hundredths / 100;
  }
  if (kind === 'yes_no') return typed === '' ? null : typed === 'yes';
  if (Array.isArray(typed)) return typed.length > 0 ? typed : null;
  return Object.fromEntries(Object.entries(typed).map(([language, text]) => [language, text.trim()]));
}

/** A length is pasted as it was written, with its own unit behind it; another unit is none of its. */
function withoutUnit(text: string, unit: string): string {
  return unit !== '' && text.endsWith(unit) ? text.slice(0, -unit.length) : text;
}
