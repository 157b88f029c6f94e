import { useT } from '../../app-instance.tsx';
import { addressRule } from '../../countries/address-rules.ts';
import { memberStates } from '../../countries/country.ts';
import type { CheckoutDraftInput } from '../../operations.generated.ts';
import type { Handover } from '../../shipping/handover.ts';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import styles from '../checkout.module.css';
import { countryOf, needsAddress } from '../checkout-fields.ts';
import { fieldId } from '../draft/checkout-draft.ts';
import { DraftField, type SectionProps } from '../draft/draft-field.tsx';
import { FormSection } from '../form-section.tsx';
import { AddressFields } from './address-fields.tsx';

type AddressSectionProps = SectionProps & {
  countries: readonly string[];
  draft: CheckoutDraftInput;
  handover: Handover;
};

export function AddressSection({ countries, draft, handover, ...props }: AddressSectionProps) {
  const t = useT();
  const isDelivered = handover === 'door';
  const taxCountry = isDelivered ? countryOf('taxId', draft) : draft.country;
  return (
    <FormSection title={t(isDelivered ? 'checkout.address' : 'checkout.billingAddress')}>
      <AddressFields
        {...props}
        kind="shipping"
        countries={countries}
        country={draft.country}
        // One that was there before stays in sight, and can be emptied.
        isCountryOnly={!needsAddress(draft, handover) && !props.initial.line1}
      >
        <CheckboxField
          id={fieldId('isCompany')}
          name="isCompany"
          label={t('field.isCompany')}
          defaultChecked={props.initial.isCompany}
        />
        {/* Hidden, not removed: what was typed is there again when the box is ticked once more. */}
        <div className={styles.company} hidden={!draft.isCompany}>
          <DraftField {...props} name="companyName" autoComplete="shipping organization" />
          <DraftField
            {...props}
            name="taxId"
            label={taxCountry === 'PL' ? 'field.taxIdPL' : 'field.taxId'}
            isOptional={!addressRule(taxCountry)?.needsCompanyTaxId}
            autoComplete="off"
            hint={t('field.companyNote')}
            autoCapitalize="characters"
            spellCheck={false}
          />
        </div>
      </AddressFields>
      {/* If nothing is brought to it, the one address is the bill's. */}
      <div className={styles.fields} hidden={!isDelivered}>
        <CheckboxField
          id={fieldId('hasBillingAddress')}
          name="hasBillingAddress"
          label={t('field.hasBillingAddress')}
          defaultChecked={props.initial.hasBillingAddress}
        />
        <fieldset
          className={styles.company}
          hidden={!draft.hasBillingAddress}
          aria-label={t('field.hasBillingAddress')}
        >
          <AddressFields {...props} kind="billing" countries={memberStates} country={draft.billingCountry} />
        </fieldset>
      </div>
    </FormSection>
  );
}
