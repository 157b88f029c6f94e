import { CardCvcElement, CardExpiryElement, CardNumberElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { StripeElementChangeEvent } from '@stripe/stripe-js';
import { type ReactNode, type Ref, useEffect, useImperativeHandle, useMemo, useState } from 'react';
import { useT } from '../app-instance.tsx';
import type { MessageKey } from '../i18n/messages/en.ts';
import field from '../ui/field.module.css';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { cardFieldIds, cardFieldProblem, cardFields, emptyCardState } from './card-field-problems.ts';
import styles from './card-fields.module.css';
import { type CardField, type CardOutcome, cardOutcome } from './card-outcome.ts';
import { paymentFieldStyle } from './payment-field-styles.ts';
import { usePageTheme } from './use-page-theme.ts';
import type { ScriptStatus } from './use-stripe-script.ts';

export type CardProblem = { field: CardField; message: MessageKey };

export type BillingDetails = {
  name: string;
  email: string;
  phone: string;
  address: { line1: string; line2?: string; postal_code: string; city: string; country: string };
};

/** What the order button needs of the fields. */
export type CardFieldsHandle = {
  isReady(): boolean;
  /** Leads to the explanation when the fields could not be loaded. False when there is none to lead to. */
  focusFailure(): boolean;
  /** Shows what is wrong or missing beside the fields, and answers with it. */
  check(): CardProblem[];
  focus(field: CardField): void;
  /** Confirms the payment with the card in the fields; 3-D Secure takes place in between. Never rejects. */
  confirm(clientSecret: string, billing: BillingDetails): Promise<CardOutcome>;
};

type CardFieldSetProps = {
  ref: Ref<CardFieldsHandle>;
  status: ScriptStatus;
  onReady(): void;
  onFailure(): void;
  focusFailure(): boolean;
  /** What is said beside the fields, whenever it changes. */
  onProblems(problems: CardProblem[]): void;
};

export function CardFieldSet({ ref, status, onReady, onFailure, focusFailure, onProblems }: CardFieldSetProps) {
  const t = useT();
  const stripe = useStripe();
  const elements = useElements();
  const theme = usePageTheme();
  const [states, setStates] = useState(emptyCardState);
  const [isChecked, setIsChecked] = useState(false);
  const [declined, setDeclined] = useState<CardProblem | null>(null);
  const style = useMemo(() => paymentFieldStyle('card', theme), [theme]);

  const problems = cardFields.flatMap((name) => {
    const message = cardFieldProblem(name, states[name], isChecked);
    if (message) return [{ field: name, message }];
    return declined?.field === name ? [declined] : [];
  });

  const said = problems.map(({ field: name, message }) => `${name} ${message}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only news is told
  useEffect(() => onProblems(problems), [said]);

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
    focus: (name) => elements?.getElement(elementOf[name])?.focus(),
    async confirm(clientSecret, billing) {
      const card = elements?.getElement(CardNumberElement);
      if (!stripe || !card) return { kind: 'declined', message: 'payment.fieldsNotReady', field: null };
      const outcome = await stripe
        .confirmCardPayment(clientSecret, { payment_method: { card, billing_details: billing } })
        .then(cardOutcome, (): CardOutcome => ({ kind: 'declined', message: 'decline.connection', field: null }));
      if (outcome.kind === 'declined' && outcome.field) setDeclined({ field: outcome.field, message: outcome.message });
      return outcome;
    },
  }));

  const onChange = ({ elementType, complete, error }: StripeElementChangeEvent) => {
    const name = cardFields.find((known) => known === elementType);
    if (!name) return;
    setStates((known) => ({ ...known, [name]: { isComplete: complete, errorCode: error?.code ?? null } }));
    setDeclined((known) => (known?.field === name ? null : known));
  };

  const common = { onChange, onLoadError: onFailure, className: styles.element };
  const chrome = (name: CardField) => ({ name, problem: problems.find((problem) => problem.field === name)?.message });
  return (
    <fieldset className={styles.fields} aria-busy={status === 'loading' || undefined}>
      <legend className={styles.legend}>
        <VisuallyHidden>{t('payment.cardDetails')}</VisuallyHidden>
      </legend>
      <CardChrome {...chrome('cardNumber')}>
        <CardNumberElement
          id={cardFieldIds.cardNumber}
          options={{ style, disableLink: true, placeholder: '1234 1234 1234 1234' }}
          onReady={onReady}
          {...common}
        />
      </CardChrome>
      <CardChrome {...chrome('cardExpiry')}>
        <CardExpiryElement
          id={cardFieldIds.cardExpiry}
          options={{ style, placeholder: t('payment.cardExpiryPlaceholder') }}
          {...common}
        />
      </CardChrome>
      <CardChrome {...chrome('cardCvc')}>
        <CardCvcElement id={cardFieldIds.cardCvc} options={{ style, placeholder: '123' }} {...common} />
      </CardChrome>
    </fieldset>
  );
}

const elementOf = {
  cardNumber: CardNumberElement,
  cardExpiry: CardExpiryElement,
  cardCvc: CardCvcElement,
} as const;

/** Label, frame and error. Stripe.js moves the focus into the field when its container's label is pressed. */
function CardChrome({
  name,
  problem,
  children,
}: {
  name: CardField;
  problem: MessageKey | undefined;
  children: ReactNode;
}) {
  const t = useT();
  const id = cardFieldIds[name];
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={id} id={`${id}-label`}>
        {t(`payment.${name}`)}
      </label>
      {/* biome-ignore lint/a11y/useSemanticElements: a legend would not be the label that Stripe.js listens to */}
      <div
        className={styles.frame}
        role="group"
        data-invalid={problem ? true : undefined}
        aria-labelledby={`${id}-label`}
        aria-describedby={problem ? `${id}-error` : undefined}
      >
        {children}
      </div>
      <span aria-live="polite">
        {problem ? (
          <span className={field.error} id={`${id}-error`}>
            {t(problem)}
          </span>
        ) : null}
      </span>
    </div>
  );
}
