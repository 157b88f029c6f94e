// What a listing can be narrowed by of the merchant's own fields: each value is a choice, as the values of options are.
import type { Locale } from '#src/i18n/locales.ts';
import { formatNumber } from '#src/numbers/format-number.ts';
import { nameIn } from '#src/shop/own-fields/name-in.ts';
import type { ProductField, ProductFieldValue } from '#src/shop/own-fields/product-fields.ts';
import { translateTo } from '../../i18n/translations.ts';

/** No option and no tag begins with it. */
const MARK = '\u0001';

export type OwnFieldValues = Readonly<Record<string, ProductFieldValue>>;

/** A choice as the listing index learns it. */
type OwnChoice = { name: string; value: string; facet: string; choice: string; position: number | null };

export function ownFieldChoices(fields: readonly ProductField[], values: OwnFieldValues): OwnChoice[] {
  return fields.flatMap((field) => {
    const value = values[field.key];
    if (!field.isFilter || value === undefined) return [];
    return choicesOf(field, value).map((choice) => ({
      name: MARK + field.key,
      value: choice,
      facet: field.key,
      choice,
      position: field.kind === 'choice' ? field.choices.findIndex(({ key }) => key === choice) : null,
    }));
  });
}

/** The choices as they stand in an address. */
function choicesOf({ kind, choices }: ProductField, value: ProductFieldValue): string[] {
  if (kind === 'choice' && Array.isArray(value)) return value.filter((key) => choices.some((each) => each.key === key));
  if (kind === 'yes_no' && typeof value === 'boolean') return [value ? 'yes' : 'no'];
  if (kind === 'number' && typeof value === 'number') return [String(value).replace('.', '-')];
  return [];
}

/** The field that a choice is of; null where it is one of an option, or a tag. */
export function ownFieldOf(name: string): string | null {
  return name.startsWith(MARK) ? name.slice(MARK.length) : null;
}

/** What a row of the values holds, as JSON, where it is this choice. */
export function ownFieldValue(name: string, choice: string): { field: string; json: string } | null {
  const field = ownFieldOf(name);
  if (field === null) return null;
  if (choice === 'yes' || choice === 'no') return { field, json: String(choice === 'yes') };
  const number = numberOf(choice);
  return { field, json: Number.isNaN(number) ? JSON.stringify([choice]) : String(number) };
}

function numberOf(choice: string): number {
  return Number(choice.replace('-', '.'));
}

type Language = { locale: Locale; baseLocale: Locale };

/** What a choice and its field are called. */
export function nameOwnChoice(
  fields: readonly ProductField[],
  { key, choice }: { key: string; choice: string },
  { locale, baseLocale }: Language,
): { name: string; label: string } | null {
  const field = fields.find((each) => each.key === key);
  if (!field) return null;
  return { name: nameIn(field.names, locale, baseLocale), label: labelOf(field, choice, { locale, baseLocale }) };
}

function labelOf(field: ProductField, choice: string, { locale, baseLocale }: Language): string {
  if (field.kind === 'yes_no') return translateTo(locale)(choice === 'yes' ? 'ownFields.yes' : 'ownFields.no');
  if (field.kind === 'number') return numberText(numberOf(choice), field, locale);
  const names = field.choices.find(({ key }) => key === choice)?.names ?? {};
  return nameIn(names, locale, baseLocale);
}

export function numberText(value: number, { unit }: ProductField, locale: Locale): string {
  const number = formatNumber(value, locale, { maximumFractionDigits: 2 });
  return unit ? `${number} ${unit}` : number;
}
