// BLIK: six digits from the bank's app, approved there within a minute. A code can be used once.
import { useStripe } from '@stripe/react-stripe-js';
import { useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useT } from '../app-instance.tsx';
import type { MessageKey } from '../i18n/all-messages.ts';
import field from '../ui/fields/field.module.css';
import { controlProps, FieldHint } from '../ui/fields/field-text.tsx';
import { latePart } from '../ui/late-part.tsx';
import { isBlikCode, readBlikCode } from './blik-code.ts';
import styles from './payment-fields.module.css';
import { outcomeOf } from './payment-outcome.ts';
import { paymentFieldIds } from './payment-part.ts';
import type { PaymentFieldsProps } from './stripe-part.tsx';

const id = paymentFieldIds.blikCode;

/** Shown after the press: its code comes while the digits are typed. */
const LateBlikWait = latePart(async () => (await import('./blik-wait.tsx')).BlikWait);

export function BlikFields(props: PaymentFieldsProps) {
  const t = useT();
  const { input, problem, setProblem, isWaiting } = useBlik(props);
  return (
    <>
      {isWaiting ? <LateBlikWait /> : null}
      {/* Hidden, not removed, so that the field is still there for another try. */}
      <div hidden={isWaiting}>
        <div className={field.field}>
          <label className={field.label} htmlFor={id}>
            {t('method.blikCode')}
          </label>
          <input
            className={`${field.control} ${styles.code}`}
            ref={input}
            name="blikCode"
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            enterKeyHint="done"
            placeholder="000 000"
            aria-required
            {...controlProps(id, { hint: true, error: problem })}
            onInput={({ currentTarget }) => {
              const code = readBlikCode(currentTarget.value);
              if (currentTarget.value !== code) currentTarget.value = code;
              setProblem(null);
            }}
          />
          <FieldHint id={id} hint={t('method.blikCodeHint')} error={problem ? t(problem) : null} />
        </div>
      </div>
    </>
  );
}

/** Sends the code that was typed. */
function useBlik({ ref, status, onReady, focusFailure, onProblems }: PaymentFieldsProps) {
  const stripe = useStripe();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<MessageKey | null>(null);
  const [isWaiting, setIsWaiting] = useState(false);

  // The field is ours, so only the script that sends its value has to be loaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once
  useEffect(() => {
    if (stripe) onReady();
    // Without it the shopper still waits, only unseen; it is asked for again when it is shown.
    LateBlikWait.load().catch(() => undefined);
  }, [stripe]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only changes are told
  useEffect(() => onProblems(problem ? [{ field: 'blikCode', message: problem }] : []), [problem]);

  useImperativeHandle(ref, () => ({
    isReady: () => status === 'ready' && stripe !== null,
    focusFailure,
    check() {
      const isWhole = isBlikCode(input.current?.value ?? '');
      setProblem(isWhole ? null : 'method.blikIncomplete');
      return isWhole ? [] : [{ field: 'blikCode', message: 'method.blikIncomplete' }];
    },
    focus: () => input.current?.focus(),
    async confirm(clientSecret, billing) {
      const code = input.current?.value ?? '';
      if (!stripe) return { kind: 'declined', message: 'payment.fieldsNotReady', field: null };
      setIsWaiting(true);
      const outcome = await outcomeOf(
        stripe.confirmBlikPayment(clientSecret, {
          payment_method: { blik: {}, billing_details: billing },
          payment_method_options: { blik: { code } },
        }),
        'blik',
      );
      if (outcome.kind === 'declined') {
        setIsWaiting(false);
        if (outcome.field === 'blikCode') setProblem(outcome.message);
        // The code is used up, unless the call never reached the bank.
        if (input.current && outcome.message !== 'decline.connection') input.current.value = '';
      }
      return outcome;
    },
  }));
  return { input, problem, setProblem, isWaiting };
}
