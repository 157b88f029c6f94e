import { Fragment } from 'react';
import { useApp } from '../../app-instance.tsx';
import { needsPostalCode, postalCodeName } from '../../countries/postal-address.ts';
import type { MessageKey } from '../../i18n/all-messages.ts';
import type { Translate } from '../../i18n/translate.ts';
import { companyFacts, factsOf, isRegisterOfCourts, ownNameOf } from '../../law/company-facts.ts';
import { writeOpeningHours } from '../../shop/hours/opening-hours.ts';
import { classNames } from '../../ui/class-names.ts';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import layout from '../../ui/office/sheets/office-layout.module.css';
import type { ShopSetup } from './setup-queries.ts';
import styles from './shop-setup.module.css';
import { StepForm } from './step-form.tsx';
import { messageOf, problemAt, untoldProblem, useNextStep, useSetupMutation } from './use-setup-step.ts';

type FieldName = Exclude<keyof ShopSetup['company'], 'country' | 'postalCodeExample' | 'numbersComplete'>;
type Field = { name: FieldName; label: string; hint?: string; isOptional?: boolean; autoComplete?: string };

/** Numbers that are checked by their digits. */
const checked: readonly FieldName[] = ['vatId', 'taxNumber', 'registryNumber', 'krs', 'kvk'];

export function CompanyStep({ setup }: { setup: ShopSetup }) {
  const { t } = useApp();
  const { company } = setup;
  const { save, isPending, problems, versions, since } = useSetupMutation('SetupSaveCompany', setup.versions);
  const goOn = useNextStep('company');
  const fields = fieldsOf(company.country, t);
  const errorOf = (name: FieldName): string | undefined => {
    if (since?.fields.some((field) => field.endsWith(`.${name}`))) return t('setup.savedHere');
    const refusal = problemAt(problems, name)?.refusal;
    if (refusal === undefined) return undefined;
    if (refusal === 'Missing') return t('setup.missing');
    if (checked.includes(name)) return t('setup.wrongNumber');
    if (name === 'postalCode' && company.postalCodeExample === '') return t('setup.wrong');
    return t(wrongTexts[name] ?? 'setup.wrong', { example: company.postalCodeExample });
  };
  const names = fields.map(({ name }) => name);
  const untold = untoldProblem(problems, names);
  return (
    <StepForm
      step="company"
      title="setup.companyTitle"
      text="setup.companyText"
      isBusy={isPending}
      problems={problems}
      since={since}
      problem={untold && t(messageOf(untold))}
      onSubmit={async (form) => {
        const { country: _known, postalCodeExample: _shown, numbersComplete: _former, ...before } = company;
        const previous = Object.fromEntries(companyFacts.map((fact) => [fact, before[fact]]));
        const typed = Object.fromEntries(names.map((name) => [name, String(form.get(name) ?? '')]));
        const numbersComplete = form.has('numbersComplete');
        const given = { ...before, ...previous, ...typed, numbersComplete };
        if (await save({ company: given, versions })) goOn();
      }}
    >
      <div className={styles.fields}>
        {fields.map((field) => (
          <Fragment key={field.name}>
            {field.name === 'street' ? <NumbersComplete isTold={company.numbersComplete} /> : null}
            <CompanyField {...{ field, company }} error={errorOf(field.name)} />
          </Fragment>
        ))}
      </div>
    </StepForm>
  );
}

function fieldsOf(country: string, t: Translate): Field[] {
  const asked = factsOf(country);
  return [
    {
      name: 'legalName',
      label: t('setup.legalName'),
      hint: t('setup.legalNameHint'),
      autoComplete: 'organization',
    },
    ...asked.map((name) => ({
      name,
      label: factLabel(t, country, name),
      isOptional: true,
      ...(name === 'register' && isRegisterOfCourts(country) && { hint: t('setup.registerHint') }),
    })),
    { name: 'street', label: t('setup.street'), autoComplete: 'street-address' },
    {
      name: 'postalCode',
      label: postalCodeName(country) ?? t('setup.postalCode'),
      isOptional: !needsPostalCode(country),
      autoComplete: 'postal-code',
    },
    { name: 'city', label: t('setup.city'), autoComplete: 'address-level2' },
    { name: 'email', label: t('setup.email'), hint: t('setup.emailHint'), autoComplete: 'email' },
    { name: 'phone', label: t('setup.phone'), isOptional: true, autoComplete: 'tel' },
    {
      name: 'openingHours',
      label: t('setup.openingHours'),
      hint: t('setup.openingHoursHint'),
      isOptional: true,
    },
  ];
}

type CompanyFieldProps = { field: Field; company: ShopSetup['company']; error: string | undefined };

function CompanyField({ field: { name, label, hint, isOptional, autoComplete }, company, error }: CompanyFieldProps) {
  const { locale, t } = useApp();
  return (
    <div className={styles[spanOf[name] ?? 'wholeRow']}>
      <TextField
        label={
          <>
            {label}{' '}
            {isOptional ? (
              <span className={classNames(layout.aside, styles.optional)}>{t('setup.optional')}</span>
            ) : null}
          </>
        }
        hint={hint}
        error={error}
        name={name}
        type={name === 'email' ? 'email' : name === 'phone' ? 'tel' : 'text'}
        autoComplete={autoComplete ?? 'off'}
        defaultValue={name === 'openingHours' ? writeOpeningHours(company[name], locale).join(', ') : company[name]}
        maxLength={200}
        required={!isOptional}
      />
    </div>
  );
}

/** Stands below the numbers of the country: whoever has no more is asked for no more. */
function NumbersComplete({ isTold }: { isTold: boolean }) {
  const { t } = useApp();
  return (
    <div className={styles.wholeRow}>
      <CheckboxField label={t('setup.numbersComplete')} name="numbersComplete" defaultChecked={isTold} />
    </div>
  );
}

/** How it is written, where it is not clear. */
const wrongTexts: Partial<Record<FieldName, MessageKey>> = {
  phone: 'setup.wrongPhone',
  openingHours: 'setup.wrongHours',
  email: 'setup.wrongEmail',
  postalCode: 'setup.wrongPostalCode',
};

/** What stands beside its neighbour. */
const spanOf: Partial<Record<FieldName, string>> = {
  ...{ postalCode: 'thirdOfRow', city: 'twoThirds', email: 'wholeRow', phone: 'halfRow', openingHours: 'halfRow' },
  ...{ vatId: 'halfRow', taxNumber: 'halfRow', registryNumber: 'halfRow', krs: 'halfRow', kvk: 'halfRow' },
  ...{ register: 'halfRow', lucid: 'halfRow', responsiblePerson: 'halfRow' },
};

const words: Readonly<Record<string, MessageKey>> = {
  vatId: 'setup.vatId',
  register: 'setup.register',
  responsiblePerson: 'setup.responsiblePerson',
};

function factLabel(t: (key: MessageKey) => string, country: string, fact: string): string {
  const word = words[fact];
  return ownNameOf(country, fact) ?? (word ? t(word) : fact);
}
