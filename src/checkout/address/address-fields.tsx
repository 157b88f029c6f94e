// The fields of an address: where the parcel goes, and where the bill goes.
import type { ComponentProps, ReactNode } from 'react';
import { useApp } from '../../app-instance.tsx';
import { postalCodeName } from '../../countries/postal-address.ts';
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
  /** Whether only the country matters: the rest is hidden, not removed, as a company's name is. */
  isCountryOnly?: boolean;
  /** Fields between name and street. */
  children?: ReactNode;
};

type FieldName = ComponentProps<typeof DraftField>['name'];

const words = { autoCapitalize: 'words' };

export function AddressFields({ kind, countries, country, isCountryOnly, children, ...props }: AddressFieldsProps) {
  const { locale, t } = useApp();
  const isBill = kind === 'billing';
  const countryField = isBill ? 'billingCountry' : 'country';
  const field = (
    name: FieldName,
    ofBill: FieldName,
    token: string,
    more: Partial<ComponentProps<typeof DraftField>>,
  ) => <DraftField {...props} name={isBill ? ofBill : name} autoComplete={`${kind} ${token}`} {...more} />;
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
      {field('fullName', 'billingFullName', 'name', words)}
      {children}
      <div className={styles.fields} hidden={isCountryOnly}>
        {field('line1', 'billingLine1', 'address-line1', words)}
        {field('line2', 'billingLine2', 'address-line2', { isOptional: true })}
        <div className={styles.postalRow}>
          {field('postalCode', 'billingPostalCode', 'postal-code', {
            autoCapitalize: 'characters',
            localName: postalCodeName(country),
            isOptional: Boolean(postalCodeName(country)),
            // The hyphen of a Polish postcode is put in by itself.
            inputMode: isMadeOfDigits(country) ? 'numeric' : undefined,
            spellCheck: false,
          })}
          {field('city', 'billingCity', 'address-level2', words)}
        </div>
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
