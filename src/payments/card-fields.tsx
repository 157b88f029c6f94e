import { CardCvcElement, CardExpiryElement, CardNumberElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { StripeElementChangeEvent } from '@stripe/stripe-js';
import { type Ref, useEffect, useImperativeHandle, useMemo, useState } from 'react';
import { useT } from '../app-instance.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { cardFieldProblem, cardFields, emptyCardState } from './card-field-problems.ts';
import { ElementFrame } from './element-frame.tsx';
import type { CardField } from './payment-field.ts';
import { paymentFieldStyle } from './payment-field-styles.ts';
import styles from './payment-fields.module.css';
import { outcomeOf } from './payment-outcome.ts';
import { type PaymentPart, type PaymentProblem, paymentFieldIds } from './payment-part.ts';
import { usePageTheme } from './use-page-theme.ts';
import type { ScriptStatus } from './use-stripe-script.ts';

type CardFieldsProps = {
  ref: Ref<PaymentPart>;
  status: ScriptStatus;
  onReady(): void;
  onFailure(): void;
  focusFailure(): boolean;
  /** Called with the problems shown beside the fields, whenever they change. */
  onProblems(problems: PaymentProblem[]): void;
};

export function CardFields(props: CardFieldsProps) {
  const t = useT();
  const theme = usePageTheme();
  const style = useMemo(() => paymentFieldStyle('card', theme), [theme]);
  const { problems, onChange } = useCard(props);
  const common = { onChange, onLoadError: props.onFailure, className: styles.element };
  const chrome = (name: CardField) => ({
    name,
    label: t(`payment.${name}`),
    problem: problems.find((problem) => problem.field === name)?.message,
  });
  return (
    <fieldset className={styles.fields} aria-busy={props.status === 'loading' || undefined}>
      <legend className={styles.legend}>
        <VisuallyHidden>{t('payment.cardDetails')}</VisuallyHidden>
      </legend>
      <ElementFrame {...chrome('cardNumber')}>
        <CardNumberElement
          id={paymentFieldIds.cardNumber}
          options={{ style, disableLink: true, placeholder: '1234 1234 1234 1234' }}
          onReady={props.onReady}
          {...common}
        />
      </ElementFrame>
      <ElementFrame {...chrome('cardExpiry')}>
        <CardExpiryElement
          id={paymentFieldIds.cardExpiry}
          options={{ style, placeholder: t('payment.cardExpiryPlaceholder') }}
          {...common}
        />
      </ElementFrame>
      <ElementFrame {...chrome('cardCvc')}>
        <CardCvcElement id={paymentFieldIds.cardCvc} options={{ style, placeholder: '123' }} {...common} />
      </ElementFrame>
    </fieldset>
  );
}

/** What is wrong with the card, and its payment. */
function useCard({ ref, status, focusFailure, onProblems }: CardFieldsProps) {
  const stripe = useStripe();
  const elements = useElements();
  const [states, setStates] = useState(emptyCardState);
  const [isChecked, setIsChecked] = useState(false);
  const [declined, setDeclined] = useState<PaymentProblem | null>(null);

  const problems = cardFields.flatMap((name) => {
    const message = cardFieldProblem(name, states[name], isChecked);
    if (message) return [{ field: name, message }];
    return declined?.field === name ? [declined] : [];
  });

  const problemsKey = problems.map(({ field: name, message }) => `${name} ${message}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only changes are told
  useEffect(() => onProblems(problems), [problemsKey]);

  useImperativeHandle(ref, () => ({
    isReady: () => status === 'ready' && stripe !== null && elements !== null,
    focusFailure,
    check: () => {
      setIsChecked(true);
      return cardFields.flatMap((name) => {
        const message = cardFieldProblem(name, states[name], true);
        return message ? [{ field: name, message }] : [];
      });
    },
    focus: (field) => {
      const name = cardFields.find((candidate) => candidate === field);
      if (name) elements?.getElement(elementOf[name])?.focus();
    },
    async confirm(clientSecret, billing) {
      const card = elements?.getElement(CardNumberElement);
      if (!stripe || !card) return { kind: 'declined', message: 'payment.fieldsNotReady', field: null };
      const outcome = await outcomeOf(
        stripe.confirmCardPayment(clientSecret, { payment_method: { card, billing_details: billing } }),
        'card',
      );
      if (outcome.kind === 'declined' && outcome.field) setDeclined({ field: outcome.field, message: outcome.message });
      return outcome;
    },
  }));

  const onChange = ({ elementType, complete, error }: StripeElementChangeEvent) => {
    const name = cardFields.find((candidate) => candidate === elementType);
    if (!name) return;
    setStates((current) => ({ ...current, [name]: { isComplete: complete, errorCode: error?.code ?? null } }));
    setDeclined((current) => (current?.field === name ? null : current));
  };
  return { problems, onChange };
}

const elementOf = {
  cardNumber: CardNumberElement,
  cardExpiry: CardExpiryElement,
  cardCvc: CardCvcElement,
} as const;
