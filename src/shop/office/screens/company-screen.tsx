// The seller: in the footer, in e-mails, on the legal pages and on invoices.
import type { ReactNode } from 'react';
import { isCountry } from '../../../countries/country.ts';
import { postalCodeName } from '../../../countries/postal-address.ts';
import type { MessageKey } from '../../../i18n/all-messages.ts';
import { countryName } from '../../../i18n/country-name.ts';
import { countriesOfShareCapital, isRegisterOfCourts, ownNameOf } from '../../../law/company-facts.ts';
import { writeOpeningHours } from '../../hours/opening-hours.ts';
import { understandOpeningHours } from '../../hours/typed-opening-hours.ts';
import { VatIdCheck } from '../checks/vat-id-check.tsx';
import { choice, toggle } from '../fields/choice-fields.tsx';
import { countryOptions } from '../fields/options.ts';
import { text } from '../fields/text-fields.tsx';
import { settingsEntries } from '../settings-entries.ts';
import type { FieldOptions, SettingField, SettingForm, SettingsScreen } from '../settings-screen.ts';

const LINE = { maxLength: 200 };

const countryIn = (form: SettingForm) => String(form['address.country'] ?? '');

/** A number is called what it is called where it is given out. */
function number(fact: string, word: MessageKey, options: FieldOptions = {}): SettingField<string> {
  const label: SettingField['label'] = ({ siblings, t }) => ownNameOf(countryIn(siblings), fact) ?? t(word);
  return text(fact, label, { ...LINE, ...options });
}

/** A number that companies of that country alone have. What is filled in can always be seen and taken away. */
const givenOutIn = (countries: readonly string[], fact: string): FieldOptions => ({
  isShown: ({ siblings }) => countries.includes(countryIn(siblings)) || Boolean(siblings[fact]),
});

/** A register of that country for whoever sends packaging, equipment or batteries there, wherever the company is. */
const registeredIn = (country: string, fact: string): FieldOptions => ({
  isShown: ({ siblings, choices }) =>
    countryIn(siblings) === country || choices.deliveryCountries.includes(country) || Boolean(siblings[fact]),
});

export const companyScreen: SettingsScreen = {
  ...settingsEntries.company,
  sections: [
    {
      fields: [
        text('legalName', 'companySettings.legalName', { ...LINE, autoComplete: 'organization' }),
        text('responsiblePerson', 'companySettings.responsiblePerson', {
          ...LINE,
          hint: 'companySettings.responsiblePersonHint',
        }),
        text('address.street', 'companySettings.street', { ...LINE, autoComplete: 'street-address' }),
        text(
          'address.postalCode',
          ({ siblings, t }) =>
            postalCodeName(String(siblings['address.country'] ?? '')) ?? t('companySettings.postalCode'),
          { ...LINE, autoComplete: 'postal-code' },
        ),
        text('address.city', 'companySettings.city', { ...LINE, autoComplete: 'address-level2' }),
        choice('address.country', 'companySettings.country', {
          options: (place) => {
            const country = countryIn(place.siblings);
            // What was stored before it had to be a member state is shown by its name.
            const isKept = country !== '' && !isCountry(country);
            return [
              ...(isKept ? [{ id: country, text: countryName(place.locale, country) }] : []),
              ...countryOptions(place),
            ];
          },
        }),
      ],
    },
    {
      title: 'companySettings.contact',
      fields: [
        text('email', 'companySettings.email', { maxLength: 320, type: 'email', autoComplete: 'email' }),
        text('phone', 'companySettings.phone', { ...LINE, type: 'tel', autoComplete: 'tel' }),
        text('openingHours', 'companySettings.openingHours', {
          ...LINE,
          hint: 'companySettings.openingHoursHint',
          write: (value, { locale }) => writeOpeningHours(value, locale).join(', '),
          understand: (typed, { locale }) => (typed === '' ? '' : understandOpeningHours(typed, locale)),
          problem: 'settings.notHours',
        }),
        text('safetyEmail', 'companySettings.safetyEmail', {
          ...{ maxLength: 320, type: 'email', autoComplete: 'email' },
          hint: 'companySettings.safetyEmailHint',
        }),
      ],
    },
    {
      title: 'companySettings.numbers',
      hint: 'companySettings.numbersHint',
      fields: [
        number('vatId', 'companySettings.vatId', { hint: 'companySettings.vatIdHint' }),
        number('taxNumber', 'companySettings.taxNumber'),
        number('registryNumber', 'companySettings.registryNumber'),
        number('register', 'companySettings.register', {
          hint: ({ siblings, t }) => (isRegisterOfCourts(countryIn(siblings)) ? t('companySettings.registerHint') : ''),
        }),
        number('shareCapital', 'companySettings.shareCapital', {
          ...givenOutIn(countriesOfShareCapital, 'shareCapital'),
          hint: 'companySettings.shareCapitalHint',
        }),
        number('krs', 'companySettings.krs', givenOutIn(['PL'], 'krs')),
        number('kvk', 'companySettings.kvk', givenOutIn(['NL'], 'kvk')),
        number('wIdNr', 'companySettings.wIdNr', givenOutIn(['DE'], 'wIdNr')),
        number('lucid', 'companySettings.lucid', registeredIn('DE', 'lucid')),
        number('weee', 'companySettings.weee', { ...registeredIn('DE', 'weee'), hint: 'companySettings.weeeHint' }),
        number('batteries', 'companySettings.batteries', registeredIn('DE', 'batteries')),
        number('bdo', 'companySettings.bdo', registeredIn('PL', 'bdo')),
        toggle('numbersComplete', 'companySettings.numbersComplete'),
      ],
    },
  ],
  After: ({ form }): ReactNode => (
    <VatIdCheck vatId={String(form.vatId ?? '').trim()} country={String(form['address.country'] ?? '')} />
  ),
};
