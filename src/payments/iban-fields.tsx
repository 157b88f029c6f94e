// SEPA direct debit: the account in Stripe's field, and the mandate that the shopper accepts with the order button.
import { IbanElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { StripeIbanElementChangeEvent } from '@stripe/stripe-js';
import { useEffect, useImperativeHandle, useMemo, useState } from 'react';
import { useApp } from '../app-instance.tsx';
import type { MessageKey } from '../i18n/all-messages.ts';
import { ElementFrame } from './element-frame.tsx';
import { paymentFieldStyle } from './payment-field-styles.ts';
import styles from './payment-fields.module.css';
import { outcomeOf } from './payment-outcome.ts';
import { paymentFieldIds } from './payment-part.ts';
import type { PaymentFieldsProps } from './stripe-part.tsx';
import { usePageTheme } from './use-page-theme.ts';

const empty = { isComplete: false, errorCode: null as string | null, bankName: '' };

export function IbanFields(props: PaymentFieldsProps) {
  const { shop, t } = useApp();
  const theme = usePageTheme();
  const options = useMemo(
    () => ({
      style: paymentFieldStyle('iban', theme),
      supportedCountries: ['SEPA'],
      placeholderCountry: shop.market.country,
    }),
    [theme, shop],
  );
  const { state, problem, onChange } = useIban(props);
  return (
    <>
      <ElementFrame name="iban" label="IBAN" hint={state.bankName} problem={problem}>
        <IbanElement
          id={paymentFieldIds.iban}
          className={styles.element ?? ''}
          options={options}
          onReady={props.onReady}
          onChange={onChange}
        />
      </ElementFrame>
      <p className={styles.small}>{t('method.debitTakesDays')}</p>
      <p className={styles.small}>{t('method.mandate', { creditor: props.creditor ?? '' })}</p>
    </>
  );
}

/** What is wrong with the account, and its payment. */
function useIban({ ref, status, focusFailure, onProblems }: PaymentFieldsProps) {
  const stripe = useStripe();
  const elements = useElements();
  const [state, setState] = useState(empty);
  const [isChecked, setIsChecked] = useState(false);
  const [refused, setRefused] = useState<MessageKey | null>(null);
  const problem = ibanProblem(state, isChecked) ?? refused ?? undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: only changes are told
  useEffect(() => onProblems(problem ? [{ field: 'iban', message: problem }] : []), [problem]);

  useImperativeHandle(ref, () => ({
    isReady: () => status === 'ready' && stripe !== null && elements !== null,
    focusFailure,
    check() {
      setIsChecked(true);
      const message = ibanProblem(state, true);
      return message ? [{ field: 'iban', message }] : [];
    },
    focus: () => elements?.getElement(IbanElement)?.focus(),
    async confirm(clientSecret, billing) {
      const iban = elements?.getElement(IbanElement);
      if (!stripe || !iban) return { kind: 'declined', message: 'payment.fieldsNotReady', field: null };
      const outcome = await outcomeOf(
        stripe.confirmSepaDebitPayment(clientSecret, {
          payment_method: { sepa_debit: iban, billing_details: billing },
        }),
        'sepa_debit',
      );
      if (outcome.kind === 'declined' && outcome.field === 'iban') setRefused(outcome.message);
      return outcome;
    },
  }));

  const onChange = ({ complete, error, bankName }: StripeIbanElementChangeEvent) => {
    setState({ isComplete: complete, errorCode: error?.code ?? null, bankName });
    setRefused(null);
  };
  return { state, problem, onChange };
}

function ibanProblem({ isComplete, errorCode }: typeof empty, isFinal: boolean): MessageKey | null {
  if (errorCode && !errorCode.startsWith('incomplete_')) {
    return errorCode === 'invalid_iban_country_code' ? 'method.ibanCountry' : 'method.ibanWrong';
  }
  return errorCode || (isFinal && !isComplete) ? 'method.ibanIncomplete' : null;
}
