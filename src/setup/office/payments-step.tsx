import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useApp } from '../../app-instance.tsx';
import { ibanOf } from '../../countries/iban.ts';
import { currencyOrEuro } from '../../currencies.ts';
import type { MessageKey } from '../../i18n/all-messages.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import controls from '../../ui/office/sheets/controls.module.css';
import layout from '../../ui/office/sheets/office-layout.module.css';
import hidden from '../../ui/visually-hidden.module.css';
import { soldIn } from './delivery-step.tsx';
import { SavedSinceNotice } from './saved-since.tsx';
import options from './setup-options.module.css';
import { inactiveMethodsQuery, type ShopSetup } from './setup-queries.ts';
import styles from './shop-setup.module.css';
import { StepForm } from './step-form.tsx';
import { messageOf, useNextStep, useSetupMutation } from './use-setup-step.ts';

export function PaymentsStep({ setup }: { setup: ShopSetup }) {
  const { t } = useApp();
  const {
    save,
    isPending,
    problems: [problem],
    versions,
    since,
  } = useSetupMutation('SetupSavePayments', setup.versions);
  const goOn = useNextStep('payments');
  const account = useBankAccount(setup);
  const inactive = useQuery(inactiveMethodsQuery).data?.inactiveMethods ?? [];
  return (
    <>
      <StepForm
        step="payments"
        title="setup.paymentsTitle"
        text="setup.paymentsText"
        isBusy={isPending || account.isPending}
        since={since}
        problem={problem && t(messageOf(problem))}
        onSubmit={async (fields) => {
          if (!(await account.saveTyped())) return;
          if (await save({ methods: fields.getAll('method').map(String), versions })) goOn();
        }}
      >
        {setup.isSandbox ? <Notice kind="info">{t('setup.sandbox')}</Notice> : null}
        <fieldset className={options.methods}>
          <legend className={hidden.hidden}>{t('setup.methods')}</legend>
          {setup.methods.map(({ id, name, isOn, lacks }) => (
            <label key={id} className={controls.check}>
              <input type="checkbox" name="method" value={id} defaultChecked={isOn} />
              <span>
                {name}
                <Lacking text={lacks ? lackTexts[lacks] : inactive.includes(id) ? 'setup.lacksActive' : null} />
              </span>
            </label>
          ))}
        </fieldset>
      </StepForm>
      <BankAccount account={account} />
    </>
  );
}

function Lacking({ text }: { text: MessageKey | null }) {
  const { t } = useApp();
  return text && <span className={classNames(layout.aside, options.lacking)}> {t(text)}</span>;
}

/** What keeps a method from shoppers. */
const lackTexts = {
  ACCOUNT: 'setup.lacksAccount',
  AGREEMENT: 'setup.lacksAgreement',
} as const satisfies Record<string, MessageKey>;

const fields = ['holder', 'iban', 'bic', 'bank'] as const;
const labels = {
  holder: 'setup.bankHolder',
  iban: 'setup.bankIban',
  bic: 'setup.bankBic',
  bank: 'setup.bankName',
} as const;

type AccountField = (typeof fields)[number];

/**
 * The account of the main currency. It is saved by itself, because it wants a second proof of who asks, and before the step
 * where something is typed: whichever button is pressed, nothing of it is lost.
 */
function useBankAccount(setup: ShopSetup) {
  const { save, versions, ...answered } = useSetupMutation('SetupSaveBankAccount', setup.versions);
  const { isPending, problems, since } = answered;
  const [isSaved, setSaved] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const currency = currencyOrEuro(soldIn(setup)[0]);
  const stored = setup.bankAccounts.find((other) => other.currency === currency);
  const before = (name: AccountField) => stored?.[name] ?? (name === 'holder' ? setup.company.legalName : '');
  useEffect(() => {
    if (problems.length === 0 || !form.current) return;
    form.current.closest('details')?.setAttribute('open', '');
    form.current.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);
  /** Whether it was saved. */
  async function saveAccount(): Promise<boolean> {
    setSaved(false);
    const account = readAccount(form.current);
    const isDone = await save({ currency, ...account, versions });
    if (isDone) form.current?.dispatchEvent(new CustomEvent('saved', { bubbles: true, detail: account }));
    setSaved(isDone);
    return isDone;
  }
  /** Whether nothing is typed that is not saved. */
  async function saveTyped(): Promise<boolean> {
    const typed = readAccount(form.current);
    return fields.every((name) => asKept(name, typed[name]) === asKept(name, before(name))) || saveAccount();
  }
  return {
    form,
    currency,
    before,
    isOpen: stored !== undefined,
    isSaved,
    isPending,
    problems,
    since,
    saveAccount,
    saveTyped,
  };
}

function readAccount(form: HTMLFormElement | null): Record<AccountField, string> {
  const given = new FormData(form ?? undefined);
  const read = (name: AccountField) => String(given.get(name) ?? '');
  return { holder: read('holder'), iban: read('iban'), bic: read('bic'), bank: read('bank') };
}

const asKept = (name: AccountField, typed: string) => (name === 'iban' ? ibanOf(typed) : typed.trim());

function BankAccount({ account }: { account: ReturnType<typeof useBankAccount> }) {
  const { t } = useApp();
  const { form, currency, before, isOpen, isSaved, isPending, problems, since, saveAccount } = account;
  const errorOf = (name: AccountField) => {
    if (!problems.some(({ field }) => field?.endsWith(`.${name}`))) return undefined;
    return t(name === 'iban' ? 'setup.ibanWrong' : 'setup.missing');
  };
  return (
    <details className={classNames(controls.fold, options.extra)} open={isOpen || undefined}>
      <summary>
        {t('setup.bankTitle')} ({currency})
      </summary>
      <form
        ref={form}
        data-keep={`account ${currency}`}
        className={classNames(layout.stack, styles.form)}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void saveAccount();
        }}
      >
        <p className={layout.aside}>{t('setup.bankText')}</p>
        {since ? <SavedSinceNotice since={since} button={t('setup.bankSave')} /> : null}
        {isSaved ? <Notice kind="success">{t('setup.bankSaved')}</Notice> : null}
        <div className={styles.fields}>
          {fields.map((name) => (
            <div key={name} className={styles.halfRow}>
              <TextField
                label={
                  <>
                    {t(labels[name])}{' '}
                    {name === 'bic' ? (
                      <span className={classNames(layout.aside, styles.optional)}>{t('setup.optional')}</span>
                    ) : null}
                  </>
                }
                name={name}
                error={errorOf(name)}
                defaultValue={before(name)}
                autoComplete="off"
                maxLength={200}
                required={name !== 'bic'}
              />
            </div>
          ))}
        </div>
        <div>
          <Button type="submit" isBusy={isPending}>
            {t('setup.bankSave')}
          </Button>
        </div>
      </form>
    </details>
  );
}
