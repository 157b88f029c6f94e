import { useT } from '../app-instance.tsx';
import { CheckboxField } from '../ui/checkbox-field.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { addressRules } from './address-rules.ts';
import styles from './checkout.module.css';
import { fieldId } from './checkout-draft.ts';
import { countryName } from './country-name.ts';
import { DraftField, type SectionProps } from './draft-field.tsx';
import { FormSection } from './form-section.tsx';

type AddressSectionProps = SectionProps & { countries: readonly string[]; country: string; isCompany: boolean };

export function AddressSection({ countries, country, isCompany, ...props }: AddressSectionProps) {
  const t = useT();
  const rule = addressRules[country];
  const isDigitsOnly = country !== 'NL' && country !== 'PL';
  return (
    <FormSection title={t('checkout.address')}>
      <SelectField
        id={fieldId('country')}
        name="country"
        label={t('field.country')}
        autoComplete="country"
        defaultValue={props.initial.country}
        error={props.errorOf('country')}
      >
        {countries.map((code) => (
          <option key={code} value={code}>
            {countryName(t, code)}
          </option>
        ))}
      </SelectField>
      <DraftField {...props} name="fullName" autoComplete="name" autoCapitalize="words" />
      <CheckboxField
        id={fieldId('isCompany')}
        name="isCompany"
        label={t('field.isCompany')}
        defaultChecked={props.initial.isCompany}
      />
      {/* Hidden, not removed: what was typed is there again when the box is ticked once more. */}
      <div className={styles.company} hidden={!isCompany}>
        <DraftField {...props} name="companyName" autoComplete="organization" />
        <DraftField
          {...props}
          name="taxId"
          label={country === 'PL' ? 'field.taxIdPL' : 'field.taxId'}
          isOptional={!rule?.needsCompanyTaxId}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </div>
      <DraftField {...props} name="line1" autoComplete="address-line1" autoCapitalize="words" />
      <DraftField {...props} name="line2" autoComplete="address-line2" isOptional />
      <div className={styles.postalRow}>
        <DraftField
          {...props}
          name="postalCode"
          autoComplete="postal-code"
          autoCapitalize="characters"
          inputMode={isDigitsOnly ? 'numeric' : undefined}
          spellCheck={false}
        />
        <DraftField {...props} name="city" autoComplete="address-level2" autoCapitalize="words" />
      </div>
    </FormSection>
  );
}
