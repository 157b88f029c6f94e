// The fields of an address: where the parcel goes, and where the bill goes.
import type { ReactNode } from 'react';
import { useApp } from '../../app-instance.tsx';
import { countryName } from '../../i18n/country-name.ts';
import type { Locale } from '../../i18n/locales.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import styles from '../checkout.module.css';
import { fieldId } from '../draft/checkout-draft.ts';
import { DraftField, type SectionProps } from '../draft/draft-field.tsx';
import { isMadeOfDigits } from './address-formats.ts';

type AddressFieldsProps = SectionProps & {
  kind: 'shipping' | 'billing';
  countries: readonly string[];
  country: string;
  /** Between name and street. */
  children?: ReactNode;
};

export function AddressFields({ kind, countries, country, children, ...props }: AddressFieldsProps) {
  const { locale, t } = useApp();
  const isBill = kind === 'billing';
  const countryField = isBill ? 'billingCountry' : 'country';
  return (
    <>
      <SelectField
        id={fieldId(countryField)}
        name={countryField}
        label={t('field.country')}
        autoComplete={`${kind} country`}
        defaultValue={props.initial[countryField]}
        error={props.errorOf(countryField)}
      >
        {optionsOf(countries, locale)}
      </SelectField>
      {isBill ? null : (
        <noscript>
          <Button type="submit" size="small" name="action" value="refresh">
            {t('checkout.refresh')}
          </Button>
        </noscript>
      )}
      <DraftField
        {...props}
        name={isBill ? 'billingFullName' : 'fullName'}
        autoComplete={`${kind} name`}
        autoCapitalize="words"
      />
      {children}
      <DraftField
        {...props}
        name={isBill ? 'billingLine1' : 'line1'}
        autoComplete={`${kind} address-line1`}
        autoCapitalize="words"
      />
      <DraftField
        {...props}
        name={isBill ? 'billingLine2' : 'line2'}
        autoComplete={`${kind} address-line2`}
        isOptional
      />
      <div className={styles.postalRow}>
        <DraftField
          {...props}
          name={isBill ? 'billingPostalCode' : 'postalCode'}
          autoComplete={`${kind} postal-code`}
          autoCapitalize="characters"
          // The hyphen of a Polish postcode is put in by itself.
          inputMode={isMadeOfDigits(country) ? 'numeric' : undefined}
          spellCheck={false}
        />
        <DraftField
          {...props}
          name={isBill ? 'billingCity' : 'city'}
          autoComplete={`${kind} address-level2`}
          autoCapitalize="words"
        />
      </div>
    </>
  );
}

function optionsOf(countries: readonly string[], locale: Locale): ReactNode {
  return countries
    .map((code) => ({ code, name: countryName(locale, code) }))
    .sort((a, b) => a.name.localeCompare(b.name, locale))
    .map(({ code, name }) => (
      <option key={code} value={code}>
        {name}
      </option>
    ));
}
