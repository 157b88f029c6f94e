// Gives money back: by line and quantity, with the delivery or without, or another amount. What it comes to is what the
// server says; the button names it.
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useApp, useFormatMoney } from '../../app-instance.tsx';
import { formatVat } from '../../orders/office/format-vat.ts';
import { isRefundReason, type RefundReason, refundReasons } from '../../orders/office/refund-reasons.ts';
import { ReasonFields } from '../../refunds/office/reason-fields.tsx';
import styles from '../../refunds/office/refund-form.module.css';
import { RefundLines } from '../../refunds/office/refund-lines.tsx';
import type { RefundQuote } from '../../refunds/office/refund-queries.ts';
import { type RefundSubject, useRefundChoice } from '../../refunds/office/use-refund-choice.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { parseAmount } from './parse-amount.ts';
import { useOrderAction } from './use-order-action.ts';

type RefundFormProps = {
  order: { number: number; version: number };
  subject: Omit<RefundSubject, 'number'>;
  defaultReason?: RefundReason;
  onDone(): void;
};

export function RefundForm({ order, subject, defaultReason, onDone }: RefundFormProps) {
  const { t } = useApp();
  const format = useFormatMoney();
  const { ask, isPending, problem } = useOrderAction('OrdersRefund', order, onDone);
  const choice = useRefundChoice({ ...subject, number: order.number });
  const [ownText, setOwnText] = useState('');
  const [amountError, setAmountError] = useState<string>();
  const { quote } = choice;
  const form = useRef<HTMLFormElement>(null);
  const isHere = quote !== null;
  useEffect(() => {
    // A dialog gives the focus to its first field, which was not there yet.
    if (isHere) form.current?.closest('dialog')?.querySelector<HTMLElement>('form input')?.focus();
  }, [isHere]);
  if (!quote) return null;
  const own = ownText.trim() === '' ? null : parseAmount(ownText);
  const amount = own === null ? quote.amount : { ...quote.amount, minor: own };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The amount on the button is that of the choice before.
    if (choice.isAsking && own === null) return;
    if (ownText.trim() !== '' && own === null) return setAmountError(t('refunds.ownAmountWrong'));
    if (amount.minor > quote.left.minor) return setAmountError(t('work.refusedRefundTooLarge'));
    if (amount.minor === 0) return setAmountError(t('refunds.nothing'));
    setAmountError(undefined);
    const fields = new FormData(event.currentTarget);
    const because = String(fields.get('because'));
    ask({
      refund: {
        lines: quote.lines.map((line) => ({
          position: line.position,
          quantity: choice.quantityOf(line),
          isRestocked: line.isRestockable && choice.isRestocked(line),
        })),
        isWithDelivery: choice.isWithDelivery,
        amountMinor: amount.minor,
        isOwnAmount: own !== null,
        reasonKind: isRefundReason(because) ? because : null,
        reason: String(fields.get('words')),
        returnNumber: subject.returnNumber ?? null,
      },
    });
  };
  return (
    <form ref={form} className={styles.form} onSubmit={submit}>
      {problem ? <Notice kind="error">{problem}</Notice> : null}
      <RefundLines quote={quote} choice={choice} />
      <RefundNotes quote={quote} amount={amount} />
      <TextField
        label={t('refunds.ownAmount', { currency: quote.amount.currency })}
        hint={t('refunds.ownAmountHint', { amount: format(quote.amount), left: format(quote.left) })}
        error={amountError}
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        value={ownText}
        onChange={({ target }) => setOwnText(target.value)}
      />
      <ReasonFields
        reasons={refundReasons}
        textOf={(reason) => `refunds.reason_${reason}` as const}
        {...(defaultReason && { defaultReason })}
      />
      <Button kind="primary" type="submit" isWide isBusy={isPending}>
        {t('refunds.give', { amount: format(amount) })}
      </Button>
    </form>
  );
}

function RefundNotes({ quote, amount }: { quote: RefundQuote; amount: RefundQuote['amount'] }) {
  const { locale, t } = useApp();
  const format = useFormatMoney();
  const vat = quote.vat.map((part) => `${formatVat(part.basisPoints, locale)} ${format(part.vat)}`).join(', ');
  return (
    <>
      {vat ? <p className={styles.soft}>{t('refunds.vat', { vat })}</p> : null}
      {quote.isLimited ? <Notice kind="info">{t('refunds.limited', { amount: format(quote.left) })}</Notice> : null}
      {quote.isByHand ? (
        <Notice kind="info">{t('refunds.byHand', { method: quote.methodName ?? '', amount: format(amount) })}</Notice>
      ) : null}
    </>
  );
}
