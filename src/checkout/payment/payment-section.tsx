import { type ReactNode, type RefObject, useState } from 'react';
import { useT } from '../../app-instance.tsx';
import type { MessageKey } from '../../i18n/all-messages.ts';
import { MethodPanel, P24Choice } from '../../payments/method-panel.tsx';
import { type ListedMethod, needsScripts, type WalletName } from '../../payments/methods/payment-methods.ts';
import { PaymentMarks } from '../../payments/payment-marks.tsx';
import type { PaymentPart, PaymentProblem, WalletPart } from '../../payments/payment-part.ts';
import { RadioRow } from '../../ui/fields/radio-row.tsx';
import { latePart } from '../../ui/late-part.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from '../checkout.module.css';
import { FormSection } from '../form-section.tsx';
import { REFUSAL_ID } from '../refusals/refusal-search.ts';
import type { Checkout } from '../use-checkout-choice.ts';

/** Which cards and accounts pay in the sandbox. */
export const SandboxHints = latePart(async () => (await import('./sandbox-hints.tsx')).bindSandboxHints());

export const loadPaymentParts = P24Choice.load;

/** The fields of each method as far as it has been chosen, and the wallet that was pressed. */
export type PaymentParts = Partial<Record<ListedMethod, PaymentPart> & Record<WalletName, WalletPart>>;

type PaymentSectionProps = {
  payment: Checkout['payment'];
  /** The total is less than any method can take. */
  isTooSmall: boolean;
  method: ListedMethod;
  /** The one that is ticked when the page begins. */
  initialMethod: ListedMethod;
  /** While an order is on its way, there is nothing to choose. */
  isBusy: boolean;
  /** What is said to somebody without scripts who ordered by a method that needs them. */
  scriptsNotice: MessageKey | false;
  parts: RefObject<PaymentParts>;
  onReady(): void;
  onProblems(method: ListedMethod, problems: PaymentProblem[]): void;
  /** What was said about the last attempt. */
  children: ReactNode;
};

export function PaymentSection(props: PaymentSectionProps) {
  const { payment, isTooSmall, method, initialMethod, isBusy, scriptsNotice, children } = props;
  const t = useT();
  // Fields come when their method is chosen first, and stay: what is typed lives in them.
  const [opened, setOpened] = useState<readonly ListedMethod[]>([initialMethod]);
  if (!opened.includes(method)) setOpened([...opened, method]);

  return (
    <FormSection title={t('checkout.payment')}>
      {children}
      {scriptsNotice ? (
        <noscript>
          <div className={styles.notice} id={REFUSAL_ID} tabIndex={-1}>
            <Notice kind="error">{t(scriptsNotice)}</Notice>
          </div>
        </noscript>
      ) : null}
      {payment.methods.length === 0 && !children ? (
        <Notice kind="info">{t(isTooSmall ? 'checkout.belowMinimum' : 'checkout.noMethod')}</Notice>
      ) : null}
      <div className={styles.rows}>
        {payment.terms.map(({ method: name, name: label, hint, text, icons }) => (
          <div className={styles.method} key={name} data-method={name}>
            <RadioRow
              name="paymentMethod"
              value={name}
              defaultChecked={name === initialMethod}
              disabled={isBusy && name !== method}
              label={<span className={styles.rowLabel}>{label}</span>}
              hint={
                <>
                  {hint}
                  {needsScripts(name) ? (
                    <noscript>
                      <strong> ({t('checkout.methodNeedsScripts')})</strong>
                    </noscript>
                  ) : null}
                </>
              }
              aside={<PaymentMarks icons={icons} />}
            />
            {/* Hidden for another method, never unmounted. */}
            <div className={needsScripts(name) ? styles.scriptedPanel : styles.panel} hidden={name !== method}>
              {opened.includes(name) || !needsScripts(name) ? (
                <MethodPanel method={name} text={text} part={partOf(props, name)} />
              ) : null}
              {payment.isSandbox && opened.includes(name) ? <SandboxHints method={name} /> : null}
            </div>
          </div>
        ))}
      </div>
    </FormSection>
  );
}

function partOf({ payment, parts, onReady, onProblems }: PaymentSectionProps, name: ListedMethod) {
  return {
    scriptUrl: payment.scriptUrl,
    publishableKey: payment.publishableKey,
    creditor: payment.creditor,
    onReady,
    onProblems: (problems: PaymentProblem[]) => onProblems(name, problems),
    ref: (part: PaymentPart | null) => {
      if (part) parts.current[name] = part;
      else delete parts.current[name];
    },
  };
}
