// The addresses of an account: the first of them that is complete is in the checkout already when it opens.
import { useApp } from '../app-instance.tsx';
import { AddressFields } from '../checkout/address/address-fields.tsx';
import { DraftField } from '../checkout/draft/draft-field.tsx';
import { emptyDraft } from '../checkout/draft/empty-draft.ts';
import { textsOf } from '../i18n/load-texts.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { CheckboxField } from '../ui/fields/checkbox-field.tsx';
import form from '../ui/fields/form.module.css';
import layout from '../ui/layout.module.css';
import { Notice } from '../ui/notice.tsx';
import styles from './account.module.css';
import { ANSWER_ID, accountUrl } from './account-address.ts';
import { AccountForm } from './account-form.tsx';
import type { Account, AccountPartProps } from './account-part.ts';
import { accountPage } from './account-shell.tsx';
import { ADDRESS_PARAMETER, MOST_ADDRESSES, NEW_ADDRESS } from './saved-address.ts';

export const loadTexts = textsOf(
  (locale) => import(`../i18n/messages/${locale}/shopper/account.ts`),
  (locale) => import(`../i18n/messages/${locale}/checkout.ts`),
);

export const { load, head, Page } = accountPage({
  title: 'account.addresses',
  at: 'addresses',
  Part: AccountAddresses,
});

type SavedAddress = Account['addresses'][number];

function AccountAddresses({ account, formToken, location: { search } }: AccountPartProps) {
  const { t, locale } = useApp();
  const { addresses } = account;
  const asked = search.get(ADDRESS_PARAMETER);
  const edited = addresses.find(({ id }) => id === asked) ?? null;
  const filledIn = addresses.find(({ problems }) => problems.length === 0)?.id;
  const isEditing = edited !== null || (addresses.length === 0 ? true : asked === NEW_ADDRESS);
  const editUrl = (id: string) => accountUrl('addresses', { locale }, { [ADDRESS_PARAMETER]: id });
  return (
    <>
      <p className={layout.lead}>{t('account.addressesLead')}</p>
      <ul className={styles.cards}>
        {addresses.map((address, position) => (
          <li key={address.id} className={styles.card}>
            <AddressCard
              {...{ address, formToken }}
              isFirst={position === 0}
              isFilledIn={address.id === filledIn}
              editUrl={editUrl(address.id)}
            />
          </li>
        ))}
      </ul>
      {isEditing ? (
        <AddressForm
          key={edited?.id ?? NEW_ADDRESS}
          {...{ formToken, edited }}
          countries={account.countries}
          isAlone={addresses.length === 0}
        />
      ) : addresses.length < MOST_ADDRESSES ? (
        <div>
          <LinkButton to={editUrl(NEW_ADDRESS)}>{t('account.addAddress')}</LinkButton>
        </div>
      ) : null}
    </>
  );
}

type CardProps = { address: SavedAddress; formToken: string; isFirst: boolean; isFilledIn: boolean; editUrl: string };

function AddressCard({ address: { id, lines, problems }, formToken, isFirst, isFilledIn, editUrl }: CardProps) {
  const { t, locale } = useApp();
  const [name = ''] = lines;
  return (
    <>
      {isFilledIn ? <p className={styles.soft}>{t('account.firstAddress')}</p> : null}
      {problems.length > 0 ? <p className={styles.soft}>{t('account.addressIncomplete')}</p> : null}
      <p className={styles.address}>{lines.join('\n')}</p>
      <div className={styles.tools}>
        <LinkButton to={editUrl} size="small">
          {t('account.changeAddress')}
        </LinkButton>
        <AccountForm
          action={accountUrl('addresses', { locale })}
          className={styles.tools}
          hidden={{ id }}
          formToken={formToken}
        >
          {isFirst ? null : (
            <Button type="submit" size="small" kind="quiet" name="action" value="first">
              {t('account.putFirst')}
            </Button>
          )}
          <Button
            type="submit"
            size="small"
            kind="quiet"
            name="action"
            value="remove"
            aria-label={t('account.removeAddress', { name })}
          >
            {t('account.remove')}
          </Button>
        </AccountForm>
      </div>
    </>
  );
}

type FormProps = {
  formToken: string;
  /** Null: a new one. */
  edited: SavedAddress | null;
  countries: readonly string[];
  isAlone: boolean;
};

function AddressForm({ formToken, edited, countries, isAlone }: FormProps) {
  const { t, locale } = useApp();
  const initial = { ...emptyDraft, country: countries[0] ?? '', ...edited };
  const problems = new Map(edited?.problems.map(({ field, text }) => [field, text]));
  const errorOf = (name: string) => problems.get(name);
  const shown = countries.includes(initial.country) || !initial.country ? countries : [initial.country, ...countries];
  const fields = { initial, errorOf };
  return (
    <section className={styles.section} aria-labelledby="address-form">
      <h2 id="address-form">{t(edited ? 'account.changeAddress' : 'account.addAddress')}</h2>
      {problems.size > 0 ? (
        <div id={ANSWER_ID} tabIndex={-1}>
          <Notice kind="error">{t('account.addressProblems')}</Notice>
        </div>
      ) : null}
      <AccountForm
        action={accountUrl('addresses', { locale })}
        className={form.form}
        hidden={{ id: edited?.id ?? NEW_ADDRESS }}
        formToken={formToken}
      >
        {/* The first button of a form is the one that Enter presses. */}
        <button type="submit" name="action" value="save" hidden />
        <AddressFields kind="shipping" countries={shown} country={initial.country} {...fields} />
        <DraftField {...fields} name="phone" type="tel" autoComplete="shipping tel" />
        <CheckboxField name="isCompany" label={t('field.isCompany')} defaultChecked={initial.isCompany} />
        <div className={styles.company}>
          <DraftField {...fields} name="companyName" isOptional autoComplete="shipping organization" />
          <DraftField
            {...fields}
            name="taxId"
            label={initial.country === 'PL' ? 'field.taxIdPL' : 'field.taxId'}
            isOptional
            autoComplete="off"
          />
        </div>
        <div className={styles.tools}>
          <Button kind="primary" type="submit" name="action" value="save">
            {t('account.saveAddress')}
          </Button>
          {isAlone ? null : (
            <LinkButton kind="quiet" to={accountUrl('addresses', { locale })}>
              {t('account.cancel')}
            </LinkButton>
          )}
        </div>
      </AccountForm>
    </section>
  );
}
