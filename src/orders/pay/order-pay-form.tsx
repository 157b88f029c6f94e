// The pay page's form: the methods of the checkout, and one button. Without scripts it is posted as a plain form.
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { urlOf } from '../../addresses.ts';
import { useApp, useFormatMoney, useT } from '../../app-instance.tsx';
import { methodIn, readMethod, readP24 } from '../../checkout/payment/payment-choice.ts';
import { type PaymentParts, PaymentSection } from '../../checkout/payment/payment-section.tsx';
import { ProblemSummary } from '../../checkout/problem-summary.tsx';
import {
  type CheckoutNotice,
  isAboutWaiting,
  NoticeBox,
  noticeOfRefusal,
} from '../../checkout/refusals/checkout-notice.tsx';
import { messageOn } from '../../checkout/refusals/checkout-refusals.ts';
import { readRefusal } from '../../checkout/refusals/refusal-search.ts';
import { isBelowMinimum } from '../../minimum-charge.ts';
import type { Money } from '../../money.ts';
import type { OrderFieldsFragment, OrderShowQuery } from '../../operations.generated.ts';
import { isDebit, type ListedMethod, needsScripts } from '../../payments/methods/payment-methods.ts';
import { type PaymentProblem, paymentFieldIds } from '../../payments/payment-part.ts';
import { LateOrderTerms } from '../../terms/late-order-terms.tsx';
import { Button } from '../../ui/button.tsx';
import { useFirstReading } from '../../ui/fields/use-first-reading.ts';
import { Notice } from '../../ui/notice.tsx';
import styles from './order-pay-page.module.css';
import { usePayOrder } from './use-pay-order.ts';

/**
 * Preselects the method chosen before, but after a failed debit another one, because the account is probably still
 * empty or closed.
 */
function likelyMethod({ paymentMethod, declineText }: OrderFieldsFragment, offered: readonly ListedMethod[]) {
  const isSpent = paymentMethod !== null && declineText !== null && isDebit(paymentMethod);
  return offered.find((method) => (method === paymentMethod) !== isSpent);
}

const NOT_READY: CheckoutNotice = { kind: 'message', message: 'payment.fieldsNotReady' };

type PayableOrder = NonNullable<OrderShowQuery['order']>;

type OrderPayFormProps = {
  order: OrderFieldsFragment;
  payment: NonNullable<PayableOrder['payment']>;
  terms: PayableOrder['terms'];
  /** The page's query, with the result of a form that was posted without scripts. */
  search: URLSearchParams;
};

export function OrderPayForm({ order, payment, terms, search }: OrderPayFormProps) {
  const { locale, t } = useApp();
  const [refusal] = useState(() => readRefusal(search, null));
  const [initialMethod] = useState(() => methodIn(search, payment.methods, likelyMethod(order, payment.methods)));
  const [method, setMethod] = useState(initialMethod);
  const [notice, setNotice] = useState<CheckoutNotice | null>(() => noticeOfRefusal(refusal));
  const [problems, setProblems] = useState<PaymentProblem[]>([]);
  const parts = useRef<PaymentParts>({});
  const summaryBox = useRef<HTMLDivElement>(null);
  const { progress, payOrder } = usePayOrder(order, parts);
  const element = useRef<HTMLFormElement>(null);
  const focus = (field: PaymentProblem['field']) => parts.current[method]?.focus(field);
  const read = () => setMethod(readMethod(element.current as HTMLFormElement) ?? method);
  useFirstReading(read);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (progress !== 'idle') return;
    const part = needsScripts(method) ? parts.current[method] : null;
    const found = part?.isReady() ? part.check() : [];
    // The summary must be in the page before it can take the focus.
    flushSync(() => {
      setNotice(null);
      setProblems(found);
    });
    if (found.length > 0) return summaryBox.current?.focus();
    if (part && !part.isReady()) return part.focusFailure() || setNotice(NOT_READY);
    const outcome = await payOrder({ paymentMethod: method, ...readP24(event.currentTarget) });
    if (outcome.kind === 'refused') setNotice(outcome.notice);
  };

  return (
    <form
      className={styles.form}
      ref={element}
      method="post"
      action={urlOf('orderPay', { locale, token: order.token })}
      noValidate
      onInput={read}
      onSubmit={submit}
    >
      {problems.length > 0 ? <Problems problems={problems} focus={focus} ref={summaryBox} /> : null}
      {order.declineText && !notice ? <Notice kind="error">{t(order.declineText)}</Notice> : null}
      <PaymentSection
        payment={payment}
        isTooSmall={isBelowMinimum(order.totals.due)}
        method={method}
        initialMethod={initialMethod}
        scriptsNotice={messageOn('noScripts', refusal)}
        isBusy={progress !== 'idle'}
        parts={parts}
        onReady={() => setNotice((current) => (isAboutWaiting(current) ? null : current))}
        onProblems={(of, found) => of === method && setProblems((current) => (current.length > 0 ? found : current))}
      >
        {notice ? <NoticeBox notice={notice} /> : null}
      </PaymentSection>
      <Closing total={order.totals.due} {...{ terms, progress }} />
    </form>
  );
}

type ProblemsProps = {
  problems: readonly PaymentProblem[];
  focus(field: PaymentProblem['field']): void;
  ref: RefObject<HTMLDivElement | null>;
};

function Problems({ problems, focus, ref }: ProblemsProps) {
  const t = useT();
  const listed = problems.map(({ field, message }) => ({
    id: paymentFieldIds[field],
    text: t(message),
    focus: () => focus(field),
  }));
  return <ProblemSummary problems={listed} ref={ref} />;
}

type ClosingProps = Pick<OrderPayFormProps, 'terms'> & {
  total: Money;
  progress: ReturnType<typeof usePayOrder>['progress'];
};

/** What is agreed to, the button, and how far it is. */
function Closing({ terms, total, progress }: ClosingProps) {
  const t = useT();
  const format = useFormatMoney();
  return (
    <div className={styles.closing}>
      <LateOrderTerms terms={terms} />
      <Button kind="primary" isWide type="submit" isBusy={progress !== 'idle'}>
        {t('order.payButton', { amount: format(total) })}
      </Button>
      <p className={styles.progress} role="status">
        {progress === 'idle' ? null : t(progress === 'placing' ? 'order.paying' : `checkout.${progress}`)}
      </p>
    </div>
  );
}
