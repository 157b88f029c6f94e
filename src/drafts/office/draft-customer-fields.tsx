// Whoever a draft is for: somebody who has ordered before, found by typing, or somebody new.
import { useApp } from '../../app-instance.tsx';
import { postalCodeName } from '../../countries/postal-address.ts';
import type { MessageKey } from '../../i18n/all-messages.ts';
import { operationQuery } from '../../query-client.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import layout from '../../ui/office/sheets/office-layout.module.css';
import { TypeAhead } from '../../ui/office/type-ahead.tsx';
import page from '../../ui/office/work-page.module.css';
import type { DraftCustomer } from '../draft-content.ts';
import styles from './draft-editor.module.css';
import type { DraftRefused } from './use-draft-editor.ts';

const fields: readonly (readonly [Exclude<keyof DraftCustomer, 'country'>, MessageKey, number])[] = [
  ['email', 'drafts.email', 200],
  ['phone', 'drafts.phone', 30],
  ['fullName', 'drafts.fullName', 100],
  ['line1', 'drafts.line1', 100],
  ['line2', 'drafts.line2', 100],
  ['postalCode', 'drafts.postalCode', 12],
  ['city', 'drafts.city', 80],
  ['companyName', 'drafts.companyName', 120],
  ['taxId', 'drafts.taxId', 20],
];

type DraftCustomerFieldsProps = {
  customer: DraftCustomer;
  countries: readonly { id: string; name: string }[];
  /** Why it was refused. A field is marked as long as it says the same. */
  faults: DraftRefused['faults'] | undefined;
  onChange(customer: DraftCustomer): void;
};

export function DraftCustomerFields({ customer, countries, faults, onChange }: DraftCustomerFieldsProps) {
  const { t } = useApp();
  return (
    <section className={page.panel}>
      <h2 className={page.panelTitle}>{t('drafts.customer')}</h2>
      <div className={layout.stack}>
        <TypeAhead
          label={t('drafts.findCustomer')}
          hint={t('drafts.findCustomerHint')}
          queryOf={(text) => operationQuery('DraftsFindCustomers', { text })}
          itemsOf={({ foundDraftCustomers }) => foundDraftCustomers}
          keyOf={({ email }) => email}
          onChoose={({ address: { companyName, taxId, ...address }, ...contact }) =>
            onChange({ ...contact, ...address, companyName: companyName ?? '', taxId: taxId ?? '' })
          }
          nothing={t('drafts.noCustomer')}
          show={({ email, address: { fullName, city } }) => (
            <span className={styles.found}>
              <b>{fullName}</b> <span className={page.soft}>{[email, city].filter(Boolean).join(' · ')}</span>
            </span>
          )}
        />
        {fields.map(([name, label, maxLength]) => (
          <TextField
            key={name}
            label={(name === 'postalCode' && postalCodeName(customer.country)) || t(label)}
            type={name === 'email' ? 'email' : 'text'}
            autoComplete="off"
            maxLength={maxLength}
            value={customer[name]}
            error={faults?.find(({ field, typed }) => field === name && typed === customer[name])?.says}
            onChange={({ target }) => onChange({ ...customer, [name]: target.value })}
          />
        ))}
        <SelectField
          label={t('drafts.country')}
          value={customer.country}
          onChange={({ target }) => onChange({ ...customer, country: target.value })}
        >
          <option value="">{t('drafts.countryOpen')}</option>
          {countries.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
    </section>
  );
}
