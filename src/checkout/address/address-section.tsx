import { useT } from '../../app-instance.tsx';
import { addressRules } from '../../countries/countries.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import styles from '../checkout.module.css';
import { fieldId } from '../draft/checkout-draft.ts';
import { DraftField, type SectionProps } from '../draft/draft-field.tsx';
import { FormSection } from '../form-section.tsx';
import { countryName } from './country-name.ts';

type AddressSectionProps = SectionProps & {
  countries: readonly string[];
  country: string;
  isCompany: boolean;
  isPickedUp: boolean;
};

export function AddressSection({ countries, country, isCompany, isPickedUp, ...props }: AddressSectionProps) {
  const t = useT();
  const rule = addressRules[country];
  // The hyphen of a Polish postcode is put in by itself.
  const isDigitsOnly = country !== 'NL';
  return (
    <FormSection title={t(isPickedUp ? 'checkout.billingAddress' : 'checkout.address')}>
      <SelectField
        id={fieldId('country')}
        name="country"
        label={t('field.country')}
        autoComplete="shipping country"
        defaultValue={props.initial.country}
        error={props.errorOf('country')}
      >
        {countries.map((code) => (
          <option key={code} value={code}>
            {countryName(t, code)}
          </option>
        ))}
      </SelectField>
      <noscript>
        <Button type="submit" size="small" name="action" value="refresh">
          {t('checkout.refresh')}
        </Button>
      </noscript>
      <DraftField {...props} name="fullName" autoComplete="shipping name" autoCapitalize="words" />
      <CheckboxField
        id={fieldId('isCompany')}
        name="isCompany"
        label={t('field.isCompany')}
        defaultChecked={props.initial.isCompany}
      />
      {/* Hidden, not removed: what was typed is there again when the box is ticked once more. */}
      <div className={styles.company} hidden={!isCompany}>
        <DraftField {...props} name="companyName" autoComplete="shipping organization" />
        <DraftField
          {...props}
          name="taxId"
          label={country === 'PL' ? 'field.taxIdPL' : 'field.taxId'}
          isOptional={!rule?.needsCompanyTaxId}
          autoComplete="off"
          hint={t('field.companyNote')}
          autoCapitalize="characters"
          spellCheck={false}
        />
      </div>
      <DraftField {...props} name="line1" autoComplete="shipping address-line1" autoCapitalize="words" />
      <DraftField {...props} name="line2" autoComplete="shipping address-line2" isOptional />
      <div className={styles.postalRow}>
        <DraftField
          {...props}
          name="postalCode"
          autoComplete="shipping postal-code"
          autoCapitalize="characters"
          inputMode={isDigitsOnly ? 'numeric' : undefined}
          spellCheck={false}
        />
        <DraftField {...props} name="city" autoComplete="shipping address-level2" autoCapitalize="words" />
      </div>
    </FormSection>
  );
}
