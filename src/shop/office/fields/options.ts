// What can be chosen in several documents: countries, currencies, languages, carriers, methods.

import { currencies } from '../../../currencies.ts';
import type { MessageKey } from '../../../i18n/all-messages.ts';
import { languageNameIn } from '../../../i18n/language-name.ts';
import { locales } from '../../../i18n/locales.ts';
import { listCountriesByName } from '../../market-presets.ts';
import type { SettingPlace } from '../settings-screen.ts';
import type { Option } from './choice-fields.tsx';

/** The countries by their names in the language of whoever chooses. */
export function countryOptions({ locale }: SettingPlace): Option[] {
  return listCountriesByName(locale).map(({ id, name }) => ({ id, text: name }));
}

/** The shop's own come first. */
export function currencyOptions({ choices }: SettingPlace): Option[] {
  return [...new Set([...choices.currencies, ...currencies])].map((id) => ({ id, text: id }));
}

export function languageOptions({ locale }: SettingPlace): Option[] {
  return locales.map((id) => ({ id, text: languageNameIn(locale, id) }));
}

export function carrierOptions({ choices }: SettingPlace): Option[] {
  return choices.carriers.map(({ id, name }) => ({ id, text: name }));
}

/** One that no market of the shop can have may be named all the same, and says so. */
export function methodOptions({ choices, t }: SettingPlace): Option[] {
  return choices.paymentMethods.map(({ id, name, isPossible }) => ({
    id,
    text: isPossible ? name : t('paymentSettings.inNoMarket', { method: name }),
  }));
}

/** The options of a list that the document names: each has a text. */
export function namedOptions(texts: Readonly<Record<string, MessageKey>>): (place: SettingPlace) => Option[] {
  return ({ t }) => Object.entries(texts).map(([id, key]) => ({ id, text: t(key) }));
}

export function textOf(options: readonly Option[], id: unknown): string {
  return options.find((option) => option.id === id)?.text ?? String(id ?? '');
}
