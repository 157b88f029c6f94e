// What a product's page shows of the merchant's own fields: a table below the description, as part of its HTML.
import type { Locale } from '#src/i18n/locales.ts';
import { nameIn } from '#src/shop/own-fields/name-in.ts';
import type { ProductField, ProductFieldValue } from '#src/shop/own-fields/product-fields.ts';
import { escapeHtml } from '../../escape-html.ts';
import { translateTo } from '../../i18n/translations.ts';
import { numberText, type OwnFieldValues } from './own-field-choices.ts';

type Language = { locale: Locale; baseLocale: Locale };

export function describeWithOwnFields(
  html: string,
  { fields, values }: { fields: readonly ProductField[]; values: OwnFieldValues },
  language: Language,
): string {
  const rows = fields.flatMap((field) => {
    const value = values[field.key];
    const text = field.isShown && value !== undefined ? ownFieldText(field, value, language) : '';
    const name = nameIn(field.names, language.locale, language.baseLocale);
    return text ? `<tr><th scope="row">${escapeHtml(name)}</th><td>${escapeHtml(text)}</td></tr>` : [];
  });
  return rows.length > 0 ? `${html}<table><tbody>${rows.join('')}</tbody></table>` : html;
}

/** Empty where the language has no word of it. */
export function ownFieldText(field: ProductField, value: ProductFieldValue, { locale, baseLocale }: Language): string {
  if (typeof value === 'boolean') return translateTo(locale)(value ? 'ownFields.yes' : 'ownFields.no');
  if (typeof value === 'number') return numberText(value, field, locale);
  if (!Array.isArray(value)) return nameIn(value, locale, baseLocale);
  return field.choices
    .filter(({ key }) => value.includes(key))
    .map(({ names }) => nameIn(names, locale, baseLocale))
    .join(', ');
}
